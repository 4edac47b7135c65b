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
 * Takes an order to a column of the board. An order that would end is asked about first (`ending`); what the rules refuse is
 * refused by the server, with its reason.
 */
export function useTakeOrder() {
  const notifyError = useNotifyError();
  const { move } = useMoveOrder();
  const [ending, setEnding] = useState<{ record: AnyRecord; to: AllowedStatus }>();
  const take = async (record: AnyRecord, to: BoardStatus): Promise<void> => {
    const from = orderStatusOf(record);
    if (!to.isClosed || !mayTakeOrder({ ...from, isClosed: false }, to))
      return move(record.id, from, to, record.updatedAt);
    try {
      const { allowed } = await callApi('GET /sales_order/:id/state', { params: { id: record.id } });
      const asked = allowed.find(({ id }) => id === to.id);
      if (!asked) return await move(record.id, from, to, record.updatedAt);
      setEnding({ record, to: asked });
    } catch (refused) {
      notifyError(refused);
    }
  };
  return { take, ending, giveUp: () => setEnding(undefined) };
}
