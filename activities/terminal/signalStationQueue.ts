import { stationOf } from '#database/terminal/stations.ts';
import { recordLink } from '#domain/platform/recordLink.ts';
import {
  stationQueueId,
  stationQueueStart,
  stationQueueWorkflow,
} from '#workflows/terminal/stationQueue.messages.ts';
import type { Dependencies } from '../dependencies.ts';
import { ifRunning } from '../ifRunning.ts';

/** Signals a station's queue. A queue that is on is started if it does not run; a queue that is off is signalled if it runs. */
export async function signalStationQueue(
  {
    database,
    client,
    taskQueue,
    publicUrl,
  }: Pick<Dependencies, 'database' | 'client' | 'taskQueue' | 'publicUrl'>,
  weighingStationId: number,
  signal: { readonly name: string; readonly message: { readonly messageId: string } },
): Promise<void> {
  const { name, queueOn } = await stationOf(database.sql, weighingStationId);
  if (queueOn) {
    const link = recordLink(publicUrl, 'weighingStation', weighingStationId);
    await client.workflow.signalWithStart(stationQueueWorkflow, {
      ...stationQueueStart({ weighingStationId, name, taskQueue, link }),
      signal: signal.name,
      signalArgs: [signal.message],
    });
    return;
  }
  await ifRunning(
    client.workflow.getHandle(stationQueueId(weighingStationId)).signal(signal.name, signal.message),
  );
}
