import { sql, type RawBuilder } from 'kysely';
import { fieldsOf, translatedName, type Declaration } from '#domain/kernel/declaration.ts';
import type { Field, Fields, ReferenceField } from '#domain/kernel/field.ts';
import type { Language } from '#domain/kernel/language.ts';
import { isReference, type AnyRecord } from '#domain/kernel/record.ts';
import type { Registry } from '#domain/kernel/registry.ts';
import { businessZone } from '#domain/kernel/time.ts';
import { dateText } from '#domain/kernel/written.ts';
import { phraseOf } from '#domain/labels/phrases.ts';
import { may, readsStaffFields } from '#domain/platform/access.rules.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { columnOf, tableOf } from '../schema/naming.ts';
import { memoised } from '#domain/kernel/memoised.ts';
import { columnsOf, presentationSuffix, readFields, shownSuffix } from './readFields.ts';
import { visibleTo } from './visibility.ts';
import { writtenOut } from './writtenOut.ts';

/**
 * The selections made before, by registry, actor, fields and alias. An actor is the same object as long as their rights do not
 * change.
 */
const knownSelections = new WeakMap<
  Registry,
  WeakMap<Actor, WeakMap<Fields, Map<string, RawBuilder<unknown>>>>
>();

/** The columns of some fields of the table `alias`, and for each reference the presentation of its record. */
export function selectFields(
  registry: Registry,
  actor: Actor,
  fields: Fields,
  alias: string,
): RawBuilder<unknown> {
  const ofActors = memoised(knownSelections, registry, () => new WeakMap());
  const ofFields = memoised(ofActors, actor, () => new WeakMap());
  const ofAliases = memoised(ofFields, fields, () => new Map<string, RawBuilder<unknown>>());
  return memoised(ofAliases, alias, () => writtenOut(makeSelection(registry, actor, fields, alias)));
}

const makeSelection = (
  registry: Registry,
  actor: Actor,
  fields: Fields,
  alias: string,
): RawBuilder<unknown> => {
  const columns = columnsOf(fields).flatMap(({ field, column }) => {
    if (field.staffOnly && !readsStaffFields(actor)) return [sql`null as ${sql.ref(column)}`];
    const value = sql`${sql.ref(`${alias}.${column}`)}`;
    if (field.type !== 'reference') return [value];
    return [
      value,
      ...Object.entries(targetColumns(registry, actor, field)).map(
        ([suffix, shown]) =>
          sql`${ofTarget(registry, actor, field, sql.ref(`${alias}.${column}`), shown)} as ${sql.ref(column + suffix)}`,
      ),
    ];
  });
  return sql.join(columns);
};

/**
 * What is read of the record that a reference leads to, by column suffix: its presentation and the fields shown with it. Its
 * table has the alias `p`, as in `ofTarget`.
 */
const targetColumns = (
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
  const plain = parts.length === 1 ? sql`cast(${parts[0]} as text)` : sql`concat_ws(' ', ${sql.join(parts)})`;
  const words = target.namedByPhrase
    ? inPhrase(phraseOf(language, target.name), columnAt('numberStr'), columnAt('date'))
    : plain;
  return {
    [presentationSuffix]: words,
    ...Object.fromEntries((field.shows ?? []).map((name) => [shownSuffix(name), columnAt(name)])),
  };
};

/** The phrase that names a document, filled with its number and its date in the business time zone. */
const inPhrase = (
  text: string,
  number: RawBuilder<unknown>,
  date: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  replace(replace(cast(${text} as text), '%{number}', coalesce(${number}, '')), '%{date}',
    coalesce(to_char(${date} at time zone cast(${businessZone} as text), 'DD.MM.YYYY'), ''))`;

/** An expression about the referred record; null when the actor may not see that record. */
const ofTarget = (
  registry: Registry,
  actor: Actor,
  field: ReferenceField,
  id: RawBuilder<unknown>,
  expression: RawBuilder<unknown>,
): RawBuilder<unknown> => {
  const target = registry.byName(field.to);
  if (!may(actor, 'read', target)) return sql`null`;
  return sql`(select ${expression} from ${sql.table(tableOf(target))} as p
    where ${sql.ref('p.id')} = ${id} and ${visibleTo(actor, registry, target, 'p')})`;
};

/** The presentation of the record that a reference leads to; null when the actor may not see it. */
export function presentationOf(
  registry: Registry,
  actor: Actor,
  field: ReferenceField,
  id: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return ofTarget(
    registry,
    actor,
    field,
    id,
    targetColumns(registry, actor, field)[presentationSuffix] ?? sql`null`,
  );
}

/** Makes a record, as it is served, from a row that `selectFields` has read. */
export function toRecord(
  { language }: Actor,
  declaration: Declaration,
  row: Record<string, unknown>,
  fields: Fields = fieldsOf(declaration),
): AnyRecord {
  const record = readFields(fields, row) as AnyRecord;
  return { ...record, presentation: presentation(declaration, record, language) };
}

/** Makes a record after a change from the record before it and the row of the fields that were changed. */
export function changedRecord(
  { language }: Actor,
  declaration: Declaration,
  before: AnyRecord,
  row: Record<string, unknown>,
  fields: Fields,
): AnyRecord {
  const record = { ...before, ...readFields(fields, row) };
  return { ...record, presentation: presentation(declaration, record, language) };
}

/**
 * The fields with these names, and always the id and the fields of the presentation with their translations (`lang`). All fields
 * if `only` is undefined.
 */
export function fieldsNamed(declaration: Declaration, only: readonly string[] | undefined): Fields {
  const fields = fieldsOf(declaration);
  if (!only) return fields;
  const names = new Set([...only, 'id', ...declaration.presentation]);
  if (translatedName(declaration) !== undefined) names.add('lang');
  return Object.fromEntries(Object.entries(fields).filter(([name]) => names.has(name)));
}

const presentation = (declaration: Declaration, record: AnyRecord, language: Language): string =>
  declaration.namedByPhrase
    ? phraseOf(language, declaration.name)
        .replace('%{number}', String(record.numberStr ?? ''))
        .replace('%{date}', typeof record.date === 'string' ? dateText(record.date) : '')
    : wordsOf(declaration, record, language);

const wordsOf = (declaration: Declaration, record: AnyRecord, language: Language): string =>
  declaration.presentation
    .map((name) => (name === translatedName(declaration) && wordIn(record.lang, language)) || record[name])
    .filter((part) => part !== null && part !== undefined)
    .map((part) => (isReference(part) ? part.presentation : part))
    .join(' ');

/** The word of a language in a translated field; undefined if there is none. */
export function wordIn(words: unknown, language: Language): string | undefined {
  return (words as Partial<Record<Language, string>> | null)?.[language] || undefined;
}
