import type { FilterCondition } from '#domain/platform/filterParts.ts';
import type { SavedFilter } from '#domain/platform/view.ts';
import { quickConditions, type IsText } from './narrowing.ts';
import { wholeList, type ListState } from './listState.ts';

/** All that narrows a list, as conditions with one name. */
export const filterOf = (
  state: ListState,
  name: string,
  { isText, dateField }: { readonly isText: IsText; readonly dateField: string },
): SavedFilter => {
  const edge = (operator: 'gte' | 'lte', value: string): FilterCondition[] =>
    value ? [{ fieldPath: dateField, operator, value }] : [];
  const marked: FilterCondition[] =
    state.marked === undefined ? [] : [{ fieldPath: 'markedToDelete', operator: 'eq', value: state.marked }];
  return {
    name,
    ...(state.searchStr ? { searchStr: state.searchStr } : {}),
    conditions: [
      ...edge('gte', state.from),
      ...edge('lte', state.to),
      ...marked,
      ...quickConditions(state, isText),
      ...state.conditions,
    ],
  };
};

/** What a list shows when the filter is applied; the order it is in stays. */
export const shownBy = (filter: SavedFilter, sort: ListState['sort']): ListState => ({
  ...wholeList,
  searchStr: filter.searchStr ?? '',
  conditions: filter.conditions,
  sort,
});

const narrowing = ({ page: _page, sort: _sort, ...rest }: ListState): string => JSON.stringify(rest);

export const isApplied = (filter: SavedFilter, state: ListState): boolean =>
  narrowing(shownBy(filter, undefined)) === narrowing(state);

type Filters = readonly SavedFilter[];

/** A filter of the same name gives way. */
export const kept = (filters: Filters, filter: SavedFilter): SavedFilter[] => [
  ...filters.filter(({ name }) => name !== filter.name),
  filter,
];

export const forgotten = (filters: Filters, name: string): SavedFilter[] =>
  filters.filter((filter) => filter.name !== name);

export const renamed = (filters: Filters, name: string, next: string): SavedFilter[] =>
  forgotten(filters, name === next ? '' : next).map((filter) =>
    filter.name === name ? { ...filter, name: next } : filter,
  );

/** At most one filter is there from the start; none when it already was. */
export const defaultOrNot = (filters: Filters, name: string): SavedFilter[] =>
  filters.map(({ isDefault, ...filter }) =>
    filter.name === name && !isDefault ? { ...filter, isDefault: true } : filter,
  );
