import { sql } from 'kysely';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { systemActor } from '#domain/platform/actor.ts';
import type { Transaction } from '../transaction.ts';

/** What is known of the times of a train. */
interface Times {
  readonly id: number;
  /** Whether the arrival of the train is written already, and its departure. */
  readonly arrived: boolean;
  readonly departed: boolean;
  /** When the first weighing of a wagon began, and when the last one ended; null if no wagon was weighed. */
  readonly first: Date | null;
  readonly last: Date | null;
  /** Whether all wagons are finished. */
  readonly complete: boolean;
}

/**
 * The train of one wagon, and when its wagons were first and last on the scale; undefined if the disposition is of no wagon of a
 * train. In the statement, `own` is the wagon of this disposition, and `w` is each wagon of the same train, `own` among them. A
 * wagon that has left the terminal or was removed counts as finished too.
 */
const timesOf = async (tx: Transaction, dispositionId: number): Promise<Times | undefined> => {
  const { rows } = await sql<Times>`
    select t.id, t.arrived_at is not null as arrived, t.departed_at is not null as departed,
      min(d.begin_weighting) as first, max(d.end_weighting) as last,
      bool_and(d.state in ('Loaded', 'Unloaded') or coalesce(d.cars_queue_status, '') in ('TerminalExit', 'Deleted')) as complete
    from train_wagon own join train t on t.id = own.train_id
      join train_wagon w on w.train_id = t.id and not w.marked_to_delete
      join disposition d on d.id = w.disposition_id
    where own.disposition_id = ${dispositionId} group by t.id`.execute(tx.sql);
  return rows[0];
};

const iso = (moment: Date): string => new Date(moment).toISOString();

/**
 * Notes when a train came and left: it came when the weighing of its first wagon began, and left when the last weighing
 * ended, once all wagons are finished. Times that people have written stay.
 */
export async function noteTrainTimes(tx: Transaction, disposition: AnyRecord): Promise<void> {
  if (disposition.typeOfDocument !== 'Railway') return;
  const times = await timesOf(tx, disposition.id);
  if (!times) return;
  const arrivedAt = !times.arrived && times.first ? { arrivedAt: iso(times.first) } : {};
  const departedAt = !times.departed && times.complete && times.last ? { departedAt: iso(times.last) } : {};
  const changes = { ...arrivedAt, ...departedAt };
  if (Object.keys(changes).length > 0) await tx.records.update(systemActor, 'train', times.id, changes);
}
