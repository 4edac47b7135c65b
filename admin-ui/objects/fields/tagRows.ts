import type { FieldMeta } from '#domain/kernel/meta.ts';
import { isReference, type Reference } from '#domain/kernel/record.ts';

type Row = Readonly<Record<string, unknown>>;

/** The column of a table part of tags that refers to the dictionary. */
export function tagCellOf({ children }: FieldMeta): FieldMeta | undefined {
  return children.find(({ type }) => type === 'reference');
}

/** The tags of a record, in their order. */
export function tagsIn(field: FieldMeta, value: unknown): readonly Reference[] {
  const cell = tagCellOf(field);
  if (!cell || !Array.isArray(value)) return [];
  return (value as Row[]).map((row) => row[cell.name]).filter(isReference);
}

/** The rows with these tags and no others, each tag once; a row that stays keeps its id. */
export function withTags(field: FieldMeta, value: unknown, tags: readonly Reference[]): readonly Row[] {
  const cell = tagCellOf(field);
  if (!cell) return [];
  const rows = Array.isArray(value) ? (value as Row[]) : [];
  const idOf = (row: Row) => (isReference(row[cell.name]) ? (row[cell.name] as Reference).id : undefined);
  return [...new Map(tags.map((tag) => [tag.id, tag])).values()].map(
    (tag) => rows.find((row) => idOf(row) === tag.id) ?? { [cell.name]: tag },
  );
}

/** A text without regard to case and the accents of letters. */
export function plainLetters(text: string): string {
  return text.toLocaleLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '');
}
