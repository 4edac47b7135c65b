import { fail } from '#domain/kernel/fail.ts';

/**
 * Refuses to overwrite a record that somebody has changed since the caller read it.
 * @param seen the `updatedAt` of the version that the caller has read; nothing is checked without it
 * @throws stale_record
 */
export function mustHaveSeen(
  record: { readonly id: number; readonly updatedAt: string | Date },
  seen: unknown,
): void {
  if (typeof seen !== 'string' || Number.isNaN(Date.parse(seen))) return;
  const storedAt = new Date(record.updatedAt);
  if (Date.parse(seen) !== storedAt.getTime())
    throw fail('stale_record', { id: record.id, updatedAt: storedAt.toISOString() });
}
