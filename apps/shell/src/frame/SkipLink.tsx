import { styled } from 'styled-components';

const Link = styled.a`
  position: absolute;
  inset-inline-start: var(--space-2);
  inset-block-start: -6rem;
  z-index: var(--layer-toast);
  padding: var(--space-2) var(--space-4);
  border-radius: var(--radius-medium);
  background: var(--color-lavender);
  color: var(--color-on-light);

  &:focus {
    inset-block-start: var(--space-2);
  }
`;

/** The first stop of a keyboard: past the frame, into the page. */
export function SkipLink() {
  return <Link href="#main">Skip to content</Link>;
}
