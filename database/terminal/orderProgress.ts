import { sql } from 'kysely';
import type { OrderProgress } from '#domain/terminal/orderProgress.ts';
import { isOfOrder, isUnderWay, leavesTheStore, tonnesForOrder } from '../sales/orderRow.ts';
import type { Sql } from '../sql.ts';

type Expression = ReturnType<typeof sql>;

/** Adds up the notes and counts the vehicles of an order. `quantity` is a statement that reads how much was ordered. */
const progressOf = async (
  db: Sql,
  id: number,
  order: {
    readonly quantity: Expression;
    /** The condition on a note `n` that it is of the order. */
    readonly ownNote: Expression;
    /** The condition on a disposition `d` that it is of the order. */
    readonly ownDisposition: Expression;
    /** The tonnes that a note `n` counts. */
    readonly tonnes: Expression;
  },
): Promise<OrderProgress> => {
  const { rows } = await sql<OrderProgress>`
    with notes as (
      select coalesce(sum((${order.tonnes})::numeric), 0)::numeric(15,3) as weighed,
        coalesce(sum((${order.tonnes})::numeric) filter (where n.confirmed), 0)::numeric(15,3) as approved, count(n.id)::int as notes
      from delivery_note n where ${order.ownNote} and n.netto is not null and not n.marked_to_delete),
    vehicles as (
      select count(*) filter (where d.state in ('Loaded', 'Unloaded'))::int as done,
        count(*) filter (where ${isUnderWay} and d.number_of_weighted > 0)::int as weighing,
        count(*) filter (where ${isUnderWay} and d.number_of_weighted = 0)::int as announced
      from disposition d where ${order.ownDisposition} and not d.marked_to_delete),
    ordered as (select (${order.quantity})::numeric(15,3) as quantity)
    select quantity::text, weighed::text, approved::text, (quantity - weighed)::text as left,
      notes, announced, weighing, done
    from ordered, notes, vehicles`.execute(db);
  const [progress] = rows;
  if (!progress) throw new Error(`The progress of order ${id} has no row`);
  return progress;
};

/** The progress of a delivery order in tonnes, from the notes of its weighings. */
export function deliveryOrderProgress(db: Sql, id: number): Promise<OrderProgress> {
  return progressOf(db, id, {
    quantity: sql`select quantity from delivery_order where id = ${id}`,
    ownNote: sql`n.delivery_order_id = ${id}`,
    ownDisposition: sql`d.order_id = ${id}`,
    tonnes: sql`n.netto`,
  });
}

/**
 * The progress of a sales order in tonnes, from its own notes and those of its delivery orders; what came back is subtracted.
 * Lines in other units are not counted.
 */
export function salesOrderProgress(db: Sql, id: number): Promise<OrderProgress> {
  return progressOf(db, id, {
    quantity: sql`select sum(p.quantity) from sales_order_products p
      join unit_of_measure u on u.id = p.unit_of_measure_id where p.parent_id = ${id} and u.code = 't'`,
    ownNote: sql`${isOfOrder(id)} and ${leavesTheStore}`,
    // A union and not `or`: with `or`, Postgres would read all dispositions.
    ownDisposition: sql`d.id in (
      select o.id from disposition o join delivery_order r on r.id = o.order_id where r.sales_order_id = ${id}
      union select n.disposition_id from delivery_note n where ${isOfOrder(id)} and not n.marked_to_delete)`,
    tonnes: tonnesForOrder,
  });
}
