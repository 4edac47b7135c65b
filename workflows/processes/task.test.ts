import type { TestWorkflowEnvironment } from '@temporalio/testing';
import { DateTime } from 'luxon';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { businessZone } from '#domain/kernel/time.ts';
import { addWorkingDays } from '#domain/kernel/workingDays.ts';
import { nextReminderTime } from '#domain/processes/dueDate.rules.ts';
import type { TaskMove } from '#domain/processes/task.rules.ts';
import { nextId, refusalOf } from '../testing/drive.ts';
import { timeSkippingEnvironment } from '../testing/environment.ts';
import { startTestWorker, type TestWorker } from '../testing/worker.ts';
import { tasksOf } from '../testing/commandTask.ts';
import type { TaskReading } from './task.activities.ts';
import { taskChanged, taskState, type TaskMoveCommand } from './task.messages.ts';

let environment: TestWorkflowEnvironment;
let worker: TestWorker;
let tasks: ReturnType<typeof tasksOf>;
beforeAll(async () => {
  environment = await timeSkippingEnvironment();
  worker = await startTestWorker(environment);
  tasks = tasksOf(environment, worker);
});
afterAll(async () => {
  await worker.stop();
  await environment.teardown();
});

const ola = 1;
const jan = 2;
const newTask = (some: Partial<TaskReading> = {}): number => {
  const id = nextId();
  tasks.give(id, { stage: 'NotStarted', executorId: ola, executorRoleId: null, checkExecution: true }, some);
  return id;
};
const move = (
  taskId: number,
  name: TaskMove,
  command: Partial<TaskMoveCommand> = {},
  updateId: string = randomUUID(),
) => tasks.move(taskId, name, { by: ola, ...command }, updateId);
const stateOf = (taskId: number) => tasks.read(taskId).state;
const handleOf = (taskId: number) => tasks.handleOf(taskId);
const movesWritten = (taskId: number) =>
  worker.world.taskSteps.filter((step) => step.taskId === taskId).map((step) => step.move);

describe('a task', () => {
  it('is started, executed, rejected, executed again and accepted, and then over', async () => {
    const id = newTask();
    await move(id, 'start');
    await move(id, 'execute');
    await move(id, 'reject', { by: jan });
    await move(id, 'execute');
    expect(await move(id, 'accept', { by: jan })).toMatchObject({ stage: 'Accepted', allowed: [] });
    expect(await handleOf(id).result()).toMatchObject({ stage: 'Accepted' });
    expect(movesWritten(id)).toEqual(['start', 'execute', 'reject', 'execute', 'accept']);
    expect(await refusalOf(move(id, 'cancelExecution'))).toBe('illegal_transition');
  });

  it('sent twice under one id is moved once', async () => {
    const id = newTask();
    await move(id, 'start', {}, `same-${id}`);
    await move(id, 'start', {}, `same-${id}`);
    expect(movesWritten(id)).toEqual(['start']);
  });

  it('a task of a role is taken by one of two who click at once', async () => {
    const state = {
      stage: 'NotStarted',
      executorId: null,
      executorRoleId: 7,
      checkExecution: false,
    } as const;
    const id = newTask({ state });
    const outcomes = await Promise.all([
      refusalOf(move(id, 'claim', { by: ola })),
      refusalOf(move(id, 'claim', { by: jan })),
    ]);
    expect(outcomes.toSorted()).toEqual(['not refused', 'task_taken']);
    expect(movesWritten(id)).toEqual(['claim']);
  });

  it('refuses what is not its turn with its stage, and who may not by the record’s word', async () => {
    const id = newTask();
    expect(await refusalOf(move(id, 'accept'))).toBe('task_move_illegal');
    worker.world.lockedTasks.add(id);
    expect(await refusalOf(move(id, 'start'))).toBe('no_access');
    expect(movesWritten(id)).toEqual([]);
  });

  it('a task whose record was given to somebody else, which it has not heard of, is moved by them from there', async () => {
    const id = newTask();
    await move(id, 'start');
    tasks.change(id, { state: { ...stateOf(id), stage: 'NotStarted', executorId: jan } });
    expect(await move(id, 'start', { by: jan })).toMatchObject({ stage: 'Started', executorId: jan });
    await move(id, 'cancel', { by: null });
  });

  it('a task that is marked for deletion is cancelled', async () => {
    const id = newTask();
    await tasks.begin(id);
    tasks.change(id, { marked: true });
    await handleOf(id).signal(taskChanged);
    expect(await handleOf(id).result()).toMatchObject({ stage: 'Canceled' });
  });
});

