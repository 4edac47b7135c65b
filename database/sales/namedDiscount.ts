import type { Discount, Rate } from '#domain/sales/pricing/priceBook.ts';
import { homeCurrency } from '#domain/sales/pricing/rates.ts';
import type { Sql } from '../sql.ts';
import { discountItems } from './priceItems.ts';

/**
 * The discount that an order names, with its rows; undefined once it is marked for deletion. Access to it is checked by the
 * caller.
 */
export async function namedDiscount(db: Sql, id: number): Promise<Discount | undefined> {
  const row = await db
    .selectFrom('discount')
    .leftJoin('currency', 'currency.id', 'discount.currency_id')
    .selectAll('discount')
    .select('currency.code as currency')
    .where('discount.id', '=', id)
    .where('discount.marked_to_delete', '=', false)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    id,
    name: [row.number_str, row.name].filter((part) => part !== null && part !== '').join(' '),
    customerId: row.customer_id,
    beginDate: row.begin_date,
    endDate: row.end_date,
    discountType: row.discount_type,
    discountPercent: row.discount_percent,
    discountSum: row.discount_sum,
    currency: row.currency ?? homeCurrency,
    formula: row.formula === '' ? null : row.formula,
    maxDiscount: row.max_discount,
    discountPriority: row.discount_priority ?? 0,
    onlyByOrder: row.only_by_order,
    items: await discountItems(db, [id]),
  };
}

/** The latest rates on a day that an amount of the discount is converted by; none if it is not converted. */
export async function ratesFor(
  db: Sql,
  { discountType, currency }: Discount,
  into: string,
  day: string,
): Promise<Rate[]> {
  if (discountType !== 'price' || currency === into) return [];
  const rows = await db
    .selectFrom('exchange_rate')
    .innerJoin('currency', 'currency.id', 'exchange_rate.currency_id')
    .distinctOn('exchange_rate.currency_id')
    .select([
      'currency.code',
      'rate',
      'multiplier',
      'active_date as activeDate',
      'exchange_rate.table as table',
    ])
    .where('currency.code', 'in', [currency, into])
    .where('exchange_rate.marked_to_delete', '=', false)
    .where('active_date', '<=', day)
    .orderBy('exchange_rate.currency_id')
    .orderBy('active_date', 'desc')
    .orderBy('exchange_rate.id')
    .execute();
  return rows.map(({ code, rate, multiplier, activeDate, table }) => ({
    currency: code,
    rate,
    multiplier,
    activeDate,
    table,
  }));
}
