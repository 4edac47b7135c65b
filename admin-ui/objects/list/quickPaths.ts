import type { View } from '#domain/platform/view.ts';
import type { Column } from '../table/columns.ts';

const most = 3;

/** The quick filters of the view; by default the enumerations and references among its columns. */
export function quickPathsOf(
  { quickFilters }: Pick<View, 'quickFilters'>,
  columns: readonly Column[],
): readonly string[] {
  return quickFilters.length > 0
    ? quickFilters
    : columns
        .filter(({ field }) => field.type === 'enumeration' || field.type === 'reference')
        .slice(0, most)
        .map(({ path }) => path);
}
