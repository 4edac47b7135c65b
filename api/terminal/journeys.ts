import { WorkflowNotFoundError } from '@temporalio/client';
import type { Database } from '#database/connect.ts';
import { journeyStartOf } from '#database/terminal/journeyRecords.ts';
import { fail } from '#domain/kernel/fail.ts';
import type { JourneyMove } from '#domain/terminal/journeyMoves.ts';
import {
  journeyId,
  journeyStart,
  journeyState,
  journeyUpdates,
  journeyWorkflow,
  type JourneyCommands,
  type JourneyView,
} from '#workflows/terminal/journey.messages.ts';
import type { Temporal } from '../temporal/temporal.ts';
import { madeOnce } from '../temporal/madeOnce.ts';

/** Sends moves to the journeys of trucks and reads their state. */
export interface Journeys {
  /** Makes a move, and starts the journey if it does not run yet. A repeated update id does not repeat the move. */
  move<M extends JourneyMove>(
    dispositionId: number,
    move: M,
    command: JourneyCommands[M],
    updateId: string,
  ): Promise<JourneyView>;
  /** The state of the journey; undefined if it has not started or has ended. */
  view(dispositionId: number): Promise<JourneyView | undefined>;
}

export function journeys(temporal: Temporal, database: Database): Journeys {
  return {
    move: (dispositionId, move, command, updateId) => {
      const workflowId = journeyId(dispositionId);
      const update = journeyUpdates[move];
      const make = () =>
        temporal
          .command((workflow) =>
            workflow.getHandle(workflowId).executeUpdate(update, { args: [command], updateId }),
          )
          .catch(async (error: unknown) => {
            if (!(error instanceof WorkflowNotFoundError)) throw error;
            const start = await startOf(temporal, database, dispositionId);
            return temporal.commandBegun(journeyWorkflow, start, update, command, updateId);
          });
      return madeOnce(database, { workflowId, updateId }, make, () => viewOf(temporal, dispositionId));
    },
    view: (dispositionId) => viewOf(temporal, dispositionId),
  };
}

/** The input with which a journey starts. It is read only if no journey runs, that is at the first move of a truck. */
const startOf = async (temporal: Temporal, database: Database, dispositionId: number) => {
  const row = await journeyStartOf(database.sql, dispositionId);
  if (!row) throw fail('record_not_found', { object: 'disposition', id: dispositionId });
  const { numberStr, weighingStationId } = row;
  return journeyStart({
    dispositionId,
    numberStr: numberStr ?? String(dispositionId),
    weighingStationId,
    ...temporal.startOf('disposition', dispositionId),
  });
};

const viewOf = (temporal: Temporal, dispositionId: number): Promise<JourneyView | undefined> =>
  temporal.look((workflow) => workflow.getHandle(journeyId(dispositionId)).query(journeyState));
