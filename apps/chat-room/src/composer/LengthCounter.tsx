import styled from 'styled-components';
import { MAX_MESSAGE_LENGTH, messageLength } from './messageLength';

/** `n/1000` (CH-22), red when over (CH-23). */
export function LengthCounter({ text, id }: { text: string; id: string }) {
  const length = messageLength(text);
  return (
    <Count id={id} $isOver={length > MAX_MESSAGE_LENGTH}>
      {length}/{MAX_MESSAGE_LENGTH}
    </Count>
  );
}

const Count = styled.span<{ $isOver: boolean }>`
  color: ${({ $isOver }) => ($isOver ? 'var(--color-rose)' : 'var(--color-ink-faint)')};
  font-size: var(--text-small);
  font-variant-numeric: tabular-nums;
`;
