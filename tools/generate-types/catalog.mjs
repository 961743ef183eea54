/**
 * @typedef {{ name: string, type: string, nullable: boolean, optional: boolean, generated: boolean }} Column
 * @typedef {{ name: string, columns: string[], oneToOne: boolean, relation: string, relationColumns: string[] }} ForeignKey
 * @typedef {{ name: string, kind: 'table' | 'view', columns: Column[], foreignKeys: ForeignKey[] }} Relation
 * @typedef {{ name: string, type: string, optional: boolean }} Field
 * @typedef {{ name: string, args: Field[], returns: string, isSet: boolean, oneRow: boolean, relation: string | null, fields: Field[] }} Routine
 * @typedef {{ name: string, values: string[] }} Enumeration
 * @typedef {{ relations: Relation[], routines: Routine[], enums: Enumeration[] }} Catalog
 */

const RELATIONS = `
select c.relname as name, case when c.relkind in ('v', 'm') then 'view' else 'table' end as kind,
  (select coalesce(jsonb_agg(jsonb_build_object(
      'name', a.attname,
      'type', a.atttypid::regtype::text,
      'nullable', not a.attnotnull,
      'optional', not a.attnotnull or a.atthasdef or a.attidentity <> '',
      'generated', a.attgenerated <> '' or a.attidentity = 'a'
    ) order by a.attname collate "C"), '[]')
    from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
  (select coalesce(jsonb_agg(jsonb_build_object(
      'name', k.conname,
      'columns', (select jsonb_agg(a.attname order by u.place) from unnest(k.conkey) with ordinality u (num, place)
        join pg_attribute a on a.attrelid = k.conrelid and a.attnum = u.num),
      'oneToOne', exists (select from pg_index i where i.indrelid = k.conrelid and i.indisunique
        and i.indpred is null and string_to_array(i.indkey::text, ' ')::int2[] <@ k.conkey),
      'relation', target.relname,
      'relationColumns', (select jsonb_agg(a.attname order by u.place) from unnest(k.confkey) with ordinality u (num, place)
        join pg_attribute a on a.attrelid = k.confrelid and a.attnum = u.num)
    ) order by k.conname collate "C"), '[]')
    from pg_constraint k join pg_class target on target.oid = k.confrelid
    where k.conrelid = c.oid and k.contype = 'f' and target.relnamespace = c.relnamespace) as "foreignKeys"
from pg_class c
where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f') and not c.relispartition
order by c.relname collate "C"`;

const ROUTINES = `
select p.proname as name,
  (select coalesce(jsonb_agg(jsonb_build_object(
      'name', p.proargnames[arg.place], 'type', arg.type::regtype::text,
      'optional', arg.place > p.pronargs - p.pronargdefaults
    ) order by p.proargnames[arg.place] collate "C"), '[]')
    from unnest(p.proargtypes::oid[]) with ordinality arg (type, place)) as args,
  p.prorettype::regtype::text as returns, p.proretset as "isSet", p.prorows = 1 as "oneRow",
  (select c.relname from pg_class c
    where c.oid = t.typrelid and c.relkind in ('r', 'v') and c.relnamespace = p.pronamespace) as relation,
  (select coalesce(jsonb_agg(jsonb_build_object(
      'name', p.proargnames[arg.place], 'type', arg.type::regtype::text, 'optional', false
    ) order by p.proargnames[arg.place] collate "C"), '[]')
    from unnest(p.proallargtypes) with ordinality arg (type, place)
    where p.proargmodes[arg.place] in ('t', 'o', 'b')) as fields
from pg_proc p join pg_type t on t.oid = p.prorettype
where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and t.typname <> 'trigger'
  and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
order by p.proname collate "C"`;

const ENUMS = `
select t.typname as name,
  (select jsonb_agg(e.enumlabel order by e.enumsortorder) from pg_enum e where e.enumtypid = t.oid) as values
from pg_type t where t.typnamespace = 'public'::regnamespace and t.typtype = 'e'
order by t.typname collate "C"`;

/**
 * What schema `public` offers its clients. Column privileges play no part, as in `supabase gen types`.
 * @param {(sql: string) => Promise<any[]>} query
 * @returns {Promise<Catalog>}
 */
export async function readCatalog(query) {
  return { relations: await query(RELATIONS), routines: await query(ROUTINES), enums: await query(ENUMS) };
}
