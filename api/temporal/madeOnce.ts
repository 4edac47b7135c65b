import type { Database } from '#database/connect.ts';
import { isDone } from '#database/transaction.ts';
import { KejaError } from '#domain/kernel/fail.ts';

/** A move by its workflow and its update id: together the key under which it is written once. */
interface Move {
  readonly workflowId: string;
  readonly updateId: string;
}

/**
 * Whether a refused move was made after all. A worker that dies between writing a move and saying so is followed by one
 * that reads the record as the move left it, where the move is no longer legal: it is not refused, its answer was lost.
 */
export const wasMade = async (
  { sql }: Database,
  { workflowId, updateId }: Move,
  refusal: unknown,
): Promise<boolean> =>
  refusal instanceof KejaError && refusal.status === 409 && isDone(sql, `${workflowId}:${updateId}`);

/** Makes a move; one that was made already is answered with where its workflow stands now. */
export const madeOnce = async <View>(
  database: Database,
  move: Move,
  make: () => Promise<View>,
  look: () => Promise<View | undefined>,
): Promise<View> => {
  try {
    return await make();
  } catch (refused) {
    const view = (await wasMade(database, move, refused)) ? await look() : undefined;
    if (!view) throw refused;
    return view;
  }
};
