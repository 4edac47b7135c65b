import { sql } from 'kysely';
import { fail, failFields } from '#domain/kernel/fail.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { systemActor, type Actor } from '#domain/platform/actor.ts';
import { disposition as declaration } from '#domain/terminal/disposition.ts';
import { barCodeOf } from '#domain/terminal/dispositionDefaults.rules.ts';
import type { Transaction } from '../transaction.ts';
import { mustModify } from '../writing/permissions.ts';
import { newTicket } from './disposition.hooks.ts';
import { linkedRecord } from '../writing/linkedRecord.ts';
import { prefixesOf } from './dispositionDefaults.ts';
import { lockRow } from '../writing/lockRow.ts';

/** `driverTicket` is the number by which the driver is called; `entryTicket` is from the gate of the parking. */
export interface Tickets {
  readonly driverTicket?: string | undefined;
  readonly entryTicket?: string | undefined;
}

/** Writes tickets that are still empty. A ticket that is already set, and to another value, is refused (`read_only_field`). */
export function writeTickets(
  tx: Transaction,
  actor: Actor,
  dispositionId: number,
  tickets: Tickets,
): Promise<AnyRecord> {
  return changeTickets(tx, actor, dispositionId, async (disposition) => {
    const newTickets = Object.entries(tickets).filter(
      ([name, ticket]) => ticket !== undefined && ticket !== disposition[name],
    );
    const filledTickets = newTickets.filter(([name]) => disposition[name] !== null);
    if (filledTickets.length > 0)
      throw failFields(filledTickets.map(([field]) => ({ field, code: 'read_only_field' })));
    return Object.fromEntries(newTickets);
  });
}

/** Replaces a driver's ticket that was lost or seen by others. The old ticket and the kiosk sessions opened with it end. */
export function resetDriverTicket(tx: Transaction, actor: Actor, dispositionId: number): Promise<AnyRecord> {
  return changeTickets(tx, actor, dispositionId, async (disposition) => {
    await sql`delete from kiosk_session where disposition_id = ${dispositionId}`.execute(tx.sql);
    const driverTicket = newTicket();
    const station = await linkedRecord(tx, 'weighingStation', disposition.weighingStationId);
    const { barCode } = prefixesOf(station);
    return { driverTicket, barCode: barCodeOf(driverTicket, barCode) };
  });
}

/** The statuses in the queue of a disposition that has ended. */
const ended = ['TerminalExit', 'Deleted'];

/**
 * Writes the values that `decide` returns to a disposition that has not ended.
 * @throws illegal_transition if the disposition has ended
 */
const changeTickets = async (
  tx: Transaction,
  actor: Actor,
  id: number,
  decide: (disposition: AnyRecord) => Promise<object>,
): Promise<AnyRecord> => {
  mustModify(actor, declaration);
  // Locked, so that the values do not change between the decision and the write. `wholly`: so that no row that refers to the
  // disposition, such as a kiosk session, is added meanwhile.
  await lockRow(tx.sql, 'disposition', id, 'wholly');
  await tx.records.mustSee(actor, 'disposition', id, 'modify');
  const disposition = await tx.records.get(actor, 'disposition', id);
  if (ended.includes(String(disposition.carsQueueStatus))) {
    throw fail('illegal_transition', {
      move: 'writeTicket',
      carsQueueStatus: String(disposition.carsQueueStatus),
      status: String(disposition.state),
    });
  }
  await tx.records.updateOnly(systemActor, 'disposition', id, { ...(await decide(disposition)) });
  return tx.records.get(actor, 'disposition', id);
};
