import type { FilterCondition } from '#domain/platform/filterParts.ts';
import type { SavedFilter } from '#domain/platform/view.ts';
import { quickConditions, type IsTextField } from './narrowing.ts';
import { wholeNarrowing, type Narrowing } from './listState.ts';

/**
 * All filters of a list under one name: the search as it is, all others as conditions.
 * @param dateField the path of the field that the period of the list is about
 */
export function filterOf(
  state: Narrowing,
  name: string,
  { isTextField, dateField }: { readonly isTextField: IsTextField; readonly dateField: string },
): SavedFilter {
  const dateCondition = (operator: 'gte' | 'lte', value: string): FilterCondition[] =>
    value ? [{ fieldPath: dateField, operator, value }] : [];
  const marked: FilterCondition[] =
    state.marked === undefined ? [] : [{ fieldPath: 'markedToDelete', operator: 'eq', value: state.marked }];
  return {
    name,
    ...(state.searchStr ? { searchStr: state.searchStr } : {}),
    conditions: [
      ...dateCondition('gte', state.from),
      ...dateCondition('lte', state.to),
      ...marked,
      ...quickConditions(state, isTextField),
      ...state.conditions,
    ],
  };
}

/** The filters of a list after the saved filter is applied. How the list is sorted is not among them and stays. */
export function shownBy(filter: SavedFilter): Narrowing {
  return {
    ...wholeNarrowing,
    searchStr: filter.searchStr ?? '',
    conditions: filter.conditions,
  };
}

/** Whether the filters of a list are those of this saved filter, and no others. */
export function isApplied(filter: SavedFilter, narrowing: Narrowing): boolean {
  // Both objects begin with `wholeNarrowing`, so that their keys have the same order in JSON.
  return JSON.stringify(shownBy(filter)) === JSON.stringify({ ...wholeNarrowing, ...narrowing });
}

type Filters = readonly SavedFilter[];

/** Adds a filter; one with the same name is replaced. */
export function withFilter(filters: Filters, filter: SavedFilter): SavedFilter[] {
  return [...filters.filter(({ name }) => name !== filter.name), filter];
}

export function withoutFilter(filters: Filters, name: string): SavedFilter[] {
  return filters.filter((filter) => filter.name !== name);
}

/** Renames a filter. If another filter has the new name, it is removed. */
export function renamed(filters: Filters, name: string, next: string): SavedFilter[] {
  // No filter has an empty name, so nothing is removed if the name stays.
  return withoutFilter(filters, name === next ? '' : next).map((filter) =>
    filter.name === name ? { ...filter, name: next } : filter,
  );
}

/** Makes a filter the default of the list, or no longer the default if it was; there is at most one. */
export function defaultOrNot(filters: Filters, name: string): SavedFilter[] {
  return filters.map(({ isDefault, ...filter }) =>
    filter.name === name && !isDefault ? { ...filter, isDefault: true } : filter,
  );
}
