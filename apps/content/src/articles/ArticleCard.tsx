import { Badge, CardLink } from '@portal/ui';
import type { Article } from './article';
import { Byline } from './Byline';

export function ArticleCard({ article }: { article: Article }) {
  return (
    <CardLink to={`/article/${encodeURIComponent(article.slug)}`}>
      {article.badge && <Badge kind={article.badge === 'New' ? 'green' : 'red'}>{article.badge}</Badge>}
      <h2>{article.title}</h2>
      <Byline article={article} />
    </CardLink>
  );
}
