import { sql, type RawBuilder } from 'kysely';
import { expect } from 'vitest';
import { connect } from '#database/connect.ts';
import { verifyWeightMemory } from '#database/weighing/weightMemory.ts';
import type { Stack } from '#tools/testing/stack.ts';
import { until } from './caller.ts';
import type { OrderJourney } from './orderJourney.ts';
import { skippedNumbers } from './skippedNumbers.ts';

/** What the records must contain at the end of an order, whatever happened on it: each thing once. */
export async function expectWholeOrder(stack: Stack, { orderId, reference }: OrderJourney): Promise<void> {
  const database = await connect(stack.databaseUrl, { secretKey: stack.secretKey, poolSize: 2 });
  const read = async (query: RawBuilder<unknown>) => (await query.execute(database.sql)).rows;
  const id = orderId();
  try {
    // Until the relay has sent all messages of the outbox, records may still change.
    await until(async () => (await read(sql`select 1 from outbox where processed_at is null`)).length === 0);
    // 24 tonnes at the 100 złoty of the price list.
    expect(
      await read(sql`select r.reference, o.id, o.ending, s.code, o.sum_netto, o.incomplite_params, o.accepted_at is not null as accepted
        from customer_request r join sales_order o on o.id = r.order_id join sales_order_status s on s.id = o.status_id
        where r.reference = ${reference}`),
    ).toEqual([
      {
        reference,
        id,
        ending: 'Fulfilled',
        code: 'CLOSED',
        sum_netto: '2400.00',
        incomplite_params: false,
        accepted: true,
      },
    ]);
    expect(await read(sql`select id from sales_order where reference = ${reference}`)).toEqual([{ id }]);
    expect(
      await read(
        sql`select quantity, shipped_quantity as shipped, delivered_quantity as delivered, item_state from sales_order_products where parent_id = ${id}`,
      ),
    ).toEqual([{ quantity: '24.000', shipped: '24.000', delivered: '24.000', item_state: 'Delivered' }]);
    expect(await read(sql`select state, quantity from delivery_order where sales_order_id = ${id}`)).toEqual([
      { state: 'Closed', quantity: '24.000' },
    ]);
    // Each of the two trucks fetches twelve tonnes.
    expect(
      await read(sql`select d.state, d.netto, r.netto as record, n.netto as note, r.approved
        from disposition d join delivery_order o on o.id = d.order_id
        left join weighing_record r on r.disposition_id = d.id left join delivery_note n on n.disposition_id = d.id
        where o.sales_order_id = ${id} order by d.id`),
    ).toEqual(
      ['first', 'second'].map(() => ({
        state: 'Loaded',
        netto: '12.000',
        record: '12.000',
        note: '12.000',
        approved: true,
      })),
    );
    expect(await statusesOf(read, id)).toEqual(['OFERTA', 'NEW', 'CONFIRMED', 'CLOSED']);
    // Two notices, each once: the customer has accepted the offer, and the order is fulfilled.
    expect(
      await read(sql`select count(*)::int as told from notification
        where object_name = 'salesOrder' and object_id = ${id} group by title order by title`),
    ).toEqual([{ told: 1 }, { told: 1 }]);
    expect((await verifyWeightMemory(database)).fault).toBeNull();
    expect(await skippedNumbers(database), 'no number was skipped').toEqual([]);
  } finally {
    await database.close();
  }
}

/** The statuses that the order's versions show, one after another, without those that say the same again. */
const statusesOf = async (
  read: (query: RawBuilder<unknown>) => Promise<unknown[]>,
  id: number,
): Promise<string[]> => {
  const rows = (await read(sql`select s.code from object_version v
    join sales_order_status s on s.id = (v.object_data->>'statusId')::int
    where v.object_type = 'salesOrder' and v.object_id = ${id} order by v.version`)) as { code: string }[];
  const codes = rows.map(({ code }) => code);
  return codes.filter((code, index) => code !== codes[index - 1]);
};
