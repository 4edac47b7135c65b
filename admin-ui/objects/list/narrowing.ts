import type { ListFilter } from '../../data/listQuery.ts';
import { sentConditions } from '../filters/conditions.ts';
import type { KeptCondition, ListState } from './listState.ts';

/** Whether the field at a path is text: a quick filter looks for a part of it, and for the whole of anything else. */
export type IsText = (path: string) => boolean;

export const quickConditions = ({ quick }: Pick<ListState, 'quick'>, isText: IsText): KeptCondition[] =>
  Object.entries(quick).map(([fieldPath, value]) => ({
    fieldPath,
    operator: Array.isArray(value) ? 'inList' : isText(fieldPath) ? 'iLike' : 'eq',
    value,
  }));

/** What a list shows as the API reads it: ids for records, only what narrows. */
export const sentFilter = (state: ListState, isText: IsText): ListFilter => {
  const { searchStr, from, to, marked } = state;
  const conditions = sentConditions([...quickConditions(state, isText), ...state.conditions]);
  return {
    ...(searchStr ? { searchStr } : {}),
    ...(from || to ? { period: { ...(from ? { from } : {}), ...(to ? { to } : {}) } } : {}),
    ...(marked === undefined ? {} : { markedToDelete: marked }),
    ...(conditions.length > 0 ? { conditions } : {}),
  };
};
