import { Marquee } from '@portal/ui';
import { styled } from 'styled-components';

const QUOTES = [
  'One breath is a beginning.',
  'You have made it through every hard day so far.',
  'Rest is not giving up.',
  'Small steps are steps.',
  'You may take up room.',
  'Feelings are weather: they pass through.',
  'Asking for help is strength at work.',
  'You do not have to carry it all today.',
];

/** Kind words that pass by without end (AI-30). */
export function Quotes() {
  return (
    <Strip label="Kind words" seconds={60}>
      {QUOTES.map((quote) => (
        <span key={quote}>{quote}</span>
      ))}
    </Strip>
  );
}

const Strip = styled(Marquee)`
  flex: none;
  padding-block: 0;
  color: var(--color-ink-faint);
  font-size: var(--text-small);
  white-space: nowrap;

  /* An on-screen keyboard leaves room for the talk alone. */
  @container room (max-height: 24rem) {
    display: none;
  }
`;
