import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { isReference, type AnyRecord } from '#domain/kernel/record.ts';
import { dateText } from '#domain/kernel/written.ts';
import { screenLabel } from '#domain/labels/index.ts';
import { objects } from '#domain/objects.ts';
import type { BoardStatus } from '#domain/platform/board.contracts.ts';
import { mayTakeOrder } from '#domain/sales/orderMoves.rules.ts';
import type { Board } from '../board/board.ts';
import type { useBoardSearch } from '../board/useBoardSearch.ts';
import { callApi } from '../data/client.ts';
import { useRefetchOnChange } from '../data/live.ts';
import { useObjectMeta } from '../data/metadata.ts';
import { useCurrencies } from '../data/useCurrencies.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { moneyIn } from '../objects/formats.ts';
import { moveWord } from './moveWord.ts';
import { orderStatusOf } from './orderStatus.ts';

export const ordersOnBoard = objects.salesOrder;

/**
 * The board of orders: its columns are read again when an order changes.
 * @param take moves an order to a status, or first asks the person if this status ends the order (`useTakeOrder`)
 */
export function useOrderBoard(
  { filter, listOf }: Pick<ReturnType<typeof useBoardSearch>, 'filter' | 'listOf'>,
  take: (record: AnyRecord, to: BoardStatus) => Promise<void>,
) {
  const text = useText();
  const language = useLanguage();
  const mayMove = useObjectMeta(ordersOnBoard.name).data?.canModify === true;
  const { data, error, isFetching } = useColumns(filter);
  const money = useMoney();
  const statuses = new Map((data?.rows ?? []).map(({ status }) => [status.id, status]));
  // This is called only with ids of columns of the board, and each column is a status that was read.
  const statusById = (id: number): BoardStatus => statuses.get(id) as BoardStatus;
  const board: Board = {
    label: screenLabel(language, 'order-board'),
    object: ordersOnBoard,
    filter,
    mayMove,
    columns: (data?.rows ?? []).map(({ status, count, amounts }) => ({
      id: status.id,
      name: status.presentation,
      colour: status.color,
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
      return from !== undefined && mayTakeOrder(from, statusById(to.id));
    },
    moveWord: (record, to) => moveWord(text, orderStatusOf(record).code, statusById(to.id)),
    move: (record, to) => take(record, statusById(to.id)),
  };
  return { board, isFetching, isFound: data !== undefined, error };
}

/** The number of orders in each status and their total amounts. */
const useColumns = (filter: Readonly<Record<string, unknown>>) => {
  const language = useLanguage();
  const queryKey = [ordersOnBoard.path, 'amount by status', language];
  useRefetchOnChange([ordersOnBoard.name], queryKey);
  return useQuery({
    queryKey: [...queryKey, filter],
    queryFn: ({ signal }) =>
      callApi('GET /sales_order/amount_by_status', { query: { filter: JSON.stringify(filter) }, signal }),
    placeholderData: keepPreviousData,
  });
};

/** Returns a function that writes a sum with the code of its currency, which is given by its id. */
const useMoney = () => {
  const language = useLanguage();
  const currencyCodes = useCurrencies();
  return (sum: unknown, currency: number | undefined) => moneyIn(language, sum, currencyCodes?.get(currency));
};
