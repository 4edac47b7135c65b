import type { JourneyMove } from '#domain/terminal/journeyMoves.ts';
import { createDriver, refusalOf } from '#workflows/testing/drive.ts';
import { eventually } from '#tools/testing/eventually.ts';
import { openStation, plainDisposition } from '#workflows/testing/plainTerminal.ts';
import { journeyId, journeyState } from '#workflows/terminal/journey.messages.ts';
import {
  queueBoard,
  queueUpdates,
  stationChanged,
  stationQueueId,
  stationQueueStart,
  yardFreed,
} from '#workflows/terminal/stationQueue.messages.ts';
import { untilEnded, type Case, type Stage } from './case.ts';

const dispositionId = 1;
const weighingStationId = 1;

/** Stores a disposition, and the two weights that `weighTwice` records for it: its tare and its gross, in tonnes. */
const prepare = ({ worker }: Stage, id: number, station: number | null = null): void => {
  worker.world.dispositions.set(id, plainDisposition({ weighingStationId: station }));
  worker.world.weights.set(`tare-${id}`, '14.520').set(`gross-${id}`, '39.080');
};

/** What sends moves to journeys (no person). @param continueAfter how many messages later a journey continues as new */
const driverOf = ({ environment, worker }: Stage, continueAfter?: number) =>
  createDriver(environment.client, worker.taskQueue, continueAfter ? { continueAfter } : {});

const drive = async (stage: Stage, ...moves: JourneyMove[]): Promise<void> => {
  prepare(stage, dispositionId);
  for (const move of moves) await driverOf(stage).move(dispositionId, move);
};

const weighTwice = async (stage: Stage, id: number): Promise<void> => {
  await driverOf(stage).move(id, 'recordWeighing', { captureId: `tare-${id}`, scaleId: 1 });
  await driverOf(stage).move(id, 'recordWeighing', { captureId: `gross-${id}`, scaleId: 1 });
};

const untilStatus = (stage: Stage, id: number, carsQueueStatus: string): Promise<void> =>
  eventually(async () => {
    const state = await stage.environment.client.workflow.getHandle(journeyId(id)).query(journeyState);
    if (state.carsQueueStatus !== carsQueueStatus) throw new Error(`${id} is ${state.carsQueueStatus}`);
  });

/** A truck without a queue, from its SMS to the exit. */
const load = async (stage: Stage) => {
  await drive(stage, 'sendStartSms', 'arrive', 'reserve', 'allowEntry', 'leaveParking', 'enterTerminal');
  await weighTwice(stage, dispositionId);
  await driverOf(stage).move(dispositionId, 'exitTerminal');
  return untilEnded(stage, journeyId(dispositionId));
};

/** A truck that its queue calls. */
const queueAndLoad = async (stage: Stage) => {
  stage.worker.world.stations.set(weighingStationId, openStation());
  prepare(stage, dispositionId, weighingStationId);
  await driverOf(stage).move(dispositionId, 'arrive');
  await untilStatus(stage, dispositionId, 'EntryAllowed');
  await driverOf(stage).move(dispositionId, 'leaveParking');
  await driverOf(stage).move(dispositionId, 'enterTerminal');
  await weighTwice(stage, dispositionId);
  await driverOf(stage).move(dispositionId, 'exitTerminal');
  return untilEnded(stage, journeyId(dispositionId));
};

/**
 * The workflows of trucks and of the queues of stations, played so that later releases can replay their histories. A called
 * truck has 20 minutes to leave the parking, and a truck may stay 10 minutes on the extra parking (`minutesToLeave`). Five minutes
 * before the end its driver is warned.
 */
