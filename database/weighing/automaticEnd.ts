import { sql } from 'kysely';
import { systemActor, type Actor } from '#domain/platform/actor.ts';
import type { Transaction } from '../transaction.ts';
import { whyNoteNotPosted } from './notePlaces.ts';

/**
 * Confirms the complete notes of a disposition if its station ends weighings automatically. A note that cannot be posted
 * yet, because its product or warehouse is missing, is left for a person; this does not stop the vehicle.
 */
export async function endAutomatically(tx: Transaction, actor: Actor, dispositionId: number): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select n.id from delivery_note n
      join weighing_record r on r.id = n.weighing_record_id and not r.cancel_weighting
      join disposition d on d.id = r.disposition_id
      join weighing_station st on st.id = d.weighing_station_id and st.automatic_weighting_end
    where d.id = ${dispositionId} and n.netto is not null and not n.confirmed and not n.marked_to_delete
    order by n.id`.execute(tx.sql);
  for (const { id } of rows) {
    const note = await tx.records.get(systemActor, 'deliveryNote', id);
    if (!(await whyNoteNotPosted(tx, note))) await tx.records.confirm(actor, 'deliveryNote', id);
  }
}
