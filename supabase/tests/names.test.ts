import { expect, it } from 'vitest';
import { describeOnEachEngine } from './harness/describeOnEachEngine';

describeOnEachEngine('a username', (stage) => {
  const usernameOf = async (said: string) => {
    const { newPerson, asOwner } = stage();
    const person = await newPerson({ username: said, email: null });
    const [row] = await asOwner().query<{ username: string }>(
      'select username from public.profiles where id = $1',
      [person.id],
    );
    return row?.username;
  };

  it.each([
    ['is trimmed, no-break spaces included', '\u00a0 mira \u3000', 'mira'],
    ['keeps single spaces', 'mira   of\tthe\r\nnight', 'mira of the night'],
    ['loses control characters', 'mi\u0007r\u001ba\u0085', 'mira'],
    ['loses characters that turn the direction', '\u202emira\u2066\u200f\u061c', 'mira'],
    ['loses characters that nobody sees', 'mi\u200br\ufeffa\u00ad\u2060\u3164', 'mira'],
    ['loses tags, which can hide a text', 'mira\u{e0041}\u{e0042}', 'mira'],
    ['keeps joiners between letters and in emoji', '👩\u200d🚀', '👩\u200d🚀'],
    ['loses joiners at the ends', '\u200dmira\u200c', 'mira'],
    ['keeps its script and marks', 'Ünïcödé ミラ', 'Ünïcödé ミラ'],
    ['has 32 characters at most, emoji counted once', '🌙'.repeat(40), '🌙'.repeat(32)],
    ['does not end in the space where it was cut', `${'a'.repeat(31)} b`, 'a'.repeat(31)],
  ])('%s', async (_, said, username) => {
    await expect(usernameOf(said)).resolves.toBe(username);
  });

  it('is nobody else’s: the second gets a suffix, in any case of letters (OP-92)', async () => {
    await expect(usernameOf('mira')).resolves.toBe('mira');
    await expect(usernameOf('Mira')).resolves.toBe('Mira-2');
    await expect(usernameOf('MIRA')).resolves.toBe('MIRA-3');
  });

  it('makes way for somebody whose own name looks like a suffix', async () => {
    await expect(usernameOf('mira')).resolves.toBe('mira');
    await expect(usernameOf('mira-2')).resolves.toBe('mira-2');
    await expect(usernameOf('mira')).resolves.toBe('mira-3');
  });

  it('stays within 32 characters with its suffix', async () => {
    const long = 'm'.repeat(32);
    await expect(usernameOf(long)).resolves.toBe(long);
    await expect(usernameOf(long)).resolves.toBe(`${'m'.repeat(30)}-2`);
  });
});

describeOnEachEngine('a picture', (stage) => {
  it.each([
    ['https://cdn.test/a.png?size=64', 'https://cdn.test/a.png?size=64'],
    ['http://localhost:4000/a.png', 'http://localhost:4000/a.png'],
    ['/avatars/a.svg', '/avatars/a.svg'],
    ['//elsewhere.test/a.png', null],
    ['/\\elsewhere.test/a.png', null],
    ['javascript:alert(1)', null],
    ['data:image/png;base64,AAAA', null],
    ['https://cdn.test/a b.png', null],
    [`https://cdn.test/${'a'.repeat(2048)}`, null],
    ['', null],
  ])('from %s is kept as %s', async (said, avatar) => {
    const { newPerson, asOwner } = stage();
    await newPerson({ identity: { avatar_url: said } });
    await expect(asOwner().query('select avatar from public.profiles')).resolves.toEqual([{ avatar }]);
  });
});
