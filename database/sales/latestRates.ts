import type { Rate } from '#domain/sales/pricing/priceBook.ts';
import { homeCurrency, oldestUsed } from '#domain/sales/pricing/rates.ts';
import type { Sql } from '../sql.ts';

/**
 * The latest exchange rate of each of these currencies on a day; none for the złoty, nor for a currency whose last rate is
 * too old to be used. The rights to exchange rates are not checked: the bank publishes them, and people who may see prices
 * may see the rates by which they were converted.
 */
export async function latestRates(db: Sql, codes: Iterable<string>, day: string): Promise<Rate[]> {
  const foreign = [...new Set(codes)].filter((code) => code !== homeCurrency);
  if (foreign.length === 0) return [];
  const rows = await db
    .selectFrom('exchange_rate')
    .innerJoin('currency', 'currency.id', 'exchange_rate.currency_id')
    // Keeps the first row of each currency in the order below: the latest one.
    .distinctOn('exchange_rate.currency_id')
    .select([
      'currency.code',
      'rate',
      'multiplier',
      'active_date as activeDate',
      'exchange_rate.table as table',
      'table_nuber as tableNumber',
    ])
    .where('currency.code', 'in', foreign)
    .where('exchange_rate.marked_to_delete', '=', false)
    .where('active_date', '>=', oldestUsed(day))
    .where('active_date', '<=', day)
    .orderBy('exchange_rate.currency_id')
    .orderBy('active_date', 'desc')
    .orderBy('exchange_rate.id')
    .execute();
  return rows.map(({ code, rate, multiplier, activeDate, table, tableNumber }) => ({
    currency: code,
    rate,
    multiplier,
    activeDate,
    table: tableNumber ? `${table} ${tableNumber}` : table,
  }));
}
