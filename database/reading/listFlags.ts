import { sql, type RawBuilder } from 'kysely';
import { fieldOf, type Declaration, type HangingRecords } from '#domain/kernel/declaration.ts';
import { memoised } from '#domain/kernel/memoised.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import type { Registry } from '#domain/kernel/registry.ts';
import { columnOf, tableOf } from '../schema/naming.ts';
import { rootAlias } from './joins.ts';
import { writtenOut } from './writtenOut.ts';

const listFlagName = (list: string): string => `${list}$hangs`;

/**
 * For each list of other records that is served with a record (`answersWith`), a column that says whether it has any records. Each
 * begins with a comma, so they are written behind other columns. Most lists are empty and need not be read.
 */
export function listFlags(registry: Registry, declaration: Declaration): RawBuilder<unknown> {
  return memoised(knownColumns, declaration, () =>
    writtenOut(
      sql.join(
        Object.entries(declaration.answersWith ?? {}).map(
          ([list, hanging]) =>
            sql`, ${hasRecords(registry, declaration, hanging)} as ${sql.ref(listFlagName(list))}`,
        ),
        sql``,
      ),
    ),
  );
}

const knownColumns = new WeakMap<Declaration, RawBuilder<unknown>>();

/** SQL: whether a record has any records that hang on it (`h`) and are not marked for deletion. */
const hasRecords = (
  registry: Registry,
  { name }: Declaration,
  hanging: HangingRecords,
): RawBuilder<boolean> => {
  const declaration = registry.byName(hanging.object);
  // A test of the declarations makes sure that each field exists, so the type `integer` is never used.
  const columnNamed = (field: string) =>
    sql.ref(`h.${columnOf(field, fieldOf(declaration, field) ?? { type: 'integer' })}`);
  const belongsToRecord =
    'by' in hanging
      ? sql`${columnNamed(hanging.by)} = ${sql.ref(`${rootAlias}.id`)}`
      : sql`${columnNamed(hanging.ownerObject)} = ${sql.lit(name)} and ${columnNamed(hanging.ownerId)} = ${sql.ref(`${rootAlias}.id`)}`;
  return sql<boolean>`exists (select 1 from ${sql.table(tableOf(declaration))} as h
    where ${belongsToRecord} and not ${columnNamed('markedToDelete')})`;
};

/** The names of the empty lists of records that were read. */
const emptyLists = new WeakMap<AnyRecord, ReadonlySet<string>>();

/** Remembers for a record which of its lists are empty, from the columns of `listFlags`. */
export function rememberEmptyLists(
  { answersWith = {} }: Declaration,
  record: AnyRecord,
  row: Readonly<Record<string, unknown>>,
): AnyRecord {
  const none = Object.keys(answersWith).filter((list) => row[listFlagName(list)] === false);
  if (none.length > 0) emptyLists.set(record, new Set(none));
  return record;
}

/** Whether this list of the record was empty when the record was read. */
export function isKnownEmpty(record: AnyRecord, list: string): boolean {
  return emptyLists.get(record)?.has(list) ?? false;
}
