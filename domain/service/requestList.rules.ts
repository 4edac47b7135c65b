import { DateTime } from 'luxon';
import type { FilterPart } from '../platform/filterParts.ts';
import type { RequestCount, RequestDimension, RequestPart, RequestPeriod } from './requestAnalysis.rules.ts';

/**
 * What limits the list of requests to those that a figure counts: the days of their dates, from `from` to `to`, and conditions. An
 * empty day means no limit.
 */
export interface RequestList {
  readonly from: string;
  readonly to: string;
  readonly conditions: readonly FilterPart[];
}

/** The field of each dimension: `one` is compared with a value, `none` is tested to find requests without any value. */
const fields: Readonly<
  Record<Exclude<RequestDimension, 'month'>, { readonly one: string; readonly none: string }>
> = {
  status: { one: 'status', none: 'status' },
  executor: { one: 'executor', none: 'executor' },
  customer: { one: 'customer', none: 'customer' },
  product: { one: 'products.product', none: 'products' },
};

/** The list of the requests that a figure counts. @param part the row of the figure; absent for the totals */
export function requestsCounted(
  count: RequestCount,
  period: RequestPeriod,
  type: RequestDimension,
  part?: Pick<RequestPart, 'key' | 'name'>,
): RequestList {
  const days = type === 'month' && part?.key ? inMonth(period, part.key) : period;
  const ofPart = type === 'month' || !part ? [] : [conditionOf(type, part)];
  if (count === 'intake') return { ...days, conditions: ofPart };
  if (count === 'openAtEnd') return { from: '', to: days.to, conditions: [...ofPart, openAfter(days.to)] };
  // The count is `solved`.
  return { from: '', to: '', conditions: [...ofPart, ...closedWithin(days)] };
}

const conditionOf = (
  type: Exclude<RequestDimension, 'month'>,
  { key, name }: Pick<RequestPart, 'key' | 'name'>,
): FilterPart => {
  const { one, none } = fields[type];
  if (key === null) return { fieldPath: none, operator: 'notFilled' };
  return { fieldPath: one, operator: 'eq', value: { id: Number(key), presentation: name ?? key } };
};

/** A day is compared with the moment `closedAt`: for `gt` and `lte` by the end of the day, for `gte` by its beginning. */
const openAfter = (day: string): FilterPart => ({
  or: [
    { fieldPath: 'closedAt', operator: 'notFilled' },
    { fieldPath: 'closedAt', operator: 'gt', value: day },
  ],
});

const closedWithin = ({ from, to }: RequestPeriod): FilterPart[] => [
  { fieldPath: 'closedAt', operator: 'gte', value: from },
  { fieldPath: 'closedAt', operator: 'lte', value: to },
];

/** The days of a month that lie within the period. */
const inMonth = ({ from, to }: RequestPeriod, month: string): RequestPeriod => {
  const first = DateTime.fromISO(`${month}-01`);
  const last = first.endOf('month').toFormat('yyyy-MM-dd');
  return {
    from: first.toFormat('yyyy-MM-dd') > from ? first.toFormat('yyyy-MM-dd') : from,
    to: last < to ? last : to,
  };
};
