import { useState } from 'react';
import { mayTakeOrder, type OrderStatusFacts } from '#domain/sales/orderMoves.rules.ts';
import { callApi } from '../data/client.ts';
import { useText } from '../i18n/useText.ts';
import { useNotifyDone } from '../parts/DoneToast.tsx';
import { useNotifyError } from '../parts/useNotifyError.ts';
import { movedWord } from './moveWord.ts';
import { useOrderMoved } from './orderState.ts';

/**
 * Moves an order to a status that does not end it. A message confirms the move, with an undo button if the rules allow the way
 * back. A refusal is shown.
 */
export function useMoveOrder() {
  const text = useText();
  const notifyError = useNotifyError();
  const notifyDone = useNotifyDone();
  const refetchOrder = useOrderMoved();
  const [sending, setSending] = useState(false);
  const change = (id: number, statusId: number, updatedAt?: string) =>
    callApi('POST /sales_order/:id/moves/changeStatus', { params: { id }, body: { statusId, updatedAt } });
  /** @param seenAt the `updatedAt` of the order that the person sees; the server refuses the move if the order is newer */
  const move = async (
    id: number,
    from: { readonly id: number; readonly code: string },
    to: OrderStatusFacts & { readonly presentation?: string | null },
    seenAt: string | undefined,
  ): Promise<void> => {
    const takeBack = (updatedAt: string) =>
      void change(id, from.id, updatedAt)
        .catch(notifyError)
        .finally(() => void refetchOrder());
    setSending(true);
    try {
      const { updatedAt } = await change(id, to.id, seenAt);
      // An undo is offered if the order may go back from `to` to `from`. `isClosed` is false for both, as neither ends the order.
      const mayUndo = mayTakeOrder({ ...to, isClosed: false }, { ...from, isClosed: false });
      notifyDone(movedWord(text, from.code, to), mayUndo ? () => takeBack(updatedAt) : undefined);
    } catch (refused) {
      notifyError(refused);
    } finally {
      setSending(false);
      await refetchOrder();
    }
  };
  return { sending, move };
}
