import type { Database } from '#database/connect.ts';
import { may } from '#domain/platform/access.rules.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { findRecords } from './findRecords.ts';

/** The presentations of these records by id. Empty if the actor may not read the object; null among the ids names no record. */
export async function presentationsById(
  database: Database,
  actor: Actor,
  object: string,
  ids: readonly (number | null)[],
): Promise<ReadonlyMap<number, string>> {
  const wantedIds = [...new Set(ids)].filter((id) => id !== null);
  if (wantedIds.length === 0 || !may(actor, 'read', database.registry.byName(object))) return new Map();
  const found = await findRecords(database, actor, object, { id: { inList: wantedIds } });
  return new Map(found.map(({ id, presentation }) => [id, String(presentation)]));
}
