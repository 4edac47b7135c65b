import { EntitySchema } from '@mikro-orm/core';
import {
  fieldsOf,
  isFoundByTranslation,
  ownSearch,
  usualOrder,
  type Declaration,
} from '#domain/kernel/declaration.ts';
import { isAlwaysFilled, type CellField, type Fields } from '#domain/kernel/field.ts';
import type { Registry } from '#domain/kernel/registry.ts';
import { systemEntities } from '../system/entities.ts';
import { columnType } from './columns.ts';
import { columnOf, rowsTableOf, tableOf } from './naming.ts';
import { plainLettersIn } from './plainLetters.ts';
import { foldedPlateIn } from './plate.ts';
import { telephoneIn } from './telephone.ts';
import { wordsIn } from './translatedWords.ts';

type Property = Record<string, unknown>;
type Index = { name: string; properties?: string[]; expression?: string };

/** The tables of every declared object and its table parts, and those of the system. */
export function entitiesOf(registry: Registry): EntitySchema[] {
  return [
    ...registry.all.flatMap((declaration) => [objectEntity(declaration), ...rowsEntities(declaration)]),
    ...systemEntities,
  ];
}

const entity = (
  name: string,
  properties: Record<string, Property>,
  indexes: Index[],
  uniques: string[][],
): EntitySchema =>
  // `as never`: MikroORM expects the properties of a class, and these tables have no classes.
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
      ...rareIndexes(declaration, fields),
      ...searchIndexes(declaration),
      ...translationIndexes(declaration),
      ...anyCaseIndexes(table, fields),
      ...telephoneIndexes(table, fields),
      ...uniquesWithEmpty(declaration, fields),
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
  // Only these two are always filled without a default: the record service sets them when it stores a record.
  const nullable = isNullable(field) && name !== 'createdAt' && name !== 'updatedAt';
  if (field.type === 'reference') {
    return {
      kind: 'm:1',
      entity: () => tableOf({ name: field.to }),
      fieldName: column,
      nullable,
      deleteRule: 'restrict',
    };
  }
  const columnDefault = 'default' in field && field.default !== undefined ? { default: field.default } : {};
  return {
    type: columnType(field),
    columnType: columnType(field),
    fieldName: column,
    nullable,
    ...columnDefault,
  };
};

const uniquesOf = (fields: Fields): string[][] =>
  Object.entries(fields).flatMap(([name, field]) => (field.unique ? [[columnOf(name, field)]] : []));

/** The columns of unique indexes over several fields that are always filled; `uniquesWithEmpty` makes the others. */
const uniquesTogether = ({ uniques = [] }: Declaration, fields: Fields): string[][] =>
  uniques
    .filter((names) => !names.some((name) => isNullable(fields[name] as CellField)))
    .map((names) => names.map((name) => columnOf(name, fields[name] as CellField)));

/** Unique indexes with fields that may be empty; an empty value counts as a value, so two records may not both have it. */
const uniquesWithEmpty = (declaration: Declaration, fields: Fields): Index[] =>
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

const isNullable = (field: CellField): boolean => !isAlwaysFilled(field);

/** Indexes for marked fields, the default sort and the sorts of lists, each followed by the id; and for all references. */
const indexesOf = (declaration: Declaration, fields: Fields): Index[] => {
  const table = tableOf(declaration);
  const single = Object.entries(fields).flatMap(([name, field]) =>
    field.index && !field.unique ? [[name]] : [],
  );
  const byDefault = declaration.sort.field === 'id' ? [] : [usualOrder(declaration)];
  // Each list of fields once.
  const fieldLists = new Map(
    [...single, ...byDefault, ...declaration.indexes].map((names) => [names.join(), names]),
  );
  const sorted = [...fieldLists.values()].map((names) =>
    indexOf(
      table,
      names.map((name) => columnOf(name, fields[name] as CellField)),
    ),
  );
  const leadingFields = new Set([...fieldLists.values()].map(([first]) => first));
  return [...sorted, ...referenceIndexes(table, fields, leadingFields)];
};

