import type { TestWorkflowEnvironment } from '@temporalio/testing';
import { DateTime } from 'luxon';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { businessZone } from '#domain/kernel/time.ts';
import { nextId, refusalOf } from '../testing/drive.ts';
import { eventually } from '#tools/testing/eventually.ts';
import { timeSkippingEnvironment } from '../testing/environment.ts';
import { decisions, reclamationsOf, states } from '../testing/commandReclamation.ts';
import { startTestWorker, type TestWorker } from '../testing/worker.ts';
import { reclamationChanged, reclamationState, reclamationWorkflowId } from './reclamation.messages.ts';

let environment: TestWorkflowEnvironment;
let worker: TestWorker;
let office: ReturnType<typeof reclamationsOf>;
beforeAll(async () => {
  environment = await timeSkippingEnvironment();
  worker = await startTestWorker(environment);
  office = reclamationsOf(environment, worker);
});
afterAll(async () => {
  await worker.stop();
  await environment.teardown();
});

const handleOf = (id: number) => environment.client.workflow.getHandle(reclamationWorkflowId(id));
const registered = (some: Parameters<typeof office.register>[1] = {}): number => {
  const id = nextId();
  office.register(id, some);
  return id;
};
const stepsOf = (id: number) =>
  worker.world.reclamations.steps.filter(({ reclamationId }) => reclamationId === id);
/** What a reclamation came to. Asking for its result would let years pass, up to when the server gives up another one. */
const restingOf = async (id: number): Promise<unknown> => {
  await eventually(async () => {
    const { status } = await handleOf(id).describe();
    if (status.name !== 'COMPLETED') throw new Error(`${id} is ${status.name}`);
  });
  return handleOf(id).query(reclamationState);
};
const now = async () => DateTime.fromMillis(await environment.currentTimeMs(), { zone: businessZone });

describe('a reclamation', () => {
  it('is examined, decided, made again and closed, and then at rest', async () => {
    const id = registered();
    await office.move(id, 'changeState', { stateId: states.examined.id });
    await office.move(id, 'orderProduction', { orderNumber: 'ZP/1' });
    await office.move(id, 'decide', { decisionId: decisions.granted });
    await office.move(id, 'changeState', { stateId: states.ready.id });
    await office.move(id, 'changeState', { stateId: states.closed.id });
    expect(await restingOf(id)).toMatchObject({ closed: true, allowed: ['changeState'] });
    expect(stepsOf(id).map(({ to }) => to.state)).toEqual([
      states.examined,
      // The decision leads to the same state.
      states.examined,
      states.ready,
      states.closed,
    ]);
    expect(worker.world.reclamations.orders.filter((order) => order.reclamationId === id)).toHaveLength(1);
  });

  it('a reclamation that is refused is over, and an appeal takes it up again without its decision', async () => {
    const id = registered();
    expect(await office.move(id, 'decide', { decisionId: decisions.refused })).toMatchObject({
      closed: true,
    });
    await restingOf(id);
    expect(await office.move(id, 'changeState', { stateId: states.examined.id })).toMatchObject({
      closed: false,
      decisionId: null,
    });
    expect(await handleOf(id).query(reclamationState)).toMatchObject({ group: 'ongoing' });
  });

  it('sent a decision twice under one id is decided once, also when the first has ended it', async () => {
    const id = registered();
    await office.move(id, 'decide', { decisionId: decisions.refused }, `same-${id}`);
    await restingOf(id);
    expect(await office.move(id, 'decide', { decisionId: decisions.refused }, `same-${id}`)).toMatchObject({
      closed: true,
    });
    expect(stepsOf(id)).toHaveLength(1);
  });

  it.each<[string, () => Promise<unknown>, string]>([
    [
      'closing before a decision',
      () => office.move(registered(), 'changeState', { stateId: states.closed.id }),
      'reclamation_undecided',
    ],
    ['an unknown state', () => office.move(registered(), 'changeState', { stateId: 99 }), 'record_not_found'],
    [
      'a decision on what is closed',
      () =>
        office.move(
          registered({ standing: { state: states.closed, decisionId: decisions.granted } }),
          'decide',
          {
            decisionId: decisions.refused,
          },
        ),
      'reclamation_closed',
    ],
  ])('refuses %s', async (_case, act, code) => expect(await refusalOf(act())).toBe(code));

  it('is not closed while somebody works at it, and says so', async () => {
    const id = registered({ standing: { state: states.examined, decisionId: decisions.granted } });
    worker.world.reclamations.workedAt.add(id);
    expect(await refusalOf(office.move(id, 'changeState', { stateId: states.closed.id }))).toBe(
      'reclamation_tasks_open',
    );
    worker.world.reclamations.workedAt.delete(id);
    expect(await office.move(id, 'changeState', { stateId: states.closed.id })).toMatchObject({
      closed: true,
    });
  });

  it('decided by two at once is decided by one after the other, each on what stands then', async () => {
    const id = registered();
    await Promise.allSettled([
      office.move(id, 'decide', { decisionId: decisions.granted }),
      office.move(id, 'decide', { decisionId: decisions.refused }),
    ]);
    const steps = stepsOf(id);
    expect(steps.at(-1)?.to).toEqual({ state: states.rejected, decisionId: decisions.refused });
    for (const [index, step] of steps.slice(1).entries()) expect(step.from).toEqual(steps[index]?.to);
  });

  it('is judged anew where a worker that was given up writes its step just before: nothing is written over', async () => {
    const standing = { state: states.examined, decisionId: decisions.granted };
    const id = registered({ standing });
    const { late } = worker.world.reclamations;
    late.push(() => office.register(id, { standing: { ...standing, decisionId: decisions.refused } }));
    expect(await office.move(id, 'changeState', { stateId: states.ready.id })).toMatchObject({
      stateId: states.ready.id,
      decisionId: decisions.refused,
    });
    late.push(() =>
      office.register(id, { standing: { state: states.rejected, decisionId: decisions.refused } }),
    );
    expect(await refusalOf(office.move(id, 'decide', { decisionId: decisions.granted }))).toBe(
      'reclamation_closed',
    );
    expect(stepsOf(id)).toHaveLength(1);
  });

  it('the workflow of a reclamation that is marked for deletion waits, and goes on when the reclamation is restored', async () => {
    const id = registered({ term: (await now()).plus({ days: 30 }).toFormat('yyyy-MM-dd'), marked: true });
    await office.begin(id);
    expect(await restingOf(id)).toMatchObject({ nextReminder: null });
    office.register(id, { marked: false });
    await office.begin(id);
    expect(await handleOf(id).query(reclamationState)).toMatchObject({ nextReminder: { kind: 'soonDue' } });
  });
});

