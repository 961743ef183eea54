import * as v from 'valibot';

const ShellRecord = v.object({
  /** Identifies the shell's build. */
  release: v.string(),
  routes: v.array(
    v.object({
      path: v.pipe(v.string(), v.startsWith('/')),
      title: v.string(),
      description: v.optional(v.string()),
    }),
  ),
  /** Of the inline scripts in the document, for the content security policy. */
  scriptHashes: v.array(v.pipe(v.string(), v.regex(/^'?sha(256|384|512)-[\w+/-]+={0,2}'?$/))),
});

/** What the shell's build tells the server about itself. */
export type ShellRecord = v.InferOutput<typeof ShellRecord>;

/** @throws when the text is no record that this server understands. */
export function parseShellRecord(text: string): ShellRecord {
  return v.parse(ShellRecord, JSON.parse(text));
}
