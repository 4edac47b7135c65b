import { recordLink } from '#domain/platform/recordLink.ts';
import {
  journeyId,
  journeyStart,
  journeyWorkflow,
  lookAtRecord,
} from '#workflows/terminal/journey.messages.ts';
import type { JourneyRecord } from '#database/terminal/journeyRecords.ts';
import type { Dependencies } from '../dependencies.ts';
import { ifRunning } from '../ifRunning.ts';
import { unlessStarted } from '../unlessStarted.ts';

export type JourneyDependencies = Pick<Dependencies, 'database' | 'client' | 'taskQueue' | 'publicUrl'>;

/**
 * Begins a journey in the state of its record, unless the journey runs. A journey that has ended begins again, too, because its
 * record says that the truck is still under way.
 */
export async function beginJourney(
  { client, taskQueue, publicUrl }: JourneyDependencies,
  { id, number_str, weighing_station_id }: JourneyRecord,
): Promise<void> {
  const start = journeyStart({
    dispositionId: id,
    numberStr: number_str,
    weighingStationId: weighing_station_id,
    taskQueue,
    link: recordLink(publicUrl, 'disposition', id),
  });
  const options = {
    ...start,
    workflowIdReusePolicy: 'ALLOW_DUPLICATE',
    workflowIdConflictPolicy: 'FAIL',
  } as const;
  await unlessStarted(client.workflow.start(journeyWorkflow, options));
}

/**
 * Signals a journey to compare itself with its record and to continue from there; nothing happens if the journey does not run.
 * @param messageId the journey handles one message of this id only, however often it is sent
 */
export async function signalToCompare(
  { client }: Pick<JourneyDependencies, 'client'>,
  dispositionId: number,
  messageId: string,
): Promise<void> {
  await ifRunning(client.workflow.getHandle(journeyId(dispositionId)).signal(lookAtRecord, { messageId }));
}
