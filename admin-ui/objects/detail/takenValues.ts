import type { QueryClient } from '@tanstack/react-query';
import type { FieldMeta, ObjectMeta } from '#domain/kernel/meta.ts';
import { isReference, type Reference } from '#domain/kernel/record.ts';
import { meantBy, pathOfSource, type ValueSource } from '#domain/kernel/valueSource.ts';
import { registry } from '#domain/objects.ts';
import { recordCalls } from '../../data/recordCalls.ts';

type Values = Readonly<Record<string, unknown>>;

/** The fields of a form whose values are taken from other records or settings. */
export function takingFields(meta: ObjectMeta): readonly FieldMeta[] {
  return meta.fields.filter(({ takes, readOnly }) => takes !== undefined && !readOnly);
}

/** The names of the reference fields whose records give the values. */
export function referencesTaken(fields: readonly FieldMeta[]): string[] {
  return [
    ...new Set(
      fields.flatMap(({ takes = [] }) => takes.flatMap((source) => pathOfSource(source)?.from ?? [])),
    ),
  ];
}

/** A text by which two values are compared: references are equal if their ids are. */
const keyOf = (value: unknown): string => JSON.stringify(isReference(value) ? value.id : (value ?? null));

/**
 * Whether a value may be filled into a field. What a person typed, chose or emptied is kept.
 * @param blank the value of the field in a new record
 * @param filled the value that was filled in before, if any
 */
export function mayBeTaken(
  current: unknown,
  blank: unknown,
  filled: { readonly value: unknown } | undefined,
) {
  return keyOf(current) === keyOf(filled ? filled.value : blank);
}

interface FormContext {
  readonly client: QueryClient;
  /** The signed-in person, for fields that take it as their value. */
  readonly me: Reference | undefined;
  /** The present values of the form. */
  readonly values: Values;
  readonly meta: Pick<ObjectMeta, 'fields'>;
}

const freshMs = 60_000;
const pathOf = (object: string | null | undefined) => registry.all.find(({ name }) => name === object)?.path;

/** Reads with the rights of the signed-in person, and keeps the answer for a minute. A failed read gives undefined. */
const readCached = <T>({ client }: FormContext, queryKey: readonly unknown[], queryFn: () => Promise<T>) =>
  client.fetchQuery({ queryKey, queryFn, staleTime: freshMs, retry: false }).catch(() => undefined);

/**
 * The value that one source gives (see `ValueSource`): the signed-in person (`me`), a field of the record chosen in another field
 * (`customer.currency`), or the one record that has the given values (`record`). Undefined if the source gives none.
 */
async function valueFrom(source: ValueSource, field: FieldMeta, context: FormContext): Promise<unknown> {
  if (source === 'me') return context.me;
  const fieldPath = pathOfSource(source);
  if (fieldPath) {
    const chosen = context.values[fieldPath.from];
    const path = pathOf(context.meta.fields.find(({ name }) => name === fieldPath.from)?.ref);
    if (!isReference(chosen) || !path) return undefined;
    const record = await readCached(context, [path, 'taken', chosen.id], () =>
      recordCalls.read({ path }, chosen.id),
    );
    // A source with `as` gives for each value of the record another value here (`meantBy`).
    return meantBy(source, record?.[fieldPath.field]);
  }
  const path = pathOf(field.ref);
  if (!path || typeof source === 'string' || !('record' in source)) return undefined;
  const filter = JSON.stringify({ ...source.record, markedToDelete: false });
  const page = await readCached(context, [path, 'taken', filter], () =>
    recordCalls.list({ path }, { query: { filter, limit: 1 } }),
  );
  const [found] = page?.rows ?? [];
  return found && { id: found.id, presentation: String(found.presentation ?? found.id) };
}

/** The value of the first source that has one; undefined if none has. */
export async function takenValue(field: FieldMeta, context: FormContext): Promise<unknown> {
  for (const source of field.takes ?? []) {
    const value = await valueFrom(source, field, context);
    if (value !== undefined && value !== null && value !== '') return value;
  }
  return undefined;
}
