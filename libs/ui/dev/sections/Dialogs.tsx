import { useState } from 'react';
import { Button, Cluster, CopyButton, Dialog, TextLink } from '../../src/index';
import { Specimen } from './Specimen';

type Open = 'question' | 'patient' | 'side' | 'none';

export function Dialogs() {
  const [open, setOpen] = useState<Open>('none');
  const close = () => setOpen('none');
  return (
    <Specimen title="Dialogs">
      <Cluster>
        <Button variant="secondary" onClick={() => setOpen('question')}>
          Ask something
        </Button>
        <Button variant="secondary" onClick={() => setOpen('patient')}>
          One that stays
        </Button>
        <Button variant="secondary" onClick={() => setOpen('side')}>
          From the side
        </Button>
      </Cluster>
      <Dialog
        open={open === 'question'}
        onClose={close}
        title="Do you want to delete all these messages?"
        actions={
          <>
            <Button variant="quiet" onClick={close}>
              Cancel
            </Button>
            <Button variant="danger" onClick={close}>
              Yes
            </Button>
          </>
        }
      >
        <p>They are removed from this device, and cannot be brought back.</p>
      </Dialog>
      <Dialog
        open={open === 'patient'}
        onClose={close}
        closable={false}
        title="Advertisement"
        actions={<Button onClick={close}>Close</Button>}
      >
        <p>Neither Escape nor a press beside it closes this one.</p>
        <CopyButton text="copied from a dialog" />
      </Dialog>
      <Dialog open={open === 'side'} onClose={close} title="Menu" placement="side">
        {['Home', 'AI chat', 'Chat Room', 'Arcade'].map((name) => (
          <TextLink key={name} to="/">
            {name}
          </TextLink>
        ))}
      </Dialog>
    </Specimen>
  );
}
