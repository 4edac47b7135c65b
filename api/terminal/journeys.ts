import { sql } from 'kysely';
import type { Database } from '#database/connect.ts';
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

/** The journeys of trucks, as the API commands and sees them. */
export interface Journeys {
  /** Does a move of the truck's journey, starting the journey where it has not begun. The same update id is the same move. */
  move<M extends JourneyMove>(
    dispositionId: number,
    move: M,
    command: JourneyCommands[M],
    updateId: string,
  ): Promise<JourneyView>;
  /** Where the journey stands; nothing when it has not begun. */
  view(dispositionId: number): Promise<JourneyView | undefined>;
}

export const journeys = (temporal: Temporal, database: Database): Journeys => ({
  move: async (dispositionId, move, command, updateId) => {
    const { rows } = await sql<{ numberStr: string; weighingStationId: number | null }>`
      select number_str as "numberStr", weighing_station_id as "weighingStationId"
      from disposition where id = ${dispositionId}`.execute(database.sql);
    const [row] = rows;
    if (!row) throw fail('record_not_found', { object: 'disposition', id: dispositionId });
    const start = journeyStart({ dispositionId, ...row, ...temporal.startOf('disposition', dispositionId) });
    return madeOnce(
      database,
      { workflowId: journeyId(dispositionId), updateId },
      () => temporal.commandBegun(journeyWorkflow, start, journeyUpdates[move], command, updateId),
      () => viewOf(temporal, dispositionId),
    );
  },
  view: (dispositionId) => viewOf(temporal, dispositionId),
});

const viewOf = (temporal: Temporal, dispositionId: number): Promise<JourneyView | undefined> =>
  temporal.look((workflow) => workflow.getHandle(journeyId(dispositionId)).query(journeyState));
