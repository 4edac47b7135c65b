import { sql } from 'kysely';
import type { Transaction } from '#database/transaction.ts';
import type { Actor } from '#domain/platform/actor.ts';
import type { CarsQueueStatus, DispositionState } from '#domain/terminal/statuses.ts';

/** What one line of a disposition's history says. */
export interface HistoryLine {
  readonly dispositionId: number;
  readonly at: string;
  readonly move: string;
  readonly carsQueueStatus: CarsQueueStatus;
  readonly status: DispositionState;
  readonly statusId: number;
  readonly comment?: string;
}

/** Seconds from the step at which a column took its present value; nothing before the first step. */
const lasted = async (
  tx: Transaction,
  line: HistoryLine,
  column: 'cars_queue_status' | 'st_status',
  value: string,
): Promise<number | null> => {
  const { rows } = await sql<{ present: string; seconds: string | null }>`
    with steps as (
      select id, date, ${sql.ref(column)} as value from disposition_status_history
      where disposition_id = ${line.dispositionId}
    ), present as (select value from steps order by id desc limit 1)
    select present.value as present, extract(epoch from ${line.at}::timestamptz - min(steps.date)) as seconds
    from steps, present
    where steps.id > coalesce((select max(id) from steps where value is distinct from present.value), 0)
    group by present.value`.execute(tx.sql);
  const [last] = rows;
  if (!last || last.present === value || last.seconds === null) return null;
  return Math.max(0, Math.round(Number(last.seconds)));
};

/** Appends a step to the disposition's history, with how long what it ends had lasted. */
export const appendHistory = async (tx: Transaction, actor: Actor, line: HistoryLine): Promise<void> => {
  await tx.records.create(actor, 'dispositionStatusHistory', {
    disposition: line.dispositionId,
    date: line.at,
    move: line.move,
    carsQueueStatus: line.carsQueueStatus,
    duration: await lasted(tx, line, 'cars_queue_status', line.carsQueueStatus),
    status: line.statusId,
    stStatus: line.status,
    stDuration: await lasted(tx, line, 'st_status', line.status),
    comment: line.comment ?? null,
  });
};
