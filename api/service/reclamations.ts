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

/** Reclamations as their workflows have them. */
export interface Reclamations {
  /** Does a move, beginning the workflow where it has not begun. The same update id is the same move. */
  move<M extends ReclamationMove>(
    reclamationId: number,
    move: M,
    command: ReclamationCommands[M],
    updateId: string,
  ): Promise<ReclamationView>;
  /** Its state; nothing when its workflow has not begun. */
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
      return madeOnce(
        database,
        { workflowId: reclamationWorkflowId(reclamationId), updateId },
        () => temporal.commandBegun(reclamationWorkflow, start, reclamationUpdates[move], command, updateId),
        () => viewOf(temporal, reclamationId),
      );
    },
    view: (reclamationId) => viewOf(temporal, reclamationId),
  };
}

const viewOf = (temporal: Temporal, reclamationId: number): Promise<ReclamationView | undefined> =>
  temporal.look((workflow) =>
    workflow.getHandle(reclamationWorkflowId(reclamationId)).query(reclamationState),
  );
