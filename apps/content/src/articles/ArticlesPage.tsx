import { ButtonLink, EmptyState, Field, Grid, LoadingState, Page } from '@portal/ui';
import { useState } from 'react';
import { useDocument } from '../useDocument';
import { ArticleCard } from './ArticleCard';
import { parseArticles, searchArticles } from './article';

export function ArticlesPage() {
  const state = useDocument('/articles.json', parseArticles);
  const [query, setQuery] = useState('');
  const found = state.status === 'ready' ? searchArticles(state.value, query) : [];
  return (
    <Page
      title="Articles"
      lead="Short reads for heavy and light evenings."
      width="wide"
      actions={
        <ButtonLink to="/" variant="quiet">
          Back to Home
        </ButtonLink>
      }
    >
      <Field
        label="Search articles"
        type="search"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      {state.status === 'loading' && <LoadingState>Loading...</LoadingState>}
      {state.status !== 'loading' && found.length === 0 && <EmptyState title="Articles not found" />}
      <Grid>
        {found.map((article) => (
          <ArticleCard key={article.slug} article={article} />
        ))}
      </Grid>
    </Page>
  );
}
