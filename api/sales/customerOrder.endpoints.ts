import type { Database } from '#database/connect.ts';
import { orderRow } from '#database/sales/orderRow.ts';
import { fail } from '#domain/kernel/fail.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { customerOrderContracts } from '#domain/sales/customerOrder.contracts.ts';
import type { OrderCommand, OrderCommands } from '#workflows/sales/order.messages.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';
import type { Processes } from '../temporal/processes.ts';
import { customerView } from './customerView.ts';

interface Dependencies {
  readonly database: Database;
  readonly processes: Processes;
}

/**
 * The order as its customer sees it, and the answers that the customer gives from their own account. The role `forwarder` is for
 * all people from outside, customers too.
 */
export function customerOrderEndpoints({ database, processes }: Dependencies): AnyEndpoint[] {
  /** Hands what the customer decided or asked for to the workflow of the order. */
  const answer = async <M extends OrderCommand>(
    actor: Actor,
    id: number,
    move: M,
    {
      updatedAt: seenAt,
      ...fields
    }: { readonly updatedAt: string } & Omit<OrderCommands[M], 'by' | 'seenAt'>,
    requestId: string,
  ) => {
    await database.records.mustSee(actor, 'salesOrder', id);
    mustBeCustomer(actor);
    // The compiler cannot see that these are the fields of this move; the signature above ensures it.
    const command = { ...fields, seenAt, by: actor.userId } as unknown as OrderCommands[M];
    await processes.salesOrders.move(id, move, command, requestId);
    const { numberStr } = await orderRow(database.sql, id);
    return { id, numberStr };
  };
  const answering = { tag: 'sales', access: ['forwarder'], refuses: [409, 503] } as const;

  return [
    serve(customerOrderContracts.view, {
      tag: 'sales',
      summary: 'What a customer may do with an order, and its trucks, delivery notes, papers and remarks',
      access: ['forwarder'],
      handle: ({ actor, params: { id } }) => customerView(database, actor, id),
    }),
    serve(customerOrderContracts.accept, {
      ...answering,
      summary: 'The customer accepts an offer as they have seen it; it becomes a new order',
      handle: ({ actor, params: { id }, body, requestId }) =>
        answer(actor, id, 'answerOffer', { ...body, accepts: true }, requestId),
    }),
    serve(customerOrderContracts.refuse, {
      ...answering,
      summary: 'The customer refuses an offer, and may say why',
      handle: ({ actor, params: { id }, body, requestId }) =>
        answer(actor, id, 'answerOffer', { ...body, accepts: false }, requestId),
    }),
    serve(customerOrderContracts.askForChange, {
      ...answering,
      summary: 'The customer says what is to be changed; whoever looks after the order is told',
      handle: ({ actor, params: { id }, body, requestId }) =>
        answer(actor, id, 'askForChange', body, requestId),
    }),
  ];
}

/** Staff may not answer in the customer's name. */
const mustBeCustomer = ({ external }: Actor): void => {
  if (!external) throw fail('order_answered_by_customer');
};
