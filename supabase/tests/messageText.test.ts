import { beforeEach, expect, it } from 'vitest';
import { describeOnEachEngine } from './harness/describeOnEachEngine';
import { broken } from './harness/refusals';
import type { Actor } from './harness/stage';

describeOnEachEngine('the text of a message', (stage) => {
  let mira: Actor;
  beforeEach(async () => {
    const { newPerson, asPerson, asOwner } = stage();
    mira = asPerson(await newPerson());
    await asOwner().query('update public.chat_settings set always_open = true');
  });

  const send = (text: string | null) =>
    mira.query('insert into public.messages (text) values ($1) returning text', [text]);

  it.each([null, '', ' ', ' \t\r\n ', '\u00a0\u3000\u2003', '\u200b\ufeff\u2060', '\u3164', '\u2800'])(
    'is refused when nobody would see anything: %j (CH-17)',
    async (text) => {
      await expect(send(text)).rejects.toMatchObject(broken('message_blank'));
    },
  );

  it.each([
    ['1000 characters', 'a'.repeat(1000)],
    ['1000 characters of 4 bytes', '🌙'.repeat(1000)],
    ['9 breaks and 100 characters', `${'\n'.repeat(9)}${'a'.repeat(100)}`],
    ['9 Windows breaks and 100 characters', `${'\r\n'.repeat(9)}${'a'.repeat(100)}`],
    ['a single letter', 'a'],
  ])('may have %s (CH-21, OP-84)', async (_, text) => {
    await expect(send(text)).resolves.toEqual([{ text }]);
  });

  it.each([
    ['1001 characters', 'a'.repeat(1001)],
    ['10 breaks and any letter (TR-58)', `${'\n'.repeat(10)}a`],
    ['9 breaks and 101 characters', `${'\n'.repeat(9)}${'a'.repeat(101)}`],
    ['5 of each kind of break and a letter', `${'\r'.repeat(5)}a${'\n'.repeat(5)}`],
  ])('may not have %s', async (_, text) => {
    await expect(send(text)).rejects.toMatchObject(broken('message_too_long'));
  });

  it.each([
    ['', 0],
    ['abc', 3],
    ['a\nb', 102],
    ['a\r\nb', 102],
    ['a\rb', 102],
    ['\n\r', 200],
    ['\r\n\r\n', 200],
    ['🌙é', 2],
  ])('%j counts as %i (CH-20)', async (text, length) => {
    const [row] = await stage().asOwner().query('select private.message_length($1) as length', [text]);
    expect(row).toEqual({ length });
  });
});
