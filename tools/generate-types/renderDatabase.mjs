import { readFileSync } from 'node:fs';
import { typescriptType } from './typescriptType.mjs';

const helperTypes = readFileSync(new URL('helperTypes.ts.txt', import.meta.url), 'utf8');
const NOTHING = '[_ in never]: never';

/** @param {string[]} lines @param {number} by levels of two spaces */
const indent = (lines, by) => lines.map((line) => line.replace(/^(?=.)/gm, '  '.repeat(by)));

/** @param {string} name @param {string[]} members */
const block = (name, members) => [`${name}: {`, ...indent(members.length ? members : [NOTHING], 1), '}'];

/** @param {string[]} names */
const list = (names) => `[${names.map((name) => `"${name}"`).join(', ')}]`;

/**
 * @param {import('./catalog.mjs').Column} column
 * @param {'Row' | 'Insert' | 'Update'} use
 * @param {import('./catalog.mjs').Enumeration[]} enums
 */
function columnLine(column, use, enums) {
  if (use !== 'Row' && column.generated) return `${column.name}?: never`;
  const mark = use === 'Update' || (use === 'Insert' && column.optional) ? '?' : '';
  return `${column.name}${mark}: ${typescriptType(column.type, enums)}${column.nullable ? ' | null' : ''}`;
}

/** @param {import('./catalog.mjs').ForeignKey} key */
const relationship = (key) => [
  '{',
  `  foreignKeyName: "${key.name}"`,
  `  columns: ${list(key.columns)}`,
  `  isOneToOne: ${key.oneToOne}`,
  `  referencedRelation: "${key.relation}"`,
  `  referencedColumns: ${list(key.relationColumns)}`,
  '},',
];

/** @param {import('./catalog.mjs').Relation} relation @param {import('./catalog.mjs').Enumeration[]} enums */
function renderRelation({ name, kind, columns, foreignKeys }, enums) {
  /** @type {('Row' | 'Insert' | 'Update')[]} */
  const uses = kind === 'table' ? ['Row', 'Insert', 'Update'] : ['Row'];
  const relationships = foreignKeys.length
    ? ['Relationships: [', ...indent(foreignKeys.flatMap(relationship), 1), ']']
    : ['Relationships: []'];
  return block(name, [
    ...uses.flatMap((use) =>
      block(
        use,
        columns.map((column) => columnLine(column, use, enums)),
      ),
    ),
    ...relationships,
  ]);
}

/** @param {import('./catalog.mjs').Routine} routine @param {import('./catalog.mjs').Catalog} catalog */
function renderRoutine({ name, args, returns, isSet, oneRow, relation, fields }, { relations, enums }) {
  const inputs = args.map(
    (arg) => `${arg.name}${arg.optional ? '?' : ''}: ${typescriptType(arg.type, enums)}`,
  );
  const columns = relations.find((candidate) => candidate.name === relation)?.columns;
  const members = columns
    ? columns.map((column) => columnLine(column, 'Row', enums))
    : fields.map((field) => `${field.name}: ${typescriptType(field.type, enums)}`);
  const result = members.length
    ? ['Returns: {', ...indent(members, 1), `}${isSet ? '[]' : ''}`]
    : [`Returns: ${typescriptType(returns, enums)}${isSet ? '[]' : ''}`];
  const origin = relation
    ? block('SetofOptions', [
        'from: "*"',
        `to: "${relation}"`,
        `isOneToOne: ${!isSet || oneRow}`,
        `isSetofReturn: ${isSet}`,
      ])
    : [];
  return block(name, [
    inputs.length ? `Args: { ${inputs.join('; ')} }` : 'Args: never',
    ...result,
    ...origin,
  ]);
}

/**
 * @param {import('./catalog.mjs').Catalog} catalog
 * @returns {string} the source of database.generated.ts
 */
export function renderDatabase(catalog) {
  const { relations, routines, enums } = catalog;
  /** @param {'table' | 'view'} kind */
  const of = (kind) =>
    relations.filter((each) => each.kind === kind).flatMap((each) => renderRelation(each, enums));
  const schema = block('public', [
    ...block('Tables', of('table')),
    ...block('Views', of('view')),
    ...block(
      'Functions',
      routines.flatMap((each) => renderRoutine(each, catalog)),
    ),
    ...block(
      'Enums',
      enums.map(({ name, values }) => `${name}: ${values.map((value) => `"${value}"`).join(' | ')}`),
    ),
    ...block('CompositeTypes', []),
  ]);
  const constants = enums.map(({ name, values }) => `${name}: ${list(values)},`);
  return helperTypes
    .replace('  // schema public\n', () => `${indent(schema, 1).join('\n')}\n`)
    .replace(
      '    // enums of public\n',
      () => `    Enums: {${constants.length ? `\n${indent(constants, 3).join('\n')}\n    ` : ''}},\n`,
    );
}
