import { readdirSync, readFileSync } from 'node:fs';
import { brand } from '@portal/brand';
import { describe, expect, it } from 'vitest';
import { describeOnEachEngine } from './harness/describeOnEachEngine';

const supabase = new URL('../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, supabase), 'utf8');

describe('the migrations', () => {
  it('have a version of 14 digits, each its own, and a sentence for a name', () => {
    const names = readdirSync(new URL('migrations/', supabase));
    expect(names.length).toBeGreaterThan(10);
    for (const name of names) expect(name).toMatch(/^\d{14}(_[a-z]+){2,}\.sql$/);
    expect(new Set(names.map((name) => name.slice(0, 14))).size).toBe(names.length);
  });
});

describeOnEachEngine('the seed', (stage) => {
  it('reserves the brand’s name and makes nobody up', async () => {
    const { asOwner, newAccount, asPerson } = stage();
    await asOwner().query(read('seed.sql'));
    await expect(asOwner().query('select from public.profiles')).resolves.toEqual([]);
    const impostor = await newAccount({ username: brand.name });
    await expect(asPerson(impostor).call('ensure_profile')).resolves.toMatchObject({ code: 'reserved_name' });
  });
});
