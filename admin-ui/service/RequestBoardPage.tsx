import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAuthenticated } from 'ra-core';
import { isReference } from '#domain/kernel/record.ts';
import { screenLabel } from '#domain/labels/index.ts';
import { objects } from '#domain/objects.ts';
import { useBoardSearch } from '../board/useBoardSearch.ts';
import { callApi } from '../data/client.ts';
import { useRefetchOnChange } from '../data/live.ts';
import { useCurrencies } from '../data/useCurrencies.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { moneyIn } from '../objects/formats.ts';
import { RequestBoard } from './RequestBoard.tsx';

const { name, path } = objects.customerRequest;

/** The customer requests by status: the number, the total amounts, and a card for each of the newest. */
const RequestBoardPage = () => {
  useAuthenticated();
  const text = useText();
  const language = useLanguage();
  const currencyCodes = useCurrencies();
  const search = useBoardSearch(path);
  const queryKey = [path, 'amount by status', language];
  useRefetchOnChange([name], queryKey);
  const { data, error, isFetching } = useQuery({
    queryKey: [...queryKey, search.filter],
    queryFn: ({ signal }) =>
      callApi('GET /customer_request/amount_by_status', {
        query: { filter: JSON.stringify(search.filter) },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
  const money = (sum: unknown, currency: number | undefined) =>
    moneyIn(language, sum, currencyCodes?.get(currency));
  return (
    <RequestBoard
      object="customerRequest"
      label={screenLabel(language, 'request-board')}
      hint={text('statusBoard.amountHint')}
      statuses={data?.rows.map(({ status, count, amounts }) => ({
        ...status,
        count,
        sums: amounts
          .filter(({ sum }) => Number(sum) !== 0)
          .map(({ currency, sum }) => money(sum, currency?.id)),
      }))}
      amountOf={({ amount, currency }) =>
        typeof amount === 'string' ? money(amount, isReference(currency) ? currency.id : undefined) : ''
      }
      search={search}
      isFetching={isFetching}
      error={error}
    />
  );
};

export default RequestBoardPage;