describe('reminders of a decision', () => {
  const remindersOf = (id: number) =>
    worker.world.reclamations.reminders
      .filter(({ reclamationId }) => reclamationId === id)
      .map(({ kind, at }) => [kind, DateTime.fromISO(at, { zone: businessZone })] as const);

  /** The last Sunday of a month of the next year, on which clocks are changed. */
  const clockChange = async (month: 3 | 10): Promise<DateTime> => {
    const end = DateTime.fromObject({ year: (await now()).year + 1, month }, { zone: businessZone }).endOf(
      'month',
    );
    return end.minus({ days: end.weekday % 7 }).startOf('day');
  };

  it.each([3, 10] as const)(
    'come each once over sixty days, at eight by the clock of that day, across the clock change of month %i',
    async (month) => {
      const change = await clockChange(month);
      await environment.sleep(change.minus({ days: 20 }).toMillis() - (await environment.currentTimeMs()));
      // The Monday after: one reminder before the change, two after it.
      const term = change.plus({ days: 1 });
      const id = registered({ term: term.toFormat('yyyy-MM-dd') });
      await office.begin(id);
      await environment.sleep('60 days');
      const told = remindersOf(id);
      expect(told.map(([kind]) => kind)).toEqual(['soonDue', 'overdue', 'escalated']);
      expect(told.map(([, at]) => at.toFormat('HH:mm'))).toEqual(['08:00', '08:00', '08:00']);
      const offsets = told.map(([, at]) => at.offset);
      expect(offsets[0]).not.toBe(offsets[1]);
      await office.move(id, 'decide', { decisionId: decisions.refused });
    },
  );

  it('move with the term, stop with the decision, and come anew after an appeal', async () => {
    const in20Days = (await now()).plus({ days: 20 });
    const id = registered({ term: in20Days.toFormat('yyyy-MM-dd') });
    await office.begin(id);
    office.register(id, { term: in20Days.plus({ days: 20 }).toFormat('yyyy-MM-dd') });
    await handleOf(id).signal(reclamationChanged);
    await environment.sleep('30 days');
    expect(remindersOf(id)).toEqual([]);
    await office.move(id, 'decide', { decisionId: decisions.granted });
    await environment.sleep('30 days');
    expect(remindersOf(id)).toEqual([]);
    await office.move(id, 'decide', { decisionId: decisions.refused });
    office.register(id, { term: (await now()).plus({ days: 10 }).toFormat('yyyy-MM-dd') });
    await office.move(id, 'changeState', { stateId: states.examined.id });
    await environment.sleep('20 days');
    expect(remindersOf(id).map(([kind]) => kind)).toEqual(['soonDue', 'overdue', 'escalated']);
    await office.move(id, 'decide', { decisionId: decisions.refused });
  });

  it('are not given where a process has decided without telling', async () => {
    const id = registered({ term: (await now()).plus({ days: 10 }).toFormat('yyyy-MM-dd') });
    await office.begin(id);
    office.register(id, { standing: { state: states.rejected, decisionId: decisions.refused } });
    await environment.sleep('20 days');
    expect(await restingOf(id)).toMatchObject({ closed: true });
    expect(remindersOf(id)).toEqual([]);
  });
});
