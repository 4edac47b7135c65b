import { failFields } from '#domain/kernel/fail.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { productsNotFor } from '../goods/productsNotFor.ts';
import type { Draft, WriteContext } from '../writing/hooks.ts';

/**
 * Refuses products that a condition keeps from the customer of the order. Products that were in the order before may stay, as
 * long as the customer stays the same.
 * @throws validation_failed that names the row, the product and the reason
 */
export async function mustBeForCustomer(
  draft: Draft,
  before: AnyRecord | undefined,
  { tx, actor }: WriteContext,
): Promise<void> {
  const customerId = Number(draft.customer ?? before?.customerId);
  const lines = Array.isArray(draft.products) ? (draft.products as Draft[]) : undefined;
  const isNewCustomer = customerId !== before?.customerId;
  // Of an order whose customer changes and whose lines do not, the stored products are checked for the new customer.
  const written = lines?.map(({ product }) => product) ?? (isNewCustomer ? productsIn(before) : []);
  const productsBefore = new Set(isNewCustomer ? [] : productsIn(before));
  const productIds = written.filter((id) => typeof id === 'number').filter((id) => !productsBefore.has(id));
  if (productIds.length === 0 || !Number.isSafeInteger(customerId)) return;
  // A product whose condition could not be evaluated is found too, but not hidden: it may be ordered.
  const refused = (
    await productsNotFor(tx, {
      customerId,
      productIds: [...new Set(productIds)],
      limit: productIds.length,
      language: actor.language,
    })
  ).filter(({ isHidden }) => isHidden);
  if (refused.length === 0) return;
  const { name: customer } = await tx.sql
    .selectFrom('counterparty')
    .select('name')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  throw failFields(
    refused.flatMap(({ productId, product, why }) =>
      written.flatMap((id, row) =>
        id === productId
          ? [
              {
                field: lines ? `products[${row}].product` : 'customer',
                code: 'product_not_for_customer' as const,
                params: { product, customer, why },
              },
            ]
          : [],
      ),
    ),
  );
}

const productsIn = (order: AnyRecord | undefined): unknown[] =>
  Array.isArray(order?.products) ? (order.products as AnyRecord[]).map(({ productId }) => productId) : [];
