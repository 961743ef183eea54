import styled from 'styled-components';

/** Running text: articles, letters, terms, answers in markdown. Gives plain elements their measure and rhythm. */
export const Prose = styled.div`
  max-width: var(--width-reading);
  min-width: 0;
  overflow-wrap: anywhere;

  > * + * {
    margin-top: 1em;
  }

  > * + :is(h2, h3, h4) {
    margin-top: 1.75em;
  }

  :is(h2, h3, h4) + * {
    margin-top: 0.6em;
  }

  :is(ul, ol) {
    padding-inline-start: 1.4em;
  }

  ul {
    list-style: disc;
  }

  ol {
    list-style: decimal;
  }

  li + li {
    margin-top: 0.4em;
  }

  ::marker {
    color: var(--color-lavender);
  }

  a {
    color: var(--color-lavender);
    text-underline-offset: 0.22em;
  }

  a:hover {
    color: var(--color-lavender-bright);
  }

  blockquote {
    padding-inline-start: 1.1em;
    border-inline-start: 3px solid var(--color-lavender);
    color: var(--color-ink-soft);
  }

  code {
    padding: 0.15em 0.4em;
    border-radius: var(--radius-small);
    background: var(--color-sunken);
  }

  pre {
    padding: var(--space-4);
    border-radius: var(--radius-medium);
    background: var(--color-sunken);
    overflow-x: auto;
  }

  pre code {
    padding: 0;
  }

  table {
    display: block;
    max-width: 100%;
    border-collapse: collapse;
    overflow-x: auto;
  }

  :is(th, td) {
    padding: 0.5em 0.9em;
    border-bottom: 1px solid var(--color-line);
    text-align: start;
  }

  :is(img, video) {
    border-radius: var(--radius-large);
  }
`;
