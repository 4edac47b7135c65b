import { sql } from 'kysely';
import { fieldsOf, type Declaration } from '#domain/kernel/declaration.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import type { Registry } from '#domain/kernel/registry.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { readsFilesOf } from '#domain/platform/access.rules.ts';
import { file } from '#domain/platform/file.ts';
import { selectFields, toRecord } from '../reading/select.ts';
import type { Sql } from '../sql.ts';
import { forgetContent } from './fileContent.ts';

/** The files attached to a record, oldest first, without those marked for deletion. */
export async function filesOnRecord(
  database: Sql,
  registry: Registry,
  actor: Actor,
  declaration: Declaration,
  id: number,
): Promise<AnyRecord[]> {
  const [record] = await withFiles(database, registry, actor, declaration, [{ id } as AnyRecord]);
  return (record?.files ?? []) as AnyRecord[];
}

/**
 * Adds to each record its attached files, as reading a single record does, in one statement; none for an actor who may not read
 * files of this object. The caller must have checked that the actor sees the records.
 */
export async function withFiles(
  database: Sql,
  registry: Registry,
  actor: Actor,
  declaration: Declaration,
  records: readonly AnyRecord[],
): Promise<AnyRecord[]> {
  if (records.length === 0 || !readsFilesOf(actor, declaration))
    return records.map((record) => ({ ...record, files: [] }));
  const ids = records.map(({ id }) => id);
  const { rows } = await sql<Record<string, unknown>>`
    select ${selectFields(registry, actor, fieldsOf(file), 'f')} from file as f
    where f.object_name = ${declaration.name} and f.object_id = any(${ids}) and not f.marked_to_delete
    order by f.id`.execute(database);
  const ofRecord = Map.groupBy(rows, ({ object_id: onRecord }) => Number(onRecord));
  return records.map((record) => ({
    ...record,
    files: (ofRecord.get(record.id) ?? []).map((row) => toRecord(actor, file, row)),
  }));
}

/** Removes the files of a record that is deleted permanently, and each content that no other file uses. */
export async function forgetFilesOnRecord(tx: Sql, { name }: Declaration, id: number): Promise<void> {
  const rows = await tx
    .deleteFrom('file')
    .where('object_name', '=', name)
    .where('object_id', '=', id)
    .returning('checksum')
    .execute();
  for (const checksum of new Set(rows.flatMap((row) => row.checksum ?? [])))
    await forgetContent(tx, checksum);
}
