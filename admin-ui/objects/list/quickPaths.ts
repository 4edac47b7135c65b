import type { View } from '#domain/platform/view.ts';
import type { Column } from '../table/columns.ts';

const most = 3;

/** The view's quick filters; where it has none, choices and references among its columns: what people reach for first. */
export const quickPathsOf = (
  { quickFilters }: Pick<View, 'quickFilters'>,
  columns: readonly Column[],
): readonly string[] =>
  quickFilters.length > 0
    ? quickFilters
    : columns
        .filter(({ field }) => field.type === 'enumeration' || field.type === 'reference')
        .slice(0, most)
        .map(({ path }) => path);
