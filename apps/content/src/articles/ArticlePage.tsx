import { LoadingState, Page, TextLink, usePageTitle } from '@portal/ui';
import { Navigate, useParams } from 'react-router-dom';
import { useDocument } from '../useDocument';
import { paragraphs, parseArticles } from './article';
import { Byline } from './Byline';

export function ArticlePage() {
  const { slug } = useParams();
  const state = useDocument('/articles.json', parseArticles);
  const article =
    state.status === 'ready' ? state.value.find((candidate) => candidate.slug === slug) : undefined;
  usePageTitle(article?.title);
  if (state.status === 'loading') return <LoadingState>Loading...</LoadingState>;
  if (!article) return <Navigate to="/404" replace />;
  return (
    <Page title={article.title}>
      <Byline article={article} />
      {paragraphs(article.content).map((text) => (
        <p key={text}>{text}</p>
      ))}
      <TextLink to="/articles">Back to articles</TextLink>
    </Page>
  );
}
