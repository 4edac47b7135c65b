import type { Database } from '#database/connect.ts';
import { isDone } from '#database/transaction.ts';
import { KejaError } from '#domain/kernel/fail.ts';

/**
 * Whether a refused move was made after all. A worker that dies between writing a move and saying so is followed by one
 * that reads the record as the move left it, where the move is no longer legal: it is not refused, its answer was lost.
 */
export const wasMade = async (
  { sql }: Database,
  refusal: unknown,
  workflowId: string,
  updateId: string,
): Promise<boolean> =>
  refusal instanceof KejaError && refusal.status === 409 && isDone(sql, `${workflowId}:${updateId}`);
