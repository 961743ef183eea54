import { Button, Dialog, ToastRegion, useToasts } from '@portal/ui';
import { useState } from 'react';
import { styled } from 'styled-components';

/** AI-26. */
const TOAST_MS = 3000;

interface Props {
  isEmpty: boolean;
  /** While an answer is under way (OP-76). */
  disabled: boolean;
  onClear(): void;
}

/** Deletes the conversation, after asking (AI-22 to AI-25). */
export function ClearMessage({ isEmpty, disabled, onClear }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const { toasts, show } = useToasts({ durationMs: TOAST_MS });
  const close = () => setIsAsking(false);
  const confirm = () => {
    close();
    onClear();
  };

  return (
    <>
      <Small
        variant="quiet"
        disabled={disabled}
        onClick={() => (isEmpty ? show('No messages ‼️') : setIsAsking(true))}
      >
        Clear Message
      </Small>
      <Dialog
        open={isAsking}
        onClose={close}
        title="Do you want to delete all these messages?"
        actions={
          <>
            <Button variant="secondary" onClick={close}>
              Cancel
            </Button>
            <Button variant="danger" onClick={confirm}>
              Yes
            </Button>
          </>
        }
      >
        <p>They are removed from this device and cannot be brought back.</p>
      </Dialog>
      <ToastRegion toasts={toasts} place="top" />
    </>
  );
}

const Small = styled(Button)`
  padding-inline: 0.75em;
  font-size: var(--text-small);
`;