export const terminalCases: readonly Case[] = [
  // The same plays as `loaded` and `called-by-the-queue`, recorded again after a change that made their histories shorter. The
  // older histories stay, because running journeys of that time must still replay.
  { workflow: 'terminal/journey', name: 'loaded-in-fewer-events', play: load },
  { workflow: 'terminal/journey', name: 'called-by-the-queue-in-fewer-events', play: queueAndLoad },
  {
    workflow: 'terminal/journey',
    name: 'loaded',
    play: load,
  },
  {
    workflow: 'terminal/journey',
    name: 'removed-after-pause-and-refusals',
    play: async (stage) => {
      await drive(
        stage,
        'arrive',
        'pause',
        'resume',
        'enterExtraParking',
        'callToMainParking',
        'leaveExtraParking',
      );
      await refusalOf(driverOf(stage).move(dispositionId, 'leaveParking'));
      await driverOf(stage).move(dispositionId, 'remove');
      return untilEnded(stage, journeyId(dispositionId));
    },
  },
  {
    workflow: 'terminal/journey',
    name: 'weighing-refused-and-taken-back',
    play: async (stage) => {
      await drive(stage, 'arrive', 'allowEntry', 'leaveParking', 'enterTerminal');
      await refusalOf(
        driverOf(stage).move(dispositionId, 'recordWeighing', { captureId: 'unknown', scaleId: 1 }),
      );
      await weighTwice(stage, dispositionId);
      await driverOf(stage).move(dispositionId, 'removeWeighing');
      return { workflowId: journeyId(dispositionId) };
    },
  },
  {
    workflow: 'terminal/journey',
    name: 'overran-both-parkings',
    skipsTime: true,
    play: async (stage) => {
      await drive(stage, 'arrive', 'enterExtraParking');
      await stage.environment.sleep('15 minutes');
      await driverOf(stage).move(dispositionId, 'leaveExtraParking');
      await driverOf(stage).move(dispositionId, 'allowEntry');
      await stage.environment.sleep('25 minutes');
      await driverOf(stage).move(dispositionId, 'leaveParking');
      return { workflowId: journeyId(dispositionId) };
    },
  },
  {
    workflow: 'terminal/journey',
    name: 'warned-before-its-deadline',
    skipsTime: true,
    play: async (stage) => {
      await drive(stage, 'arrive', 'allowEntry');
      await stage.environment.sleep('17 minutes');
      await driverOf(stage).move(dispositionId, 'pause');
      await driverOf(stage).move(dispositionId, 'resume');
      await stage.environment.sleep('17 minutes');
      await driverOf(stage).move(dispositionId, 'remove');
      return untilEnded(stage, journeyId(dispositionId));
    },
  },
  {
    workflow: 'terminal/journey',
    name: 'continued-as-new',
    play: async (stage) => {
      prepare(stage, dispositionId);
      const driver = driverOf(stage, 2);
      await driver.move(dispositionId, 'arrive');
      const { runId } = await stage.environment.client.workflow
        .getHandle(journeyId(dispositionId))
        .describe();
      await driver.move(dispositionId, 'allowEntry');
      await driver.move(dispositionId, 'leaveParking');
      return { workflowId: journeyId(dispositionId), runId };
    },
  },
  {
    workflow: 'terminal/journey',
    name: 'called-by-the-queue',
    play: queueAndLoad,
  },
  {
    workflow: 'terminal/stationQueue',
    name: 'served-reordered-and-switched-off',
    play: async (stage) => {
      const { world } = stage.worker;
      world.stations.set(weighingStationId, openStation({ carsBufferParking: 0 }));
      for (const id of [1, 2, 3]) {
        prepare(stage, id, weighingStationId);
        await driverOf(stage).move(id, 'arrive');
      }
      await untilStatus(stage, 1, 'EntryAllowed');
      const queue = stage.environment.client.workflow.getHandle(stationQueueId(weighingStationId));
      await queue.executeUpdate(queueUpdates.reorder, { args: [{ dispositionId: 3, position: 0 }] });
      await queue.executeUpdate(queueUpdates.hold, { args: [{ dispositionId: 3 }] });
      await driverOf(stage).move(1, 'leaveParking');
      await driverOf(stage).move(1, 'enterTerminal');
      await weighTwice(stage, 1);
      await driverOf(stage).move(1, 'exitTerminal');
      await untilStatus(stage, 2, 'EntryAllowed');
      await queue.executeUpdate(queueUpdates.release, { args: [{ dispositionId: 3 }] });
      await driverOf(stage).move(2, 'remove');
      await untilStatus(stage, 3, 'EntryAllowed');
      world.stations.set(weighingStationId, { ...openStation(), queueOn: false });
      await queue.signal(stationChanged, { messageId: 'off' });
      return untilEnded(stage, stationQueueId(weighingStationId));
    },
  },
  {
    workflow: 'terminal/stationQueue',
    name: 'continued-as-new',
    play: async (stage) => {
      stage.worker.world.stations.set(weighingStationId, openStation({ carsBufferParking: 0 }));
      const { client } = stage.environment;
      const start = {
        weighingStationId,
        name: 'Waga 1',
        taskQueue: stage.worker.taskQueue,
        link: 'http://localhost/',
      };
      const { signaledRunId } = await client.workflow.signalWithStart('stationQueue', {
        ...stationQueueStart(start),
        args: [{ weighingStationId, continueAfter: 3 }],
        signal: stationChanged,
        signalArgs: [{ messageId: 'on' }],
      });
      for (const id of [1, 2]) {
        prepare(stage, id, weighingStationId);
        await driverOf(stage).move(id, 'arrive');
      }
      const queue = client.workflow.getHandle(stationQueueId(weighingStationId));
      await eventually(async () => {
        const { trucks } = await queue.query(queueBoard, { now: new Date().toISOString() });
        const { runId } = await queue.describe();
        if (trucks.length < 2 || runId === signaledRunId) throw new Error('not continued yet');
      });
      return { workflowId: stationQueueId(weighingStationId), runId: signaledRunId };
    },
  },
  {
    workflow: 'terminal/journey',
    name: 'given-up-then-moved-to-another-station',
    skipsTime: true,
    play: async (stage) => {
      const { world } = stage.worker;
      // Given up 15 minutes after the 20 that it has: once it goes back into the queue, the second time it is removed.
      const noShow = { minutes: 15, returns: 1 };
      world.dispositions.set(dispositionId, plainDisposition({ weighingStationId: 1, noShow }));
      await driverOf(stage).move(dispositionId, 'arrive');
      await driverOf(stage).move(dispositionId, 'allowEntry');
      await stage.environment.sleep('40 minutes');
      await untilStatus(stage, dispositionId, 'Accepted');
      await driverOf(stage).move(dispositionId, 'changeStation', { weighingStationId: 2 });
      await driverOf(stage).move(dispositionId, 'allowEntry');
      await stage.environment.sleep('40 minutes');
      await untilStatus(stage, dispositionId, 'Deleted');
      return untilEnded(stage, journeyId(dispositionId));
    },
  },
  {
    workflow: 'terminal/stationQueue',
    name: 'arranged-with-reasons-in-a-full-yard',
    play: async (stage) => {
      const { world } = stage.worker;
      world.stations.set(weighingStationId, openStation({ carsBufferParking: 0 }));
      for (const id of [1, 2, 3]) {
        prepare(stage, id, weighingStationId);
        await driverOf(stage).move(id, 'arrive');
      }
      await untilStatus(stage, 1, 'EntryAllowed');
      const queue = stage.environment.client.workflow.getHandle(stationQueueId(weighingStationId));
      const why = { by: 1, comment: 'pilne' };
      await queue.executeUpdate(queueUpdates.prioritise, {
        args: [{ dispositionId: 3, priority: 'Urgent', ...why }],
      });
      await queue.executeUpdate(queueUpdates.hold, { args: [{ dispositionId: 2, ...why }] });
      // The yard has no room for the disposition 3, which is called next.
      world.fullYards.add(3);
      await driverOf(stage).move(1, 'remove');
      await eventually(async () => {
        const board = await queue.query(queueBoard, { now: new Date().toISOString() });
        if (!board.yardFull) throw new Error('not refused yet');
      });
      world.fullYards.delete(3);
      await queue.signal(yardFreed, { messageId: 'free' });
      await untilStatus(stage, 3, 'EntryAllowed');
      world.stations.set(weighingStationId, { ...openStation(), queueOn: false });
      await queue.signal(stationChanged, { messageId: 'off' });
      return untilEnded(stage, stationQueueId(weighingStationId));
    },
  },
];
