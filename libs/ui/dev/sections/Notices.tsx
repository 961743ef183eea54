import { Button, Cluster, Grid, Notice, type NoticeTone, ToastRegion, useToasts } from '../../src/index';
import { Specimen } from './Specimen';

const tones: Record<NoticeTone, string> = {
  info: 'The companion is an AI. It listens, and it can be wrong.',
  success: '✅ Promo applied: 50% OFF (valid until 2099-12-31)',
  warning: '⚠️ Daily limit reached (10 coins).',
  error: '❌ Not enough coins to buy this item.',
};

export function Notices() {
  const { toasts, show, dismiss } = useToasts({ durationMs: 8000 });
  return (
    <Specimen title="Notices">
      <Grid min="22rem" gap={4}>
        {Object.entries(tones).map(([tone, words]) => (
          <Notice key={tone} tone={tone as NoticeTone} live="off">
            {words}
          </Notice>
        ))}
        <Notice live="off" title="One page knows more" onDismiss={() => {}}>
          It can be sent away, and then it is gone.
        </Notice>
      </Grid>
      <Cluster>
        <Button variant="secondary" onClick={() => show('No messages ‼️')}>
          Show a toast
        </Button>
      </Cluster>
      <ToastRegion toasts={toasts} onDismiss={dismiss} />
    </Specimen>
  );
}
