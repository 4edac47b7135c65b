import type { Database } from '#database/connect.ts';
import { waitForTurn, type Transaction } from '#database/transaction.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import type { Registry } from '#domain/kernel/registry.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { findRecords } from './findRecords.ts';

type Key = Readonly<Record<string, string | number | null>>;

/**
 * For objects with one record for each key: changes the existing record, or creates it. A record that is marked for deletion is
 * restored, because `findOne` leaves it out and the change would not be seen.
 */
export async function upsertOne(
  tx: Transaction,
  registry: Registry,
  actor: Actor,
  object: string,
  key: Key,
  values: object,
): Promise<AnyRecord> {
  // Two requests at once must not both create the record.
  await waitForTurn(tx, `${object} ${JSON.stringify(key)}`);
  const found = await findRecords({ records: tx.records, registry }, actor, object, key);
  const existing = found.find(({ markedToDelete }) => !markedToDelete) ?? found[0];
  if (!existing) return tx.records.create(actor, object, { ...key, ...values });
  if (existing.markedToDelete) await tx.records.changeDeletionMark(actor, object, existing.id, false);
  return tx.records.update(actor, object, existing.id, { ...values });
}

/** The record of a key of such an object; undefined if there is none, or if it is marked for deletion. */
export async function findOne(
  database: Database,
  actor: Actor,
  object: string,
  key: Key,
): Promise<AnyRecord | undefined> {
  const [found] = await findRecords(database, actor, object, { ...key, markedToDelete: false });
  return found;
}
