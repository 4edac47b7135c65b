import type { Declaration } from '#domain/kernel/declaration.ts';
import { idKey, type RecordInput } from '#domain/kernel/record.ts';
import type { Actor } from '#domain/platform/actor.ts';

/** A personal record belongs to its writer, unless it names another owner, or belongs to the owner of another record. */
export function withOwner(actor: Actor, { personal }: Declaration, input: RecordInput): RecordInput {
  if (
    !personal ||
    personal.includes('.') ||
    actor.userId === null ||
    input[personal] ||
    input[idKey(personal)]
  )
    return input;
  return { ...input, [personal]: actor.userId };
}
