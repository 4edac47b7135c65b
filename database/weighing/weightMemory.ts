import { hash as hashOf } from 'node:crypto';
import { sql } from 'kysely';
import { parseInput } from '#domain/kernel/validation.ts';
import { systemActor } from '#domain/platform/actor.ts';
import type { AcceptedWeight } from '#domain/weighing/scaleMessages.ts';
import {
  chainText,
  verifyChain,
  type ChainedWeight,
  type ChainReport,
  type EarlierWalk,
} from '#domain/weighing/weightChain.ts';
import { weightMemory } from '#domain/weighing/weightMemory.ts';
import type { Database } from '../connect.ts';
import type { CopiedRow, CopyRows } from '../copying.ts';
import { fromColumn } from '../schema/columns.ts';
import type { Sql } from '../sql.ts';
import type { Transaction } from '../transaction.ts';

const sha256 = (text: string): string => hashOf('sha256', text);
/** How many rows a page has. */
const rowsAtOnce = 5000;

type NewWeight = Omit<ChainedWeight, 'id' | 'previousHash' | 'hash'>;

/** Locks the memory for other writers until the transaction ends, so that its last row does not change. */
export async function lockMemory(tx: Sql): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('weight_memory'))`.execute(tx);
}

/**
 * A weight as the record service stores it: numbers in one spelling, short texts without extra blanks and invisible characters.
 * The hash must be computed from the stored values, because the original ones cannot be read again. `parseInput` gives the ids
 * of references under the names of the fields.
 */
const asStored = (weight: NewWeight): NewWeight => {
  const { scale, enteredBy, ...others } = parseInput(weightMemory, weight, 'update', 'server');
  return { ...others, scaleId: scale, enteredById: enteredBy } as unknown as NewWeight;
};

/** Adds a row after the last one; the caller must have locked the memory with `lockMemory`. */
export async function chainWeight(tx: Transaction, weight: NewWeight): Promise<void> {
  const last = await sql<{ hash: string }>`select hash from weight_memory order by id desc limit 1`.execute(
    tx.sql,
  );
  const row = { ...asStored(weight), previousHash: last.rows[0]?.hash ?? null };
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
  database: Pick<Database, 'copying'>,
  since?: EarlierWalk,
): Promise<ChainReport> {
  return database.copying((copyRows) => verifyChain(memoryPages(copyRows), sha256, since));
}

/** The row at which a walk ended. */
export interface MemoryProof extends EarlierWalk {
  readonly id: number;
}

/**
 * Checks the rows added since a proof. If the row of the proof is missing or changed, or there is no proof, checks all.
 * @param wholly checks all rows even if the proof is valid, and compares their number and hashes with it
 * @returns `proof`: the proof for the next check; null if there is a fault, or no row
 */
export async function verifyWeightMemorySince(
  database: Pick<Database, 'sql' | 'copying'>,
  proof: MemoryProof | null,
  { wholly = false } = {},
): Promise<{ readonly report: ChainReport; readonly proof: MemoryProof | null }> {
  const { rows } = await sql<{ hash: string }>`
    select hash from weight_memory where id = ${proof?.id ?? 0}`.execute(database.sql);
  const validProof = !wholly && proof && rows[0]?.hash === proof.lastHash ? proof : null;
  /** The id of the last row that was checked. */
  let lastId = validProof?.id ?? 0;
  const tracedPages = async function* (copyRows: CopyRows): AsyncGenerator<readonly ChainedWeight[]> {
    for await (const page of memoryPages(copyRows, lastId)) {
      yield page;
      lastId = page.at(-1)?.id ?? lastId;
    }
  };
  // A valid proof is where the walk goes on. Otherwise the proof is only compared: were rows cut off or written anew?
  const report = await database.copying((copyRows) =>
    validProof
      ? verifyChain(tracedPages(copyRows), sha256, undefined, validProof)
      : verifyChain(tracedPages(copyRows), sha256, proof ?? undefined),
  );
  const { rows: count, lastHash } = report;
  return { report, proof: report.fault || lastId === 0 ? null : { id: lastId, rows: count, lastHash } };
}

/**
 * The rows of the memory after the id `behind`, in pages, because a generator of single rows takes longer than hashing them.
 */
async function* memoryPages(copyRows: CopyRows, behind = 0): AsyncGenerator<readonly ChainedWeight[]> {
  let after = behind;
  for (;;) {
    const rows = await copyRows(sql`
      select id, scale_id, capture_id, seq, weight, unit, visit, taken_at, received_at, raw, alibi_no, origin,
        entered_by_id, entered_why, previous_hash, hash
      from weight_memory where id > ${sql.lit(after)} order by id limit ${sql.lit(rowsAtOnce)}`);
    const page = rows.map(chained);
    if (page.length > 0) yield page;
    if (page.length < rowsAtOnce) return;
    after = page.at(-1)?.id ?? after;
  }
}

const moment = (text: string | null | undefined): string => fromColumn({ type: 'datetime' }, text) as string;

/** A changed row may hold null where none was allowed: its hash is computed with that null. */
const number = (text: string | null | undefined): number | null => (text === null ? null : Number(text));

/** @param row the columns in the order in which `memoryPages` reads them */
const chained = (row: CopiedRow): ChainedWeight => ({
  id: Number(row[0]),
  scaleId: number(row[1]) as number,
  captureId: row[2] as string,
  seq: number(row[3]) as number,
  weight: row[4] as string,
  unit: row[5] as string,
  visit: number(row[6]) as number,
  takenAt: moment(row[7]),
  receivedAt: moment(row[8]),
  raw: row[9] as string | null,
  alibiNo: row[10] as string | null,
  origin: row[11] as string,
  enteredById: number(row[12]),
  enteredWhy: row[13] as string | null,
  previousHash: row[14] as string | null,
  hash: row[15] as string,
});
