import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { readCatalog } from '../../tools/generate-types/catalog.mjs';
import { renderDatabase } from '../../tools/generate-types/renderDatabase.mjs';
import { describeOnEachEngine } from './harness/describeOnEachEngine';

const generated = new URL('../../libs/supabase/src/database.generated.ts', import.meta.url);

describeOnEachEngine('the generated types', (stage) => {
  const render = async () => renderDatabase(await readCatalog((sql) => stage().asOwner().query(sql)));

  it('are those of the migrations; if not, `npm run generate:types` writes them', async () => {
    expect(await render()).toBe(await readFile(generated, 'utf8'));
  });

  it('can tell what a schema may yet hold: enums, views, generated columns, sets, optional arguments', async () => {
    const statements = [
      `create type public.mood as enum ('glad', 'calm')`,
      `create table public.moons (id bigint generated always as identity primary key,
        owner uuid unique references public.profiles (id), phases public.mood[] not null default '{}',
        name text not null, louder text generated always as (upper(name)) stored, data jsonb, span tstzrange)`,
      'create view public.calm_moons as select id, name from public.moons',
      `create function public.moons_of(person uuid, "limit" integer default 10) returns setof public.moons
        language sql as $$ select * from public.moons $$`,
      `create function public.count_moons() returns table (owner uuid, moons bigint)
        language sql as $$ select null::uuid, 1::bigint $$`,
      'create function public.wane() returns void language sql as $$ select $$',
    ];
    for (const sql of statements) await stage().asOwner().query(sql);
    const types = (await render()).replace(/^ +/gm, '');
    for (const part of [
      'mood: "glad" | "calm"',
      'Enums: {\nmood: ["glad", "calm"],\n},',
      'Row: {\ndata: Json | null\nid: number\nlouder: string | null\nname: string\nowner: string | null\nphases: Database["public"]["Enums"]["mood"][]\nspan: unknown | null\n}',
      'Insert: {\ndata?: Json | null\nid?: never\nlouder?: never\nname: string\nowner?: string | null\nphases?: Database["public"]["Enums"]["mood"][]\nspan?: unknown | null\n}',
      'foreignKeyName: "moons_owner_fkey"\ncolumns: ["owner"]\nisOneToOne: true\nreferencedRelation: "profiles"\nreferencedColumns: ["id"]',
      'Views: {\ncalm_moons: {\nRow: {\nid: number | null\nname: string | null\n}\nRelationships: []\n}\n}',
      'moons_of: {\nArgs: { limit?: number; person: string }\nReturns: {',
      'SetofOptions: {\nfrom: "*"\nto: "moons"\nisOneToOne: false\nisSetofReturn: true\n}',
      'count_moons: {\nArgs: never\nReturns: {\nmoons: number\nowner: string\n}[]\n}',
      'wane: {\nArgs: never\nReturns: undefined\n}',
    ]) {
      expect(types).toContain(part);
    }
  });
});
