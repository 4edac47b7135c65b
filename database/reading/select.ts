import { sql, type RawBuilder } from 'kysely';
import { fieldsOf, translatedName, type Declaration } from '#domain/kernel/declaration.ts';
import type { Field, Fields, ReferenceField } from '#domain/kernel/field.ts';
import type { Language } from '#domain/kernel/language.ts';
import { idKey, type AnyRecord } from '#domain/kernel/record.ts';
import type { Registry } from '#domain/kernel/registry.ts';
import { may } from '#domain/platform/access.rules.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { fromColumn } from '../schema/columns.ts';
import { columnOf, tableOf } from '../schema/naming.ts';
import { visibleTo } from './visibility.ts';

const presentationSuffix = '$presentation';

/** The columns of some fields of the rows behind `alias`, with the presentation of each reference beside it. */
export const selectFields = (
  registry: Registry,
  actor: Actor,
  fields: Fields,
  alias: string,
): RawBuilder<unknown> => {
  const columns = Object.entries(fields).flatMap(([name, field]) => {
    if (field.type === 'rows' || field.secret) return [];
    const column = columnOf(name, field);
    const value = sql`${sql.ref(`${alias}.${column}`)}`;
    if (field.type !== 'reference') return [value];
    return [
      value,
      ...Object.entries(besideOf(registry, actor, field)).map(
        ([suffix, shown]) =>
          sql`${ofTarget(registry, actor, field, sql.ref(`${alias}.${column}`), shown)} as ${sql.ref(column + suffix)}`,
      ),
    ];
  });
  return sql.join(columns);
};

const shownSuffix = (name: string): string => `$${name}`;

/** What is read of the record referred to, by the suffix of its column: what names it, and the fields that are shown of it. */
const besideOf = (
  registry: Registry,
  { language }: Actor,
  field: ReferenceField,
): Record<string, RawBuilder<unknown>> => {
  const target = registry.byName(field.to);
  const columnAt = (name: string) => sql.ref(`p.${columnOf(name, fieldsOf(target)[name] as Field)}`);
  const inLanguage = (name: string) =>
    name === translatedName(target)
      ? sql`coalesce(nullif(${sql.ref('p.lang')} ->> ${language}, ''), ${columnAt(name)})`
      : columnAt(name);
  const parts = target.presentation.map(inLanguage);
  const words = parts.length === 1 ? sql`cast(${parts[0]} as text)` : sql`concat_ws(' ', ${sql.join(parts)})`;
  return {
    [presentationSuffix]: words,
    ...Object.fromEntries((field.shows ?? []).map((name) => [shownSuffix(name), columnAt(name)])),
  };
};

/** Something of the record referred to; nothing when the actor may not see it. */
const ofTarget = (
  registry: Registry,
  actor: Actor,
  field: ReferenceField,
  id: RawBuilder<unknown>,
  what: RawBuilder<unknown>,
): RawBuilder<unknown> => {
  const target = registry.byName(field.to);
  if (!may(actor, 'read', target)) return sql`null`;
  return sql`(select ${what} from ${sql.table(tableOf(target))} as p
    where ${sql.ref('p.id')} = ${id} and ${visibleTo(actor, registry, target, 'p')})`;
};

/** What names the record that a reference leads to; nothing when the actor may not see it. */
export const presentationOf = (
  registry: Registry,
  actor: Actor,
  field: ReferenceField,
  id: RawBuilder<unknown>,
): RawBuilder<unknown> =>
  ofTarget(registry, actor, field, id, besideOf(registry, actor, field)[presentationSuffix] ?? sql`null`);

/** Makes a record, as it is served, of a row that `selectFields` has brought. */
export const toRecord = (
  { language }: Actor,
  declaration: Declaration,
  row: Record<string, unknown>,
): AnyRecord => {
  const record = readFields(fieldsOf(declaration), row) as AnyRecord;
  return { ...record, presentation: presentation(declaration, record, language) };
};

const presentation = (declaration: Declaration, record: AnyRecord, language: Language): string =>
  declaration.presentation
    .map((name) => (name === translatedName(declaration) && wordIn(record.lang, language)) || record[name])
    .filter((part) => part !== null && part !== undefined)
    .join(' ');

const wordIn = (words: unknown, language: Language): string | undefined =>
  (words as Partial<Record<Language, string>> | null)?.[language];

/** The fields of a row by their names; a reference as its id and as `{id, presentation}` with the fields shown of it. Secrets stay out. */
export const readFields = (fields: Fields, row: Record<string, unknown>): Record<string, unknown> => {
  const record: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (field.type === 'rows' || field.secret) continue;
    const column = columnOf(name, field);
    const value = fromColumn(field, row[column]);
    if (field.type !== 'reference') {
      record[name] = value;
      continue;
    }
    record[idKey(name)] = value;
    record[name] = value === null ? null : referenceOf(field, column, value, row);
  }
  return record;
};

const referenceOf = (
  { shows = [] }: ReferenceField,
  column: string,
  id: unknown,
  row: Record<string, unknown>,
): object => ({
  id,
  presentation: row[column + presentationSuffix] ?? '',
  ...Object.fromEntries(shows.map((name) => [name, row[column + shownSuffix(name)] ?? null])),
});
