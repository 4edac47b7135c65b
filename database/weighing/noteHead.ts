import type { AnyRecord } from '#domain/kernel/record.ts';
import { ownerOfGoods } from '#domain/weighing/noteOfWeighing.rules.ts';
import type { TypeOfOperation } from '#domain/weighing/operations.rules.ts';
import type { Transaction } from '../transaction.ts';
import { linkedId, linkedRecord } from '../writing/linkedRecord.ts';
import { placesOfWeighing } from './notePlaces.ts';

/** The values that a note takes from its ticket and disposition; places and owner may be corrected until it is confirmed. */
export async function noteHead(
  tx: Transaction,
  ticket: AnyRecord,
  disposition: AnyRecord,
): Promise<Record<string, unknown>> {
  const station = await linkedRecord(tx, 'weighingStation', disposition.weighingStationId);
  const order = await linkedRecord(tx, 'deliveryOrder', disposition.orderId);
  const operation = ticket.typeOfOperation as TypeOfOperation;
  return {
    date: ticket.date,
    weighingRecord: ticket.id,
    disposition: disposition.id,
    deliveryOrder: disposition.orderId,
    salesOrder: order?.salesOrderId ?? null,
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
    owner: ownerOfGoods(operation, {
      stationOwner: linkedId(station?.ownerId),
      customer: linkedId(disposition.customerId),
      vendor: linkedId(disposition.vendorId),
    }),
    ...(await placesOfWeighing(tx, ticket, disposition)),
  };
}
