import { expect, it } from 'vitest';
import { describeOnEachEngine } from './harness/describeOnEachEngine';
import { forbidden } from './harness/refusals';

interface Answer {
  code: string;
  profile: Record<string, unknown> | null;
}

describeOnEachEngine('ensure_profile()', (stage) => {
  it('makes a profile from what Discord says, with an empty bio and no badge (AU-17 to AU-21)', async () => {
    const { newAccount, asPerson } = stage();
    const mira = await newAccount({
      username: 'mira',
      email: 'mira@people.test',
      identity: {
        avatar_url: 'https://cdn.test/mira.png',
        custom_claims: { global_name: 'Mira M.', banner: 'https://cdn.test/banner.png' },
      },
    });
    await expect(asPerson(mira).call<Answer>('ensure_profile')).resolves.toEqual({
      code: 'ok',
      profile: {
        id: mira.id,
        email: 'mira@people.test',
        username: 'mira',
        avatar: 'https://cdn.test/mira.png',
        banner: 'https://cdn.test/banner.png',
        bio: '',
        verified: false,
      },
    });
  });

  it('gives the same profile the next time, untouched', async () => {
    const { newPerson, signsInAgain, asPerson } = stage();
    const mira = await newPerson({ username: 'mira' });
    await signsInAgain(mira, { full_name: 'somebody else' });
    const answer = await asPerson(mira).call<Answer>('ensure_profile');
    expect(answer).toMatchObject({ code: 'ok', profile: { id: mira.id, username: 'mira' } });
  });

  it.each([
    ['user_name first', { user_name: 'u', full_name: 'f', preferred_username: 'p' }, 'u'],
    ['then full_name', { user_name: ' ', full_name: 'f', preferred_username: 'p' }, 'f'],
    ['then preferred_username', { full_name: '', preferred_username: 'p' }, 'p'],
    ['then the address before its @', { full_name: '' }, 'someone'],
  ])('takes the name from %s (AU-22)', async (_, identity, username) => {
    const { newAccount, asPerson } = stage();
    const person = await newAccount({ email: 'someone@people.test', identity });
    const answer = await asPerson(person).call<Answer>('ensure_profile');
    expect(answer.profile).toMatchObject({ username });
  });

  it('welcomes a Discord account without an address', async () => {
    const { newAccount, asPerson } = stage();
    const arlo = await newAccount({ username: 'arlo', email: null });
    const answer = await asPerson(arlo).call<Answer>('ensure_profile');
    expect(answer).toMatchObject({ code: 'ok', profile: { username: 'arlo', email: null } });
  });

  it.each([
    ['never confirmed', { email: 'victim@people.test', confirmed: false }],
    ['only Discord tells', { email: null, identity: { email: 'victim@people.test' } }],
  ])('takes no address, and no name from one, that was %s (OP-80)', async (_, account) => {
    const { newAccount, asPerson } = stage();
    const mallory = await newAccount({ username: '', ...account });
    await expect(asPerson(mallory).call<Answer>('ensure_profile')).resolves.toMatchObject({
      profile: { email: null, username: 'member' },
    });
    await expect(asPerson(mallory).call<Answer>('sync_profile')).resolves.toMatchObject({
      profile: { email: null },
    });
  });

  it('takes the address of the account, whatever another sign-in tells', async () => {
    const { newAccount, asPerson } = stage();
    const identity = { email: 'victim@people.test' };
    const mallory = await newAccount({ email: 'mallory@people.test', identity });
    const answer = await asPerson(mallory).call<Answer>('ensure_profile');
    expect(answer.profile).toMatchObject({ email: 'mallory@people.test' });
  });

  it('calls somebody a member when there is no name and no address at all', async () => {
    const { newAccount, asPerson } = stage();
    const nobody = await newAccount({ username: '\u202e\u200b', email: null });
    const answer = await asPerson(nobody).call<Answer>('ensure_profile');
    expect(answer).toMatchObject({ code: 'ok', profile: { username: 'member' } });
  });

  it('believes the identity and not the metadata that a person can rewrite', async () => {
    const { newAccount, asOwner, asPerson } = stage();
    const mallory = await newAccount({ username: 'mallory' });
    await asOwner().query(
      `update auth.users set raw_user_meta_data = '{"user_name": "mira", "full_name": "mira"}' where id = $1`,
      [mallory.id],
    );
    const answer = await asPerson(mallory).call<Answer>('ensure_profile');
    expect(answer.profile).toMatchObject({ username: 'mallory' });
  });

  it('believes Discord even when another identity of the account is newer', async () => {
    const { newAccount, asOwner, asPerson } = stage();
    const mira = await newAccount({ username: 'mira' });
    await asOwner().query(
      `insert into auth.identities (id, provider, provider_id, user_id, identity_data, last_sign_in_at)
       values (gen_random_uuid(), 'email', 'other', $1, '{"full_name": "other"}', now() + interval '1 day')`,
      [mira.id],
    );
    const answer = await asPerson(mira).call<Answer>('ensure_profile');
    expect(answer.profile).toMatchObject({ username: 'mira' });
  });

  it('tells the admin apart, who has no profile (TR-120)', async () => {
    const { newAdmin, asPerson, asOwner } = stage();
    const admin = await newAdmin();
    await expect(asPerson(admin).call('ensure_profile')).resolves.toEqual({ code: 'admin', profile: null });
    await expect(asOwner().query('select from public.profiles')).resolves.toHaveLength(0);
  });

  it('refuses an account that did not come from Discord', async () => {
    const { newAccount, asPerson } = stage();
    const stranger = await newAccount({ provider: 'email', username: 'stranger' });
    await expect(asPerson(stranger).call('ensure_profile')).rejects.toMatchObject({
      ...forbidden,
      message: 'no_discord_account',
    });
  });

  it('refuses a token whose account is gone, and visitors', async () => {
    const { newPerson, asOwner, asPerson, asAnonymous } = stage();
    const gone = await newPerson();
    await asOwner().query('delete from auth.users where id = $1', [gone.id]);
    await expect(asPerson(gone).call('ensure_profile')).rejects.toMatchObject(forbidden);
    await expect(asAnonymous().call('ensure_profile')).rejects.toMatchObject(forbidden);
    await expect(asAnonymous().call('sync_profile')).rejects.toMatchObject(forbidden);
  });

  it('takes no values: there is nothing to pass', async () => {
    const { newAccount, asPerson } = stage();
    const mallory = await newAccount();
    const query = asPerson(mallory).query(`select public.ensure_profile('mira')`);
    await expect(query).rejects.toMatchObject({ code: '42883' });
  });
});
