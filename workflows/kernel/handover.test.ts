import type { TestWorkflowEnvironment } from '@temporalio/testing';
import { DateTime } from 'luxon';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { businessZone } from '#domain/kernel/time.ts';
import type { TaskState } from '#domain/processes/task.rules.ts';
import { processStanding } from '../processes/process.messages.ts';
import { taskChanged } from '../processes/task.messages.ts';
import { reclamationChanged, reclamationWorkflowId } from '../service/reclamation.messages.ts';
import { decisions, reclamationsOf, states } from '../testing/commandReclamation.ts';
import { tasksOf } from '../testing/commandTask.ts';
import { nextId } from '../testing/drive.ts';
import { timeSkippingEnvironment } from '../testing/environment.ts';
import { taskOfStage } from '../testing/inMemoryProcesses.ts';
import { shownInUi } from '../testing/shownInUi.ts';
import { steerProcess } from '../testing/steerProcess.ts';
import { startTestWorker, type TestWorker } from '../testing/worker.ts';

/** So few events that a run hands over after each or every other message. */
const impatient = { tiredAfter: 8 };

let environment: TestWorkflowEnvironment;
let worker: TestWorker;
let tasks: ReturnType<typeof tasksOf>;
let office: ReturnType<typeof reclamationsOf>;
let processes: ReturnType<typeof steerProcess>;
beforeAll(async () => {
  environment = await timeSkippingEnvironment();
  worker = await startTestWorker(environment);
  tasks = tasksOf(environment, worker, impatient);
  office = reclamationsOf(environment, worker, impatient);
  processes = steerProcess(environment.client, worker.taskQueue, impatient);
});
afterAll(async () => {
  await worker.stop();
  await environment.teardown();
});

const reclamationOf = (id: number) => environment.client.workflow.getHandle(reclamationWorkflowId(id));
const runOf = async (handle: { describe(): Promise<{ runId: string }> }): Promise<string> =>
  (await handle.describe()).runId;
const dayIn = async (days: number): Promise<DateTime> =>
  DateTime.fromMillis(await environment.currentTimeMs(), { zone: businessZone }).plus({ days });
const started: TaskState = {
  stage: 'Started',
  executorId: 1,
  executorRoleId: null,
  checkExecution: true,
};
const six = [1, 2, 3, 4, 5, 6];

