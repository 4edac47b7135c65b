import { sql } from 'kysely';
import type { AnyRecord } from '#domain/kernel/record.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { usualOperation, type DispositionType } from '#domain/weighing/operations.rules.ts';
import type { Transaction } from '../transaction.ts';

/** The references that a ticket takes over from its disposition. */
const sharedReferences = [
  'schemeOfCargo', 'vehicle', 'trailer', 'driver', 'customer', 'vendor', 'forwarder', 'mine', 'position', 'ship',
  'warehouse', 'box', 'product',
] as const; // prettier-ignore

/**
 * The values that a new ticket, which is the record of a weighing, takes from its disposition; they follow the disposition until
 * the ticket is approved.
 */
export async function ticketHead(
  tx: Transaction,
  actor: Actor,
  disposition: AnyRecord,
): Promise<Record<string, unknown>> {
  return {
    disposition: disposition.id,
    typeOfDocument: disposition.typeOfDocument,
    typeOfOperation: disposition.typeOfOperation ?? usualOperation(disposition.type as DispositionType),
    ...Object.fromEntries(sharedReferences.map((name) => [name, disposition[`${name}Id`] ?? null])),
    carNumber: disposition.vehicleId
      ? (await tx.records.get(actor, 'vehicle', Number(disposition.vehicleId))).name
      : null,
    idCard: disposition.driverId
      ? (await tx.records.get(actor, 'driver', Number(disposition.driverId))).documentNumber
      : null,
    ticketNumber: disposition.driverTicket ?? null,
    trainNumber: await trainNumberOf(tx, disposition.id),
  };
}

/** The number of the train, if the disposition is for one of its wagons. */
const trainNumberOf = async (tx: Transaction, dispositionId: number): Promise<string | null> => {
  const { rows } = await sql<{ number: string }>`
    select t.train_number as number from train_wagon w join train t on t.id = w.train_id
    where w.disposition_id = ${dispositionId}`.execute(tx.sql);
  return rows[0]?.number ?? null;
};