describe('reminders', () => {
  const remindersOf = (taskId: number) =>
    worker.world.taskReminders.filter((reminder) => reminder.taskId === taskId).map(({ kind }) => kind);

  /** Five o'clock of a working day about so many days ahead: neither at night nor on a day off, whenever this runs. */
  const afternoonIn = async (days: number): Promise<string> => {
    const then = DateTime.fromMillis(await environment.currentTimeMs(), { zone: businessZone }).plus({
      days,
    });
    return (
      addWorkingDays(then, 1).set({ hour: 17, minute: 0, second: 0, millisecond: 0 }).toUTC().toISO() ?? ''
    );
  };

  it('come each once over sixty days: before the term, after it, and to the leader', async () => {
    const id = newTask({ due: await afternoonIn(40) });
    await tasks.begin(id);
    await environment.sleep('60 days');
    expect(remindersOf(id)).toEqual(['soonDue', 'overdue', 'escalated']);
    await move(id, 'cancel', { by: null });
  });

  it('stop when it is executed, and begin anew when its term is moved', async () => {
    const id = newTask({ due: await afternoonIn(10) });
    await tasks.begin(id);
    await environment.sleep('30 days');
    const due = await afternoonIn(10);
    tasks.change(id, { due });
    await handleOf(id).signal(taskChanged);
    await environment.sleep(Date.parse(due) - (await environment.currentTimeMs()) - 3_600_000);
    expect(remindersOf(id)).toEqual(['soonDue', 'overdue', 'escalated', 'soonDue']);
    await move(id, 'execute');
    await environment.sleep('30 days');
    expect(remindersOf(id)).toHaveLength(4);
    expect(await handleOf(id).query(taskState)).toMatchObject({ stage: 'Executed', nextReminder: null });
    await move(id, 'accept', { by: jan });
  });

  it('a task that was done without its workflow reminds nobody, and its workflow ends', async () => {
    const id = newTask({ due: await afternoonIn(5) });
    await tasks.begin(id);
    await environment.sleep('1 hour');
    tasks.change(id, { state: { ...stateOf(id), stage: 'Accepted' } });
    await environment.sleep('30 days');
    expect(await handleOf(id).result()).toMatchObject({ stage: 'Accepted' });
    expect(remindersOf(id)).toEqual([]);
  });

  it('a task that was deleted for good reminds nobody, and its workflow ends', async () => {
    const id = newTask({ due: await afternoonIn(5) });
    await tasks.begin(id);
    await environment.sleep('1 hour');
    const state = { ...stateOf(id), stage: 'Canceled', executorId: null } as const;
    tasks.change(id, { numberStr: '', state, due: null, marked: true });
    await environment.sleep('30 days');
    expect(await handleOf(id).result()).toMatchObject({ stage: 'Canceled' });
    expect(remindersOf(id)).toEqual([]);
  });

  it('reminders of a term that was moved without its workflow having heard of it come for the new term only', async () => {
    const id = newTask({ due: await afternoonIn(5) });
    await tasks.begin(id);
    await environment.sleep('1 hour');
    const due = await afternoonIn(60);
    tasks.change(id, { due });
    await environment.sleep('30 days');
    expect(remindersOf(id)).toEqual([]);
    await environment.sleep(Date.parse(due) - (await environment.currentTimeMs()) - 3_600_000);
    expect(remindersOf(id)).toEqual(['soonDue']);
    await move(id, 'cancel', { by: null });
  });

  it('reminders of work that is taken back long after its term: at once to its executor, a working day later to the leader', async () => {
    const id = newTask({ due: await afternoonIn(3) });
    await move(id, 'execute');
    await environment.sleep('30 days');
    await move(id, 'reject', { by: jan });
    const told = nextReminderTime(new Date(await environment.currentTimeMs()).toISOString());
    await environment.sleep(Date.parse(told) - (await environment.currentTimeMs()) + 60_000);
    expect(remindersOf(id)).toEqual(['overdue']);
    const { nextReminder } = await handleOf(id).query(taskState);
    const workingDayLater = addWorkingDays(DateTime.fromISO(told), 1);
    expect(nextReminder?.kind).toBe('escalated');
    expect(Math.abs(Date.parse(nextReminder?.at ?? '') - workingDayLater.toMillis())).toBeLessThan(120_000);
    await move(id, 'cancel', { by: null });
  });
});
