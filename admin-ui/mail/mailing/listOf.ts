import type { AnyRecord } from '#domain/kernel/record.ts';
import { objects } from '#domain/objects.ts';
import { partsOfWritten, type WrittenFilter } from '#domain/platform/filterParts.ts';
import { queryOf, wholeList } from '../../objects/list/listState.ts';

interface MailingFilter extends WrittenFilter {
  readonly searchStr?: string;
  readonly period?: { readonly from?: string; readonly to?: string };
  readonly markedToDelete?: boolean;
}

/** The address of the list from which a mailing was begun, with its filter. */
export function listOf({ audience, filter }: AnyRecord): string {
  const { searchStr = '', period, markedToDelete: marked, ...written } = readFilter(filter);
  const { path } = audience === 'counterparty' ? objects.counterparty : objects.contactPerson;
  const { from = '', to = '' } = period ?? {};
  return `/${path}?${queryOf({ ...wholeList, searchStr, from, to, marked, conditions: partsOfWritten(written) })}`;
}

/** The filter of a mailing. If a program stored a text that is no filter, it is the whole list. */
const readFilter = (filter: unknown): MailingFilter => {
  try {
    return (JSON.parse(String(filter || '{}')) ?? {}) as MailingFilter;
  } catch {
    return {};
  }
};
