import { sql } from 'kysely';
import { fieldsOf, type Declaration } from '#domain/kernel/declaration.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import type { Registry } from '#domain/kernel/registry.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { file } from '#domain/platform/file.ts';
import { selectFields, toRecord } from '../reading/select.ts';
import type { Sql } from '../sql.ts';
import { forgetContent } from './fileContent.ts';

/** The files that hang on a record, in the order they came; without those marked as deleted. */
export const filesOnRecord = async (
  database: Sql,
  registry: Registry,
  actor: Actor,
  { name }: Declaration,
  id: number,
): Promise<AnyRecord[]> => {
  const { rows } = await sql<Record<string, unknown>>`
    select ${selectFields(registry, actor, fieldsOf(file), 'f')} from file as f
    where f.object_name = ${name} and f.object_id = ${id} and not f.marked_to_delete order by f.id`.execute(
    database,
  );
  return rows.map((row) => toRecord(actor, file, row));
};

/** A record that goes for good takes its files with it. */
export const forgetFilesOnRecord = async (tx: Sql, { name }: Declaration, id: number): Promise<void> => {
  const { rows } = await sql<{ checksum: string }>`
    delete from file where object_name = ${name} and object_id = ${id} returning checksum`.execute(tx);
  for (const checksum of new Set(rows.map((row) => row.checksum))) await forgetContent(tx, checksum);
};
