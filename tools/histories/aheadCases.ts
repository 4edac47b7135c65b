import {
  calledByQueue,
  journeyId,
  journeyState,
  lookAtRecord,
} from '#workflows/terminal/journey.messages.ts';
import { createDriver, refusalOf } from '#workflows/testing/drive.ts';
import { eventually } from '#tools/testing/eventually.ts';
import { plainDisposition } from '#workflows/testing/plainTerminal.ts';
import type { CarsQueueStatus } from '#domain/terminal/statuses.ts';
import { untilEnded, type Case, type Stage } from './case.ts';

const dispositionId = 1;

/** Sets the record to a later state, as when an activity has written it and its worker died before it could report that. */
const recordIsAhead = ({ worker }: Stage, queue: CarsQueueStatus): void =>
  void worker.world.dispositions.set(dispositionId, {
    ...plainDisposition({ queue }),
    arrivedAt: '2026-11-21T09:00:00.000Z',
  });

/** Journeys whose record is already in a later state than they are. In the last one the truck is late, and no record is ahead. */
export const aheadCases: readonly Case[] = [
  {
    workflow: 'terminal/journey',
    name: 'called-before-its-arrival-and-overtaken-by-its-record',
    play: async (stage) => {
      const { client } = stage.environment;
      const driver = createDriver(client, stage.worker.taskQueue);
      stage.worker.world.dispositions.set(dispositionId, plainDisposition());
      await driver.move(dispositionId, 'sendStartSms');
      recordIsAhead(stage, 'Accepted');
      const handle = client.workflow.getHandle(journeyId(dispositionId));
      await handle.signal(calledByQueue, { messageId: 'call-1', move: 'allowEntry' });
      await eventually(async () => {
        const { carsQueueStatus } = await handle.query(journeyState);
        if (carsQueueStatus !== 'EntryAllowed') throw new Error(`the truck is ${carsQueueStatus}`);
      });
      await driver.move(dispositionId, 'enterExtraParking');
      await driver.move(dispositionId, 'callToMainParking');
      await driver.move(dispositionId, 'leaveExtraParking');
      recordIsAhead(stage, 'Deleted');
      await refusalOf(driver.move(dispositionId, 'leaveParking'));
      return untilEnded(stage, journeyId(dispositionId));
    },
  },
  {
    workflow: 'terminal/journey',
    name: 'looked-at-its-record-which-was-at-its-end',
    play: async (stage) => {
      const { client } = stage.environment;
      const driver = createDriver(client, stage.worker.taskQueue);
      stage.worker.world.dispositions.set(dispositionId, plainDisposition({ weighingStationId: 1 }));
      await driver.move(dispositionId, 'arrive');
      const handle = client.workflow.getHandle(journeyId(dispositionId));
      await handle.signal(lookAtRecord, { messageId: 'look-1' });
      await driver.move(dispositionId, 'allowEntry');
      await driver.move(dispositionId, 'leaveParking');
      recordIsAhead(stage, 'TerminalExit');
      await handle.signal(lookAtRecord, { messageId: 'look-2' });
      return untilEnded(stage, journeyId(dispositionId));
    },
  },
  {
    workflow: 'terminal/journey',
    name: 'called-then-through-the-extra-parking-and-late',
    skipsTime: true,
    play: async (stage) => {
      const driver = createDriver(stage.environment.client, stage.worker.taskQueue);
      // The truck is removed a quarter of an hour after it should have left, without going back into the queue.
      const noShow = { minutes: 15, returns: 0 };
      stage.worker.world.dispositions.set(dispositionId, plainDisposition({ noShow }));
      for (const move of ['arrive', 'allowEntry', 'enterExtraParking', 'leaveExtraParking'] as const)
        await driver.move(dispositionId, move);
      return untilEnded(stage, journeyId(dispositionId));
    },
  },
];
