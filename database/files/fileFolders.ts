import { sql } from 'kysely';
import type { Registry } from '#domain/kernel/registry.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { file } from '#domain/platform/file.ts';
import { readableBy } from '../reading/visibility.ts';
import type { Sql } from '../sql.ts';

export interface FileFolder {
  /** null for files that are attached to no record. */
  readonly objectName: string | null;
  readonly count: number;
}

export interface RecordFolder {
  readonly objectId: number;
  readonly count: number;
}

/** How many files that the actor may see are attached to each kind of record. */
export async function fileFolders(database: Sql, registry: Registry, actor: Actor): Promise<FileFolder[]> {
  const { rows } = await sql<FileFolder>`
    select f.object_name as "objectName", cast(count(*) as int) as count from file as f
    where not f.marked_to_delete and ${readableBy(actor, registry, file, 'f')} group by f.object_name`.execute(
    database,
  );
  return rows;
}

/** The records of one kind that have files, those with the newest files first. */
export async function recordFolders(
  database: Sql,
  registry: Registry,
  actor: Actor,
  objectName: string,
  limit: number,
): Promise<RecordFolder[]> {
  const { rows } = await sql<RecordFolder>`
    select f.object_id as "objectId", cast(count(*) as int) as count from file as f
    where f.object_name = ${objectName} and not f.marked_to_delete and ${readableBy(actor, registry, file, 'f')}
    group by f.object_id order by max(f.id) desc limit ${limit}`.execute(database);
  return rows;
}
