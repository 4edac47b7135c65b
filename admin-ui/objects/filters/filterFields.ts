import { folded } from '#domain/kernel/folded.ts';
import type { FieldMeta } from '#domain/kernel/meta.ts';
import { ownFieldsFirst } from '../../data/ownFieldsFirst.ts';

/** The fields that can be filtered by. */
export function filterFields(fields: readonly FieldMeta[]): readonly FieldMeta[] {
  return ownFieldsFirst(fields).filter(({ operators }) => operators.length > 0);
}

/** Whether a name contains the search text, ignoring case and diacritics. */
export function containsWords(label: string, search: string): boolean {
  return folded(label).includes(folded(search));
}
