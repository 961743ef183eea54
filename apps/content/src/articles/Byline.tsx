import { Badge } from '@portal/ui';
import { styled } from 'styled-components';
import type { Article } from './article';

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  color: var(--color-ink-soft);
  font-size: var(--text-small);
`;

/** Date and author, with the mark of a verified one. */
export function Byline({ article: { date, author, verified } }: { article: Article }) {
  return (
    <Line>
      <time dateTime={date}>{readable(date)}</time>
      <span>{author}</span>
      {verified && <Badge kind="verified" />}
    </Line>
  );
}

function readable(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  return Number.isNaN(day.getTime())
    ? date
    : day.toLocaleDateString('en', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
}
