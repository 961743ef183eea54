import { media } from '@portal/brand';
import { Button, TextArea, visuallyHidden } from '@portal/ui';
import { styled } from 'styled-components';

export const Root = styled.form`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  padding: var(--space-2);
  border: 1.5px solid var(--color-line-strong);
  border-radius: var(--radius-large);
  background: var(--color-sunken);
  transition:
    border-color var(--motion-quick),
    box-shadow var(--motion-slow);

  &:focus-within {
    border-color: var(--color-lavender);
    box-shadow: var(--glow);
  }
`;

export const Label = styled.label`
  ${visuallyHidden}
`;

export const Area = styled(TextArea)`
  min-height: 2.75rem;
  max-height: min(11rem, 30dvh);
  padding: 0.5em 0.75em;
  border-color: transparent;
  overflow-y: auto;

  &:hover:not(:disabled),
  &:focus-visible {
    border-color: transparent;
    outline: none;
  }
`;

export const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1);
`;

export const Space = styled.span`
  flex: 1;
`;

/** Round on a narrow screen, where its word is for screen readers only. */
export const Action = styled(Button)`
  padding-inline: 0;

  svg {
    width: 1.25rem;
    height: 1.25rem;
  }

  ${media.medium} {
    padding-inline: 1.2em;
  }
`;

export const Word = styled.span`
  ${visuallyHidden}

  ${media.medium} {
    position: static;
    width: auto;
    height: auto;
    margin: 0;
    clip-path: none;
  }
`;
