import { sql, type RawBuilder } from 'kysely';
import { fieldsOf, type Declaration } from '#domain/kernel/declaration.ts';
import { fail } from '#domain/kernel/fail.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import type { Registry } from '#domain/kernel/registry.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { filesOnRecord } from '../files/filesOnRecord.ts';
import { tableOf } from '../schema/naming.ts';
import { listFlags, rememberEmptyLists } from './listFlags.ts';
import { Joins, rootAlias } from './joins.ts';
import { noteForeignMail } from './noteForeignMail.ts';
import { readable, rootId, type Reading } from './reading.ts';
import { selectFields, toRecord } from './select.ts';
import { partFlags, readTableParts } from './tableParts.ts';
import { visibleTo } from './visibility.ts';

/** Reads a whole record. @throws no_access, and record_not_found if there is none or the actor may not see it */
export async function readRecord(
  reading: Reading,
  actor: Actor,
  object: string,
  id: number,
): Promise<AnyRecord> {
  const { sql: db, registry } = reading;
  const declaration = readable(registry, actor, object, id);
  const record = await readOne(reading, actor, declaration, sql<boolean>`${rootId} = ${id}`);
  if (!record) throw fail('record_not_found', { object, id });
  // The access log must show who reads letters of other people's accounts; `one` says that a single record was asked for.
  await noteForeignMail(db, registry, actor, declaration, { records: [record], one: true });
  if (!declaration.answersFiles) return record;
  return { ...record, files: await filesOnRecord(db, registry, actor, declaration, id) };
}

/** Reads the record that has this name in every installation (see `nameInEveryInstallation`). */
export async function readPredefined(
  reading: Reading,
  actor: Actor,
  object: string,
  name: string,
): Promise<AnyRecord> {
  const declaration = readable(reading.registry, actor, object);
  const record = await readNamed(reading, actor, declaration, name);
  if (!record) throw fail('record_not_found', { object, id: name });
  return record;
}

const readNamed = async (
  reading: Reading,
  actor: Actor,
  declaration: Declaration,
  name: string,
): Promise<AnyRecord | undefined> => {
  const field = nameInEveryInstallation(declaration);
  if (field === undefined) return undefined;
  const { column } = new Joins(reading.registry, declaration, actor).at([field]);
  return readOne(reading, actor, declaration, sql<boolean>`${column} = ${name}`);
};

/**
 * The field that identifies the same record in every installation: the first of these four that the object has, a name only if
 * unique.
 */
const nameInEveryInstallation = ({ fields }: Declaration): string | undefined =>
  ['predefinedName', 'key', 'code', 'name'].find(
    (name) => fields[name] && (name !== 'name' || fields[name].unique),
  );

const readOne = async (
  { sql: db, registry }: Reading,
  actor: Actor,
  declaration: Declaration,
  condition: RawBuilder<boolean>,
): Promise<AnyRecord | undefined> => {
  // Flags say which table parts, and which lists of other records, are not empty: only those are read.
  const beside = sql`${partFlags(declaration)} ${listFlags(registry, declaration)}`;
  const { rows } = await selectOne(registry, actor, declaration, condition, { beside }).execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const parts = await readTableParts(db, registry, actor, declaration, { id: Number(row.id), row });
  return rememberEmptyLists(declaration, { ...toRecord(actor, declaration, row), ...parts }, row);
};

/**
 * The statement that reads one record that the actor may see, without its table parts.
 * @param parts `beside`: further columns, each behind a comma; `lock`: the end of a statement that locks the row
 */
export function selectOne(
  registry: Registry,
  actor: Actor,
  declaration: Declaration,
  condition: RawBuilder<boolean>,
  { lock = sql``, beside = sql`` }: { lock?: RawBuilder<unknown>; beside?: RawBuilder<unknown> },
): RawBuilder<Record<string, unknown>> {
  return sql<Record<string, unknown>>`
    select ${selectFields(registry, actor, fieldsOf(declaration), rootAlias)} ${beside}
    from ${sql.table(tableOf(declaration))} as ${sql.table(rootAlias)}
    where ${condition} and ${visibleTo(actor, registry, declaration, rootAlias)} limit 1 ${lock}`;
}
