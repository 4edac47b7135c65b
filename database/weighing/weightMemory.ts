import { hash as hashOf } from 'node:crypto';
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

const sha256 = (text: string): string => hashOf('sha256', text);
const rowsAtOnce = 1000;

type NewWeight = Omit<ChainedWeight, 'id' | 'previousHash' | 'hash'>;

/** Locks the memory for other writers until the transaction ends, so that its last row does not change. */
export async function lockMemory(tx: Sql): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('weight_memory'))`.execute(tx);
}

/** Adds a row after the last one; the caller must have locked the memory with `lockMemory`. */
export async function chainWeight(tx: Transaction, weight: NewWeight): Promise<void> {
  const last = await sql<{ hash: string }>`select hash from weight_memory order by id desc limit 1`.execute(
    tx.sql,
  );
  const row = { ...weight, previousHash: last.rows[0]?.hash ?? null };
  await tx.records.createOnly(systemActor, 'weightMemory', { ...row, hash: sha256(chainText(row)) });
}

/** Adds an accepted weight to the memory. A weight that is already stored gives `known` and changes nothing. */
export async function appendWeight(tx: Transaction, weight: AcceptedWeight): Promise<'stored' | 'known'> {
  await lockMemory(tx.sql);
  const stored = await sql`select 1 from weight_memory where capture_id = ${weight.captureId}`.execute(
    tx.sql,
  );
  if (stored.rows.length > 0) return 'known';
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
}

/** Checks the whole memory for changed, removed or inserted rows, and for rows cut off at the end since an earlier walk. */
export function verifyWeightMemory(
  database: Pick<Database, 'sql'>,
  since?: EarlierWalk,
): Promise<ChainReport> {
  return verifyChain(memoryPages(database.sql), sha256, since);
}

/** The row at which a walk ended. */
export interface MemoryProof extends EarlierWalk {
  readonly id: number;
}

/** Checks the rows added since a proof. If the row of the proof is missing or changed, or there is no proof, checks all. */
export async function verifyWeightMemorySince(
  database: Pick<Database, 'sql'>,
  proof: MemoryProof | null,
): Promise<{ readonly report: ChainReport; readonly proof: MemoryProof | null }> {
  const { sql: db } = database;
  const { rows } = await sql<{ hash: string }>`
    select hash from weight_memory where id = ${proof?.id ?? 0}`.execute(db);
  const validProof = proof && rows[0]?.hash === proof.lastHash ? proof : null;
  let id = validProof?.id ?? 0;
  const tracedPages = async function* (): AsyncGenerator<readonly ChainedWeight[]> {
    for await (const page of memoryPages(db, id)) {
      yield page;
      id = page.at(-1)?.id ?? id;
    }
  };
  // A valid proof is where the walk goes on. Any other is only compared: were rows cut off behind it?
  const report = validProof
    ? await verifyChain(tracedPages(), sha256, undefined, validProof)
    : await verifyChain(tracedPages(), sha256, proof ?? undefined);
  const { rows: count, lastHash } = report;
  return { report, proof: report.fault || id === 0 ? null : { id, rows: count, lastHash } };
}

/** Gives pages, because a generator of single rows takes longer than hashing them. */
async function* memoryPages(connection: Sql, behind = 0): AsyncGenerator<readonly ChainedWeight[]> {
  let after = behind;
  for (;;) {
    const { rows } = await sql<MemoryRow>`
      select id, scale_id, capture_id, seq, weight, unit, visit, taken_at, received_at, raw, alibi_no, origin,
        entered_by_id, entered_why, previous_hash, hash
      from weight_memory where id > ${after} order by id limit ${rowsAtOnce}`.execute(connection);
    if (rows.length > 0) yield rows.map(chained);
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
