import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAuthenticated } from 'ra-core';
import { useState } from 'react';
import { isReference, type AnyRecord } from '#domain/kernel/record.ts';
import { dateText } from '#domain/kernel/written.ts';
import { screenLabel } from '#domain/labels/index.ts';
import { objects } from '#domain/objects.ts';
import type { BoardStatus } from '#domain/platform/board.contracts.ts';
import { mayTakeOrder } from '#domain/sales/orderMoves.rules.ts';
import type { Board } from '../board/board.ts';
import { BoardPage } from '../board/BoardPage.tsx';
import { useBoardSearch } from '../board/useBoardSearch.ts';
import { callApi } from '../data/client.ts';
import { useRefetchOnChange } from '../data/live.ts';
import { useObjectMeta } from '../data/metadata.ts';
import { useCurrencies } from '../data/useCurrencies.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { currencySign, moneyText } from '../objects/formats.ts';
import { useNotifyError } from '../parts/useNotifyError.ts';
import { EndOrderDialog } from './EndOrderDialog.tsx';
import { moveWord } from './moveWord.ts';
import type { AllowedStatus } from './orderState.ts';
import { orderStatusOf, orderTones } from './orderStatus.ts';
import { useMoveOrder } from './useMoveOrder.ts';

const order = objects.salesOrder;

/** The orders by status: how many, what they come to, and a card for each of the newest, which can be moved. */
const OrderBoardPage = () => {
  useAuthenticated();
  const text = useText();
  const language = useLanguage();
  const codes = useCurrencies();
  const notifyError = useNotifyError();
  const mayMove = useObjectMeta(order.name).data?.canModify === true;
  const { move } = useMoveOrder();
  const { typed, setTyped, filter, listOf } = useBoardSearch(order.path);
  const [ending, setEnding] = useState<{ record: AnyRecord; to: AllowedStatus }>();
  const queryKey = [order.path, 'amount by status', language];
  useRefetchOnChange([order.name], queryKey);
  const { data, error, isFetching } = useQuery({
    queryKey: [...queryKey, filter],
    queryFn: ({ signal }) =>
      callApi('GET /sales_order/amount_by_status', { query: { filter: JSON.stringify(filter) }, signal }),
    placeholderData: keepPreviousData,
  });
  const statuses = new Map((data?.rows ?? []).map(({ status }) => [status.id, status]));
  const money = (sum: unknown, currency: number | undefined) =>
    moneyText(language, sum, currencySign(codes?.get(currency)));

  /** An order that would end is asked about first; what the rules refuse is refused by the server, with its reason. */
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
  const known = (id: number): BoardStatus => statuses.get(id) as BoardStatus;
  const board: Board = {
    label: screenLabel(language, 'order-board'),
    object: order,
    filter,
    mayMove,
    columns: (data?.rows ?? []).map(({ status, count, amounts }) => ({
      id: status.id,
      name: status.presentation,
      tone: orderTones[status.code] ?? 'aside',
      count,
      sums: amounts.map(({ currency, sum }) => money(sum, currency?.id)),
      all: listOf(status),
    })),
    card: (record) => ({
      title: String(record.numberStr ?? ''),
      about: isReference(record.customer) ? record.customer.presentation : '–',
      day: dateText(record.date),
      amount: money(record.sumNetto, isReference(record.currency) ? record.currency.id : undefined),
    }),
    allows: (record, to) => {
      const from = statuses.get(orderStatusOf(record).id);
      return from !== undefined && mayTakeOrder(from, known(to.id));
    },
    moveWord: (record, to) => moveWord(text, orderStatusOf(record).code, known(to.id)),
    move: (record, to) => take(record, known(to.id)),
  };
  return (
    <>
      <BoardPage
        board={board}
        hint={text('statusBoard.netHint')}
        typed={typed}
        onType={setTyped}
        isFetching={isFetching}
        isFound={data !== undefined}
        error={error}
      />
      {ending && (
        <EndOrderDialog
          orderId={ending.record.id}
          from={orderStatusOf(ending.record).code}
          to={ending.to}
          updatedAt={ending.record.updatedAt}
          onClose={() => setEnding(undefined)}
        />
      )}
    </>
  );
};

export default OrderBoardPage;
