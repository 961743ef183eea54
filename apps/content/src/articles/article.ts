import * as v from 'valibot';

const Article = v.object({
  title: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  image: v.optional(v.string()),
  date: v.string(),
  author: v.string(),
  verified: v.optional(v.boolean(), false),
  badge: v.optional(v.picklist(['Hot News', 'New', 'Trending'])),
  content: v.union([v.array(v.string()), v.string()]),
});

export type Article = v.InferOutput<typeof Article> & { slug: string };

/** The articles document: an object keyed by slug. An entry of the wrong shape is left out; the others stay. */
export function parseArticles(value: unknown): Article[] {
  const entries = v.parse(v.record(v.string(), v.unknown()), value);
  return Object.entries(entries).flatMap(([slug, entry]) => {
    const parsed = v.safeParse(Article, entry);
    return parsed.success ? [{ ...parsed.output, slug }] : [];
  });
}

/** Paragraphs of either content shape: a list, or text separated by blank lines (TR-106). */
export function paragraphs(content: Article['content']): string[] {
  const parts = typeof content === 'string' ? content.split(/(?:\r?\n){2,}/) : content;
  return parts.map((part) => part.trim()).filter(Boolean);
}

/** Articles whose title contains the words as typed, in any case; outer spaces do not count (OP-139). */
export function searchArticles(articles: Article[], query: string): Article[] {
  const wanted = query.trim().toLowerCase();
  return articles.filter((article) => article.title.toLowerCase().includes(wanted));
}
