import type { Database } from '#database/connect.ts';
import { reclamationRow } from '#database/service/reclamationRow.ts';
import type { ReclamationMove } from '#domain/service/reclamation.rules.ts';
import {
  reclamationStart,
  reclamationState,
  reclamationUpdates,
  reclamationWorkflow,
  reclamationWorkflowId,
  type ReclamationCommands,
  type ReclamationView,
} from '#workflows/service/reclamation.messages.ts';
import type { Temporal } from '../temporal/temporal.ts';
import { madeOnce } from '../temporal/madeOnce.ts';

/** Sends moves to the workflows of reclamations and reads their state. */
export interface Reclamations {
  /** Makes a move, and starts the workflow if it does not run yet. A repeated update id does not repeat the move. */
  move<M extends ReclamationMove>(
    reclamationId: number,
    move: M,
    command: ReclamationCommands[M],
    updateId: string,
  ): Promise<ReclamationView>;
  /** The state of the reclamation; undefined if its workflow has not started or has ended. */
  view(reclamationId: number): Promise<ReclamationView | undefined>;
}

export function reclamations(temporal: Temporal, database: Database): Reclamations {
  return {
    move: async (reclamationId, move, command, updateId) => {
      const { numberStr } = await reclamationRow(database.sql, reclamationId);
      const start = reclamationStart({
        reclamationId,
        numberStr,
        ...temporal.startOf('reclamation', reclamationId),
      });
      const update = reclamationUpdates[move];
      const make = () => temporal.commandBegun(reclamationWorkflow, start, update, command, updateId);
      const workflowId = reclamationWorkflowId(reclamationId);
      return madeOnce(database, { workflowId, updateId }, make, () => viewOf(temporal, reclamationId));
    },
    view: (reclamationId) => viewOf(temporal, reclamationId),
  };
}

const viewOf = (temporal: Temporal, reclamationId: number): Promise<ReclamationView | undefined> =>
  temporal.look((workflow) =>
    workflow.getHandle(reclamationWorkflowId(reclamationId)).query(reclamationState),
  );
