import { isReference, type AnyRecord } from '#domain/kernel/record.ts';
import { objects, registry } from '#domain/objects.ts';

/** The counterparty that a record names itself, or is; of a received letter, the one that it is from. Null where it names none. */
export function customerOf(object: string, record: AnyRecord): number | null {
  if (object === objects.counterparty.name) return record.id;
  const paths = object === objects.incomingEmail.name ? ['counterparty'] : registry.byName(object).belongsTo;
  return paths.map((path) => record[path]).find(isReference)?.id ?? null;
}
