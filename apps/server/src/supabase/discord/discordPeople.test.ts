import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { describeEachDatabase } from '../../database/describeEachDatabase';
import { type DiscordVisit, NELLY, openDiscordVisit } from '../testing/discordVisit';
import { PUBLIC_URL } from '../testing/openTestBackend';

describeEachDatabase('people from Discord', (open) => {
  let visit: DiscordVisit;
  beforeAll(async () => {
    visit = await openDiscordVisit(await open());
  });
  afterAll(() => visit?.close());
  beforeEach(() => {
    visit.discord.account = NELLY;
  });

  describe('leads there and back', () => {
    it('asks Discord for name and address, and proves itself with the secret', async () => {
      const { consent, state } = await visit.leave();
      expect(Object.fromEntries(consent.searchParams)).toEqual({
        client_id: 'the-client',
        redirect_uri: `${PUBLIC_URL}/auth/v1/callback`,
        response_type: 'code',
        scope: 'identify email',
        state,
      });
      await visit.comeBack({ state, code: 'from-discord' });
      expect(Object.fromEntries(visit.discord.tokenRequests.at(-1) ?? [])).toEqual({
        client_id: 'the-client',
        client_secret: 'the-secret',
        grant_type: 'authorization_code',
        code: 'from-discord',
        redirect_uri: `${PUBLIC_URL}/auth/v1/callback`,
      });
    });

    it('keeps of the account what GoTrue keeps', async () => {
      const user = await visit.userOf(await visit.signInAs(NELLY));
      expect(user).toMatchObject({
        email: 'nelly@example.test',
        role: 'authenticated',
        aud: 'authenticated',
      });
      expect(user?.identities).toHaveLength(1);
      const avatar =
        'https://cdn.discordapp.com/avatars/80351110224678912/8342729096ea3675442027381ff50dfe.png';
      expect(user?.identities?.[0]?.identity_data).toEqual({
        iss: 'https://discord.com/api',
        sub: NELLY.id,
        provider_id: NELLY.id,
        name: 'nelly#0',
        full_name: 'nelly',
        picture: avatar,
        avatar_url: avatar,
        custom_claims: { global_name: 'Nelly 🌙' },
        email: 'nelly@example.test',
        email_verified: true,
        phone_verified: false,
      });
    });

    it('knows somebody again by the number of the account, with the new name and the old address', async () => {
      const before = await visit.userOf(await visit.signInAs(NELLY));
      const after = await visit.userOf(
        await visit.signInAs({ ...NELLY, username: 'nell', email: 'new@example.test' }),
      );
      expect(after).toMatchObject({ id: before?.id, email: 'nelly@example.test' });
      expect(after?.user_metadata).toMatchObject({ full_name: 'nell', email: 'new@example.test' });
    });

    it('takes two first sign-ins at once for one person', async () => {
      visit.discord.account = { ...NELLY, id: '111', email: 'twice@example.test' };
      const flows = await Promise.all([visit.leave(), visit.leave()]);
      const sites = await Promise.all(flows.map(({ state }) => visit.comeBack({ state, code: 'x' })));
      expect(sites.every((site) => site.searchParams.has('code'))).toBe(true);
      const [people] = await visit.backend.database.query<{ n: number }>(
        `select count(*)::int as n from auth.users where email = 'twice@example.test'`,
      );
      expect(people?.n).toBe(1);
    });
  });

  describe('takes people as they are', () => {
    it.each([
      ['without an address', { id: '201', email: null, verified: null }, ''],
      [
        'with an address that nobody has confirmed',
        { id: '202', email: 'guess@example.test', verified: false },
        '',
      ],
      ['with the confirmed address of somebody else here', { id: '203', email: 'nelly@example.test' }, ''],
      ["with the admin's address", { id: '204', email: 'admin@localhost' }, ''],
      ['with an emoji for a name', { id: '205', username: '👻'.repeat(16), email: null }, ''],
      ['with 32 characters', { id: '206', username: 'x'.repeat(32), email: null }, ''],
      ['with right-to-left marks', { id: '207', username: '\u202eشبح\u202c', email: null }, ''],
      ['without a picture', { id: '208', avatar: null, discriminator: '1337', email: null }, ''],
      ['with a moving picture', { id: '209', avatar: 'a_1269e74af4df7417b13759eae50c83dc', email: null }, ''],
    ])('%s', async (_who, change, email) => {
      const account = { ...NELLY, ...change };
      const client = await visit.signInAs(account);
      const user = await visit.userOf(client);
      expect(user).toMatchObject({ email, user_metadata: { full_name: account.username } });
      expect(user?.identities?.[0]?.id).toBe(account.id);
      expect((await client.rpc('ensure_profile')).data).toMatchObject({ code: 'ok' });
    });

    it('with the picture that Discord would show', async () => {
      const pictures = await visit.backend.database.query<{ url: string }>(
        `select identity_data ->> 'avatar_url' as url from auth.identities
         where provider_id in ('208', '209') order by provider_id`,
      );
      expect(pictures.map(({ url }) => url)).toEqual([
        'https://cdn.discordapp.com/embed/avatars/2.png',
        'https://cdn.discordapp.com/avatars/209/a_1269e74af4df7417b13759eae50c83dc.gif',
      ]);
    });

    it('but not somebody who is banned', async () => {
      await visit.signInAs({ ...NELLY, id: '301', email: null });
      await visit.backend.database.query(
        `update auth.users set banned_until = now() + interval '1 day'
         where id = (select user_id from auth.identities where provider_id = '301')`,
      );
      visit.discord.account = { ...NELLY, id: '301', email: null };
      const { state } = await visit.leave();
      const site = await visit.comeBack({ state, code: 'x' });
      expect(site.searchParams.get('error_code')).toBe('user_banned');
    });
  });
});
