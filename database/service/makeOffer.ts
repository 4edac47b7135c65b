import { fail, failFields } from '#domain/kernel/fail.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { serverFor, systemActor, type Actor } from '#domain/platform/actor.ts';
import { offerLines, type OfferedProduct, type RequestedLine } from '#domain/service/offerLines.rules.ts';
import type { Transaction } from '../transaction.ts';
import { lockRow } from '../writing/lockRow.ts';
import { mustHaveSeen } from '../writing/seen.ts';

/**
 * Makes a sales order in the status of an offer from a customer request, with its products. The order and the request refer to
 * each other, and a request that was new is in progress from then on.
 * @param seenAt the `updatedAt` of the request as the person saw it; undefined checks nothing
 * @returns the id of the offer
 * @throws request_has_offer, request_closed, request_marked, stale_record, and the errors of a new sales order
 */
export async function makeOffer(
  tx: Transaction,
  actor: Actor,
  id: number,
  seenAt: string | undefined,
): Promise<number> {
  await tx.records.mustSee(actor, 'customerRequest', id, 'modify');
  // If two people press the button at the same moment, the second one gets an error with the number of the first one's offer.
  await lockRow(tx.sql, 'customer_request', id);
  const request = await tx.records.get(systemActor, 'customerRequest', id);
  mustHaveSeen({ id, updatedAt: request.updatedAt }, seenAt);
  if (request.markedToDelete) throw fail('request_marked');
  if (typeof request.customerId !== 'number') throw failFields([{ field: 'customer', code: 'required' }]);
  if (request.orderId) throw fail('request_has_offer', { number: String(request.orderNumber ?? '') });
  const status = await statusOf(tx, request);
  if (status?.isClosed) throw fail('request_closed');
  const made = await tx.records.create(actor, 'salesOrder', await offerOf(tx, request));
  await tx.records.updateOnly(systemActor, 'salesOrder', made.id, { customerRequest: id });
  const inProgress = await tx.records.predefined(systemActor, 'customerRequestStatus', 'inProgress');
  await tx.records.updateOnly(serverFor(actor.userId), 'customerRequest', id, {
    order: made.id,
    orderNumber: made.numberStr,
    ...(status === undefined || status.predefinedName === 'new' ? { status: inProgress.id } : {}),
  });
  return made.id;
}

/** The status of a request; undefined if it has none. */
const statusOf = async (tx: Transaction, { statusId }: AnyRecord): Promise<AnyRecord | undefined> =>
  typeof statusId === 'number' ? tx.records.get(systemActor, 'customerRequestStatus', statusId) : undefined;

/** The values of the new offer: what the form of a new order would take over from the request and its customer. */
const offerOf = async (tx: Transaction, request: AnyRecord) => {
  const customer = await tx.records.get(systemActor, 'counterparty', Number(request.customerId));
  const offerStatus = await tx.records.predefined(systemActor, 'salesOrderStatus', 'OFERTA');
  const currency =
    request.currencyId ??
    customer.currencyId ??
    (await tx.records.predefined(systemActor, 'currency', 'PLN')).id;
  const lines = (request.products ?? []) as unknown as RequestedLine[];
  return {
    customerId: request.customerId,
    reference: request.reference,
    status: offerStatus.id,
    currencyId: currency,
    managerId: request.managerId ?? customer.managerId,
    paymentTermsId: customer.termOfPayamentId,
    packageMaterial: customer.packageMaterial,
    comment: request.description,
    products: offerLines(lines, await productsOf(tx, lines), await basicRate(tx)),
  };
};

const productsOf = async (
  tx: Transaction,
  lines: readonly RequestedLine[],
): Promise<ReadonlyMap<number, OfferedProduct>> => {
  const ids = [...new Set(lines.map(({ productId }) => productId))];
  if (ids.length === 0) return new Map();
  const rows = await tx.sql
    .selectFrom('product')
    .select([
      'id',
      'vat_rate_id as vatRateId',
      'unit_of_measure_id as unitOfMeasureId',
      'config_product as configProduct',
    ])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
};

/** The VAT rate of a product that has none of its own. */
const basicRate = async (tx: Transaction): Promise<number | null> => {
  const found = await tx.sql
    .selectFrom('vat_rate')
    .select('id')
    .where('basic_item', '=', true)
    .where('marked_to_delete', '=', false)
    .orderBy('id')
    .executeTakeFirst();
  return found?.id ?? null;
};
