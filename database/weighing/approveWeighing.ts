import { sql } from 'kysely';
import { fail } from '#domain/kernel/fail.ts';
import type { Actor } from '#domain/platform/actor.ts';
import type { Sql } from '../sql.ts';
import type { Transaction } from '../transaction.ts';

interface Note {
  readonly id: number;
  readonly confirmed: boolean;
  readonly complete: boolean;
}

/** The delivery notes of a disposition's weighings that are not cancelled, oldest first. A note with a net weight is complete. */
const notesOf = async (db: Sql, dispositionId: number): Promise<Note[]> => {
  const { rows } = await sql<Note>`
    select n.id, n.confirmed, n.netto is not null as complete from delivery_note n
      join weighing_record r on r.id = n.weighing_record_id and not r.cancel_weighting
    where r.disposition_id = ${dispositionId} and not n.marked_to_delete order by n.id`.execute(db);
  return rows;
};

/**
 * Approves a disposition's weighings: confirms its delivery notes, which posts the goods to the stock.
 * @throws KejaError weighing_not_complete when a weight is missing
 */
export async function approveWeighing(tx: Transaction, actor: Actor, dispositionId: number): Promise<void> {
  await tx.records.mustSee(actor, 'disposition', dispositionId, 'modify');
  const notes = await notesOf(tx.sql, dispositionId);
  if (notes.length === 0 || notes.some(({ complete }) => !complete))
    throw fail('weighing_not_complete', { dispositionId });
  for (const { id, confirmed } of notes) if (!confirmed) await tx.records.confirm(actor, 'deliveryNote', id);
}

/** Undoes the confirmation of a disposition's confirmed delivery notes, newest first. */
export async function undoApproval(tx: Transaction, actor: Actor, dispositionId: number): Promise<void> {
  await tx.records.mustSee(actor, 'disposition', dispositionId, 'modify');
  for (const { id, confirmed } of (await notesOf(tx.sql, dispositionId)).toReversed())
    if (confirmed) await tx.records.undoConfirm(actor, 'deliveryNote', id);
}
