import { brand, media } from '@portal/brand';
import { Button, Ghost, type Mood } from '@portal/ui';
import { styled } from 'styled-components';
import { STARTERS } from '../copy';

interface Props {
  mood: Mood;
  onStart(question: string): void;
}

/** An empty conversation: a few words, and gentle ways to begin. */
export function Welcome({ mood, onStart }: Props) {
  return (
    <Root>
      <Mascot size={132} mood={mood} />
      <Lead>What is on your mind?</Lead>
      <p>
        Write as it comes. {brand.name} reads every word, and the conversation is kept on this device until
        you clear it.
      </p>
      <Starters aria-label="Ways to begin">
        {STARTERS.map((starter) => (
          <li key={starter}>
            <Starter variant="secondary" onClick={() => onStart(starter)}>
              {starter}
            </Starter>
          </li>
        ))}
      </Starters>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--space-3);
  max-width: 34rem;
  margin: auto;
  color: var(--color-ink-soft);
  line-height: 1.5;
  text-align: center;
`;

/** Only where there is room for it. */
const Mascot = styled(Ghost)`
  display: none;

  @media (min-height: 46rem) {
    display: block;
  }
`;

const Lead = styled.p`
  color: var(--color-ink);
  font-size: var(--text-h2);
  font-weight: var(--weight-heading);
  line-height: var(--leading-tight);
  text-wrap: balance;
`;

const Starters = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-2);
  margin-block-start: var(--space-2);
`;

const Starter = styled(Button)`
  padding-inline: 0.8em;
  font-size: var(--text-small);
  font-weight: var(--weight-medium);

  ${media.medium} {
    padding-inline: 1.2em;
    font-size: var(--text-body);
  }
`;
