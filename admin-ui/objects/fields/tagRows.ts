import { folded } from '#domain/kernel/folded.ts';
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

const isLike = ({ presentation }: Reference, words: string): boolean =>
  folded(presentation).includes(folded(words));

/** Whether the words are the whole name of the tag. */
export function isTagCalled({ presentation }: Reference, words: string): boolean {
  return folded(presentation) === folded(words.trim());
}

/** The tags whose name contains the words. Tags with exactly this name come first. */
export function tagsLike(words: string, tags: readonly Reference[]): readonly Reference[] {
  const found = tags.filter((tag) => isLike(tag, words.trim()));
  return found.toSorted((one, other) => Number(isTagCalled(other, words)) - Number(isTagCalled(one, words)));
}

const notChosen = (allTags: readonly Reference[], chosen: readonly Reference[]): readonly Reference[] =>
  allTags.filter(({ id }) => chosen.every((each) => each.id !== id));

/**
 * The tag that the words mean. This is the tag with this whole name, even if the record has it already. Otherwise it is
 * the only tag that contains the words and that the record does not have; undefined if there are several or none.
 */
export function tagMeant(
  words: string,
  allTags: readonly Reference[],
  chosen: readonly Reference[],
): Reference | undefined {
  const exactTag = [...allTags, ...chosen].find((tag) => isTagCalled(tag, words));
  const [only, another] = tagsLike(words, notChosen(allTags, chosen));
  return exactTag ?? (another ? undefined : only);
}

/**
 * Whether Enter takes the first option: either the words mean this tag and the record does not have it yet, or no other tag
 * contains the words and the option creates a new tag.
 */
export function isFirstMeant(
  words: string,
  allTags: readonly Reference[],
  chosen: readonly Reference[],
): boolean {
  const tag = tagMeant(words, allTags, chosen);
  if (tag) return chosen.every(({ id }) => id !== tag.id);
  return tagsLike(words, notChosen(allTags, chosen)).length === 0;
}
