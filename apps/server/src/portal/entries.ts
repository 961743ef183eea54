import * as v from 'valibot';

/** What a document says about an article or a letter. */
export interface Entry {
  title: string;
  description?: string;
}

const DESCRIPTION_MAX_CHARACTERS = 160;

const Content = v.object({
  title: v.string(),
  content: v.optional(v.union([v.string(), v.array(v.string())])),
});
const Articles = v.record(v.string(), Content);
const Letters = v.array(v.object({ slug: v.string(), ...Content.entries }));

function toEntry({ title, content }: v.InferOutput<typeof Content>): Entry {
  const first = (Array.isArray(content) ? content[0] : content)?.split(/\n\s*\n/)[0]?.trim();
  if (!first) return { title };
  const isLong = first.length > DESCRIPTION_MAX_CHARACTERS;
  const cut = first.slice(0, DESCRIPTION_MAX_CHARACTERS).replace(/\s+\S*$/, '');
  return { title, description: isLong ? `${cut}…` : first };
}

/** Articles by slug (AR-14). A map, so that `constructor` is no article. */
export function parseArticles(text: string): Map<string, Entry> {
  const articles = v.parse(Articles, JSON.parse(text));
  return new Map(Object.entries(articles).map(([slug, article]) => [slug, toEntry(article)]));
}

/** Letters by slug (LE-07). */
export function parseLetters(text: string): Map<string, Entry> {
  const letters = v.parse(Letters, JSON.parse(text));
  return new Map(letters.map((letter) => [letter.slug, toEntry(letter)]));
}
