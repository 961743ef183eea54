import { Badge, ButtonLink, LoadingState, Page, usePageTitle } from '@portal/ui';
import { useParams } from 'react-router-dom';
import { useDocument } from '../useDocument';
import { parseLetters } from './letter';

export function LetterPage() {
  const { slug } = useParams();
  const state = useDocument('/letters.json', parseLetters);
  const letter =
    state.status === 'ready' ? state.value.find((candidate) => candidate.slug === slug) : undefined;
  usePageTitle(letter?.title);
  if (state.status === 'loading') return <LoadingState>Loading...</LoadingState>;
  if (!letter) {
    return (
      <Page title="Letter not found">
        <ButtonLink to="/">Go Back Home</ButtonLink>
      </Page>
    );
  }
  return (
    <Page title={letter.title}>
      {letter.content.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p>
        {letter.meta.author} <Badge kind="verified" /> · <time>{letter.meta.date}</time>
      </p>
      <ButtonLink to="/" variant="quiet">
        Back to Home
      </ButtonLink>
    </Page>
  );
}
