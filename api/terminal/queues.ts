import { WorkflowNotFoundError } from '@temporalio/client';
import { fail } from '#domain/kernel/fail.ts';
import type { QueuePriority } from '#domain/terminal/queue.rules.ts';
import {
  queueBoard,
  queueUpdates,
  stationQueueId,
  type ArrangeCommand,
  type QueueBoard,
} from '#workflows/terminal/stationQueue.messages.ts';
import { isTemporalAway } from '../temporal/reach.ts';
import type { Temporal } from '../temporal/temporal.ts';

/** A change that an operator makes to a queue. `position`: how many waiting trucks are before the truck afterwards. */
export type QueueChange =
  | ({ readonly kind: 'hold' | 'release' } & ArrangeCommand)
  | ({ readonly kind: 'reorder'; readonly position: number } & ArrangeCommand)
  | ({ readonly kind: 'prioritise'; readonly priority: QueuePriority } & ArrangeCommand);

/** Reads and changes the queues of the stations. The endpoints check who may do so. */
export interface Queues {
  /** The station's queue; undefined if it is off or does not answer soon. */
  board(weighingStationId: number): Promise<QueueBoard | undefined>;
  /** @throws queue_off */
  arrange(weighingStationId: number, change: QueueChange, updateId: string): Promise<QueueBoard>;
}

export function queues(temporal: Temporal): Queues {
  return {
    board: (weighingStationId) =>
      temporal
        .look((workflow) =>
          workflow
            .getHandle(stationQueueId(weighingStationId))
            .query(queueBoard, { now: new Date().toISOString() }),
        )
        .catch((error: unknown) => {
          if (!isTemporalAway(error))
            temporal.log.warn({ err: error, weighingStationId }, 'a queue does not answer');
          return undefined;
        }),
    arrange: (weighingStationId, { kind, ...command }, updateId) =>
      temporal
        .command((workflow) =>
          workflow
            .getHandle(stationQueueId(weighingStationId))
            // `as never`: the compiler cannot see that the command belongs to this kind; `QueueChange` ensures it.
            .executeUpdate(queueUpdates[kind], { args: [command as never], updateId }),
        )
        .catch((error: unknown) => {
          if (error instanceof WorkflowNotFoundError) throw fail('queue_off', { weighingStationId });
          throw error;
        }),
  };
}
