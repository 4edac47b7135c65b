import type { FilterCondition } from '#domain/platform/filterParts.ts';
import type { ListFilter } from '../../data/listQuery.ts';
import type { PathField } from '../../data/usePathFields.ts';
import type { Narrowing } from './listState.ts';

/** Whether the field at a path is a text: a quick filter matches a part of a text, but the whole value of other types. */
export type IsTextField = (path: string) => boolean;

/** @param fields the fields by their paths; undefined while they are being read, and until then no field counts as a text */
export function textFieldsOf(fields: ReadonlyMap<string, PathField> | undefined): IsTextField {
  return (path) => ['text', 'translated'].includes(fields?.get(path)?.field.type ?? '');
}

const quickOperator = (isList: boolean, isTextField: boolean): FilterCondition['operator'] => {
  if (isList) return 'inList';
  return isTextField ? 'iLike' : 'eq';
};

/** The quick filters as conditions. If a filter has several values, a record may have any of them. */
export function quickConditions(
  { quick }: Pick<Narrowing, 'quick'>,
  isTextField: IsTextField,
): FilterCondition[] {
  return Object.entries(quick).map(([fieldPath, value]) => ({
    fieldPath,
    operator: quickOperator(Array.isArray(value), isTextField(fieldPath)),
    value,
  }));
}

/** All filters of a list in the API's format. */
export function narrowingOf(state: Narrowing, isTextField: IsTextField): ListFilter {
  const { searchStr, from, to, marked } = state;
  const conditions = [...quickConditions(state, isTextField), ...state.conditions];
  return {
    ...(searchStr ? { searchStr } : {}),
    ...(from || to ? { period: { ...(from ? { from } : {}), ...(to ? { to } : {}) } } : {}),
    ...(marked === undefined ? {} : { markedToDelete: marked }),
    ...(conditions.length > 0 ? { conditions } : {}),
  };
}
