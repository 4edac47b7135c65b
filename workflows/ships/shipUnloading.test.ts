import type { TestWorkflowEnvironment } from '@temporalio/testing';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UnloadingMove } from '#domain/ships/unloading.rules.ts';
import { nextId, refusalOf } from '../testing/drive.ts';
import { temporalServer } from '../testing/environment.ts';
import { plainUnloading } from '../testing/inMemoryShips.ts';
import { shownInUi } from '../testing/shownInUi.ts';
import { startTestWorker, type TestWorker } from '../testing/worker.ts';
import { commandUnloading } from '../testing/commandUnloading.ts';
import { shipUnloadingId, unloadingState, type UnloadingCommands } from './shipUnloading.messages.ts';

let environment: TestWorkflowEnvironment;
let worker: TestWorker;

beforeAll(async () => {
  environment = await temporalServer();
  worker = await startTestWorker(environment);
});
afterAll(async () => {
  await worker.stop();
  await environment.teardown();
});

const newShip = (...some: Parameters<typeof plainUnloading>): number => {
  const id = nextId();
  worker.world.ships.unloadings.set(id, plainUnloading(...some));
  return id;
};
const command = <M extends UnloadingMove>(
  id: number,
  move: M,
  some: Omit<UnloadingCommands[M], 'by'>,
  { updateId = randomUUID(), continueAfter }: { updateId?: string; continueAfter?: number } = {},
) =>
  commandUnloading(
    environment.client,
    worker.taskQueue,
    id,
    move,
    { by: 7, ...some } as never,
    updateId,
    continueAfter ? { continueAfter } : {},
  );
const stepsOf = (id: number) =>
  worker.world.ships.written
    .filter(({ unloadingId }) => unloadingId === id)
    .map(({ what, status }) => `${what} ${status}`);
const handleOf = (id: number) => environment.client.workflow.getHandle(shipUnloadingId(id));

