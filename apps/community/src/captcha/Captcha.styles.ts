import styled from 'styled-components';

const HEIGHT = '3.75rem';

/** Keeps the room that the widget will take. */
export const CaptchaPlace = styled.div`
  height: ${HEIGHT};
  border: 1px solid var(--color-line);
  border-radius: var(--radius-medium);
  background: var(--color-sunken);
`;

/** The widget in our colors. Each variable is set here, because the widget derives its own at the root. */
export const CaptchaFrame = styled.div`
  min-height: ${HEIGHT};
  text-align: start;

  --altcha-max-width: 100%;
  --altcha-padding: 0 var(--space-4);
  --altcha-border-radius: var(--radius-medium);
  --altcha-border-color: var(--color-line-strong);
  --altcha-color-base: var(--color-sunken);
  --altcha-color-base-content: var(--color-ink);
  --altcha-color-neutral: var(--color-line-strong);
  --altcha-color-neutral-content: var(--color-ink-soft);
  --altcha-color-primary: var(--color-mint);
  --altcha-color-primary-content: var(--color-on-light);
  --altcha-color-success: var(--color-mint);
  --altcha-color-success-content: var(--color-on-light);
  --altcha-checkbox-border-color: var(--color-line-strong);
  --altcha-checkbox-border-radius: 0.4rem;
  --altcha-checkbox-size: 1.5rem;
  --altcha-checkbox-outline: 2px solid var(--color-focus);
  --altcha-spinner-color: var(--color-lavender);

  /* The drawings lie over the box itself, which is what a press is meant for. */
  .altcha-checkbox > :not(input) {
    pointer-events: none;
  }

  /* It would cover the button below; the same is said under the widget. */
  .altcha-popover {
    display: none;
  }

  .altcha-checkbox-wrap {
    gap: var(--space-3);
    min-height: calc(${HEIGHT} - 2px);
  }

  .altcha-checkbox-wrap label {
    flex: 1;
    align-self: stretch;
    align-items: center;
    cursor: pointer;
  }
`;
