import { WorkflowUpdateStage } from '@temporalio/client';
import type { TestWorkflowEnvironment } from '@temporalio/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CarsQueueStatus } from '#domain/terminal/statuses.ts';
import { createDriver, nextId, refusalOf, type Driver } from '../testing/drive.ts';
import { temporalServer } from '../testing/environment.ts';
import type { Written } from '../testing/inMemoryJourneys.ts';
import { plainDisposition } from '../testing/plainTerminal.ts';
import { eventually } from '#tools/testing/eventually.ts';
import { shownInUi } from '../testing/shownInUi.ts';
import { startTestWorker, type TestWorker } from '../testing/worker.ts';
import { calledByQueue, journeyId, journeyState, journeyUpdates } from './journey.messages.ts';

let environment: TestWorkflowEnvironment;
let worker: TestWorker;
let driver: Driver;

beforeAll(async () => {
  environment = await temporalServer();
  worker = await startTestWorker(environment);
  driver = createDriver(environment.client, worker.taskQueue);
});
afterAll(async () => {
  await worker.stop();
  await environment.teardown();
});

const newDisposition = (...some: Parameters<typeof plainDisposition>): number => {
  const id = nextId();
  worker.world.dispositions.set(id, plainDisposition(...some));
  return id;
};
const handleOf = (id: number) => environment.client.workflow.getHandle(journeyId(id));
const stepsOf = (id: number): Written[] =>
  worker.world.written.filter(({ dispositionId }) => dispositionId === id);
const driveOntoTerminal = async (id: number) => {
  await driver.move(id, 'arrive');
  await driver.move(id, 'allowEntry', { by: 7 });
  await driver.move(id, 'leaveParking');
  return driver.move(id, 'enterTerminal', { by: 7 });
};
/**
 * Starts journeys that soon hear of an update. While a step is written, a worker asks for news only once in most of the
 * time that a workflow task may take.
 */
const attentive = () =>
  createDriver(environment.client, worker.taskQueue, {}, { workflowTaskTimeout: '1 second' });
const weigh = (id: number, captureId: string) =>
  driver.move(id, 'recordWeighing', { by: 7, captureId, scaleId: 1 });
const freshWeights = (id: number): [string, string] => {
  worker.world.weights.set(`empty-${id}`, '14.520').set(`full-${id}`, '39.080');
  return [`empty-${id}`, `full-${id}`];
};

describe('a truck on its journey', () => {
  it('goes from ticket to exit, each step written once with both statuses', async () => {
    const id = newDisposition();
    const [empty, full] = freshWeights(id);
    await driver.move(id, 'sendStartSms', { by: 7 });
    await driveOntoTerminal(id);
    const afterFirst = await weigh(id, empty);
    expect(afterFirst).toMatchObject({
      status: 'SecondWeighing',
      tare: '14.520',
      net: null,
    });
    const afterSecond = await weigh(id, full);
    expect(afterSecond).toMatchObject({
      status: 'Loaded',
      gross: '39.080',
      net: '24.560',
    });
    await driver.move(id, 'exitTerminal');

    expect(await handleOf(id).result()).toMatchObject({
      carsQueueStatus: 'TerminalExit',
      status: 'Loaded',
      allowed: [],
    });
    expect(
      stepsOf(id).map((step) => 'move' in step && [step.move, step.carsQueueStatus, ...step.statuses]),
    ).toEqual([
      ['sendStartSms', 'OnTheWay', 'OnTheWay'],
      ['arrive', 'Accepted', 'OnTheWay'],
      ['allowEntry', 'EntryAllowed', 'OnTheWay'],
      ['leaveParking', 'ParkingExit', 'ParkingExit'],
      ['enterTerminal', 'ParkingExit', 'NaTerminalu'],
      ['recordWeighing', 'ParkingExit', 'SecondWeighing'],
      ['recordWeighing', 'ParkingExit', 'Loaded'],
      ['exitTerminal', 'TerminalExit', 'Loaded'],
    ]);
  });

  it('sends the driver the ticket, the call and the cancellation', async () => {
    const id = newDisposition();
    await driver.move(id, 'sendStartSms');
    await driver.move(id, 'arrive');
    await driver.move(id, 'allowEntry');
    await driver.move(id, 'remove');
    const messages = stepsOf(id).flatMap((step) => ('sms' in step && step.sms ? [step.sms.template] : []));
    expect(messages).toEqual(['start', 'allowEntry', 'dispositionDelete']);
  });

  it('sends the start SMS once, and again only when asked to', async () => {
    const id = newDisposition();
    await driver.move(id, 'sendStartSms');
    await driver.move(id, 'sendStartSms');
    expect(stepsOf(id)).toHaveLength(1);
    await driver.move(id, 'sendStartSms', { again: true });
    expect(stepsOf(id)).toHaveLength(2);
  });

  it('passes through RemoveWeight to the status that fits what remains', async () => {
    const id = newDisposition();
    const [empty, full] = freshWeights(id);
    await driveOntoTerminal(id);
    await weigh(id, empty);
    await weigh(id, full);
    expect(await driver.move(id, 'removeWeighing', { by: 7 })).toMatchObject({
      status: 'SecondWeighing',
      net: null,
    });
    expect(await driver.move(id, 'removeWeighing', { by: 7 })).toMatchObject({
      status: 'NaTerminalu',
      tare: null,
    });
    expect(await refusalOf(driver.move(id, 'removeWeighing', { by: 7 }))).toBe('weighing_none_to_remove');
    expect(stepsOf(id).at(-1)).toMatchObject({
      statuses: ['RemoveWeight', 'NaTerminalu'],
      numberOfWeighted: 0,
    });
  });

  it('goes on from where the record is when its history was lost', async () => {
    const id = newDisposition({
      queue: 'ParkingExit',
      disposition: 'SecondWeighing',
      weighings: [{ kind: 'tare', tonnes: '14.520' }],
    });
    const [, full] = freshWeights(id);
    expect(await weigh(id, full)).toMatchObject({
      status: 'Loaded',
      net: '24.560',
    });
  });
});