describe('a run that hands over to the next', () => {
  it('a process that hands over to its next run goes on once with each end of a stage, told of it twice', async () => {
    const id = nextId();
    worker.world.processes.stages.set(id, six.length);
    const first = (await processes.begin(id)).firstExecutionRunId;
    for (const stage of six) {
      const taskId = taskOfStage(id, stage);
      const view = await processes.command(id, 'completeStage', { taskId }, `stage-${stage}`);
      expect(view.stageId).toBe(stage + 1);
      if (stage < six.length) await processes.stageIsOver(id, taskId);
    }
    expect(await processes.handleOf(id).result()).toMatchObject({ status: 'Finished' });
    expect(await runOf(processes.handleOf(id))).not.toBe(first);
    const written = worker.world.processes.steps.filter((step) => step.endsWith(` ${taskOfStage(id, 4)}`));
    expect(written).toEqual([`completeStage ${taskOfStage(id, 4)}`]);
  });

  it('a process that has handed over says in words where it is, and answers again what an earlier run was asked', async () => {
    const id = nextId();
    worker.world.processes.stages.set(id, 9);
    for (const stage of [1, 2, 3])
      await processes.command(id, 'completeStage', { taskId: taskOfStage(id, stage) }, `of-${id}-${stage}`);
    const again = await processes.command(id, 'completeStage', { taskId: 0 }, `of-${id}-1`);
    expect(again).toMatchObject({ stageName: 'Stage 4', status: 'Active' });
    expect(await processes.handleOf(id).query(processStanding)).toMatchObject({ stageName: 'Stage 4' });
    const { current } = await shownInUi(processes.handleOf(id));
    expect(current).toContain('Stage 4');
    await processes.command(id, 'cancel', { by: 1, comment: null });
  });

  it('a task that hands over to its next run answers everybody who asked meanwhile, and writes each move once', async () => {
    const id = nextId();
    tasks.give(id, started);
    const first = (await tasks.begin(id)).firstExecutionRunId;
    for (const round of six)
      // A move that comes too early or too late is refused: that is an answer too.
      await Promise.allSettled([
        tasks.move(id, 'execute', { by: 1 }, `execute-${round}`),
        tasks.move(id, 'reject', { by: 2 }, `reject-${round}`),
        tasks.handleOf(id).signal(taskChanged),
      ]);
    await tasks.move(id, 'cancel', { by: null });
    expect(await tasks.handleOf(id).result()).toMatchObject({ stage: 'Canceled' });
    expect(await runOf(tasks.handleOf(id))).not.toBe(first);
    const keys = worker.world.taskSteps.filter(({ taskId }) => taskId === id).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('a reclamation that hands over to its next run orders what many ask for at a time, each order once', async () => {
    const id = nextId();
    office.register(id, { term: null });
    const first = (await office.begin(id)).firstExecutionRunId;
    const order = (number: number) =>
      office.move(id, 'orderProduction', { orderNumber: `ZP/${number}` }, `order-${id}-${number}`);
    for (const round of [0, 1]) {
      const numbers = six.map((number) => number + round * 6);
      await Promise.all([...numbers, ...numbers].map(order));
    }
    await order(1);
    await office.move(id, 'decide', { decisionId: decisions.refused });
    expect(await runOf(reclamationOf(id))).not.toBe(first);
    const orders = worker.world.reclamations.orders.filter((step) => step.reclamationId === id);
    expect(new Set(orders.map(({ orderNumber }) => orderNumber)).size).toBe(12);
    expect(orders).toHaveLength(12);
  });

  it('waits for an answer that comes late, and hands over what has come meanwhile', async () => {
    const id = nextId();
    office.register(id, { standing: { state: states.examined, decisionId: decisions.granted } });
    await office.begin(id);
    const asked: Promise<unknown>[] = [];
    worker.world.reclamations.late.push(() => {
      for (const number of [1, 2, 3])
        asked.push(office.move(id, 'orderProduction', { orderNumber: `ZP/${number}` }));
    });
    await office.move(id, 'changeState', { stateId: states.ready.id });
    await Promise.all(asked);
    expect(asked).toHaveLength(3);
    await office.move(id, 'changeState', { stateId: states.closed.id });
    const orders = worker.world.reclamations.orders.filter((step) => step.reclamationId === id);
    expect(orders).toHaveLength(3);
  });
});

describe('reminders across handovers', () => {
  it('come each once, though every few days bring the next run', async () => {
    const [task, reclamation] = [nextId(), nextId()];
    const term = await dayIn(20);
    tasks.give(task, started, { due: term.set({ hour: 15 }).toUTC().toISO() });
    office.register(reclamation, { term: term.toFormat('yyyy-MM-dd') });
    const runs = new Set([(await tasks.begin(task)).firstExecutionRunId]);
    await office.begin(reclamation);
    for (let day = 0; day < 40; day += 4) {
      await tasks.handleOf(task).signal(taskChanged);
      await reclamationOf(reclamation).signal(reclamationChanged);
      await environment.sleep('4 days');
      runs.add(await runOf(tasks.handleOf(task)));
    }
    expect(runs.size).toBeGreaterThan(3);
    const { taskReminders, reclamations } = worker.world;
    const each = ['soonDue', 'overdue', 'escalated'];
    expect(taskReminders.filter(({ taskId }) => taskId === task).map(({ kind }) => kind)).toEqual(each);
    const ofReclamation = reclamations.reminders.filter(({ reclamationId }) => reclamationId === reclamation);
    expect(ofReclamation.map(({ kind }) => kind)).toEqual(each);
    await tasks.move(task, 'cancel', { by: null });
    await office.move(reclamation, 'decide', { decisionId: decisions.refused });
  });
});
