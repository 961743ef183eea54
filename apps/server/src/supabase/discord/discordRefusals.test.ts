import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { describeEachDatabase } from '../../database/describeEachDatabase';
import { type DiscordVisit, NELLY, openDiscordVisit } from '../testing/discordVisit';
import { PUBLIC_URL } from '../testing/openTestBackend';
import { ask } from '../testing/visitor';

describeEachDatabase('sign-in with Discord', (open) => {
  let visit: DiscordVisit;
  let printed: string[];
  beforeAll(async () => {
    visit = await openDiscordVisit(await open());
  });
  afterAll(() => visit?.close());
  beforeEach(() => {
    visit.discord.status = 200;
    visit.discord.account = NELLY;
    printed = [];
    vi.spyOn(console, 'error').mockImplementation((...args) => void printed.push(args.map(String).join(' ')));
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  describe('ends on the site with an error', () => {
    it.each([
      ['a state of nowhere', { state: '00000000-0000-4000-8000-000000000000', code: 'x' }],
      ['a state that is none', { state: "'; drop table auth.users", code: 'x' }],
      ['no state', { code: 'x' }],
    ])('for %s', async (_what, parameters) => {
      const site = await visit.comeBack(parameters as Record<string, string>);
      expect(site.origin + site.pathname).toBe(`${PUBLIC_URL}/`);
      expect(site.searchParams.get('error_code')).toBe('bad_oauth_state');
    });

    it('when Discord says no, and the state is spent by it', async () => {
      const { state } = await visit.leave(`${PUBLIC_URL}/login?from=x`);
      const site = await visit.comeBack({ state, error: 'access_denied', error_description: 'They said no' });
      expect(site.href).toBe(
        `${PUBLIC_URL}/login?from=x&error=access_denied&error_code=access_denied&error_description=They+said+no`,
      );
      const again = await visit.comeBack({ state, code: 'x' });
      expect(again.searchParams.get('error_code')).toBe('flow_state_already_used');
    });

    it('for all but one of several callbacks of one state', async () => {
      const { state } = await visit.leave();
      const sites = await Promise.all([1, 2, 3, 4].map(() => visit.comeBack({ state, code: 'x' })));
      expect(sites.filter((site) => site.searchParams.has('code'))).toHaveLength(1);
      expect(
        sites.filter((site) => site.searchParams.get('error_code') === 'flow_state_already_used'),
      ).toHaveLength(3);
    });

    it('after five minutes', async () => {
      const { state } = await visit.leave();
      await visit.backend.database.query(
        `update auth.flow_state set created_at = now() - interval '301 seconds' where id = $1`,
        [state],
      );
      expect((await visit.comeBack({ state, code: 'x' })).searchParams.get('error_code')).toBe(
        'bad_oauth_state',
      );
    });

    it.each([
      ['refuses the code', 400, NELLY],
      ['is broken', 500, NELLY],
      ['sends us elsewhere', 302, NELLY],
      ['answers no account', 200, { id: 'not-a-secret-number', username: 'nelly' }],
      ['answers nothing', 200, null],
    ])('when Discord %s, without a word about the person in the log', async (_what, status, account) => {
      visit.discord.status = status;
      visit.discord.account = account;
      const { state } = await visit.leave();
      const site = await visit.comeBack({ state, code: 'secret-code' });
      expect(site.searchParams.get('error_code')).toBe('unexpected_failure');
      expect(printed).toHaveLength(1);
      expect(printed.join()).toContain('Discord sign-in');
      expect(printed.join()).not.toMatch(/secret|nelly|8035/i);
    });
  });

  describe('begins only', () => {
    const challenge = 'a'.repeat(43);
    const authorize = (parameters: Record<string, string>) =>
      ask(visit.backend, `/auth/v1/authorize?${new URLSearchParams({ provider: 'discord', ...parameters })}`);

    it.each([
      ['no challenge', {}],
      ['no method', { code_challenge: challenge }],
      ['the plain method', { code_challenge: challenge, code_challenge_method: 'plain' }],
      ['a short challenge', { code_challenge: 'a'.repeat(42), code_challenge_method: 's256' }],
      ['a strange challenge', { code_challenge: `${'a'.repeat(42)}!`, code_challenge_method: 's256' }],
    ])('with PKCE: not with %s', async (_what, parameters) => {
      expect((await authorize(parameters as Record<string, string>)).status).toBe(400);
    });

    it('with Discord', async () => {
      expect((await authorize({ provider: 'github' })).status).toBe(400);
    });

    it.each([
      'https://evil.example/',
      'http://localhost:4100.evil.example/',
      'http://localhost:4101/',
      'http://user:password@localhost:4100/x',
      'https://localhost:4100/',
      '//evil.example/',
      'javascript:alert(1)',
      '/login',
    ])('to return to the site: %s leads home', async (redirectTo) => {
      const { state } = await visit.leave(redirectTo);
      const site = await visit.comeBack({ state, error: 'access_denied' });
      expect(site.origin + site.pathname).toBe(`${PUBLIC_URL}/`);
    });
  });
});
