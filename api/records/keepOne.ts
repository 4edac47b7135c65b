import { sql } from 'kysely';
import type { Transaction } from '#database/transaction.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import type { Registry } from '#domain/kernel/registry.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { findRecords } from './findRecords.ts';

/** Of some records there is one for its key: it is changed where it stands, and made where it does not. */
export const keepOne = async (
  tx: Transaction,
  registry: Registry,
  actor: Actor,
  object: string,
  key: Readonly<Record<string, string | number | null>>,
  values: object,
): Promise<AnyRecord> => {
  await sql`select pg_advisory_xact_lock(hashtext(${`${object} ${JSON.stringify(key)}`}))`.execute(tx.sql);
  const [known] = await findRecords({ records: tx.records, registry }, actor, object, key);
  return known
    ? tx.records.update(actor, object, known.id, { ...values })
    : tx.records.create(actor, object, { ...key, ...values });
};
