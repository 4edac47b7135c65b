import type { ObjectMeta } from '#domain/kernel/meta.ts';
import { additionalName } from '#domain/kernel/parameter.ts';
import { isSame, writtenFields, type WrittenField } from './meaning.ts';
import { hasNumberedRows, mergeRows, type MergedRows, type States } from './mergeRows.ts';
import { fieldsPayload } from './payload.ts';

type Values = Readonly<Record<string, unknown>>;

/** Whether these values differ from what was read. A secret is never read, so a typed one always differs. */
export function differs({ fields }: Pick<ObjectMeta, 'fields'>, base: Values, values: Values): boolean {
  return (
    writtenFields({ fields }).some((field) => !isSame(field, base, values)) ||
    fields.some(({ name, secret, readOnly }) => secret && !readOnly && Boolean(values[name]))
  );
}

/** The name of the field with which a path begins: `additional` for `additional.height`. */
const topFieldName = (path: string): string => path.split('.')[0] ?? path;

/** Of these fields, the ones that differ between two states. */
const changedAmong = (
  fields: readonly WrittenField[],
  before: Values,
  after: Values,
): readonly WrittenField[] => fields.filter((field) => !isSame(field, before, after));

/**
 * The values of the fields that were written between two states of a form; undefined if none was. Secrets, and what the form
 * calculates, such as sums, are not among them.
 */
export function changedValues(
  meta: Pick<ObjectMeta, 'fields'>,
  before: Values,
  after: Values,
): Values | undefined {
  const changed = changedAmong(writtenFields(meta), before, after);
  const names = new Set(changed.map(({ path }) => topFieldName(path)));
  return names.size === 0 ? undefined : Object.fromEntries([...names].map((name) => [name, after[name]]));
}

/**
 * The fields that somebody has changed in a draft, and whose present value in the record is another one.
 * @param base the values from which the draft was typed
 * @param draft the values that were typed; a draft may hold only some of the fields
 * @param record the present values
 */
export function fieldsOfDraft(
  meta: Pick<ObjectMeta, 'fields'>,
  base: Values,
  draft: Values,
  record: Values,
): readonly WrittenField[] {
  const inDraft = writtenFields(meta).filter(({ path }) => topFieldName(path) in draft);
  const changedInDraft = changedAmong(inDraft, base, draft);
  return changedAmong(changedInDraft, record, draft);
}

/** A table part that somebody else changed. Its rows are merged one by one. */
export interface MergedPart extends WrittenField, MergedRows {}

/**
 * What somebody else changed while a form was open. Each changed field is in one of the three lists. A table part whose rows have
 * numbers is in `parts`, any other field in `taken` or `clashing`.
 */
export interface Merge {
  /** Fields changed only by somebody else, or by both to the same value. The form takes their values over. */
  readonly taken: readonly WrittenField[];
  /** Fields changed by both to different values. */
  readonly clashing: readonly WrittenField[];
  readonly parts: readonly MergedPart[];
}

/** Compares `mine`, the values of the form, with `theirs`, the values that somebody else has saved since `base` was read. */
export function mergeOf(fields: readonly WrittenField[], states: States<Values>): Merge {
  const { base, mine, theirs } = states;
  const changed = changedAmong(fields, base, theirs);
  const byRows = changed.filter((field) => hasNumberedRows(field, base, theirs));
  const wholeFields = changed.filter((field) => !byRows.includes(field));
  const clashes = (field: WrittenField) => !isSame(field, mine, base) && !isSame(field, mine, theirs);
  return {
    taken: wholeFields.filter((field) => !clashes(field)),
    clashing: wholeFields.filter(clashes),
    parts: byRows.map((part) => ({ ...part, ...mergeRows(part, states) })),
  };
}

/** Whether a person must choose between two values. */
export function hasClash({ clashing, parts }: Merge): boolean {
  return clashing.length > 0 || parts.some(({ changes }) => changes.some(({ clashes }) => clashes));
}

/** The merged table parts as the API takes them. */
export function partsPayload({ parts }: Merge): Record<string, unknown> {
  return Object.assign(
    {},
    ...parts.map(({ field, path, rows }) => fieldsPayload([field], { [path]: rows })),
  ) as Record<string, unknown>;
}

/**
 * The payload of a save: only the fields that differ from what was read, so that changes of others are not overwritten. Secrets
 * cannot be compared; `fieldsPayload` sends those that were typed.
 */
export function changedPayload(
  { fields }: Pick<ObjectMeta, 'fields'>,
  base: Values,
  values: Values,
): Record<string, unknown> {
  const changed = changedAmong(writtenFields({ fields }), base, values);
  const names = new Set(changed.map(({ path }) => path));
  const secrets = fields.filter(({ secret, readOnly }) => secret && !readOnly);
  const changedFields = fields.filter(({ name }) => names.has(name));
  // The additional parameters are children of one field, which is sent with the changed ones alone.
  const additional = fields.find(({ name }) => name === additionalName);
  const children = additional?.children.filter(({ name }) => names.has(`${additionalName}.${name}`)) ?? [];
  const changedAdditional = additional && children.length > 0 ? [{ ...additional, children }] : [];
  return fieldsPayload([...changedFields, ...secrets, ...changedAdditional], values);
}
