import type { ListFilter } from '../../data/listQuery.ts';
import { isReferenceValue } from '../fields/reference.tsx';
import { sentConditions, type ChosenCondition } from '../filters/conditions.ts';

/** A list's filter with what its inputs must remember: the conditions' fields, the presentation of a chosen record. */
export interface KeptFilter {
  readonly searchStr?: string;
  readonly period?: { readonly from?: string; readonly to?: string };
  readonly markedToDelete?: boolean | undefined;
  readonly chosen?: readonly ChosenCondition[];
  readonly [field: string]: unknown;
}

/** A list's filter as the API reads it: ids for records, only what narrows the list. */
export const sentFilter = ({ chosen, ...rest }: KeptFilter): ListFilter => {
  const conditions = sentConditions(chosen ?? []);
  const plain = Object.entries(rest)
    .map(([name, value]) => [name, isReferenceValue(value) ? value.id : value] as const)
    .filter(([, value]) => value !== undefined && value !== null && value !== '');
  return { ...Object.fromEntries(plain), ...(conditions.length > 0 ? { conditions } : {}) };
};
