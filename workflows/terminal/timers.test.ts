import type { TestWorkflowEnvironment } from '@temporalio/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JourneyMove } from '#domain/terminal/journeyMoves.ts';
import { createDriver, nextId } from '../testing/drive.ts';
import { timeSkippingEnvironment } from '../testing/environment.ts';
import { eventually } from '#tools/testing/eventually.ts';
import { openStation, plainDisposition } from '../testing/plainTerminal.ts';
import { shownInUi } from '../testing/shownInUi.ts';
import { startTestWorker, type TestWorker } from '../testing/worker.ts';
import type { DispositionReading } from './journey.activities.ts';
import { journeyId, journeyState } from './journey.messages.ts';
import { sendSmsStart } from './sendSms.messages.ts';
import { queueBoard, stationChanged, stationQueueId } from './stationQueue.messages.ts';

let environment: TestWorkflowEnvironment;
let worker: TestWorker;

beforeAll(async () => {
  environment = await timeSkippingEnvironment();
  worker = await startTestWorker(environment);
});
afterAll(async () => {
  await worker.stop();
  await environment.teardown();
});

/** A truck brought by moves to where its stay is limited. */
const bring = async (...moves: JourneyMove[]) => bringTo({}, ...moves);
const bringTo = async (some: Partial<DispositionReading>, ...moves: JourneyMove[]) => {
  const id = nextId();
  worker.world.dispositions.set(id, plainDisposition(some));
  const driver = createDriver(environment.client, worker.taskQueue);
  for (const move of moves) await driver.move(id, move);
  const overruns = () =>
    worker.world.written.filter((step) => step.what === 'overrun' && step.dispositionId === id);
  return {
    id,
    move: (move: JourneyMove) => driver.move(id, move),
    state: () => environment.client.workflow.getHandle(journeyId(id)).query(journeyState),
    shown: () => shownInUi(environment.client.workflow.getHandle(journeyId(id))),
    overruns,
    /** The time has come; the worker may still be at it. */
    punishmentComes: () => eventually(async () => expect(overruns()).toHaveLength(1)),
  };
};

describe.each([
  {
    where: 'the parking',
    stay: 'EntryAllowed',
    minutes: 20,
    moves: ['arrive', 'allowEntry'],
    leave: 'leaveParking',
    stage: 'EntryAllowed',
  },
  {
    where: 'the parking, called before it was in the extra parking',
    stay: 'EntryAllowed',
    minutes: 20,
    moves: ['arrive', 'allowEntry', 'enterExtraParking', 'leaveExtraParking'],
    leave: 'leaveParking',
    stage: 'ExitAddParking',
  },
  {
    where: 'the extra parking',
    stay: 'EntryAddParking',
    minutes: 10,
    moves: ['arrive', 'enterExtraParking'],
    leave: 'leaveExtraParking',
    stage: 'EntryAddParking',
  },
] as const)(
  'a truck that must leave $where within $minutes minutes',
  ({ stay, minutes, moves, leave, stage }) => {
    it('is not punished when it leaves in time', async () => {
      const truck = await bring(...moves);
      await environment.sleep(`${minutes * 60 - 10} seconds`);
      expect(await truck.state()).toMatchObject({
        deadline: { status: stay },
        overruns: [],
      });
      await truck.move(leave);
      await environment.sleep('1 hour');
      expect(truck.overruns()).toEqual([]);
    });

    it('is punished once when it overruns, and may still go on', async () => {
      const truck = await bring(...moves);
      await environment.sleep(`${minutes * 60 + 10} seconds`);
      await truck.punishmentComes();
      expect(await truck.state()).toMatchObject({
        deadline: null,
        overruns: [stay],
      });
      expect(await truck.shown()).toMatchObject({
        attributes: { NeedsAttention: true },
        current: expect.stringMatching(`${stage}, .*overran ${stay}`),
      });
      expect(truck.overruns()).toMatchObject([{ stay, key: `${journeyId(truck.id)}:overrun:${stay}` }]);
      await environment.sleep('5 hours');
      await truck.move('pause');
      await truck.move('resume');
      await environment.sleep('5 hours');
      expect(truck.overruns()).toHaveLength(1);
      await truck.move(leave);
    });

    it('has no deadline while it is paused, and all its minutes again when it is resumed', async () => {
      const truck = await bring(...moves);
      await environment.sleep(`${minutes - 1} minutes`);
      await truck.move('pause');
      await environment.sleep('2 hours');
      await truck.move('resume');
      await environment.sleep(`${minutes - 1} minutes`);
      expect(truck.overruns()).toEqual([]);
      await environment.sleep('2 minutes');
      await truck.punishmentComes();
    });
  },
);