describe('a move that is not legal', () => {
  it('is refused by name and leaves nothing, not even in the history', async () => {
    const id = newDisposition();
    await driver.move(id, 'arrive');
    const before = (await handleOf(id).describe()).historyLength;
    expect(await refusalOf(driver.move(id, 'arrive'))).toBe('already_arrived');
    expect(await refusalOf(driver.move(id, 'recordWeighing', { captureId: 'empty', scaleId: 1 }))).toBe(
      'truck_not_on_terminal',
    );
    expect(await refusalOf(driver.move(id, 'leaveParking'))).toBe('illegal_transition');
    expect((await handleOf(id).describe()).historyLength).toBe(before);
    expect(stepsOf(id)).toHaveLength(1);
  });

  it('is refused also when it is the first that is heard of the truck', async () => {
    const id = newDisposition();
    expect(await refusalOf(driver.move(id, 'exitTerminal'))).toBe('truck_not_on_terminal');
    expect(stepsOf(id)).toEqual([]);
    expect(await driver.move(id, 'arrive')).toMatchObject({
      carsQueueStatus: 'Accepted',
    });
  });

  it('is refused for a disposition that is not there, and can be tried again when it is', async () => {
    const id = nextId();
    expect(await refusalOf(driver.move(id, 'arrive'))).toBe('record_not_found');
    worker.world.dispositions.set(id, plainDisposition());
    await expect(handleOf(id).result()).rejects.toThrow();
    expect(await driver.move(id, 'arrive')).toMatchObject({
      carsQueueStatus: 'Accepted',
    });
  });

  it('is refused after the exit', async () => {
    const id = newDisposition();
    await driver.move(id, 'remove', { silently: true });
    await handleOf(id).result();
    expect(await refusalOf(driver.move(id, 'arrive'))).toBe('illegal_transition');
    expect(stepsOf(id)).toHaveLength(1);
  });
});

describe('a weight', () => {
  it('a weight that the memory does not know, or that makes an impossible net, is refused and nothing is written', async () => {
    const id = newDisposition();
    const [empty, full] = freshWeights(id);
    await driveOntoTerminal(id);
    expect(await refusalOf(weigh(id, 'nobody'))).toBe('weight_not_found');
    expect(await weigh(id, full)).toMatchObject({ status: 'SecondWeighing' });
    expect(await refusalOf(weigh(id, empty))).toBe('weighing_net_invalid');
    expect(await refusalOf(weigh(id, full))).toBe('weight_already_used');
    expect(stepsOf(id).filter(({ what }) => what === 'weighed')).toHaveLength(1);
  });

  it('must be of the kind the caller believes it to be', async () => {
    const id = newDisposition();
    const [empty] = freshWeights(id);
    await driveOntoTerminal(id);
    const asGross = driver.move(id, 'recordWeighing', {
      captureId: empty,
      scaleId: 1,
      kind: 'gross',
    });
    expect(await refusalOf(asGross)).toBe('weighing_not_expected');
  });
});

