import { portal } from '@portal/supabase';
import { Button, Notice } from '@portal/ui';
import { useEffect, useState } from 'react';
import { CaptchaFrame, CaptchaPlace } from './Captcha.styles';

interface Props {
  /** What the solved captcha may be spent on. */
  action: 'login';
  /** Told whenever the function has verified a solution, and whenever that is over: reset, failed or expired. */
  onChange(verified: boolean): void;
}

/** A proof of work from our own origin: solved on the device, verified and spent by the function `captcha`. */
export function Captcha({ action, onChange }: Props) {
  const [widget, retry] = useCaptchaWidget();
  const [state, setState] = useState('unverified');
  const address = `${portal().config.supabaseUrl}/functions/v1/captcha`;

  if (widget === 'failed')
    return (
      <Notice tone="error" title="The captcha could not be loaded.">
        <Button variant="quiet" onClick={retry}>
          Retry
        </Button>
      </Notice>
    );
  if (widget === 'loading') return <CaptchaPlace role="status" aria-label="Loading the captcha" />;
  return (
    <>
      <CaptchaFrame>
        <altcha-widget
          challenge={`${address}?action=${action}`}
          configuration={JSON.stringify({
            verifyUrl: `${address}/verify?action=${action}`,
            hideLogo: true,
            hideFooter: true,
            humanInteractionSignature: false,
          })}
          onstatechange={({ detail, currentTarget }) => {
            showPress(currentTarget, detail.state);
            setState(detail.state);
            onChange(detail.state === 'verified');
          }}
        />
      </CaptchaFrame>
      {state === 'expired' && <Notice tone="warning">Too much time has passed. Please press again.</Notice>}
      {state === 'error' && <Notice tone="error">{explainFailure()}</Notice>}
    </>
  );
}

/**
 * The widget takes a press back until the solution has been verified: to a screen reader, and to whoever presses
 * a checkbox, nothing would have happened.
 */
function showPress(widget: EventTarget | null, state: string) {
  const box = (widget as HTMLElement | null)?.querySelector<HTMLInputElement>('input[type="checkbox"]');
  if (box) box.checked = state === 'verifying' || state === 'verified';
}

function explainFailure(): string {
  return window.isSecureContext === false
    ? 'The captcha needs a secure connection (https).'
    : 'That did not work. Please press again.';
}

function useCaptchaWidget() {
  const [widget, setWidget] = useState<'loading' | 'ready' | 'failed'>('loading');
  useEffect(() => {
    if (widget !== 'loading') return;
    import(/* webpackChunkName: "captcha" */ './captchaWidget')
      .then(({ prepareCaptchaWidget }) => prepareCaptchaWidget())
      .then(
        () => setWidget('ready'),
        () => setWidget('failed'),
      );
  }, [widget]);
  return [widget, () => setWidget('loading')] as const;
}
