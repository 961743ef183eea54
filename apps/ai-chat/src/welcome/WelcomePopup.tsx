import { brand } from '@portal/brand';
import { Glyph, IconButton } from '@portal/ui';
import { useId } from 'react';
import { keyframes, styled } from 'styled-components';
import { useWelcome } from './useWelcome';

/** Greets a first visitor, in a few lines over the conversation. Not modal: somebody may be in mid-sentence. */
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
      <div>
        <h2 id={titleId}>Welcome to {brand.name}</h2>
        <p>You are talking with an AI: no person, no therapist. Take your time. For people, press Help.</p>
      </div>
      <IconButton label="Close welcome" onClick={close}>
        <Glyph name="close" />
      </IconButton>
    </Popup>
  );
}

const appear = keyframes`
  from { opacity: 0; }
`;

const Popup = styled.div`
  position: absolute;
  z-index: var(--layer-popup);
  top: var(--space-1);
  inset-inline: 0;
  display: flex;
  gap: var(--space-2);
  padding: var(--space-3) var(--space-2) var(--space-3) var(--space-4);
  border-radius: var(--radius-large);
  background: var(--color-raised);
  font-size: var(--text-small);
  line-height: var(--leading-snug);
  box-shadow: var(--shadow);
  animation: ${appear} var(--motion-slow);

  > div {
    flex: 1;
  }

  h2 {
    font-size: var(--text-body);
    font-weight: var(--weight-strong);
    letter-spacing: 0;
  }
`;
