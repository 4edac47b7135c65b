import { sql } from 'kysely';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { listedOnce } from '#domain/service/reclamation.rules.ts';
import { beginningOf } from '#domain/kernel/shortText.ts';
import { tableOf } from '../schema/naming.ts';
import type { Transaction } from '../transaction.ts';
import type { Hooks } from '../writing/hooks.ts';
import { noteInHistory } from './reclamationHistory.ts';
import { lockRow } from '../writing/lockRow.ts';

/** Hooks of a part that update what its reclamation stores about its parts: codes, order numbers, and the sum of its positions. */
const hooksOfPart = (
  part: 'reclamationItem' | 'prodorderReclamation' | 'reclamationProductionOrder',
): Hooks => ({
  afterWrite: async (record, before, { tx }) => {
    // Two reclamations, if the part was moved from one to the other.
    for (const id of new Set([record.reclamationId, before?.reclamationId]))
      if (typeof id === 'number') await addUp(tx, id, hadAmountIn(id, before));
  },
  beforeDelete: async (record, { tx }) => {
    const id = Number(record.reclamationId);
    // The row is deleted only after this hook. A marked one does not count for the sums.
    await sql`update ${sql.table(tableOf({ name: part }))} set marked_to_delete = true where id = ${record.id}`.execute(
      tx.sql,
    );
    await addUp(tx, id, hadAmountIn(id, record));
  },
});

export const reclamationItemHooks: Hooks = hooksOfPart('reclamationItem');

export const prodorderReclamationHooks: Hooks = hooksOfPart('prodorderReclamation');

/** A changed code of a subject is copied to the reclamations that contain it. */
export const reclamationSubjectHooks: Hooks = {
  afterWrite: async (subject, before, { tx }) => {
    if (!before || before.code === subject.code) return;
    const { rows } = await sql<{ id: number }>`
      select distinct reclamation_id as id from reclamation_item
      where reclamation_subject_id = ${subject.id} order by reclamation_id`.execute(tx.sql);
    for (const { id } of rows) await addUp(tx, id);
  },
};

const productionOrderHooks = hooksOfPart('reclamationProductionOrder');

/** A new production order is also recorded in the history of the reclamation. */
export const reclamationProductionOrderHooks: Hooks = {
  ...productionOrderHooks,
  afterWrite: async (order, before, context) => {
    await productionOrderHooks.afterWrite?.(order, before, context);
    if (before) return;
    await noteInHistory(context.tx, context.actor.userId, {
      reclamation: Number(order.reclamationId),
      actionType: 'ServiceOrderAdded',
      description: [order.orderNumber, order.description].filter(Boolean).join(': '),
    });
  },
};

interface Parts {
  readonly codes: (string | null)[];
  readonly orders: (string | null)[];
  readonly amount: string | null;
}

/** Whether a part, as it was before the write, added an amount to the reclamation. */
const hadAmountIn = (reclamationId: number, before: AnyRecord | undefined): boolean =>
  before?.reclamationId === reclamationId && !before.markedToDelete && typeof before.amount === 'string';

/**
 * Stores what the parts of a reclamation come to: their codes, order numbers and sum. It writes without the record service, so
 * that the reclamation's version does not change and open forms can still be saved.
 * @param hadSum whether the amount was a sum of positions so far. If none of them has an amount now, it is emptied; an amount
 *   that somebody typed stays.
 */
const addUp = async (tx: Transaction, reclamationId: number, hadSum = false): Promise<void> => {
  // `wholly`: until this transaction ends, no other one can add a part, which this sum would not contain.
  await lockRow(tx.sql, 'reclamation', reclamationId, 'wholly');
  const { rows } = await sql<Parts>`
    with items as (
      select i.amount, s.code from reclamation_item i
        left join reclamation_subject s on s.id = i.reclamation_subject_id
      where i.reclamation_id = ${reclamationId} and not i.marked_to_delete
    ), orders as (
      select order_number from prodorder_reclamation
      where reclamation_id = ${reclamationId} and not marked_to_delete
      union all
      select order_number from reclamation_production_order
      where reclamation_id = ${reclamationId} and not marked_to_delete
    )
    select (select coalesce(json_agg(code), '[]') from items) as codes,
      (select coalesce(json_agg(order_number), '[]') from orders) as orders,
      (select sum(amount)::text from items) as amount`.execute(tx.sql);
  const { codes, orders, amount } = rows[0] ?? { codes: [], orders: [], amount: null };
  await sql`
    update reclamation set subject_codes = ${fitting(listedOnce(codes))}, order_numbers = ${fitting(listedOnce(orders))},
      amount = coalesce(${amount}::numeric, case when not ${hadSum} then amount end)
    where id = ${reclamationId}`.execute(tx.sql);
  await tx.announce('reclamation', reclamationId);
};

/** A list as its column takes it: at most 2000 characters; null for an empty one. */
const fitting = (list: string): string | null => (list === '' ? null : beginningOf(list, 2000));
