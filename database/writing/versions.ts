import { sql } from 'kysely';
import type { Declaration } from '#domain/kernel/declaration.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import type { Actor } from '#domain/platform/actor.ts';
import {
  actionOf,
  compareVersions,
  isSame,
  keeps,
  type VersionAction,
  type VersioningMethod,
} from '#domain/platform/versions.rules.ts';
import type { Sql } from '../sql.ts';
import type { WriteContext } from './hooks.ts';

/**
 * Keeps the record as it now stands, where the versioning setting of its object says so and something has changed.
 * The first version of a record that is older than its setting is preceded by how it stood before. The caller holds
 * the record, so that version numbers run without gaps.
 * @param read the whole record; asked only where a version may be kept
 */
export const keepVersion = async (
  { tx, actor }: WriteContext,
  declaration: Declaration,
  before: AnyRecord | undefined,
  read: () => Promise<AnyRecord>,
): Promise<void> => {
  const method = await methodOf(tx.sql, declaration);
  if (!method) return;
  const record = await read();
  const action = actionOf(record, before);
  if (!keeps(method, action)) return;
  if (before && isSame(compareVersions(declaration, before, record))) return;
  const known = await lastVersion(tx.sql, declaration, record.id);
  const first = known === 0 && before !== undefined && keeps(method, 'initial');
  if (first) await insertVersion(tx.sql, declaration, before, 1, 'initial', null);
  const version = known + (first ? 2 : 1);
  const id = await insertVersion(tx.sql, declaration, record, version, action, actor);
  await tx.announce('objectVersion', id);
};

const methodOf = async (tx: Sql, { name }: Declaration): Promise<VersioningMethod | undefined> => {
  const { rows } = await sql<{ method: VersioningMethod }>`
    select versioning_method as method from object_versioning_setting
    where object_type = ${name} and not marked_to_delete`.execute(tx);
  return rows[0]?.method;
};

const lastVersion = async (tx: Sql, { name }: Declaration, id: number): Promise<number> => {
  const { rows } = await sql<{ last: number | null }>`
    select max(version) as last from object_version where object_type = ${name} and object_id = ${id}`.execute(
    tx,
  );
  return rows[0]?.last ?? 0;
};

const longestPresentation = 255;

const insertVersion = async (
  tx: Sql,
  { name }: Declaration,
  record: AnyRecord,
  version: number,
  action: VersionAction,
  author: Actor | null,
): Promise<number> => {
  const presentation = String(record.presentation ?? '').slice(0, longestPresentation);
  const { rows } = await sql<{ id: number }>`
    insert into object_version
      (object_type, object_id, object_presentation, version, action, object_data, author_id, created_at, updated_at)
    values (${name}, ${record.id}, ${presentation}, ${version}, ${action}, ${JSON.stringify(record)},
      ${author?.userId ?? null}, clock_timestamp(), clock_timestamp())
    returning id`.execute(tx);
  return rows[0]?.id as number;
};
