import styled from 'styled-components';
import { CONNECTION_WORDS } from '../copy';
import type { Connection } from '../room/roomView';

/** Says what is going on between this page and the room. */
export function ConnectionLine({ connection }: { connection: Connection }) {
  return (
    <Line role="status" $connection={connection}>
      {CONNECTION_WORDS[connection]}
    </Line>
  );
}

const lights = {
  connecting: 'var(--color-lavender)',
  live: 'var(--color-mint)',
  reconnecting: 'var(--color-butter)',
  offline: 'var(--color-rose)',
} satisfies Record<Connection, string>;

const Line = styled.p<{ $connection: Connection }>`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-height: 1.5em;
  color: var(--color-ink-soft);
  font-size: var(--text-small);
  line-height: var(--leading-snug);

  &::before {
    content: '';
    flex: none;
    width: 0.6em;
    height: 0.6em;
    border-radius: 50%;
    background: ${({ $connection }) => lights[$connection]};
  }
`;
