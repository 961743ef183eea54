import { fakePortal } from '@portal/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { Captcha } from './Captcha';
import { prepareCaptchaWidget } from './captchaWidget';

// The widget itself needs workers and a secure context: the journeys meet it in a browser.
vi.mock('./captchaWidget', () => ({ prepareCaptchaWidget: vi.fn() }));

beforeEach(() => {
  vi.mocked(prepareCaptchaWidget).mockReset();
});

async function setUp() {
  fakePortal({ config: { supabaseUrl: 'http://api.test' } });
  const onChange = vi.fn();
  const { container } = render(<Captcha action="login" onChange={onChange} />);
  await screen.findByRole('status').catch(() => null);
  const widget = await vi.waitFor(() => {
    const element = container.querySelector('altcha-widget');
    expect(element).not.toBeNull();
    return element as HTMLElement;
  });
  const tell = (state: string) =>
    act(() => widget.dispatchEvent(new CustomEvent('statechange', { detail: { state, payload: null } })));
  return { widget, tell, onChange };
}

it('asks our own function for a challenge of the action, and has it verified there', async () => {
  const { widget } = await setUp();
  expect(widget).toHaveAttribute('challenge', 'http://api.test/functions/v1/captcha?action=login');
  expect(JSON.parse(widget.getAttribute('configuration') ?? '')).toMatchObject({
    verifyUrl: 'http://api.test/functions/v1/captcha/verify?action=login',
    humanInteractionSignature: false,
  });
});

it.each([
  ['verified', true],
  ['unverified', false],
  ['verifying', false],
  ['error', false],
  ['expired', false],
])('tells of the state %s as %s', async (state, verified) => {
  const { tell, onChange } = await setUp();
  tell(state);
  expect(onChange).toHaveBeenCalledExactlyOnceWith(verified);
});

it.each([
  ['error', 'That did not work. Please press again.'],
  ['expired', 'Too much time has passed. Please press again.'],
])('says under the widget what the state %s means, until it is over', async (state, sentence) => {
  const { tell } = await setUp();
  tell(state);
  expect(screen.getByText(sentence)).toBeVisible();
  tell('verifying');
  expect(screen.queryByText(sentence)).toBeNull();
});

it.each([
  ['verifying', true],
  ['verified', true],
  ['unverified', false],
  ['error', false],
  ['expired', false],
])('shows its checkbox in the state %s as pressed: %s', async (state, pressed) => {
  const { widget, tell } = await setUp();
  const box = widget.appendChild(Object.assign(document.createElement('input'), { type: 'checkbox' }));
  box.checked = !pressed;
  tell(state);
  expect(box.checked).toBe(pressed);
});

it('says that it needs a secure connection where there is none', async () => {
  vi.stubGlobal('isSecureContext', false);
  const { tell } = await setUp();
  tell('error');
  expect(screen.getByRole('alert')).toHaveTextContent('The captcha needs a secure connection (https).');
  vi.unstubAllGlobals();
});

it('offers another try when its code could not be loaded', async () => {
  fakePortal();
  vi.mocked(prepareCaptchaWidget).mockImplementationOnce(() => {
    throw new Error('no network');
  });
  const { container } = render(<Captcha action="login" onChange={vi.fn()} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('The captcha could not be loaded.');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await vi.waitFor(() => expect(container.querySelector('altcha-widget')).not.toBeNull());
});
