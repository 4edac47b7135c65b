import type { Client, WorkflowStartOptions } from '@temporalio/client';
import type { JourneyMove } from '#domain/terminal/journeyMoves.ts';
import { kejaErrorFrom } from '../kernel/failures.ts';
import { journeyStart, journeyUpdates, journeyWorkflow } from '../terminal/journey.messages.ts';
import type { Continued } from '../kernel/continued.ts';
import type { JourneyCommands, JourneyInput, JourneyView } from '../terminal/journey.messages.ts';
import type { JourneyCarried } from '../terminal/journey.state.ts';
import { updateWithStart } from './updateWithStart.ts';

/** A command in which the person who makes the move may be left out; it is then made by nobody. */
type CommandOf<M extends JourneyMove> = Omit<JourneyCommands[M], 'by'> & {
  readonly by?: number | null;
};

/** Moves trucks in tests, in place of the API. It does not stand for the driver of a truck. */
export interface Driver {
  /** Makes a move as the API does: update-with-start under the request's id. */
  move<M extends JourneyMove>(
    dispositionId: number,
    move: M,
    command?: CommandOf<M>,
    requestId?: string,
  ): Promise<JourneyView>;
}

/**
 * @param input added to the input of each journey, such as the state that it carries from an earlier run
 * @param options override those with which the API starts a journey
 */
export function createDriver(
  client: Client,
  taskQueue: string,
  input: Partial<Continued<JourneyInput, JourneyCarried>> = {},
  options: Pick<WorkflowStartOptions, 'workflowTaskTimeout'> = {},
): Driver {
  return {
    move: (dispositionId, move, command, requestId) => {
      const start = journeyStart({
        dispositionId,
        numberStr: `DYS-${dispositionId}`,
        weighingStationId: null,
        taskQueue,
        link: `http://localhost/disposition/${dispositionId}`,
      });
      return updateWithStart<JourneyView>(client, {
        workflow: journeyWorkflow,
        start: { ...start, ...options, args: [{ dispositionId, ...input }] },
        update: journeyUpdates[move],
        command: { by: null, ...command },
        updateId: requestId,
      });
    },
  };
}

/** The code of the refusal that a promise is rejected with. */
export async function refusalOf(promise: Promise<unknown>): Promise<string> {
  const error = await promise.then(
    () => undefined,
    (caught: unknown) => caught,
  );
  if (error === undefined) return 'not refused';
  return kejaErrorFrom(error)?.code ?? `no refusal but ${String(error)}`;
}

let lastId = 0;
/**
 * Makes an id for a record that no other test of the run uses. Its first digits are the seconds of the clock, because the
 * other test files count from 1 too.
 */
export function nextId(): number {
  return ++lastId + Math.floor(Date.now() / 1000) * 1000;
}