describe('a record that is ahead of its journey', () => {
  /** As it is after a step that was written, while the Temporal server did not hear of its end. */
  const aheadTo = (id: number, queue: CarsQueueStatus) =>
    worker.world.dispositions.set(id, {
      ...plainDisposition({ queue }),
      arrivedAt: new Date().toISOString(),
    });

  it('is not written over: the journey goes on from where the record is', async () => {
    const id = newDisposition();
    await driver.move(id, 'arrive');
    aheadTo(id, 'EntryAllowed');
    expect(await driver.move(id, 'pause')).toMatchObject({ carsQueueStatus: 'Paused' });
    expect(await driver.move(id, 'resume')).toMatchObject({ carsQueueStatus: 'EntryAllowed' });
  });

  it('a truck is called from where its record is, though its journey does not know of the arrival yet', async () => {
    const id = newDisposition({ weighingStationId: null });
    await driver.move(id, 'sendStartSms');
    aheadTo(id, 'Accepted');
    await handleOf(id).signal(calledByQueue, { messageId: 'call-1', move: 'allowEntry' });
    await eventually(async () =>
      expect(await handleOf(id).query(journeyState)).toMatchObject({ carsQueueStatus: 'EntryAllowed' }),
    );
  });

  it('an operator may move a called truck on while the answer to the call is still on its way', async () => {
    const id = newDisposition();
    await attentive().move(id, 'arrive');
    const { promise: answer, resolve: answered } = Promise.withResolvers<void>();
    worker.world.answersLate.set(id, answer);
    await handleOf(id).signal(calledByQueue, { messageId: 'call-2', move: 'allowEntry' });
    await eventually(async () => expect(stepsOf(id)).toHaveLength(2));
    const leaving = await handleOf(id).startUpdate(journeyUpdates.leaveParking, {
      args: [{ by: 7 }],
      waitForStage: WorkflowUpdateStage.ACCEPTED,
    });
    answered();
    expect(await leaving.result()).toMatchObject({ carsQueueStatus: 'ParkingExit' });
  });

  it('the move of an operator who sees the truck called is judged after that call', async () => {
    const id = newDisposition();
    const { promise: answer, resolve: answered } = Promise.withResolvers<void>();
    worker.world.answersLate.set(id, answer);
    const starting = attentive().move(id, 'sendStartSms');
    await eventually(async () => expect(stepsOf(id)).toHaveLength(1));
    await handleOf(id).signal(calledByQueue, { messageId: 'call-3', move: 'allowEntry' });
    const begin = (move: 'arrive' | 'leaveParking') =>
      handleOf(id).startUpdate(journeyUpdates[move], {
        args: [{ by: 7 }],
        waitForStage: WorkflowUpdateStage.ACCEPTED,
      });
    const arriving = await begin('arrive');
    const leaving = await begin('leaveParking');
    answered();
    await starting;
    expect(await arriving.result()).toMatchObject({ carsQueueStatus: 'Accepted' });
    expect(await leaving.result()).toMatchObject({ carsQueueStatus: 'ParkingExit' });
  });

  it('a record that has ended ends its journey, and a call that comes too late is no move', async () => {
    const id = newDisposition();
    await driver.move(id, 'arrive');
    aheadTo(id, 'Deleted');
    expect(await refusalOf(driver.move(id, 'allowEntry'))).toBe('illegal_transition');
    await handleOf(id).result();
    expect(stepsOf(id)).toHaveLength(1);
  });
});

