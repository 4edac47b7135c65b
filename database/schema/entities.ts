import { EntitySchema } from '@mikro-orm/core';
import { fieldsOf, isFoundByTranslation, type Declaration } from '#domain/kernel/declaration.ts';
import type { CellField, Fields } from '#domain/kernel/field.ts';
import type { Registry } from '#domain/kernel/registry.ts';
import { systemEntities } from '../system/entities.ts';
import { columnType } from './columns.ts';
import { columnOf, rowsTableOf, tableOf } from './naming.ts';
import { telephoneIn } from './telephone.ts';
import { wordsIn } from './translatedWords.ts';

type Property = Record<string, unknown>;
type Index = { name: string; properties?: string[]; expression?: string };

/** The tables of every declared object, its table parts, and what the system keeps for itself. */
export const entitiesOf = (registry: Registry): EntitySchema[] => [
  ...registry.all.flatMap((declaration) => [objectEntity(declaration), ...rowsEntities(declaration)]),
  ...systemEntities,
];

const entity = (
  name: string,
  properties: Record<string, Property>,
  indexes: Index[],
  uniques: string[][],
): EntitySchema =>
  new EntitySchema({
    name,
    tableName: name,
    properties,
    indexes,
    uniques: uniques.map((fields) => ({ properties: fields, name: `${name}_${fields.join('_')}_unique` })),
  } as never);

const primaryKey: Property = { type: 'integer', primary: true, autoincrement: true };

const objectEntity = (declaration: Declaration): EntitySchema => {
  const { id: _id, ...fields } = fieldsOf(declaration);
  const table = tableOf(declaration);
  return entity(
    table,
    { id: primaryKey, ...propertiesOf(fields) },
    [
      ...indexesOf(declaration, fields),
      ...searchIndexes(declaration),
      ...translationIndexes(declaration),
      ...anyCaseIndexes(table, fields),
      ...telephoneIndexes(table, fields),
      ...uniqueWithNothing(declaration, fields),
    ],
    [...uniquesOf(fields), ...uniquesTogether(declaration, fields)],
  );
};

const rowsEntities = (declaration: Declaration): EntitySchema[] =>
  Object.entries(declaration.fields).flatMap(([name, field]) => {
    if (field.type !== 'rows') return [];
    const table = rowsTableOf(declaration, name);
    const properties = {
      id: primaryKey,
      parent_id: {
        kind: 'm:1',
        entity: () => tableOf(declaration),
        fieldName: 'parent_id',
        deleteRule: 'cascade',
      },
      row_number: { type: 'integer', fieldName: 'row_number' },
      ...propertiesOf(field.fields),
    };
    return [
      entity(
        table,
        properties,
        [
          { name: `${table}_parent_index`, properties: ['parent_id', 'row_number'] },
          ...referenceIndexes(table, field.fields, new Set()),
        ],
        uniquesOf(field.fields),
      ),
    ];
  });

const propertiesOf = (fields: Fields): Record<string, Property> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field.type === 'rows' ? [] : [[columnOf(name, field), propertyOf(name, field)]],
    ),
  );

const propertyOf = (name: string, field: CellField): Property => {
  const column = columnOf(name, field);
  const nullable = !(field.required || 'default' in field || name === 'createdAt' || name === 'updatedAt');
  if (field.type === 'reference') {
    return {
      kind: 'm:1',
      entity: () => tableOf({ name: field.to }),
      fieldName: column,
      nullable,
      deleteRule: 'restrict',
    };
  }
  const standard = 'default' in field && field.default !== undefined ? { default: field.default } : {};
  return { type: columnType(field), columnType: columnType(field), fieldName: column, nullable, ...standard };
};

const uniquesOf = (fields: Fields): string[][] =>
  Object.entries(fields).flatMap(([name, field]) => (field.unique ? [[columnOf(name, field)]] : []));

const uniquesTogether = ({ uniques = [] }: Declaration, fields: Fields): string[][] =>
  uniques
    .filter((names) => !names.some((name) => isNullable(fields[name] as CellField)))
    .map((names) => names.map((name) => columnOf(name, fields[name] as CellField)));

