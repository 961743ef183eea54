import * as v from 'valibot';

const RuntimeConfig = v.object({
  /** Origin of the Supabase API; the portal's own when the back end is embedded. */
  supabaseUrl: v.pipe(v.string(), v.url()),
  /** Publishable key: identifies the project, grants nothing. */
  supabaseKey: v.string(),
  /** The address visitors use, without a trailing slash. */
  publicUrl: v.pipe(v.string(), v.url()),
  deterrence: v.boolean(),
  /** Whether the companion's answers are streamed. */
  streaming: v.boolean(),
  /** Whether Discord's image host may be asked for avatars. */
  discordAvatars: v.boolean(),
  /** Identifies the shell build that served the document. */
  release: v.string(),
});

/** What the server tells the page at start, inlined in every document. Holds no secret. */
export type RuntimeConfig = v.InferOutput<typeof RuntimeConfig>;

/** @throws {v.ValiError} when a field is missing or of the wrong type. */
export function parseRuntimeConfig(value: unknown): RuntimeConfig {
  return v.parse(RuntimeConfig, value);
}
