import { DateTime } from 'luxon';
import type { Reference } from '#domain/kernel/record.ts';
import { objects } from '#domain/objects.ts';
import type { FilterPart } from '#domain/platform/filterParts.ts';
import type { SalesAnalysis, SalesDimension } from '#domain/sales/analysis.contracts.ts';
import type { OrderStatusCode } from '#domain/sales/orderMoves.rules.ts';
import { queryOf, wholeList } from '../objects/list/listState.ts';

type SalesGroup = SalesAnalysis['rows'][number];

const canceled: OrderStatusCode = 'CANCELED';

/** A month as 11.2026, or the name of a customer or product; a dash if the reader may not know it. */
export function salesGroupName(by: SalesDimension, { key, name }: SalesGroup): string {
  return by === 'month' ? DateTime.fromFormat(key, 'yyyy-MM').toFormat('MM.yyyy') : (name ?? '–');
}

/** By which field of an order the orders of a group are found. */
const fieldOf = { customer: 'customer', product: 'products.product' } as const;

/** The path of the list of the orders that make up a month, a customer or a product. */
export function ordersBehind(
  by: SalesDimension,
  { key, name }: SalesGroup,
  { from, to }: { readonly from: string; readonly to: string },
  currency: Reference,
): string {
  // Used only if `by` is `month`; otherwise `key` is an id, and these are no valid days.
  const month = DateTime.fromFormat(key, 'yyyy-MM');
  const [first, last] = [month.toFormat('yyyy-MM-dd'), month.endOf('month').toFormat('yyyy-MM-dd')];
  // Of a month only the days within the period of the analysis.
  const days =
    by === 'month' ? { from: first > from ? first : from, to: last < to ? last : to } : { from, to };
  const { id, presentation } = currency;
  const conditions: FilterPart[] = [
    { fieldPath: 'currency', operator: 'eq', value: { id, presentation } },
    { fieldPath: 'status.code', operator: 'ne', value: canceled },
  ];
  if (by !== 'month')
    conditions.push({
      fieldPath: fieldOf[by],
      operator: 'eq',
      value: { id: Number(key), presentation: name ?? key },
    });
  return `/${objects.salesOrder.path}?${queryOf({ ...wholeList, ...days, marked: false, conditions })}`;
}
