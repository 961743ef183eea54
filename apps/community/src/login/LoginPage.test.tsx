import { fakePortal } from '@portal/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { LoginPage } from './LoginPage';

vi.mock('../captcha/Captcha', () => ({
  Captcha: ({ action, onChange }: { action: string; onChange(verified: boolean): void }) => (
    <label>
      <input type="checkbox" data-action={action} onChange={(event) => onChange(event.target.checked)} />I am
      not a robot
    </label>
  ),
}));

function setUp() {
  const portal = fakePortal();
  const alert = vi.spyOn(window, 'alert').mockImplementation(() => {});
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { container } = render(<LoginPage />);
  const button = screen.getByRole('button', { name: 'Login with Discord' });
  const captcha = screen.getByRole('checkbox', { name: /robot/ });
  return { portal, alert, warn, button, captcha, form: container.querySelector('form') as HTMLFormElement };
}

it('says what the specified login page says (AU-01, AU-02, AU-03)', () => {
  const { captcha } = setUp();
  expect(screen.getByRole('heading', { level: 1, name: 'Hi Welcome!' })).toBeVisible();
  expect(screen.getByText('Sign in with your Discord account to continue')).toBeVisible();
  expect(captcha).toHaveAttribute('data-action', 'login');
});

it('keeps the button disabled until the captcha is verified, and after it has expired (AU-04)', async () => {
  const { button, captcha } = setUp();
  expect(button).toBeDisabled();
  await userEvent.click(captcha);
  expect(button).toBeEnabled();
  await userEvent.click(captcha);
  expect(button).toBeDisabled();
});

it('starts the login once the captcha is verified (AU-06)', async () => {
  const { portal, alert, button, captcha } = setUp();
  await userEvent.click(captcha);
  await userEvent.click(button);
  expect(portal.signInWithDiscord).toHaveBeenCalledOnce();
  expect(alert).not.toHaveBeenCalled();
});

it('alerts on any other way to submit, and does nothing else (AU-05)', () => {
  const { portal, alert, form } = setUp();
  fireEvent.submit(form);
  expect(alert).toHaveBeenCalledExactlyOnceWith('Please verify captcha first!');
  expect(portal.signInWithDiscord).not.toHaveBeenCalled();
});

it('only logs an error of the provider (AU-07)', async () => {
  const { portal, alert, warn, button, captcha } = setUp();
  vi.mocked(portal.signInWithDiscord).mockRejectedValue(new Error('provider is down'));
  await userEvent.click(captcha);
  await userEvent.click(button);
  expect(warn).toHaveBeenCalledExactlyOnceWith('sign-in:', new Error('provider is down'));
  expect(alert).not.toHaveBeenCalled();
  expect(screen.queryByRole('alert')).toBeNull();
});
