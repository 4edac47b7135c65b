import { fail } from '#domain/kernel/fail.ts';
import type { AnyRecord, RecordInput } from '#domain/kernel/record.ts';
import { withoutUndefined } from '#domain/kernel/withoutUndefined.ts';
import { serverFor, type Actor } from '#domain/platform/actor.ts';
import type { Transaction } from '../transaction.ts';
import { lockRow } from '../writing/lockRow.ts';
import { mustHaveSeen } from '../writing/seen.ts';

/** The outcome of an event with a customer, and what is planned after it. */
export interface ClosedCrmEvent {
  readonly outcome: string;
  /** The values of the next event; undefined if nothing follows. */
  readonly next?: RecordInput | undefined;
  /** The version of the event that the person saw; undefined for a caller that showed none. */
  readonly updatedAt?: string | undefined;
}

/**
 * Notes the outcome of a planned event, which is done from then on, and plans the next one (`next`), if there is one. What `next`
 * does not name is taken from this event, as `takenOver` lists it. Both happen or neither.
 * @throws crm_event_closed if it is not planned any more, record_marked, stale_record, and the errors of a new event
 */
export async function closeCrmEvent(
  tx: Transaction,
  actor: Actor,
  id: number,
  { outcome, next, updatedAt }: ClosedCrmEvent,
): Promise<{ readonly id: number; readonly nextId: number | null }> {
  await tx.records.mustSee(actor, 'crmEvent', id, 'modify');
  // If two people close it at the same moment, the second one gets an error, and nothing is planned twice.
  await lockRow(tx.sql, 'crm_event', id);
  const event = await tx.records.get(actor, 'crmEvent', id);
  if (event.eventStatus !== 'Planned') throw fail('crm_event_closed');
  mustHaveSeen({ id, updatedAt: event.updatedAt }, updatedAt);
  await tx.records.update(actor, 'crmEvent', id, { outcome, eventStatus: 'Done' });
  if (!next) return { id, nextId: null };
  const made = await tx.records.create(actor, 'crmEvent', { ...takenOver(event), ...withoutUndefined(next) });
  // `follows` is read-only for people. The changed event is not needed here, so `updateOnly` does not read it again.
  const server: Actor = serverFor(actor.userId);
  await tx.records.updateOnly(server, 'crmEvent', made.id, { follows: id });
  return { id, nextId: made.id };
}

/** The values that the next event takes from the closed one. */
const takenOver = (event: AnyRecord): RecordInput => ({
  eventType: event.eventType,
  howToContact: event.howToContact,
  counterpartyId: event.counterpartyId,
  contactId: event.contactId,
  employeeId: event.employeeId,
  projectId: event.projectId,
  interactionId: event.interactionId,
});
