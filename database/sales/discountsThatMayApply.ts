import { sql } from 'kysely';
import { firstDayTold } from '#domain/sales/pricing/priceBook.ts';
import type { Sql } from '../sql.ts';

export interface DiscountsWanted {
  readonly productIds: readonly number[];
  readonly customerId: number | null;
  /** ISO date of the prices. */
  readonly date: string;
  /** Discounts that an order names, or that lowered the prices until now: people are told what became of them. */
  readonly namedIds: readonly number[];
}

/**
 * The ids of the discounts that can change the prices of these products for this customer on this day. All others of the company
 * stay unread. Discounts that ended lately (since `firstDayTold`) are read too, because people are told that they ended. A
 * discount of `namedIds` is read whatever its products and its period; one that applies only by order (`only_by_order`) is read
 * only if `namedIds` has it. The caller checks the access to the discounts.
 */
export async function discountsThatMayApply(
  db: Sql,
  { productIds, customerId, date, namedIds }: DiscountsWanted,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select d.id from discount d
    where not d.marked_to_delete and (d.customer_id is null or d.customer_id = ${customerId}::int)
      and (d.id = any(${[...namedIds]}::int[]) or (
        d.only_by_order is not true
        and (d.begin_date is null or d.begin_date <= ${date}::date)
        and (d.end_date is null or d.end_date >= ${firstDayTold(date)}::date)
        and (not exists (select from discount_items i where i.parent_id = d.id)
          or exists (select from discount_items i where i.parent_id = d.id and i.product_id = any(${[...productIds]}::int[])))
      ))
    order by d.id`.execute(db);
  return rows.map(({ id }) => id);
}
