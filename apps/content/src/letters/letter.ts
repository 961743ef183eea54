import * as v from 'valibot';

const Letter = v.object({
  slug: v.string(),
  title: v.string(),
  content: v.array(v.string()),
  meta: v.object({ author: v.string(), date: v.string() }),
});

export type Letter = v.InferOutput<typeof Letter>;

/** The letters document: a list. An entry of the wrong shape is left out. */
export function parseLetters(value: unknown): Letter[] {
  return v.parse(v.array(v.unknown()), value).flatMap((entry) => {
    const parsed = v.safeParse(Letter, entry);
    return parsed.success ? [parsed.output] : [];
  });
}
