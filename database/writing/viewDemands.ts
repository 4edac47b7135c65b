import { failFields } from '#domain/kernel/fail.ts';
import { additionalName } from '#domain/kernel/parameter.ts';
import type { RecordInput } from '#domain/kernel/record.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { partsOf } from '#domain/platform/view.ts';
import { unmetDemands } from '#domain/platform/viewDemands.ts';
import type { Draft } from './hooks.ts';

/**
 * Checks what people write against the default form of the object, as its administrator laid it out: a new record against
 * the whole form, a change only where something was sent.
 * @param formItems the items of the form
 * @param sent what was sent for a change; undefined for a new record
 * @throws validation_failed with an error at each field
 */
export function meetViewDemands(
  actor: Actor,
  formItems: unknown,
  draft: Draft,
  sent: RecordInput | undefined,
): void {
  if (actor.system) return;
  const { items = [] } = partsOf({ items: formItems });
  const errors = unmetDemands(items, draft, (path) => sent === undefined || isSent(path, draft, sent));
  if (errors.length > 0) throw failFields(errors);
}

/**
 * Whether a change writes a field. Its path in the form is its name, or `additional.<key>` for a parameter. The `additional` of a
 * draft also holds the stored parameters, so only `sent` tells which of them are written.
 */
const isSent = (path: string, draft: Draft, sent: RecordInput): boolean => {
  const [first = '', key] = path.split('.');
  if (first !== additionalName || key === undefined) return first in draft;
  const { additional } = sent;
  return typeof additional === 'object' && additional !== null && key in additional;
};