describe('a called driver', () => {
  const warningsOf = (id: number) =>
    worker.world.written.filter((step) => step.what === 'warned' && step.dispositionId === id);

  it('is warned once, five minutes before the time is over, and anew after another call, not after a pause', async () => {
    const truck = await bring('arrive', 'allowEntry');
    await environment.sleep('14 minutes');
    expect(warningsOf(truck.id)).toEqual([]);
    await environment.sleep('70 seconds');
    await eventually(async () =>
      expect(warningsOf(truck.id)).toMatchObject([{ stay: 'EntryAllowed', minutes: 5 }]),
    );
    await environment.sleep('10 minutes');
    await truck.punishmentComes();
    expect(warningsOf(truck.id)).toHaveLength(1);
    await truck.move('pause');
    await truck.move('resume');
    await environment.sleep('30 minutes');
    expect(warningsOf(truck.id)).toHaveLength(1);
    await truck.move('returnToQueue');
    await truck.move('allowEntry');
    await environment.sleep('16 minutes');
    await eventually(async () => expect(warningsOf(truck.id)).toHaveLength(2));
  });

  it('a called driver who has left, or waits on the extra parking, is not warned', async () => {
    const left = await bring('arrive', 'allowEntry');
    const aside = await bring('arrive', 'enterExtraParking');
    await environment.sleep('10 minutes');
    await left.move('leaveParking');
    await environment.sleep('20 minutes');
    expect([...warningsOf(left.id), ...warningsOf(aside.id)]).toEqual([]);
  });
});

it('the call to the main parking gives a truck ten minutes more', async () => {
  const truck = await bring('arrive', 'enterExtraParking');
  await environment.sleep('9 minutes');
  await truck.move('callToMainParking');
  await environment.sleep('9 minutes');
  expect(truck.overruns()).toEqual([]);
  await environment.sleep('2 minutes');
  await truck.punishmentComes();
});

it('an SMS without a receipt is closed as unknown when its life ends', async () => {
  const outgoingSmsId = nextId();
  const options = sendSmsStart({
    outgoingSmsId,
    numberStr: 'SMS-1',
    taskQueue: worker.taskQueue,
    link: '',
  });
  expect(await environment.client.workflow.execute('sendSms', options)).toBe('unknown');
  expect(worker.world.smsOutcomes.get(outgoingSmsId)).toBe('unknown');
});

it('an SMS that the provider never takes is given up when its life ends', async () => {
  worker.world.provider = () => {
    throw new Error('provider away');
  };
  const outgoingSmsId = nextId();
  const options = sendSmsStart({
    outgoingSmsId,
    numberStr: 'SMS-1',
    taskQueue: worker.taskQueue,
    link: '',
  });
  expect(await environment.client.workflow.execute('sendSms', options)).toBe('givenUp');
  worker.world.provider = () => undefined;
});

it.each([
  ['20 minutes ahead is given up then, and not sent later', 20, true],
  ['over before it begins is given up without a try', -1, false],
])('an SMS whose last moment is %s', async (_what, minutes, isTried) => {
  const attempts: number[] = [];
  worker.world.provider = async () => {
    attempts.push(await environment.currentTimeMs());
    throw new Error('provider away');
  };
  const began = await environment.currentTimeMs();
  const options = sendSmsStart({
    outgoingSmsId: nextId(),
    numberStr: 'SMS-1',
    sendBy: new Date(began + minutes * 60_000).toISOString(),
    taskQueue: worker.taskQueue,
    link: '',
  });
  expect(await environment.client.workflow.execute('sendSms', options)).toBe('givenUp');
  expect(attempts.length > 0).toBe(isTried);
  expect(attempts.filter((at) => at - began > 21 * 60_000)).toEqual([]);
  worker.world.provider = () => undefined;
});

