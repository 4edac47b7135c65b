import type { Database } from '#database/connect.ts';
import { isDone } from '#database/transaction.ts';
import { KejaError } from '#domain/kernel/fail.ts';

/** Identifies a move: workflow id and update id together are the key under which it is written once. */
interface Move {
  readonly workflowId: string;
  readonly updateId: string;
}

/**
 * Whether a refused move was made after all. If a worker dies after it has written a move and before it reports it, the next
 * worker finds the move already written and refuses it as illegal; in fact only the answer was lost.
 */
export async function wasMade(
  { sql }: Database,
  { workflowId, updateId }: Move,
  refusal: unknown,
): Promise<boolean> {
  return refusal instanceof KejaError && refusal.status === 409 && isDone(sql, `${workflowId}:${updateId}`);
}

/** Makes a move; if it was already made, returns the present state of its workflow. */
export async function madeOnce<View>(
  database: Database,
  move: Move,
  make: () => Promise<View>,
  look: () => Promise<View | undefined>,
): Promise<View> {
  try {
    return await make();
  } catch (error) {
    const view = (await wasMade(database, move, error)) ? await look() : undefined;
    if (!view) throw error;
    return view;
  }
}