/** Where one of the fields may be empty, empty is a value like any other: two records do not share it either. */
const uniqueWithNothing = (declaration: Declaration, fields: Fields): Index[] =>
  (declaration.uniques ?? [])
    .filter((names) => names.some((name) => isNullable(fields[name] as CellField)))
    .map((names) => {
      const table = tableOf(declaration);
      const columns = names.map((name) => columnOf(name, fields[name] as CellField));
      const name = `${table}_${columns.join('_')}_unique`;
      const quoted = columns.map((column) => `"${column}"`).join(', ');
      return {
        name,
        expression: `create unique index "${name}" on "${table}" (${quoted}) nulls not distinct`,
      };
    });

const isNullable = (field: CellField): boolean => !(field.required || 'default' in field);

/** The marked fields, the default sort and the lists' own, each with the id behind it; and all references. */
const indexesOf = (declaration: Declaration, fields: Fields): Index[] => {
  const table = tableOf(declaration);
  const single = Object.entries(fields).flatMap(([name, field]) =>
    field.index && !field.unique ? [[name]] : [],
  );
  const byDefault = declaration.sort.field === 'id' ? [] : [[declaration.sort.field]];
  const wanted = new Map(
    [...single, ...byDefault, ...declaration.indexes].map((names) => [names.join(), names]),
  );
  const sorted = [...wanted.values()].map((names) =>
    indexOf(
      table,
      names.map((name) => columnOf(name, fields[name] as CellField)),
    ),
  );
  const led = new Set([...wanted.values()].map(([first]) => first));
  return [...sorted, ...referenceIndexes(table, fields, led)];
};

/**
 * Postgres makes no index for a foreign key: without one, each list of what refers to a record, each check of whose
 * a record is, and each deletion reads the whole table. Empty references are left out, for most are empty.
 * @param led fields that another index begins with
 */
const referenceIndexes = (table: string, fields: Fields, led: ReadonlySet<string | undefined>): Index[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.type === 'reference' && !field.unique && !led.has(name)
      ? [indexOf(table, [columnOf(name, field)], `where "${columnOf(name, field)}" is not null`)]
      : [],
  );

const indexOf = (table: string, columns: readonly string[], condition = ''): Index => {
  const name = `${table}_${columns.join('_')}_index`;
  const quoted = [...columns, 'id'].map((column) => `"${column}"`).join(', ');
  return { name, expression: `create index "${name}" on "${table}" (${quoted}) ${condition}`.trim() };
};

/** Looking for a piece of text stays quick at a million rows by trigrams. */
const searchIndexes = (declaration: Declaration): Index[] => {
  const table = tableOf(declaration);
  return declaration.search.map((name) => {
    const column = columnOf(name, fieldsOf(declaration)[name] as CellField);
    return {
      name: `${table}_${column}_search`,
      expression: `create index "${table}_${column}_search" on "${table}" using gin ("${column}" gin_trgm_ops)`,
    };
  });
};

const translationIndexes = (declaration: Declaration): Index[] => {
  if (!isFoundByTranslation(declaration)) return [];
  const table = tableOf(declaration);
  const name = `${table}_lang_search`;
  const words = wordsIn('"lang"');
  return [{ name, expression: `create index "${name}" on "${table}" using gin ((${words}) gin_trgm_ops)` }];
};

const telephoneIndexes = (table: string, fields: Fields): Index[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    if (field.type !== 'text' || !field.anySpelling) return [];
    const column = columnOf(name, field);
    const index = `${table}_${column}_telephone`;
    return [
      { name: index, expression: `create index "${index}" on "${table}" (${telephoneIn(`"${column}"`)})` },
    ];
  });

const anyCaseIndexes = (table: string, fields: Fields): Index[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    if (field.type !== 'text' || !field.anyCase) return [];
    const column = columnOf(name, field);
    const index = `${table}_${column}_any_case`;
    return [{ name: index, expression: `create index "${index}" on "${table}" (lower("${column}"))` }];
  });
