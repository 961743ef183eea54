import { expect, it } from 'vitest';
import { describeOnEachEngine } from './harness/describeOnEachEngine';

interface Answer {
  code: string;
  changed: boolean;
  profile: Record<string, unknown> | null;
}

describeOnEachEngine('sync_profile()', (stage) => {
  it('brings address, name and picture up to date and says so (AU-23)', async () => {
    const { newPerson, signsInAgain, asPerson } = stage();
    const mira = await newPerson({ username: 'mira' });
    await signsInAgain(mira, {
      full_name: 'mira of the night',
      email: 'new@people.test',
      avatar_url: 'https://cdn.test/new.png',
    });
    await expect(asPerson(mira).call<Answer>('sync_profile')).resolves.toMatchObject({
      code: 'ok',
      changed: true,
      profile: {
        username: 'mira of the night',
        email: 'new@people.test',
        avatar: 'https://cdn.test/new.png',
      },
    });
  });

  it('writes nothing when nothing differs (AU-24)', async () => {
    const { newPerson, asPerson, asOwner } = stage();
    const mira = await newPerson({ username: 'mira' });
    const version = 'select xmin::text, ctid::text from public.profiles';
    const before = await asOwner().query(version);
    await expect(asPerson(mira).call<Answer>('sync_profile')).resolves.toMatchObject({
      code: 'ok',
      changed: false,
      profile: { username: 'mira' },
    });
    await expect(asOwner().query(version)).resolves.toEqual(before);
  });

  it('leaves bio, banner and badge alone', async () => {
    const { newPerson, signsInAgain, asPerson, asOwner } = stage();
    const mira = await newPerson({ identity: { custom_claims: { banner: 'https://cdn.test/old.png' } } });
    await asOwner().query(`update public.profiles set bio = 'a bio', verified = true`);
    await signsInAgain(mira, {
      full_name: 'another',
      custom_claims: { banner: 'https://cdn.test/new.png' },
    });
    const answer = await asPerson(mira).call<Answer>('sync_profile');
    expect(answer.profile).toMatchObject({
      bio: 'a bio',
      verified: true,
      banner: 'https://cdn.test/old.png',
    });
  });

  it('keeps a suffix while the name at Discord stays the same, also once the name is free', async () => {
    const { newPerson, asPerson, asOwner } = stage();
    const first = await newPerson({ username: 'mira' });
    const second = await newPerson({ username: 'mira' });
    await asOwner().query('delete from auth.users where id = $1', [first.id]);
    await expect(asPerson(second).call<Answer>('sync_profile')).resolves.toMatchObject({
      changed: false,
      profile: { username: 'mira-2' },
    });
  });

  it('gives a suffix when a new name belongs to somebody else', async () => {
    const { newPerson, signsInAgain, asPerson } = stage();
    await newPerson({ username: 'mira' });
    const arlo = await newPerson({ username: 'arlo' });
    await signsInAgain(arlo, { full_name: 'MIRA' });
    await expect(asPerson(arlo).call<Answer>('sync_profile')).resolves.toMatchObject({
      code: 'ok',
      changed: true,
      profile: { username: 'MIRA-2' },
    });
    await expect(asPerson(arlo).call<Answer>('sync_profile')).resolves.toMatchObject({ changed: false });
  });

  it('takes the suffix away with a name that is free', async () => {
    const { newPerson, signsInAgain, asPerson } = stage();
    await newPerson({ username: 'mira' });
    const second = await newPerson({ username: 'mira' });
    await signsInAgain(second, { full_name: 'lune' });
    const answer = await asPerson(second).call<Answer>('sync_profile');
    expect(answer.profile).toMatchObject({ username: 'lune' });
  });

  it('lets somebody change only the case of their name', async () => {
    const { newPerson, signsInAgain, asPerson } = stage();
    const mira = await newPerson({ username: 'mira' });
    await signsInAgain(mira, { full_name: 'Mira' });
    const answer = await asPerson(mira).call<Answer>('sync_profile');
    expect(answer.profile).toMatchObject({ username: 'Mira' });
  });

  it('makes the missing profile of somebody who skipped ensure_profile()', async () => {
    const { newAccount, asPerson } = stage();
    const mira = await newAccount({ username: 'mira' });
    await expect(asPerson(mira).call<Answer>('sync_profile')).resolves.toMatchObject({
      changed: true,
      profile: { username: 'mira' },
    });
  });

  it('touches nobody else', async () => {
    const { newPerson, signsInAgain, asPerson, asOwner } = stage();
    const mira = await newPerson({ username: 'mira' });
    const arlo = await newPerson({ username: 'arlo' });
    await signsInAgain(arlo, { full_name: 'changed' });
    await asPerson(mira).call('sync_profile');
    await expect(
      asOwner().query('select username from public.profiles where id = $1', [arlo.id]),
    ).resolves.toEqual([{ username: 'arlo' }]);
  });

  it('answers for the admin without making a profile (TR-120)', async () => {
    const { newAdmin, asPerson } = stage();
    const answer = await asPerson(await newAdmin()).call('sync_profile');
    expect(answer).toEqual({ code: 'admin', changed: false, profile: null });
  });
});
