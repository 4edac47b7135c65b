import { sql } from 'kysely';
import { Decimal } from 'decimal.js';
import type { Transaction } from '../transaction.ts';
import { planOfDisposition, type PlannedDisposition } from '../weighing/weighingPlan.ts';
import { exact, tonnesScale } from '#domain/kernel/decimals.ts';
import { serverFor, type Actor } from '#domain/platform/actor.ts';
import type { CarsQueueStatus, DispositionState } from '#domain/terminal/statuses.ts';
import { queues } from '#domain/weighing/operations.rules.ts';
import { weighedState } from '#domain/weighing/weighing.rules.ts';
import { effectOf, isComplete } from '#domain/weighing/weighingRounds.rules.ts';
import { appendHistory } from './history.ts';
import { lockRow } from '../writing/lockRow.ts';

/** Moves in the history: the approval ended the disposition, or the approval was undone. */
const endingMove = 'weighingApproved';
const undoingMove = 'approvalUndone';

/** The weighing records of a disposition that were not cancelled. */
interface Records {
  /** How many are approved, and how many are not. */
  readonly approved: number;
  readonly open: number;
  /** Their net weights together, in tonnes; null if none has a net weight. */
  readonly net: string | null;
  /** The last move in the history of the disposition. */
  readonly last_move: string | null;
}

const recordsOf = async (tx: Transaction, dispositionId: number): Promise<Records> => {
  const { rows } = await sql<Records>`
    select count(*) filter (where r.approved)::int as approved,
      count(*) filter (where not r.approved)::int as open, sum(r.netto)::text as net,
      (select h.move from disposition_status_history h where h.disposition_id = ${dispositionId}
        order by h.id desc limit 1) as last_move
    from weighing_record r where r.disposition_id = ${dispositionId} and not r.cancel_weighting`.execute(
    tx.sql,
  );
  return rows[0] as Records;
};

/** What is written to the disposition. */
interface Standing {
  readonly carsQueueStatus: CarsQueueStatus | null;
  readonly state: DispositionState;
  readonly exitedAt: string | null;
  readonly netto?: string | null;
}

const writeStanding = async (
  tx: Transaction,
  actor: Actor,
  dispositionId: number,
  { move, at, ...standing }: Standing & { readonly move: string; readonly at: string },
): Promise<void> => {
  const { carsQueueStatus, state } = standing;
  const statusId = (await tx.records.predefined(actor, 'dispositionStatus', state)).id;
  await appendHistory(tx, actor, {
    dispositionId,
    at,
    move,
    // The history has no empty status: a disposition without a status in the queue counts as on its way.
    carsQueueStatus: carsQueueStatus ?? 'OnTheWay',
    status: state,
    statusId,
  });
  await tx.records.updateOnly(actor, 'disposition', dispositionId, { ...standing, status: statusId });
};

/**
 * Whether a disposition has no weighings of its own, such as that of a ship weighed by its runs. The journey of such a disposition
 * does not write the net, so the approval writes it.
 */
const weighedByRuns = ({ weighings }: PlannedDisposition): boolean => weighings.length === 0;

/** The disposition as an approval ends it. */
const endOf = (planned: PlannedDisposition, records: Records, at: string): Standing => ({
  carsQueueStatus: 'TerminalExit',
  state: effectOf(planned.plan).statuses.at(-1) ?? planned.disposition,
  exitedAt: at,
  ...(weighedByRuns(planned) && records.net !== null
    ? { netto: exact(new Decimal(records.net), tonnesScale) }
    : {}),
});

/** The disposition as it was before the approval. */
const reopened = (planned: PlannedDisposition): Standing => ({
  carsQueueStatus: null,
  state: weighedByRuns(planned) ? 'OnTheWay' : weighedState(planned.plan, planned.weighings),
  exitedAt: null,
  ...(weighedByRuns(planned) ? { netto: null } : {}),
});

/**
 * Whether no more weighings are expected: the last one was made, or no weighing is fixed as the last one (`repeated`), or the
 * disposition has none of its own.
 */
const isWeighedOut = ({ plan, weighings }: PlannedDisposition): boolean =>
  effectOf(plan).repeated || weighings.length === 0 || isComplete(plan, weighings);

/**
 * Ends a disposition when all of its weighings are approved, and opens it again when an approval is undone. This is only for
 * vehicles that never queue, such as wagons and ships; a truck ends its disposition by leaving. A repeated call changes nothing.
 * @returns whether the disposition is now ended
 */
export async function followApproval(
  tx: Transaction,
  { dispositionId, by }: { readonly dispositionId: number; readonly by: number | null },
): Promise<'ended' | 'open'> {
  await lockRow(tx.sql, 'disposition', dispositionId);
  const planned = await planOfDisposition(tx.sql, dispositionId);
  const records = await recordsOf(tx, dispositionId);
  const actor: Actor = serverFor(by);
  const at = new Date().toISOString();
  const ended = planned.queue === 'TerminalExit' || planned.queue === 'Deleted';
  const isToEnd = records.approved > 0 && records.open === 0 && isWeighedOut(planned);
  const isAlreadyRight = ended === isToEnd;
  if (queues(planned.plan.typeOfDocument) || isAlreadyRight) return ended ? 'ended' : 'open';
  if (isToEnd) {
    await writeStanding(tx, actor, dispositionId, { move: endingMove, at, ...endOf(planned, records, at) });
    return 'ended';
  }
  // This disposition was not ended by an approval, so a missing approval does not open it again.
  if (records.last_move !== endingMove) return 'ended';
  await writeStanding(tx, actor, dispositionId, { move: undoingMove, at, ...reopened(planned) });
  return 'open';
}
