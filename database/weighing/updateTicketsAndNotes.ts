import { sql } from 'kysely';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { following } from '#domain/weighing/noteOfWeighing.rules.ts';
import { papers } from '#domain/weighing/weighedDisposition.rules.ts';
import type { Transaction } from '../transaction.ts';
import { storedValue } from '../writing/changedFields.ts';
import { noteHead } from './noteHead.ts';
import { ticketHead } from './ticketHead.ts';

/** The values that a ticket or a note takes over from its disposition, by the names of fields. */
type Head = Readonly<Record<string, unknown>>;

const headIn = (record: AnyRecord, names: readonly string[]): Head =>
  Object.fromEntries(names.map((name) => [name, storedValue(record, name)]));

/** Updates the values that a ticket or note takes over from its source, except those that somebody has corrected in it. */
const updateTakenOver = async (
  tx: Transaction,
  object: 'weighingRecord' | 'deliveryNote',
  record: AnyRecord,
  { sourceBefore, sourceAfter }: { readonly sourceBefore: Head; readonly sourceAfter: Head },
): Promise<AnyRecord> => {
  const changes = following(headIn(record, Object.keys(sourceAfter)), sourceBefore, sourceAfter);
  if (Object.keys(changes).length === 0) return record;
  return tx.records.update(systemActor, object, record.id, changes);
};

/**
 * Copies a change of a disposition to its tickets and notes that are not approved yet, so that the stock is not posted by
 * outdated values. A note that is marked for deletion is updated as well, because it may be restored. The note of a
 * cancelled weighing may not, so it is left as it is.
 */
export async function updateTicketsAndNotes(
  tx: Transaction,
  disposition: AnyRecord,
  before: AnyRecord,
): Promise<void> {
  // `papers` are the fields of a disposition that tickets and notes copy.
  if (papers.every((name) => storedValue(before, name) === storedValue(disposition, name))) return;
  const { rows } = await sql<{ id: number; ticketId: number }>`
    select n.id, n.weighing_record_id as "ticketId"
    from delivery_note n join weighing_record r on r.id = n.weighing_record_id
    where n.disposition_id = ${disposition.id} and not n.confirmed and not r.cancel_weighting
    order by n.id for no key update of n`.execute(tx.sql);
  // The ticket is updated first, because the note takes over values from it too.
  for (const { id, ticketId } of rows) {
    const ticket = await tx.records.get(systemActor, 'weighingRecord', ticketId);
    const noteHeadBefore = await noteHead(tx, ticket, before);
    const updatedTicket = await updateTakenOver(tx, 'weighingRecord', ticket, {
      sourceBefore: await ticketHead(tx, systemActor, before),
      sourceAfter: await ticketHead(tx, systemActor, disposition),
    });
    const note = await tx.records.get(systemActor, 'deliveryNote', id);
    await updateTakenOver(tx, 'deliveryNote', note, {
      sourceBefore: noteHeadBefore,
      sourceAfter: await noteHead(tx, updatedTicket, disposition),
    });
  }
}
