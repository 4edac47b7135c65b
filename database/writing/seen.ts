import { fail } from '#domain/kernel/fail.ts';

/**
 * Refuses to overwrite a version of a record that is newer than the one the caller has seen, if they say which. @throws
 * stale_record
 */
export function mustHaveSeen(
  record: { readonly id: number; readonly updatedAt: string | Date },
  seen: unknown,
): void {
  if (typeof seen !== 'string' || Number.isNaN(Date.parse(seen))) return;
  const standing = new Date(record.updatedAt);
  if (Date.parse(seen) !== standing.getTime())
    throw fail('stale_record', { id: record.id, updatedAt: standing.toISOString() });
}
