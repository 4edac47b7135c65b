import { sql } from 'kysely';
import type { Declaration } from '#domain/kernel/declaration.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { isOfAccount } from '#domain/platform/copies.rules.ts';
import {
  actionOf,
  compareVersions,
  isSame,
  keeps,
  type VersionAction,
} from '#domain/platform/versions.rules.ts';
import { mayWaitForCommit } from '../commitWithLast.ts';
import type { Sql } from '../sql.ts';
import type { WriteContext } from './hooks.ts';
import type { WriteSettings } from './settings.ts';
import { announcement } from './storeRow.ts';

/**
 * Keeps a version of the record as it is now, if the versioning `method` of its object asks for it and something has
 * changed. If the record has no version yet, its state before the change is kept first. The caller has locked the record,
 * so that version numbers have no gaps.
 * @param read the whole record; called only where a version may be kept
 */
export async function keepVersion(
  { tx, actor, registry }: WriteContext,
  declaration: Declaration,
  { versioning: method, hasVersions }: WriteSettings,
  before: AnyRecord | undefined,
  read: () => Promise<AnyRecord>,
): Promise<void> {
  if (!method) return;
  const record = await read();
  if (isOfAccount(registry, declaration, record)) return;
  const action = actionOf(record, before);
  if (!keeps(method, action)) return;
  if (before && isSame(compareVersions(declaration, before, record))) return;
  const first = before !== undefined && keeps(method, 'initial') ? before : undefined;
  const version = { record, action, author: actor };
  if (first === undefined || hasVersions) return void (await insertVersion(tx.sql, declaration, version));
  if (await insertVersion(tx.sql, declaration, version, 'behindOthers')) return;
  await insertVersion(tx.sql, declaration, { record: first, action: 'initial', author: null });
  await insertVersion(tx.sql, declaration, version);
}

const longestPresentation = 255;

interface Version {
  readonly record: AnyRecord;
  readonly action: VersionAction;
  readonly author: Actor | null;
}

/**
 * Adds the next version and announces it, in one statement.
 * @param behindOthers adds it only if the record already has a version
 * @returns whether it was added behind others
 */
const insertVersion = async (
  tx: Sql,
  { name }: Declaration,
  { record, action, author }: Version,
  behindOthers?: 'behindOthers',
): Promise<boolean> => {
  const presentation = String(record.presentation ?? '').slice(0, longestPresentation);
  const { rows } = await sql`
    insert into object_version
      (object_type, object_id, object_presentation, version, action, object_data, author_id, created_at, updated_at)
    select ${name}, ${record.id}, ${presentation}, known.last + 1, ${action}, cast(${JSON.stringify(record)} as jsonb),
      cast(${author?.userId ?? null} as int), clock_timestamp(), clock_timestamp()
    from (select coalesce(max(version), 0) as last from object_version
      where object_type = ${name} and object_id = ${record.id}) as known
    where known.last > 0 or not cast(${behindOthers !== undefined} as boolean)
    returning ${announcement('objectVersion')} ${behindOthers ? sql`` : mayWaitForCommit}`.execute(tx);
  return rows.length > 0;
};
