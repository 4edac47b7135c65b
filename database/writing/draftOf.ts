import { inOwnNames } from '#domain/kernel/alsoNamed.ts';
import { fieldsOf, type Declaration } from '#domain/kernel/declaration.ts';
import type { AnyRecord, RecordInput } from '#domain/kernel/record.ts';
import { parseInput } from '#domain/kernel/validation.ts';
import type { Draft, WriteContext } from './hooks.ts';
import { resolveNumbers } from './numbered.ts';
import { withoutReadOnly } from './permissions.ts';
import { withoutStaffInput } from './staffInput.ts';
import { checkFormats } from './textFormats.ts';
import { withOwner } from './withOwner.ts';

/**
 * What the caller wants to write, as far as they may write it, in the types of the fields.
 * @param before the record as it was; absent for a new one
 * @throws validation_failed with an error for each field
 */
export async function draftOf(
  { tx, registry, actor }: WriteContext,
  declaration: Declaration,
  input: RecordInput,
  before?: AnyRecord,
): Promise<Draft> {
  const inputInOwnNames = inOwnNames(declaration, input, before);
  const allowedInput = withoutStaffInput(actor, declaration, inputInOwnNames, before);
  const ownedInput = before ? allowedInput : withOwner(actor, declaration, allowedInput);
  const by = actor.system ? 'server' : 'person';
  const draft = parseInput(declaration, ownedInput, before ? 'update' : 'create', by);
  checkFormats(registry, fieldsOf(declaration), draft, before);
  await resolveNumbers(tx.sql, declaration.fields, draft);
  return withoutReadOnly(actor, declaration, draft, before);
}
