import type { View } from '#domain/platform/view.ts';
import { tagCellOf } from '../fields/tagRows.ts';
import type { Column } from '../table/columns.ts';

const mostByDefault = 3;

/** The path of the quick filter of a column; undefined if it has none by default. */
const quickPath = ({ field, path }: Column): string | undefined => {
  if (field.shownAs === 'tags') return `${path}.${tagCellOf(field)?.name}`;
  return field.type === 'enumeration' || field.type === 'reference' ? path : undefined;
};

/** The quick filters of the view; by default the first enumerations and references, and the tags, among its columns. */
export function quickPathsOf(
  { quickFilters }: Pick<View, 'quickFilters'>,
  columns: readonly Column[],
): readonly string[] {
  return quickFilters.length > 0
    ? quickFilters
    : columns.flatMap((column) => quickPath(column) ?? []).slice(0, mostByDefault);
}
