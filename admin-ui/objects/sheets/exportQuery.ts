import { listQuery, type ListFilter } from '../../data/listQuery.ts';

interface Exported {
  /** The shown columns in their order. */
  readonly columns: readonly string[];
  readonly filter: ListFilter;
  readonly sort?: { readonly field: string; readonly order: string };
}

/** The parameters of an export, except its format. */
export function exportQuery({ columns, filter, sort }: Exported): Record<string, string | boolean> {
  return {
    columns: columns.join(','),
    filter: String(listQuery({ filter }).filter),
    ...(sort ? { sort: sort.field, desc: sort.order.toUpperCase() === 'DESC' } : {}),
  };
}
