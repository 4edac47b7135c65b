import { fail } from '#domain/kernel/fail.ts';
import { mustHaveSeen } from '../writing/seen.ts';
import type { ReclamationRow } from './reclamationRow.ts';

/**
 * Refuses a move of a reclamation that can no longer change, or of which the caller has seen only an earlier version.
 * @throws reclamation_marked, reclamation_confirmed, stale_record
 */
export function mustBeMovable(row: ReclamationRow, seenAt: string | undefined): void {
  if (row.marked) throw fail('reclamation_marked');
  if (row.confirmed) throw fail('reclamation_confirmed');
  mustHaveSeen(row, seenAt);
}
