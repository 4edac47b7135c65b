import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { isReference } from '#domain/kernel/record.ts';
import { objects } from '#domain/objects.ts';
import type { statusCountContracts } from '#domain/platform/statusCount.contracts.ts';
import { callApi } from '../data/client.ts';
import { listQuery, type ListFilter } from '../data/listQuery.ts';
import { useRefetchOnChange } from '../data/live.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { useNarrowing } from '../objects/list/useNarrowing.ts';
import { OrderAmounts, RequestAmounts } from './Amounts.tsx';
import { ChoiceChips } from '../parts/ChoiceChips.tsx';

const routes = {
  salesOrder: 'GET /sales_order/count_by_status',
  customerRequest: 'GET /customer_request/count_by_status',
  interaction: 'GET /interaction/count_by_status',
} as const satisfies Readonly<Record<keyof typeof statusCountContracts, string>>;

interface StatusCountsProps {
  readonly object: keyof typeof routes;
  readonly filter: ListFilter;
}

/** The filter of the list without the chosen status, because all statuses are counted. */
const withoutStatus = ({ conditions = [], ...filter }: ListFilter): ListFilter => {
  const others = conditions.filter((part) => !('fieldPath' in part && part.fieldPath === 'status'));
  return { ...filter, ...(others.length > 0 ? { conditions: others } : {}) };
};

/** The statuses above a list with the counts of the records that match its other filters; a click filters the list. */
const StatusCounts = ({ object, filter }: StatusCountsProps) => {
  const { narrowing, narrow } = useNarrowing();
  const text = useText();
  const language = useLanguage();
  const { filter: filterText } = listQuery({ filter: withoutStatus(filter) });
  const key = [objects[object].path, 'statuses', filterText, language];
  useRefetchOnChange([object], key);
  const { data } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => callApi(routes[object], { query: { filter: String(filterText) }, signal }),
    placeholderData: keepPreviousData,
  });
  // Records without a status are counted too, but cannot be chosen here.
  const choices = (data?.rows ?? []).flatMap(({ status, count }) =>
    status ? [{ value: status.id, label: status.presentation, count }] : [],
  );
  // The status is one of the quick filters of the list, which `quick` holds by field.
  const { status: chosen, ...otherQuick } = narrowing.quick;
  return (
    <ChoiceChips
      label={text('requests.statuses')}
      choices={choices}
      chosen={isReference(chosen) ? chosen.id : undefined}
      onChoose={(id) => {
        const presentation = choices.find(({ value }) => value === id)?.label;
        narrow({ quick: id && presentation ? { ...otherQuick, status: { id, presentation } } : otherQuick });
      }}
    />
  );
};

interface OverListProps {
  readonly filter: ListFilter;
}

/** What is shown above the list of orders. */
export function OverOrders({ filter }: OverListProps) {
  return (
    <>
      <StatusCounts object="salesOrder" filter={filter} />
      <OrderAmounts filter={filter} />
    </>
  );
}

/** What is shown above the list of requests. */
export function OverRequests({ filter }: OverListProps) {
  return (
    <>
      <StatusCounts object="customerRequest" filter={filter} />
      <RequestAmounts filter={filter} />
    </>
  );
}

/** What is shown above the list of interactions. */
export function OverInteractions({ filter }: OverListProps) {
  return <StatusCounts object="interaction" filter={filter} />;
}
