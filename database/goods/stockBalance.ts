import { sql } from 'kysely';
import type { StockLine } from '#domain/goods/stockLine.ts';
import type { Sql } from '../sql.ts';

/** What is asked of the stock; each narrows it. */
export interface StockQuestion {
  readonly warehouseId?: number | undefined;
  readonly boxId?: number | undefined;
  readonly ownerId?: number | undefined;
  readonly productId?: number | undefined;
  /** As it was at this moment; ISO 8601. */
  readonly at?: string | undefined;
  /** Also places where nothing is left. */
  readonly empty?: boolean | undefined;
  readonly limit: number;
}

/** The stock by warehouse, box and owner: always the sum of the storekeeper's book, kept nowhere else. */
export const stockBalance = async (db: Sql, question: StockQuestion): Promise<StockLine[]> => {
  const { warehouseId = null, boxId = null, ownerId = null, productId = null, at = null } = question;
  const { rows } = await sql<Omit<StockLine, 'lastAt'> & { lastAt: Date }>`
    with book as (
      select product_id, warehouse_id, box_id, owner_id,
        coalesce(sum(quantity) filter (where movement = 'Receipt'), 0)::numeric(15,3) as receipts,
        coalesce(sum(quantity) filter (where movement = 'Expense'), 0)::numeric(15,3) as expenses,
        max(date) as last_at
      from register_store_keeper
      where not marked_to_delete
        and (${warehouseId}::int is null or warehouse_id = ${warehouseId}::int)
        and (${boxId}::int is null or box_id = ${boxId}::int)
        and (${ownerId}::int is null or owner_id = ${ownerId}::int)
        and (${productId}::int is null or product_id = ${productId}::int)
        and (${at}::timestamptz is null or date <= ${at}::timestamptz)
      group by product_id, warehouse_id, box_id, owner_id)
    select jsonb_build_object('id', p.id, 'presentation', p.name) as product,
      jsonb_build_object('id', w.id, 'presentation', w.name) as warehouse,
      case when b.id is null then null else jsonb_build_object('id', b.id, 'presentation', b.name) end as box,
      case when o.id is null then null else jsonb_build_object('id', o.id, 'presentation', o.name) end as owner,
      receipts::text, expenses::text, (receipts - expenses)::text as quantity, last_at as "lastAt"
    from book join product p on p.id = product_id join warehouse w on w.id = warehouse_id
      left join box b on b.id = box_id left join counterparty o on o.id = owner_id
    where ${question.empty === true} or receipts <> expenses
    order by w.name, b.name nulls first, o.name nulls last, p.name, p.id
    limit ${question.limit}`.execute(db);
  return rows.map((row) => ({ ...row, lastAt: new Date(row.lastAt).toISOString() }));
};