describe('the unloading of a ship', () => {
  it('goes from its first run to its approval, each step written once with the status it leaves', async () => {
    const id = newShip();
    expect(await command(id, 'openRun', { scaleId: 1, boxId: 4 })).toMatchObject({
      status: 'beginWeighting',
      open: [{ scaleId: 1 }],
    });
    await command(id, 'openRun', { scaleId: 2, boxId: 5 });
    await command(id, 'closeRun', { scaleId: 1 });
    await command(id, 'closeRun', { scaleId: 2 });
    await command(id, 'finish', {});
    expect(await command(id, 'approve', {})).toMatchObject({ approved: true, allowed: [] });
    expect(await handleOf(id).result()).toMatchObject({ approved: true, status: 'endWeighting' });
    expect(stepsOf(id)).toEqual([
      'openRun beginWeighting',
      'openRun beginWeighting',
      'closeRun beginWeighting',
      'closeRun stopWeighting',
      'moveUnloading endWeighting',
      'approveUnloading endWeighting',
    ]);
    expect(await refusalOf(command(id, 'openRun', { scaleId: 1 }))).toBe('illegal_transition');
  });

  it('is the same step when the same request comes twice', async () => {
    const id = newShip();
    const updateId = randomUUID();
    await command(id, 'openRun', { scaleId: 1 }, { updateId });
    await command(id, 'openRun', { scaleId: 1 }, { updateId });
    expect(stepsOf(id)).toEqual(['openRun beginWeighting']);
  });

  it('begins one run where two people begin it on one scale at once', async () => {
    const id = newShip();
    const both = await Promise.all([
      refusalOf(command(id, 'openRun', { scaleId: 1 })),
      refusalOf(command(id, 'openRun', { scaleId: 1 })),
    ]);
    expect(both.toSorted()).toEqual(['not refused', 'unloading_not_allowed']);
    expect(stepsOf(id)).toEqual(['openRun beginWeighting']);
  });

  it('goes on where a scale is refused, and forgets a run that was dropped', async () => {
    const id = newShip();
    worker.world.ships.busyScales.add(9);
    expect(await refusalOf(command(id, 'openRun', { scaleId: 9 }))).toBe('unloading_scale_busy');
    await command(id, 'openRun', { scaleId: 1 });
    expect(await command(id, 'dropRun', { scaleId: 1 })).toMatchObject({ status: 'notWeighting' });
    expect(await refusalOf(command(id, 'finish', {}))).toBe('unloading_not_allowed');
  });

  it('ends the run that was meant, and not the next one on the same scale', async () => {
    const id = newShip();
    const { open } = await command(id, 'openRun', { scaleId: 1 });
    const late = { scaleId: 1, rowId: open[0]?.rowId ?? 0 };
    await command(id, 'closeRun', late);
    await command(id, 'openRun', { scaleId: 1 });
    expect(await refusalOf(command(id, 'closeRun', late))).toBe('unloading_not_allowed');
  });

  it('may be taken up again until it is approved', async () => {
    const id = newShip();
    await command(id, 'openRun', { scaleId: 1 });
    await command(id, 'closeRun', { scaleId: 1 });
    await command(id, 'finish', {});
    expect(await refusalOf(command(id, 'openRun', { scaleId: 1 }))).toBe('unloading_not_allowed');
    expect(await command(id, 'resume', {})).toMatchObject({ status: 'stopWeighting' });
  });

  it('goes on from where its record is when it was cut off', async () => {
    const open = [{ rowId: 12, scaleId: 3 }];
    const id = newShip({ state: { approved: false, finished: false, open, ended: 2 } });
    await command(id, 'closeRun', { scaleId: 3 });
    expect(worker.world.ships.written.at(-1)).toMatchObject({ what: 'closeRun', rowId: 12 });
  });

  it('goes on from its record where a worker had written a step before it was cut off', async () => {
    const id = newShip();
    await command(id, 'openRun', { scaleId: 1 });
    worker.world.ships.ahead.set(id, { approved: false, finished: false, open: [], ended: 1 });
    expect(await command(id, 'openRun', { scaleId: 2 })).toMatchObject({ open: [{ scaleId: 2 }] });
    expect(await command(id, 'closeRun', { scaleId: 2 })).toMatchObject({ status: 'stopWeighting' });
  });

  it('is over where its record was approved by a worker before it was cut off', async () => {
    const id = newShip();
    await command(id, 'openRun', { scaleId: 1 });
    worker.world.ships.ahead.set(id, { approved: true, finished: true, open: [], ended: 1 });
    expect(await refusalOf(command(id, 'closeRun', { scaleId: 1 }))).toBe('unloading_not_allowed');
    expect(await handleOf(id).result()).toMatchObject({ approved: true });
    expect(stepsOf(id)).toEqual(['openRun beginWeighting']);
  });

  it('continues as new with its open runs, and knows old requests', async () => {
    const id = newShip();
    const updateId = randomUUID();
    const soon = { continueAfter: 1 };
    await command(id, 'openRun', { scaleId: 1 }, { updateId, ...soon });
    await command(id, 'openRun', { scaleId: 1 }, { updateId, ...soon });
    await command(id, 'openRun', { scaleId: 2 }, soon);
    expect(await handleOf(id).query(unloadingState)).toMatchObject({
      open: [{ scaleId: 1 }, { scaleId: 2 }],
    });
    expect(stepsOf(id)).toHaveLength(2);
  });

  it('refuses whoever asks when there is no such record', async () => {
    expect(await refusalOf(command(nextId(), 'openRun', { scaleId: 1 }))).toBe('record_not_found');
  });

  it('shows in the Temporal UI how far it has come', async () => {
    const id = newShip();
    await command(id, 'openRun', { scaleId: 1 });
    expect(await shownInUi(handleOf(id))).toMatchObject({
      current: 'beginWeighting · 1 open, 0 ended',
      attributes: { Area: 'ships', Object: 'shipUnloading', ObjectId: String(id), Stage: 'beginWeighting' },
    });
  });
});
