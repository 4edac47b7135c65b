import { isReference, type AnyRecord } from '#domain/kernel/record.ts';
import { objects, registry } from '#domain/objects.ts';

/**
 * The id of the counterparty of a record: the record itself if it is one, the sender of a received letter, otherwise the one
 * that the record refers to. Null if there is none.
 */
export function customerOf(object: string, record: AnyRecord): number | null {
  if (object === objects.counterparty.name) return record.id;
  const paths = object === objects.incomingEmail.name ? ['counterparty'] : registry.byName(object).belongsTo;
  return paths.map((path) => record[path]).find(isReference)?.id ?? null;
}