describe('a called truck that does not come', () => {
  const rule = { noShow: { minutes: 15, returns: 1 } };
  const becomes = (truck: Awaited<ReturnType<typeof bringTo>>, carsQueueStatus: string) =>
    eventually(async () => expect(await truck.state()).toMatchObject({ carsQueueStatus }));
  const writtenFor = (id: number) =>
    worker.world.written.filter((step) => step.what === 'moved' && step.dispositionId === id);

  it('goes back into the queue when its station gives it up, and out of it the next time', async () => {
    const truck = await bringTo(rule, 'arrive', 'allowEntry');
    // Twenty minutes to leave the parking and fifteen more, less one.
    await environment.sleep('34 minutes');
    expect(await truck.state()).toMatchObject({
      carsQueueStatus: 'EntryAllowed',
      overruns: ['EntryAllowed'],
    });
    await environment.sleep('2 minutes');
    await becomes(truck, 'Accepted');
    expect(writtenFor(truck.id).at(-1)).toMatchObject({
      move: 'returnToQueue',
      by: null,
      comment: 'noShow',
      noShows: 1,
      sms: { template: 'backInQueue' },
    });

    const called = (await truck.move('allowEntry')).deadline;
    expect(called).toMatchObject({ status: 'EntryAllowed' });
    await environment.sleep('36 minutes');
    await becomes(truck, 'Deleted');
    expect(writtenFor(truck.id).at(-1)).toMatchObject({
      move: 'remove',
      comment: 'noShow',
      sms: { template: 'dispositionDelete' },
    });
    expect(truck.overruns()).toHaveLength(1);
  });

  it('is given up too when it comes back from the extra parking and stays there', async () => {
    const truck = await bringTo(rule, 'arrive', 'allowEntry', 'enterExtraParking');
    await environment.sleep('3 hours');
    expect(await truck.state()).toMatchObject({ carsQueueStatus: 'EntryAddParking', noShowAt: null });
    await truck.move('leaveExtraParking');
    await environment.sleep('36 minutes');
    await becomes(truck, 'Accepted');
    expect(writtenFor(truck.id).at(-1)).toMatchObject({ move: 'returnToQueue', comment: 'noShow' });
  });

  it('is not given up once it has left the parking, nor while it is paused', async () => {
    const gone = await bringTo(rule, 'arrive', 'allowEntry', 'leaveParking');
    const paused = await bringTo(rule, 'arrive', 'allowEntry', 'pause');
    await environment.sleep('3 hours');
    expect(await gone.state()).toMatchObject({ carsQueueStatus: 'ParkingExit' });
    expect(await paused.state()).toMatchObject({ carsQueueStatus: 'Paused' });
  });

  it('waits as long as it likes where the station gives nobody up', async () => {
    const truck = await bring('arrive', 'allowEntry');
    await environment.sleep('1 day');
    expect(await truck.state()).toMatchObject({ carsQueueStatus: 'EntryAllowed', noShowAt: null });
  });
});

it('a full yard that is freed without a word is asked again after a minute, whatever messages come', async () => {
  const weighingStationId = nextId();
  worker.world.stations.set(weighingStationId, openStation({ carsBufferParking: 0 }));
  const queue = environment.client.workflow.getHandle(stationQueueId(weighingStationId));
  const id = nextId();
  worker.world.dispositions.set(id, plainDisposition({ weighingStationId }));
  worker.world.fullYards.add(id);
  const driver = createDriver(environment.client, worker.taskQueue);
  await driver.move(id, 'arrive');
  const board = () => queue.query(queueBoard, { now: new Date().toISOString() });
  await eventually(async () => expect(await board()).toMatchObject({ yardFull: true }));
  worker.world.fullYards.delete(id);
  for (const part of [1, 2, 3]) {
    await environment.sleep('25 seconds');
    await queue.signal(stationChanged, { messageId: `part ${part}` });
  }
  await eventually(async () =>
    expect(await environment.client.workflow.getHandle(journeyId(id)).query(journeyState)).toMatchObject({
      carsQueueStatus: 'EntryAllowed',
    }),
  );
});
