import { brand } from '@portal/brand';
import { Button } from '@portal/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { useWelcome } from './useWelcome';

/** Greets a first visitor. Not modal: somebody may be in the middle of a sentence. */
export function WelcomePopup() {
  const { isOpen, close } = useWelcome();
  const titleId = useId();
  if (!isOpen) return null;
  return (
    <Popup
      role="dialog"
      aria-labelledby={titleId}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
    >
      <h2 id={titleId}>Welcome to {brand.name}</h2>
      <p>
        You are talking with an AI that listens: no person, and no therapist. Take your time. For people,
        press Help.
      </p>
      <Button variant="secondary" onClick={close}>
        Thank you
      </Button>
    </Popup>
  );
}

const Popup = styled.div`
  position: absolute;
  z-index: var(--layer-popup);
  top: var(--space-2);
  inset-inline: 0;
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: var(--space-3);
  max-width: 30rem;
  max-height: calc(100% - 2 * var(--space-2));
  margin-inline: auto;
  padding: var(--space-4) var(--space-5);
  overflow-y: auto;
  border-radius: var(--radius-large);
  background: var(--color-raised);
  box-shadow: var(--shadow);

  h2 {
    font-size: var(--text-h3);
  }
`;
