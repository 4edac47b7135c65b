import type { FieldMeta } from '#domain/kernel/meta.ts';
import { isReference, nameOrNumber } from '#domain/kernel/record.ts';

/** The name of a row for people: its first reference or text that is not empty; undefined if it has none. */
export function rowName(
  { children }: Pick<FieldMeta, 'children'>,
  row: Readonly<Record<string, unknown>>,
): string | undefined {
  for (const { name, type } of children) {
    const value = row[name];
    if (isReference(value)) return nameOrNumber(value);
    if (type === 'text' && typeof value === 'string' && value.trim() !== '') return value;
  }
  return undefined;
}
