import { sql } from 'kysely';
import type { Declaration } from '#domain/kernel/declaration.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { beginningOf } from '#domain/kernel/shortText.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { isOfAccount } from '#domain/platform/copies.rules.ts';
import {
  actionOf,
  compareVersions,
  isEmptyDifference,
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
export async function storeVersion(
  { tx, actor, registry }: WriteContext,
  declaration: Declaration,
  { versioning: method, hasVersions }: WriteSettings,
  before: AnyRecord | undefined,
  read: () => Promise<AnyRecord>,
): Promise<void> {
  if (!method) return;
  const record = await read();
  // Records of an e-mail account have no versions: not everybody who reads versions may read the account.
  if (isOfAccount(registry, declaration, record)) return;
  const action = actionOf(record, before);
  if (!keeps(method, action)) return;
  if (before && isEmptyDifference(compareVersions(declaration, before, record))) return;
  const version = { record, action, author: actor };
  const isFirst = before !== undefined && keeps(method, 'initial') && !hasVersions;
  const initial: Version[] = isFirst ? [{ record: before, action: 'initial', author: null }] : [];
  await insertVersions(tx.sql, declaration, [...initial, version]);
}

/** In characters, as its column allows. */
const longestPresentation = 255;

interface Version {
  readonly record: AnyRecord;
  readonly action: VersionAction;
  readonly author: Actor | null;
}

/**
 * Adds the next versions of one record and announces them, in one statement. An initial version is left out if the record already
 * has a version, which `hasVersions` may not tell yet: only this statement, which begins after the record was locked, sees all
 * versions. Nobody needs its answer, so it may be sent together with the commit (`mayWaitForCommit`).
 */
const insertVersions = async (
  tx: Sql,
  { name }: Declaration,
  versions: readonly Version[],
): Promise<void> => {
  const rows = versions.map(({ record, action, author }, place) => ({
    place,
    id: record.id,
    presentation: beginningOf(String(record.presentation ?? ''), longestPresentation),
    action,
    data: record,
    author: author?.userId ?? null,
  }));
  await sql`
    insert into object_version
      (object_type, object_id, object_presentation, version, action, object_data, author_id, created_at, updated_at)
    select ${name}, added.id, added.presentation, known.last + row_number() over (order by added.place), added.action, added.data,
      added.author, clock_timestamp(), clock_timestamp()
    from jsonb_to_recordset(cast(${JSON.stringify(rows)} as jsonb))
        as added (place int, id int, presentation text, action text, data jsonb, author int),
      (select coalesce(max(version), 0) as last from object_version
        where object_type = ${name} and object_id = ${versions[0]?.record.id}) as known
    where known.last = 0 or added.action <> 'initial'
    returning ${announcement('objectVersion')} ${mayWaitForCommit}`.execute(tx);
};
