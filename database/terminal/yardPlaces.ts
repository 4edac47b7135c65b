import { sql } from 'kysely';
import type { Transaction } from '../transaction.ts';
import { fail } from '#domain/kernel/fail.ts';
import { isOnItsWayIn } from './standingStatus.ts';

interface SharedYard {
  readonly id: number;
  readonly name: string;
  readonly places: number;
}

/**
 * Checks that a called truck has a place in the yard that its station shares with others. The yard is locked until the
 * transaction ends, so that two queues cannot take the last place. Trucks are counted by their records, not by a counter
 * that could become wrong. @throws yard_full
 */
export async function takeYardPlace(tx: Transaction, dispositionId: number): Promise<void> {
  const { rows } = await sql<SharedYard>`
    select y.id, y.name, y.cars_buffer_terminal as places
    from disposition d join weighing_station s on s.id = d.weighing_station_id join yard y on y.id = s.yard_id
    where d.id = ${dispositionId} for update of y`.execute(tx.sql);
  const [yard] = rows;
  if (!yard) return;
  const { rows: counted } = await sql<{ trucks: number }>`
    select count(*)::int as trucks from disposition d join weighing_station s on s.id = d.weighing_station_id
    where s.yard_id = ${yard.id} and ${isOnItsWayIn} and d.id <> ${dispositionId}
      and not d.marked_to_delete`.execute(tx.sql);
  if ((counted[0]?.trucks ?? 0) >= yard.places)
    throw fail('yard_full', { yard: yard.name, places: yard.places });
}
