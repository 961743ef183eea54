import { beforeEach, expect, it } from 'vitest';
import { describeOnEachEngine } from './harness/describeOnEachEngine';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** Whole styled alphabets that Unicode offers and names are written in. */
const STYLES: [string, number][] = [
  ['fullwidth small', 0xff41],
  ['fullwidth capital', 0xff21],
  ['bold', 0x1d41a],
  ['sans-serif italic capital', 0x1d608],
  ['monospace', 0x1d68a],
  ['circled', 0x24d0],
  ['parenthesized', 0x249c],
  ['squared', 0x1f130],
  ['negative circled', 0x1f150],
  ['negative squared', 0x1f170],
  ['regional indicator', 0x1f1e6],
];

describeOnEachEngine('a reserved name', (stage) => {
  const reserve = (...names: string[]) =>
    stage().asOwner().query('select private.set_reserved_names($1::text[])', [names]);
  const ensureAs = async (username: string) => {
    const { newAccount, asPerson } = stage();
    const person = await newAccount({ username, email: null });
    return asPerson(person).call<{ code: string; profile: unknown }>('ensure_profile');
  };

  beforeEach(() => reserve('Wisp'));

  it.each([
    ['as it is', 'Wisp'],
    ['in another case', 'wISP'],
    ['with spaces around it', ' wisp '],
    ['in Cyrillic lookalikes', 'ԝіѕр'],
    ['in Cyrillic capitals', 'ԜІЅР'],
    ['with a Cyrillic palochka for its I', 'WӀSP'],
    ['in Greek lookalikes', 'ωιsρ'],
    ['in Armenian and Cherokee lookalikes', 'աᎥsᏢ'],
    ['in Lisu letters', 'ꓪꓲꓢꓑ'],
    ['in small capitals', 'ᴡɪꜱᴘ'],
    ['in fullwidth letters', 'Ｗｉｓｐ'],
    ['in mathematical letters', '𝔀𝓲𝓼𝓹'],
    ['with a dotless i', 'wısp'],
    ['with a long s', 'wiſp'],
    ['with marks over it', 'ẅíşṗ'],
    ['with a tower of marks', 'w\u0335\u0321i\u0489s\u20ddp\u0338'],
    ['with characters that nobody sees', 'w\u200bi\u200ds\u00adp\ufe0f'],
    ['turned around for show', '\u202ewisp\u202c'],
  ])('is refused %s, and leaves no profile (AU-26, AU-29)', async (_, username) => {
    await expect(ensureAs(username)).resolves.toEqual({ code: 'reserved_name', profile: null });
    await expect(stage().asOwner().query('select from public.profiles')).resolves.toHaveLength(0);
  });

  it.each(['w1sp', 'wi5p', 'wlsp', 'wisp2', 'wi sp', 'wisp!', 'whisper', 'the wisp', 'vvisp', 'psiw'])(
    'does not take %s away from anybody',
    async (username) => {
      await expect(ensureAs(username)).resolves.toMatchObject({ code: 'ok', profile: { username } });
    },
  );

  it.each(STYLES)('is recognised in every letter of the %s alphabet', async (_, first) => {
    const styled = String.fromCodePoint(...Array.from(LETTERS, (_letter, place) => first + place));
    const [row] = await stage()
      .asOwner()
      .query<{ folded: string }>('select private.fold_name($1) as folded', [styled]);
    expect(row?.folded.replace(/[()]/g, '')).toBe(LETTERS);
  });

  it('is recognised in letters that decompose to something else, such as the lunate sigma', async () => {
    await reserve('Comet');
    await expect(ensureAs('ϲomet')).resolves.toMatchObject({ code: 'reserved_name' });
    await expect(ensureAs('Ϲomet')).resolves.toMatchObject({ code: 'reserved_name' });
  });

  it('is checked before the suffix, so that nobody becomes the second of it', async () => {
    const { asOwner } = stage();
    await ensureAs('wisp');
    await ensureAs('WISP');
    await expect(asOwner().query('select from public.profiles')).resolves.toHaveLength(0);
  });

  it('cannot be reached by a later change of name: the profile stays as it was', async () => {
    const { newPerson, signsInAgain, asPerson, asOwner } = stage();
    const mallory = await newPerson({ username: 'mallory' });
    await signsInAgain(mallory, { full_name: 'wіsp' });
    const refused = { code: 'reserved_name', changed: false, profile: null };
    await expect(asPerson(mallory).call('sync_profile')).resolves.toEqual(refused);
    await expect(asPerson(mallory).call('ensure_profile')).resolves.toMatchObject({ code: 'reserved_name' });
    await expect(asOwner().query('select username from public.profiles')).resolves.toEqual([
      { username: 'mallory' },
    ]);
  });

  it('is the brand’s: another brand reserves another name and frees the old one', async () => {
    await reserve('Lumen', 'Lumen');
    await expect(ensureAs('wisp')).resolves.toMatchObject({ code: 'ok' });
    await expect(ensureAs('lumеn')).resolves.toMatchObject({ code: 'reserved_name' });
  });

  it('is in a list that no client can read or change', async () => {
    const { newPerson, newAdmin, asPerson, asAnonymous } = stage();
    const actors = [asAnonymous(), asPerson(await newPerson()), asPerson(await newAdmin())];
    for (const actor of actors) {
      await expect(actor.query('select * from private.reserved_names')).rejects.toMatchObject({
        code: '42501',
      });
      await expect(actor.query(`select private.set_reserved_names('{}')`)).rejects.toMatchObject({
        code: '42501',
      });
    }
  });
});
