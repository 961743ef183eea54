import { expect, it } from 'vitest';
import { readConsent } from './consentForm';
import { standInProvider } from './standInProvider';

const agreed = readConsent({ username: 'nelly', email: '', avatar: '' });
if (agreed.status !== 'agreed') throw new Error('the fixture is no account');
const { account } = agreed;

it('redeems a code once', async () => {
  const standIn = standInProvider('http://localhost:4000');
  const code = standIn.issueCode(account);
  expect(await standIn.accountOf(code)).toEqual(account);
  await expect(standIn.accountOf(code)).rejects.toThrow('does not know');
  await expect(standIn.accountOf('guess')).rejects.toThrow('does not know');
});

it('redeems a code within a minute', async () => {
  let time = 0;
  const standIn = standInProvider('http://localhost:4000', () => time);
  const [early, late] = [standIn.issueCode(account), standIn.issueCode(account)];
  time = 59_999;
  expect(await standIn.accountOf(early)).toEqual(account);
  time = 60_000;
  await expect(standIn.accountOf(late)).rejects.toThrow('does not know');
});

it('keeps a bounded number of codes', async () => {
  const standIn = standInProvider('http://localhost:4000');
  const [oldest, ...others] = Array.from({ length: 1_001 }, () => standIn.issueCode(account));
  await expect(standIn.accountOf(oldest ?? '')).rejects.toThrow('does not know');
  expect(await standIn.accountOf(others.at(-1) ?? '')).toEqual(account);
});
