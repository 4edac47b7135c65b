import type { Constraint } from '#domain/kernel/constraint.ts';
import { referenceOf, type Declaration } from '#domain/kernel/declaration.ts';
import type { FieldError } from '#domain/kernel/fail.ts';
import type { ReferenceField } from '#domain/kernel/field.ts';
import { idKey, type AnyRecord } from '#domain/kernel/record.ts';
import { isChanged } from './changedFields.ts';
import type { Draft, WriteContext } from './hooks.ts';
import { valuesOf } from './valuesOf.ts';

interface Written {
  readonly declaration: Declaration;
  readonly draft: Draft;
  readonly before: AnyRecord | undefined;
}

/**
 * The error of a reference to a record that its field does not offer (`notOffered`). Only a newly chosen record is checked.
 */
export async function offeredError(
  context: WriteContext,
  { field: name, refusal }: Extract<Constraint, { rule: 'offered' }>,
  { declaration, draft, before }: Written,
): Promise<FieldError | undefined> {
  const field = referenceOf(declaration, name);
  if (!isChanged(draft, before, name)) return undefined;
  for (const [fieldOfChosen, valuesNotOffered] of Object.entries(field.notOffered ?? {})) {
    const named = await valueIn(context, field, draft[name], fieldOfChosen);
    if (named && valuesNotOffered.includes(String(named.value)))
      return { field: name, code: refusal, params: { name: String(named.name) } };
  }
  return undefined;
}

/**
 * The error of a value that differs from the same field of the record that `reference` names. A referenced
 * record without a value in this field allows any value. The check is made only when the value or the reference is changed.
 */
export async function asInError(
  context: WriteContext,
  { field: name, reference, refusal }: Extract<Constraint, { rule: 'asIn' }>,
  { declaration, draft, before }: Written,
): Promise<FieldError | undefined> {
  if (!isChanged(draft, before, name) && !isChanged(draft, before, reference)) return undefined;
  // A draft holds the id of a reference under its name, a stored record holds it under `idKey`.
  const value = (each: string) => (each in draft ? draft[each] : (before?.[idKey(each)] ?? before?.[each]));
  const named = await valueIn(context, referenceOf(declaration, reference), value(reference), name);
  if (!named || named.value === null || named.value === (value(name) ?? null)) return undefined;
  return { field: name, code: refusal, params: { name: String(named.name) } };
}

/** The name of the record `id` and its `value` in the field `of`; undefined if `id` names no record. */
const valueIn = async ({ tx, registry }: WriteContext, { to }: ReferenceField, id: unknown, of: string) => {
  if (typeof id !== 'number') return undefined;
  return (await valuesOf(tx.sql, registry, { to, of, ids: new Set([id]) })).get(id);
};
