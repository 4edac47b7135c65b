import type { GetListParams } from 'ra-core';
import { writtenFilter, type FilterPart } from '#domain/platform/filterParts.ts';

/** What the list views keep as their filter; written to the address bar by react-admin. */
export interface ListFilter {
  readonly searchStr?: string;
  readonly period?: { readonly from?: string; readonly to?: string };
  readonly markedToDelete?: boolean | 'all';
  /** Parts that must all hold. */
  readonly conditions?: readonly FilterPart[];
  /** Anything else is passed on as the specification's filter has it. */
  readonly [field: string]: unknown;
}

const isBlank = (value: unknown): boolean => value === undefined || value === null || value === '';

const filterOf = ({ conditions, markedToDelete, period, ...rest }: ListFilter): Record<string, unknown> => ({
  ...Object.fromEntries(Object.entries(rest).filter(([, value]) => !isBlank(value))),
  ...(markedToDelete === 'all' || markedToDelete === undefined ? {} : { markedToDelete }),
  ...(period && (period.from || period.to) ? { period } : {}),
  ...(conditions ? writtenFilter(conditions) : {}),
});

/** A list's parameters in the specification's dialect. */
export const listQuery = ({
  sort,
  pagination,
  filter,
}: Partial<GetListParams>): Record<string, string | number | boolean> => ({
  ...(sort?.field ? { sort: sort.field, desc: sort.order === 'DESC' } : {}),
  limit: pagination?.perPage ?? 20,
  page: pagination?.page ?? 1,
  filter: JSON.stringify(filterOf((filter ?? {}) as ListFilter)),
});
