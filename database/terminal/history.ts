import { sql, type RawBuilder } from 'kysely';
import type { Transaction } from '../transaction.ts';
import type { Actor } from '#domain/platform/actor.ts';
import type { CarsQueueStatus, DispositionState } from '#domain/terminal/statuses.ts';

/** One line of a disposition's history. */
export interface HistoryLine {
  readonly dispositionId: number;
  readonly at: string;
  readonly move: string;
  readonly carsQueueStatus: CarsQueueStatus;
  readonly status: DispositionState;
  readonly statusId: number;
  readonly comment?: string;
}

/**
 * For how many seconds each status that a line ends has lasted: `duration` the status in the queue, `stDuration` the status of the
 * disposition. Null for a status that continues or never was.
 */
export interface Lasted {
  readonly duration: number | null;
  readonly stDuration: number | null;
}

/** The statuses after a line, and when it is written. */
export type Turn = Pick<HistoryLine, 'dispositionId' | 'carsQueueStatus' | 'status' | 'at'>;

/** The statement that reads, before a line is written, how long the statuses that it ends have lasted. */
export function lastedRow(turn: Turn): RawBuilder<Lasted> {
  return sql<Lasted>`
    with steps as (
      select id, date, cars_queue_status, st_status from disposition_status_history
      where disposition_id = ${turn.dispositionId}
    )
    select ${secondsOf('cars_queue_status', turn.carsQueueStatus, turn.at)} as duration,
      ${secondsOf('st_status', turn.status, turn.at)} as "stDuration"`;
}

/** Seconds since the step at which a column took its present value; null if `next` is the same value. */
const secondsOf = (column: 'cars_queue_status' | 'st_status', next: string, at: string) => {
  const value = sql.ref(column);
  const present = sql`(select ${value} from steps order by id desc limit 1)`;
  // The id of the last step with another value; 0 if the column never had another one.
  const before = sql`coalesce((select max(id) from steps where ${value} is distinct from ${present}), 0)`;
  return sql`case when ${present} <> ${next} then greatest(0, (
    select round(extract(epoch from ${at}::timestamptz - min(date)))::int from steps where id > ${before})) end`;
};

/**
 * Appends a line to the disposition's history, with the durations of the statuses that it ends.
 * @param lasted these durations, if the caller has read them since the disposition was locked
 */
export async function appendHistory(
  tx: Transaction,
  actor: Actor,
  line: HistoryLine,
  lasted?: Lasted,
): Promise<void> {
  const durations = lasted ?? (await lastedRow(line).execute(tx.sql)).rows[0];
  await tx.records.createOnly(actor, 'dispositionStatusHistory', {
    disposition: line.dispositionId,
    date: line.at,
    move: line.move,
    carsQueueStatus: line.carsQueueStatus,
    status: line.statusId,
    stStatus: line.status,
    duration: durations?.duration ?? null,
    stDuration: durations?.stDuration ?? null,
    comment: line.comment ?? null,
  });
}
