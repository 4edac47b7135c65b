import type { GetListParams } from 'ra-core';
import { writtenFilter, type FilterPart } from '#domain/platform/filterParts.ts';

/** The filter as list views keep it; react-admin writes it to the address bar. */
export interface ListFilter {
  readonly searchStr?: string;
  readonly period?: { readonly from?: string; readonly to?: string };
  /** True: only marked records; false: only the others; `all`, or absent: both. */
  readonly markedToDelete?: boolean | 'all';
  /** Conditions that must all hold. */
  readonly conditions?: readonly FilterPart[];
  /** Any other member is passed on as a field of the specification's filter. */
  readonly [field: string]: unknown;
}

const isBlank = (value: unknown): boolean => value === undefined || value === null || value === '';

/** A list's filter as the API expects it. */
export function apiFilter({ conditions, markedToDelete, period, ...rest }: ListFilter = {}): Record<
  string,
  unknown
> {
  return {
    ...Object.fromEntries(Object.entries(rest).filter(([, value]) => !isBlank(value))),
    ...(markedToDelete === 'all' || markedToDelete === undefined ? {} : { markedToDelete }),
    ...(period && (period.from || period.to) ? { period } : {}),
    ...(conditions ? writtenFilter(conditions) : {}),
  };
}

/** A list's parameters in the specification's dialect. */
export function listQuery({
  sort,
  pagination,
  filter,
}: Partial<GetListParams>): Record<string, string | number | boolean> {
  return {
    ...(sort?.field ? { sort: sort.field, desc: sort.order === 'DESC' } : {}),
    limit: pagination?.perPage ?? 20,
    page: pagination?.page ?? 1,
    filter: JSON.stringify(apiFilter((filter ?? {}) as ListFilter)),
  };
}
