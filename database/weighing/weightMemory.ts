import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { systemActor } from '#domain/platform/actor.ts';
import type { AcceptedWeight } from '#domain/weighing/scaleMessages.ts';
import {
  chainText,
  verifyChain,
  type ChainedWeight,
  type ChainReport,
  type EarlierWalk,
} from '#domain/weighing/weightChain.ts';
import type { Database } from '../connect.ts';
import { fromColumn } from '../schema/columns.ts';
import type { Sql } from '../sql.ts';
import type { Transaction } from '../transaction.ts';

type MemoryRow = Readonly<Record<string, unknown>>;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const rowsAtOnce = 1000;

type NewWeight = Omit<ChainedWeight, 'id' | 'previousHash' | 'hash'>;

/** One writer at a time, until the transaction ends: what is read of the memory now is still its end then. */
export const holdMemory = async (tx: Sql): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('weight_memory'))`.execute(tx);
};

/** Adds a row behind the one that stands last; the memory must be held. */
export const chainWeight = async (tx: Transaction, weight: NewWeight): Promise<void> => {
  const last = await sql<{ hash: string }>`select hash from weight_memory order by id desc limit 1`.execute(
    tx.sql,
  );
  const row = { ...weight, previousHash: last.rows[0]?.hash ?? null };
  await tx.records.create(systemActor, 'weightMemory', { ...row, hash: sha256(chainText(row)) });
};

/** Adds an accepted weight to the memory. One that is there already is `known` and changes nothing. */
export const appendWeight = async (tx: Transaction, weight: AcceptedWeight): Promise<'stored' | 'known'> => {
  await holdMemory(tx.sql);
  const known = await sql`select 1 from weight_memory where capture_id = ${weight.captureId}`.execute(tx.sql);
  if (known.rows.length > 0) return 'known';
  await chainWeight(tx, {
    scaleId: weight.scaleId,
    captureId: weight.captureId,
    seq: weight.seq,
    weight: weight.tonnes,
    unit: 't',
    visit: weight.visit,
    takenAt: new Date(weight.at).toISOString(),
    receivedAt: new Date().toISOString(),
    raw: weight.raw || null,
    alibiNo: weight.alibiNo,
    origin: 'Measured',
    enteredById: null,
    enteredWhy: null,
  });
  return 'stored';
};

/** Walks the whole memory and says whether any row was changed, taken out or put in, and since an earlier walk cut off. */
export const verifyWeightMemory = (
  database: Pick<Database, 'sql'>,
  since?: EarlierWalk,
): Promise<ChainReport> => verifyChain(memoryRows(database.sql), sha256, since);

async function* memoryRows(connection: Sql): AsyncGenerator<ChainedWeight> {
  let after = 0;
  for (;;) {
    const { rows } =
      await sql<MemoryRow>`select * from weight_memory where id > ${after} order by id limit ${rowsAtOnce}`.execute(
        connection,
      );
    for (const row of rows) yield chained(row);
    if (rows.length < rowsAtOnce) return;
    after = Number(rows.at(-1)?.id);
  }
}

const moment = (value: string): string => fromColumn({ type: 'datetime' }, value) as string;

const chained = (row: MemoryRow): ChainedWeight => ({
  id: row.id as number,
  scaleId: row.scale_id as number,
  captureId: row.capture_id as string,
  seq: row.seq as number,
  weight: row.weight as string,
  unit: row.unit as string,
  visit: row.visit as number,
  takenAt: moment(row.taken_at as string),
  receivedAt: moment(row.received_at as string),
  raw: row.raw as string | null,
  alibiNo: row.alibi_no as string | null,
  origin: row.origin as string,
  enteredById: row.entered_by_id as number | null,
  enteredWhy: row.entered_why as string | null,
  previousHash: row.previous_hash as string | null,
  hash: row.hash as string,
});
