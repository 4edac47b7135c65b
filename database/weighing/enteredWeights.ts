import { randomUUID } from 'node:crypto';
import { Decimal } from 'decimal.js';
import { sql } from 'kysely';
import { batchesOf, totalOf, visitsOf, type Batch, type BunkerWeight } from '#domain/weighing/batch.ts';
import { fail } from '#domain/kernel/fail.ts';
import type { Sql } from '../sql.ts';
import type { Transaction } from '../transaction.ts';
import { chainWeight, lockMemory } from './weightMemory.ts';

/** What is known of a scale; weights are tonnes as text. */
interface ScaleFacts {
  readonly scales_type: string;
  readonly protocol: string | null;
  readonly minimum_weight: string;
  readonly maximum_weight: string | null;
}

const factsOf = async (db: Sql, scaleId: number): Promise<ScaleFacts> => {
  const { rows } = await sql<ScaleFacts>`
    select s.scales_type, p.type as protocol, s.minimum_weight, s.maximum_weight
    from scale s left join scale_protocol p on p.id = s.scale_protocol_id
    where s.id = ${scaleId} and not s.marked_to_delete`.execute(db);
  const [facts] = rows;
  if (!facts) throw fail('record_not_found', { object: 'scale', id: scaleId });
  return facts;
};

/** The longest text that the column `raw` of the weight memory takes. */
const longestRaw = 400;

/** The sequence number (`seq`) of weights that do not come from an agent. */
const uncounted = 0;

/** On which scale a weight is entered, by which user, and for what reason. */
interface Entered {
  readonly scaleId: number;
  readonly by: number | null;
  readonly why: string;
}

/**
 * Adds to the memory a weight, in tonnes, that a person has read from a mechanical scale.
 * @returns its capture id, with which it can be recorded like any other weight
 * @throws KejaError scale_not_typed if the scale is read by an agent; weight_above_capacity
 */
export async function typeWeight(
  tx: Transaction,
  { scaleId, by, why, tonnes }: Entered & { readonly tonnes: string },
): Promise<string> {
  const { protocol, maximum_weight: capacity } = await factsOf(tx.sql, scaleId);
  if (protocol !== 'Mechanical') throw fail('scale_not_typed', { scaleId });
  if (capacity !== null && new Decimal(tonnes).gt(capacity))
    throw fail('weight_above_capacity', { tonnes, capacity });
  await lockMemory(tx.sql);
  const visit = await lastVisit(tx.sql, scaleId);
  // A typed weight is a visit of its own.
  return storeWeight(tx, { scaleId, by, why, tonnes, visit: visit + 1, origin: 'Typed', raw: null });
}

/**
 * Adds up the batches that a bunker has discharged since the last sum and stores the sum as one weight in tonnes.
 * @throws KejaError scale_no_bunker; batches_none
 */
export async function totalBatches(
  tx: Transaction,
  { scaleId, by, why }: Entered,
): Promise<{ captureId: string; tonnes: string; batches: number }> {
  await lockMemory(tx.sql);
  const batches = await openBatches(tx.sql, scaleId);
  const last = batches.at(-1);
  if (!last) throw fail('batches_none', { scaleId });
  const tonnes = totalOf(batches);
  const raw = `Σ ${batches.length}: ${batches.map(({ net }) => net).join(' + ')}`.slice(0, longestRaw);
  const captureId = await storeWeight(tx, {
    scaleId,
    by,
    why,
    tonnes,
    visit: last.visit,
    origin: 'BatchTotal',
    raw,
  });
  return { captureId, tonnes, batches: batches.length };
}

/** The batches that are in no sum yet, oldest first. @throws KejaError scale_no_bunker */
export async function openBatches(db: Sql, scaleId: number): Promise<Batch[]> {
  const { scales_type, minimum_weight } = await factsOf(db, scaleId);
  if (scales_type !== 'Bunker') throw fail('scale_no_bunker', { scaleId });
  // Visits are counted by the agent, and a new agent begins again. So what follows the last sum is found by the order of rows:
  // `total` is the row of the last sum, which has the visit of its last batch (`totalBatches`), and `summed` the last measured row
  // of that visit. This row is read too, so that what the same visit weighs after the sum is recognised and left out below.
  const { rows } = await sql<BunkerWeight & { readonly summed: boolean }>`
    with total as (
      select id, visit from weight_memory where scale_id = ${scaleId} and origin = 'BatchTotal' order by id desc limit 1),
    summed as (
      select max(m.id) as id from weight_memory m join total on m.visit = total.visit and m.id < total.id
      where m.scale_id = ${scaleId} and m.origin = 'Measured')
    select m.visit, m.seq, m.weight as tonnes, m.taken_at as at, m.id = (select id from summed) as summed
    from weight_memory m
    where m.scale_id = ${scaleId} and m.origin = 'Measured' and m.id >= coalesce((select id from summed), 0)
    order by m.id`.execute(db);
  const visits = visitsOf(rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() })));
  // After a sum, the bunker may weigh the rest of its last batch again. The visit of that batch is left out: it is in the sum.
  return batchesOf(rows[0]?.summed ? visits.slice(1) : visits, minimum_weight);
}

/** The highest number of a visit on the scale; 0 if it has none. */
const lastVisit = async (db: Sql, scaleId: number): Promise<number> => {
  const { rows } = await sql<{ visit: number }>`
    select coalesce(max(visit), 0) as visit from weight_memory where scale_id = ${scaleId}`.execute(db);
  return rows[0]?.visit ?? 0;
};

const storeWeight = async (
  tx: Transaction,
  weight: Entered & {
    readonly tonnes: string;
    readonly visit: number;
    readonly origin: 'Typed' | 'BatchTotal';
    readonly raw: string | null;
  },
): Promise<string> => {
  const now = new Date().toISOString();
  const captureId = randomUUID();
  await chainWeight(tx, {
    scaleId: weight.scaleId,
    captureId,
    seq: uncounted,
    weight: weight.tonnes,
    unit: 't',
    visit: weight.visit,
    takenAt: now,
    receivedAt: now,
    raw: weight.raw,
    alibiNo: null,
    origin: weight.origin,
    enteredById: weight.by,
    enteredWhy: weight.why,
  });
  return captureId;
};
