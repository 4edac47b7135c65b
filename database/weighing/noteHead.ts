import type { AnyRecord } from '#domain/kernel/record.ts';
import { ownerOf } from '#domain/weighing/noteOfWeighing.rules.ts';
import type { TypeOfOperation } from '#domain/weighing/operations.rules.ts';
import type { Transaction } from '../transaction.ts';
import { linkedId, linkedRecord } from '../writing/linkedRecord.ts';
import { placesOfWeighing } from './notePlaces.ts';

/** What the note of a ticket takes over; people may correct places and owner until it is confirmed. */
export const noteHead = async (
  tx: Transaction,
  ticket: AnyRecord,
  disposition: AnyRecord,
): Promise<Record<string, unknown>> => {
  const station = await linkedRecord(tx, 'weighingStation', disposition.weighingStationId);
  const operation = ticket.typeOfOperation as TypeOfOperation;
  return {
    date: ticket.date,
    weighingRecord: ticket.id,
    disposition: disposition.id,
    deliveryOrder: disposition.orderId,
    client: disposition.customerId ?? disposition.vendorId,
    basicDocumentType: 'disposition',
    basicDocumentId: disposition.id,
    typeOfDocument: ticket.typeOfDocument,
    typeOfOperation: operation,
    schemeOfCargo: ticket.schemeOfCargoId,
    vehicle: ticket.vehicleId,
    trailer: ticket.trailerId,
    driver: ticket.driverId,
    product: ticket.productId,
    nettoRegistered: disposition.nettoRegistered,
    owner: ownerOf(operation, {
      stationOwner: linkedId(station?.ownerId),
      customer: linkedId(disposition.customerId),
      vendor: linkedId(disposition.vendorId),
    }),
    ...(await placesOfWeighing(tx, ticket, disposition)),
  };
};
