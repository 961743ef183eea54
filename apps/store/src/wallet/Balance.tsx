import { styled } from 'styled-components';

const Amount = styled.p`
  display: flex;
  align-items: baseline;
  gap: var(--space-2);
  color: var(--color-ink-soft);

  strong {
    color: var(--color-butter);
    font-size: var(--text-h1);
    line-height: var(--leading-tight);
  }
`;

export function Balance({ coins }: { coins: number }) {
  return (
    <Amount aria-live="polite">
      <strong>{coins.toLocaleString('en')}</strong> {coins === 1 ? 'coin' : 'coins'} 🪙
    </Amount>
  );
}
