import type { Database } from '#database/connect.ts';
import { failFields } from '#domain/kernel/fail.ts';
import { withoutUndefined } from '#domain/kernel/withoutUndefined.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { orderContracts } from '#domain/sales/order.contracts.ts';
import type { OrderCommand, OrderCommands } from '#workflows/sales/order.messages.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';
import type { Processes } from '../temporal/processes.ts';

interface OrderDependencies {
  readonly database: Database;
  readonly processes: Processes;
}

const tag = 'sales';
const { markFulfilling, markShipped, markDelivered } = orderContracts;
const markContracts = { Fulfilling: markFulfilling, Shipped: markShipped, Delivered: markDelivered };

/** The moves of an order. Its workflow decides whether a move is allowed now. */
export function orderMoveEndpoints({ database, processes }: OrderDependencies): AnyEndpoint[] {
  /** @param id as `orderId` or `id` of the body: the specification does not say which name it has */
  const move = async <M extends OrderCommand>(
    actor: Actor,
    id: number | undefined,
    name: M,
    command: Record<string, unknown>,
    requestId: string,
  ) => {
    if (id === undefined) throw failFields([{ field: 'orderId', code: 'required' }]);
    await database.records.mustSee(actor, 'salesOrder', id, 'modify');
    const { updatedAt: seenAt, ...rest } = command;
    // The compiler cannot see that the body belongs to this move; the contract of each endpoint ensures it.
    const moveCommand = {
      ...withoutUndefined({ ...rest, seenAt }),
      by: actor.userId,
    } as unknown as OrderCommands[M];
    await processes.salesOrders.move(id, name, moveCommand, requestId);
    return database.records.get(actor, 'salesOrder', id);
  };
  const about = { tag, access: 'signedIn', refuses: [409, 503] } as const;

  return [
    serve(orderContracts.confirm, {
      ...about,
      summary:
        'Confirms an order: its customer, currency and lines are agreed. Answers the order as it stands',
      handle: ({ actor, body: { id, orderId, ...body }, requestId }) =>
        move(actor, orderId ?? id, 'confirm', body, requestId),
    }),
    serve(orderContracts.cancel, {
      ...about,
      summary:
        'Cancels an order; 409 says what of it is still under way, unless `goesOn` says that this was seen',
      handle: ({ actor, body: { id, orderId, ...body }, requestId }) =>
        move(actor, orderId ?? id, 'cancel', body, requestId),
    }),
    ...Object.entries(markContracts).map(([mark, contract]) =>
      serve(contract, {
        ...about,
        summary: `Marks a line of an order, some of them, or all where none is named, as ${mark}: whole or in part`,
        handle: ({
          actor,
          body: { id, orderId, itemId, quantity: part, items = [], ...body },
          requestId,
        }) => {
          // A call names one line by `itemId` with its `quantity`, or several in `items`, or both; none of them means all lines.
          if (itemId === undefined && part !== undefined)
            throw failFields([{ field: 'itemId', code: 'required' }]);
          const line =
            itemId === undefined ? [] : [{ itemId, ...(part === undefined ? {} : { quantity: part }) }];
          const lines = [...line, ...items.map((each) => withoutUndefined(each))];
          return move(actor, orderId ?? id, 'markItems', { ...body, mark, items: lines }, requestId);
        },
      }),
    ),
    serve(orderContracts.changeStatus, {
      ...about,
      summary: 'Takes an order into another status; 409 says why it may not go there now',
      handle: ({ actor, params: { id }, body, requestId }) =>
        move(actor, id, 'changeStatus', body, requestId),
    }),
  ];
}