describe('the same request twice', () => {
  it('is one move with one answer', async () => {
    const id = newDisposition();
    const [first, second] = await Promise.all([
      driver.move(id, 'arrive', {}, 'request-1'),
      driver.move(id, 'arrive', {}, 'request-1'),
    ]);
    expect(first).toEqual(second);
    expect(await driver.move(id, 'arrive', {}, 'request-1')).toEqual(first);
    expect(stepsOf(id)).toHaveLength(1);
  });

  it('is one move even when the workflow has continued as new in between', async () => {
    const id = newDisposition();
    const impatient = createDriver(environment.client, worker.taskQueue, {
      continueAfter: 1,
    });
    await impatient.move(id, 'arrive', {}, 'request-1');
    await impatient.move(id, 'allowEntry', {}, 'request-2');
    const { runId: firstRun } = await environment.client.workflow.getHandle(journeyId(id)).describe();
    await impatient.move(id, 'leaveParking', {}, 'request-3');
    expect((await handleOf(id).describe()).runId).not.toBe(firstRun);
    expect(await impatient.move(id, 'arrive', {}, 'request-1')).toMatchObject({
      carsQueueStatus: 'ParkingExit',
    });
    expect(stepsOf(id).map((step) => step.key)).toEqual(
      ['request-1', 'request-2', 'request-3'].map((request) => `${journeyId(id)}:${request}`),
    );
  });
});

describe('what operators see', () => {
  it('what operators see in the Temporal UI: the number, and the stage and the due time in words', async () => {
    const id = newDisposition();
    await driver.move(id, 'arrive');
    const { deadline } = await driver.move(id, 'allowEntry');
    expect(await shownInUi(handleOf(id))).toMatchObject({
      summary: `Disposition DYS-${id}`,
      details: `[Disposition DYS-${id}](http://localhost/disposition/${id})`,
      current: expect.stringMatching(`EntryAllowed, OnTheWay · must have left by ${deadline?.at}$`),
      attributes: {
        Area: 'terminal',
        Object: 'disposition',
        ObjectId: String(id),
        Number: `DYS-${id}`,
        NeedsAttention: false,
      },
      memo: { link: `http://localhost/disposition/${id}` },
    });
  });

  it('costs no event: of a move, only itself, its answer and its step are written', async () => {
    const id = newDisposition();
    worker.world.weights.set(`empty-${id}`, '14.520').set(`full-${id}`, '39.080');
    const plainMoves = ['sendStartSms', 'arrive', 'allowEntry', 'leaveParking', 'enterTerminal'] as const;
    for (const move of plainMoves) await driver.move(id, move);
    const captures = [`empty-${id}`, `full-${id}`];
    for (const captureId of captures) await driver.move(id, 'recordWeighing', { captureId, scaleId: 1 });
    await driver.move(id, 'exitTerminal');
    await handleOf(id).result();
    const { events } = await handleOf(id).fetchHistory();
    expect(events?.filter((event) => event.upsertWorkflowSearchAttributesEventAttributes)).toEqual([]);
    const moves = plainMoves.length + captures.length + 1;
    /** A workflow task is scheduled, started and completed; the update is accepted and completed. */
    const eventsOfMove = 5;
    /** The journey is opened, each move writes its step, and before each weighing the record is read. */
    const localActivities = 1 + moves + captures.length;
    const startAndEnd = 2;
    /** The time for leaving the parking begins and is cancelled. */
    const timerEvents = 2;
    expect(events?.length).toBeLessThanOrEqual(
      startAndEnd + moves * eventsOfMove + localActivities + timerEvents,
    );
  });

  it('what operators see in the Temporal UI also when the workflow has just continued as new', async () => {
    const id = newDisposition();
    const impatient = createDriver(environment.client, worker.taskQueue, { continueAfter: 2 });
    await impatient.move(id, 'arrive');
    const { runId } = await handleOf(id).describe();
    await impatient.move(id, 'allowEntry');
    await eventually(async () => expect((await handleOf(id).describe()).runId).not.toBe(runId));
    expect(await shownInUi(handleOf(id))).toMatchObject({
      current: expect.stringMatching(/^DYS-\d+: EntryAllowed, OnTheWay · must have left by /),
      attributes: {
        ObjectId: String(id),
        Number: `DYS-${id}`,
        NeedsAttention: false,
      },
      memo: { link: `http://localhost/disposition/${id}` },
    });
  });

  it('what operators see by query: where the truck is, what may be done, until when it must have left', async () => {
    const id = newDisposition();
    await driver.move(id, 'arrive');
    const { deadline } = await driver.move(id, 'allowEntry');
    const state = await handleOf(id).query(journeyState);
    expect(state).toMatchObject({
      carsQueueStatus: 'EntryAllowed',
      deadline: { status: 'EntryAllowed', at: deadline?.at },
    });
    expect(state.allowed).toEqual([
      'leaveParking',
      'enterExtraParking',
      'returnToQueue',
      'changeStation',
      'pause',
      'remove',
    ]);
  });
});
