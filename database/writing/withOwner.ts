import type { Declaration } from '#domain/kernel/declaration.ts';
import { idKey, type RecordInput } from '#domain/kernel/record.ts';
import type { Actor } from '#domain/platform/actor.ts';

/**
 * Makes the writer the owner of a personal record. It does nothing if the input names an owner, or if the object is owned by
 * the owner of another record (`personal` is then a path with a dot).
 */
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
