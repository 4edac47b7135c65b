import { sql } from 'kysely';
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

interface Lasted {
  readonly duration: number | null;
  readonly stDuration: number | null;
}

/** For how many seconds each status that this line ends has lasted; null for a status that continues or never was. */
const lasted = async (tx: Transaction, line: HistoryLine): Promise<Lasted> => {
  const { rows } = await sql<Lasted>`
    with steps as (
      select id, date, cars_queue_status, st_status from disposition_status_history
      where disposition_id = ${line.dispositionId}
    )
    select ${secondsOf('cars_queue_status', line.carsQueueStatus, line.at)} as duration,
      ${secondsOf('st_status', line.status, line.at)} as "stDuration"`.execute(tx.sql);
  return rows[0] ?? { duration: null, stDuration: null };
};

/** Seconds since the step at which a column took its present value; null if `next` is the same value. */
const secondsOf = (column: 'cars_queue_status' | 'st_status', next: string, at: string) => {
  const value = sql.ref(column);
  const present = sql`(select ${value} from steps order by id desc limit 1)`;
  const before = sql`coalesce((select max(id) from steps where ${value} is distinct from ${present}), 0)`;
  return sql`case when ${present} <> ${next} then greatest(0, (
    select round(extract(epoch from ${at}::timestamptz - min(date)))::int from steps where id > ${before})) end`;
};

/** Appends a line to the disposition's history, with the durations of the statuses that it ends. */
export async function appendHistory(tx: Transaction, actor: Actor, line: HistoryLine): Promise<void> {
  await tx.records.createOnly(actor, 'dispositionStatusHistory', {
    disposition: line.dispositionId,
    date: line.at,
    move: line.move,
    carsQueueStatus: line.carsQueueStatus,
    status: line.statusId,
    stStatus: line.status,
    ...(await lasted(tx, line)),
    comment: line.comment ?? null,
  });
}
