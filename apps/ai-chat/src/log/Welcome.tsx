import { brand } from '@portal/brand';
import { Button } from '@portal/ui';
import { styled } from 'styled-components';
import { STARTERS } from '../copy';

/** An empty conversation: a few words, and gentle ways to begin. */
export function Welcome({ onStart }: { onStart(question: string): void }) {
  return (
    <Root>
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
  gap: var(--space-4);
  max-width: 34rem;
  margin: auto;
  color: var(--color-ink-soft);
  text-align: center;
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
`;

const Starter = styled(Button)`
  font-weight: var(--weight-medium);
`;
