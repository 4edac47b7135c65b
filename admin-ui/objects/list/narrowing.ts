import type { FilterCondition } from '#domain/platform/filterParts.ts';
import type { ListFilter } from '../../data/listQuery.ts';
import type { ListState } from './listState.ts';

/** Whether the field at a path is text: a quick filter looks for a part of it, and for the whole of anything else. */
export type IsText = (path: string) => boolean;

export const quickConditions = ({ quick }: Pick<ListState, 'quick'>, isText: IsText): FilterCondition[] =>
  Object.entries(quick).map(([fieldPath, value]) => ({
    fieldPath,
    operator: Array.isArray(value) ? 'inList' : isText(fieldPath) ? 'iLike' : 'eq',
    value,
  }));

/** All that narrows what a list shows. */
export const narrowingOf = (state: ListState, isText: IsText): ListFilter => {
  const { searchStr, from, to, marked } = state;
  const conditions = [...quickConditions(state, isText), ...state.conditions];
  return {
    ...(searchStr ? { searchStr } : {}),
    ...(from || to ? { period: { ...(from ? { from } : {}), ...(to ? { to } : {}) } } : {}),
    ...(marked === undefined ? {} : { markedToDelete: marked }),
    ...(conditions.length > 0 ? { conditions } : {}),
  };
};