/** Indexes of only those records in which a rarely filled field has a value. The field may be longer than an index holds. */
const rareIndexes = (declaration: Declaration, fields: Fields): Index[] => {
  const table = tableOf(declaration);
  const columnAt = (name: string) => (name === 'id' ? name : columnOf(name, fields[name] as CellField));
  const order = [...new Set([...usualOrder(declaration), 'id'])].map((name) => `"${columnAt(name)}"`);
  return (declaration.rarelyFilled ?? []).map(columnAt).map((column) => {
    const name = `${table}_with_${column}_index`;
    const where = `where "${column}" is not null`;
    return { name, expression: `create index "${name}" on "${table}" (${order.join(', ')}) ${where}` };
  });
};

/**
 * Postgres creates no index for a foreign key. Without one, each list of referring records, each check of ownership and each
 * deletion reads the whole table. Empty references are left out, because most are empty.
 * @param leadingFields the first fields of other indexes: a reference that begins one needs no index of its own
 */
const referenceIndexes = (
  table: string,
  fields: Fields,
  leadingFields: ReadonlySet<string | undefined>,
): Index[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.type === 'reference' && !field.unique && !leadingFields.has(name)
      ? [indexOf(table, [columnOf(name, field)], `where "${columnOf(name, field)}" is not null`)]
      : [],
  );

const indexOf = (table: string, columns: readonly string[], condition = ''): Index => {
  const name = `${table}_${columns.join('_')}_index`;
  const quoted = [...columns, 'id'].map((column) => `"${column}"`).join(', ');
  return { name, expression: `create index "${name}" on "${table}" (${quoted}) ${condition}`.trim() };
};

/** Trigram indexes on plates and other texts, so that searching for a part of a text is fast with a million rows. */
const searchIndexes = (declaration: Declaration): Index[] => {
  const table = tableOf(declaration);
  return ownSearch(declaration).map((name) => {
    const field = fieldsOf(declaration)[name] as CellField;
    const column = columnOf(name, field);
    if (isPlate(field)) {
      const index = `${table}_${column}_plate`;
      const plate = foldedPlateIn(`"${column}"`);
      return {
        name: index,
        expression: `create index "${index}" on "${table}" using gin ((${plate}) gin_trgm_ops)`,
      };
    }
    const index = `${table}_${column}_letters`;
    const letters = plainLettersIn(`"${column}"`);
    return {
      name: index,
      expression: `create index "${index}" on "${table}" using gin ((${letters}) gin_trgm_ops)`,
    };
  });
};

const isPlate = (field: CellField): boolean => field.type === 'text' && field.plate === true;

/** A trigram index for the translations of the name in all languages, if the search by name finds them too. */
const translationIndexes = (declaration: Declaration): Index[] => {
  if (!isFoundByTranslation(declaration)) return [];
  const table = tableOf(declaration);
  const name = `${table}_lang_letters`;
  const words = plainLettersIn(`(${wordsIn('"lang"')})`);
  return [{ name, expression: `create index "${name}" on "${table}" using gin ((${words}) gin_trgm_ops)` }];
};

/** Indexes for telephone numbers, which are compared however they are written. */
const telephoneIndexes = (table: string, fields: Fields): Index[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    if (field.type !== 'text' || !field.anySpelling) return [];
    const column = columnOf(name, field);
    const index = `${table}_${column}_telephone`;
    return [
      { name: index, expression: `create index "${index}" on "${table}" (${telephoneIn(`"${column}"`)})` },
    ];
  });

/** Indexes for fields that are compared without regard to upper and lower case. */
const anyCaseIndexes = (table: string, fields: Fields): Index[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    if (field.type !== 'text' || !field.anyCase) return [];
    const column = columnOf(name, field);
    const index = `${table}_${column}_any_case`;
    return [{ name: index, expression: `create index "${index}" on "${table}" (lower("${column}"))` }];
  });
