import { useState } from 'react';
import type { AnyRecord } from '#domain/kernel/record.ts';
import type { BoardStatus } from '#domain/platform/board.contracts.ts';
import { mayTakeOrder } from '#domain/sales/orderMoves.rules.ts';
import { callApi } from '../data/client.ts';
import { useNotifyError } from '../parts/useNotifyError.ts';
import type { AllowedStatus } from './orderState.ts';
import { orderStatusOf } from './orderStatus.ts';
import { useMoveOrder } from './useMoveOrder.ts';

/**
 * Moves an order to a column of the board. A move that ends the order needs an answer of the person first, so it is returned as
 * `ending` and not sent. A move against the rules is sent all the same, because the server refuses it with a reason.
 */
export function useTakeOrder() {
  const notifyError = useNotifyError();
  const { move } = useMoveOrder();
  const [ending, setEnding] = useState<{ record: AnyRecord; to: AllowedStatus }>();
  const take = async (record: AnyRecord, to: BoardStatus): Promise<void> => {
    const from = orderStatusOf(record);
    // The record does not say whether its present status has ended the order, so this status is taken as open. If it has
    // ended the order, the server allows no move, and refuses the move that is sent below with a reason.
    if (!to.isClosed || !mayTakeOrder({ ...from, isClosed: false }, to))
      return move(record.id, from, to, record.updatedAt);
    try {
      const { allowed } = await callApi('GET /sales_order/:id/state', { params: { id: record.id } });
      const allowedStatus = allowed.find(({ id }) => id === to.id);
      if (!allowedStatus) return await move(record.id, from, to, record.updatedAt);
      setEnding({ record, to: allowedStatus });
    } catch (refused) {
      notifyError(refused);
    }
  };
  return { take, ending, giveUp: () => setEnding(undefined) };
}
