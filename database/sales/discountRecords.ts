import { filledText, type AnyRecord } from '#domain/kernel/record.ts';
import { systemActor } from '#domain/platform/actor.ts';
import type { Discount } from '#domain/sales/pricing/priceBook.ts';
import { homeCurrency } from '#domain/sales/pricing/rates.ts';
import type { Transaction } from '../transaction.ts';
import { discountItems } from './priceItems.ts';

/** A discount as prices are computed from it, apart from its rows. `codeOf` answers the code of a currency by its id. */
export function discountOf(
  record: AnyRecord,
  codeOf: (currencyId: unknown) => string,
): Omit<Discount, 'items'> {
  return {
    id: record.id,
    name: String(record.presentation),
    customerId: record.customerId as number | null,
    beginDate: filledText(record.beginDate),
    endDate: filledText(record.endDate),
    discountType: record.discountType as Discount['discountType'],
    discountPercent: filledText(record.discountPercent),
    discountSum: filledText(record.discountSum),
    currency: codeOf(record.currencyId),
    formula: filledText(record.formula),
    maxDiscount: filledText(record.maxDiscount),
    discountPriority: Number(record.discountPriority),
    onlyByOrder: record.onlyByOrder === true,
  };
}

/**
 * The discount that an order names, with its rows; undefined once it is marked for deletion. Access to it is checked by the
 * caller.
 */
export async function namedDiscount(
  { records, sql }: Transaction,
  id: number,
): Promise<Discount | undefined> {
  const record = await records.get(systemActor, 'discount', id);
  if (record.markedToDelete) return undefined;
  const currency = await sql
    .selectFrom('currency')
    .select('code')
    .where('id', '=', Number(record.currencyId))
    .executeTakeFirst();
  return {
    ...discountOf(record, () => currency?.code ?? homeCurrency),
    items: await discountItems(sql, [id]),
  };
}
