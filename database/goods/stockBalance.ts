import { sql } from 'kysely';
import type { StockLine } from '#domain/goods/stockLine.ts';
import { fieldOf } from '#domain/kernel/declaration.ts';
import type { ReferenceField } from '#domain/kernel/field.ts';
import type { Registry } from '#domain/kernel/registry.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { presentationOf } from '../reading/select.ts';
import { readableBy } from '../reading/visibility.ts';
import type { Sql } from '../sql.ts';

/** The filters of the stock; all of them apply. */
export interface StockQuestion {
  readonly warehouseId?: number | undefined;
  readonly boxId?: number | undefined;
  readonly ownerId?: number | undefined;
  readonly productId?: number | undefined;
  /** The stock at this moment; ISO 8601. */
  readonly at?: string | undefined;
  /** Whether places without stock are included. */
  readonly empty?: boolean | undefined;
  readonly limit: number;
}

/**
 * The stock by product, warehouse, box and owner: always the sum of the postings in the stock register. Only postings that
 * the actor may see are summed, and the names of records that the actor may not see are left empty. Goods without a box come
 * before those of the boxes of their warehouse, and goods without an owner after those of all owners.
 */
export async function stockBalance(
  db: Sql,
  registry: Registry,
  actor: Actor,
  question: StockQuestion,
): Promise<StockLine[]> {
  const { warehouseId = null, boxId = null, ownerId = null, productId = null, at = null } = question;
  const declaration = registry.byName('registerStoreKeeper');
  const nameOfReference = (reference: string) => {
    const id = sql.ref(`book.${reference}_id`);
    const presentation = presentationOf(
      registry,
      actor,
      fieldOf(declaration, reference) as ReferenceField,
      id,
    );
    return sql`coalesce(${presentation}, '')`;
  };
  const { rows } = await sql<Omit<StockLine, 'lastAt'> & { lastAt: Date }>`
    with book as (
      select product_id, warehouse_id, box_id, owner_id,
        coalesce(sum(quantity) filter (where movement = 'Receipt'), 0)::numeric(15,3) as receipts,
        coalesce(sum(quantity) filter (where movement = 'Expense'), 0)::numeric(15,3) as expenses,
        max(date) as last_at
      from register_store_keeper as entry
      where not marked_to_delete and warehouse_id is not null and ${readableBy(actor, registry, declaration, 'entry')}
        and (${warehouseId}::int is null or warehouse_id = ${warehouseId}::int)
        and (${boxId}::int is null or box_id = ${boxId}::int)
        and (${ownerId}::int is null or owner_id = ${ownerId}::int)
        and (${productId}::int is null or product_id = ${productId}::int)
        and (${at}::timestamptz is null or date <= ${at}::timestamptz)
      group by product_id, warehouse_id, box_id, owner_id)
    select jsonb_build_object('id', product_id, 'presentation', ${nameOfReference('product')}) as product,
      jsonb_build_object('id', warehouse_id, 'presentation', ${nameOfReference('warehouse')}) as warehouse,
      case when box_id is null then null
        else jsonb_build_object('id', box_id, 'presentation', ${nameOfReference('box')}) end as box,
      case when owner_id is null then null
        else jsonb_build_object('id', owner_id, 'presentation', ${nameOfReference('owner')}) end as owner,
      receipts::text, expenses::text, (receipts - expenses)::text as quantity, last_at as "lastAt"
    from book
    where ${question.empty === true} or receipts <> expenses
    order by ${nameOfReference('warehouse')}, box_id is not null, ${nameOfReference('box')}, owner_id is null, ${nameOfReference('owner')},
      ${nameOfReference('product')}, product_id
    limit ${question.limit}`.execute(db);
  return rows.map((row) => ({ ...row, lastAt: new Date(row.lastAt).toISOString() }));
}
