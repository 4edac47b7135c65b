import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RecordInput } from '#domain/kernel/record.ts';
import { isRefusal } from '#domain/kernel/refusal.ts';
import { systemActor } from '#domain/platform/actor.ts';
import type { ReminderKind } from '#domain/processes/reminders.rules.ts';
import { nextTaskState, type TaskMove } from '#domain/processes/task.rules.ts';
import type { TaskActivities } from '#workflows/processes/task.activities.ts';
import { refusedWith } from '../testing/refusedWith.ts';
import { createTestTerminal, type TestTerminal } from '../testing/terminal.ts';
import { taskActivities } from './task.activities.ts';

let terminal: TestTerminal;
let activities: TaskActivities;
const people: Record<string, number> = {};

beforeAll(async () => {
  terminal = await createTestTerminal();
  activities = taskActivities(terminal.dependencies);
  for (const login of ['ola', 'jan', 'ewa', 'szef']) {
    const { id } = await terminal.database.records.create(systemActor, 'user', {
      login,
      name: login,
      email: `${login}@terminal.example`,
      language: login === 'jan' ? 'de' : 'pl',
    });
    people[login] = id;
  }
});
afterAll(() => terminal.close());

const person = (login: string): number => people[login] ?? 0;
const as = (login: string) => ({ ...systemActor, system: false, fullRights: true, userId: person(login) });
const newTask = async (by: string, some: RecordInput): Promise<number> => {
  const { id } = await terminal.database.records.create(as(by), 'task', { name: 'Zważyć próbkę', ...some });
  return id;
};

let steps = 0;
const move = async (taskId: number, name: TaskMove, by: string | null, some: RecordInput = {}) => {
  const { state } = await activities.readTask({ taskId });
  const command = { by: by === null ? null : person(by), ...some };
  const to = nextTaskState(state, name, command);
  if (isRefusal(to)) throw new Error(to.code);
  const key = `task-${taskId}:${(steps += 1)}`;
  const step = { ...command, key, taskId, move: name, at: '2026-11-20T10:00:00.000Z', from: state, to };
  await activities.moveTask(step);
  return step;
};
const remind = async (taskId: number, kind: ReminderKind) => {
  const { due } = await activities.readTask({ taskId });
  await activities.remindOfTask({ key: `task-${taskId}:${kind}`, taskId, kind, due: due ?? '' });
};
const task = (id: number) => terminal.database.records.get(systemActor, 'task', id);
/** The titles of the notices, without the number and the name of the task. */
const noticesOf = async (login: string, taskId: number): Promise<string[]> => {
  const rows = await terminal.rows(
    sql<{ title: string }>`select title from notification
      where user_id = ${person(login)} and object_name = 'task' and object_id = ${taskId} order by id`,
  );
  return rows.map(({ title }) => title.replace(/:.*/, '').replace(/ ZN.*/, ''));
};

describe('a new task', () => {
  it('is its author’s where nobody else is named, due at the start of tomorrow, and starts its workflow', async () => {
    const id = await newTask('ola', {});
    const { executorId, executionPeriod } = await task(id);
    expect(executorId).toBe(person('ola'));
    expect(new Date(String(executionPeriod)).toLocaleTimeString('pl', { timeZone: 'Europe/Warsaw' })).toBe(
      '00:00:00',
    );
    const [row] = await terminal.rows(
      sql<{
        count: string;
      }>`select count(*) from outbox where kind = 'task' and payload = ${JSON.stringify({ taskId: id })}::jsonb`,
    );
    expect(Number(row?.count)).toBe(1);
  });

  it('takes from its template what its author has not said', async () => {
    const template = await terminal.database.records.create(systemActor, 'taskTemplate', {
      name: 'Próbka',
      importance: 'HIGHT',
      description: 'Trzy z każdej burty',
      executor: person('jan'),
      checker: person('ewa'),
      checkExecution: true,
    });
    const id = await newTask('ola', { taskTemplate: template.id, description: 'Jedna' });
    expect(await task(id)).toMatchObject({
      importance: 'HIGHT',
      description: 'Jedna',
      executorId: person('jan'),
      checkerId: person('ewa'),
      checkExecution: true,
    });
  });

  it('is for the role that its author names, also if its template names a person', async () => {
    const { records } = terminal.database;
    const template = await records.create(systemActor, 'taskTemplate', {
      name: 'Próbka',
      executor: person('jan'),
    });
    const role = await records.create(systemActor, 'executorRole', {
      name: 'Dyżurni',
      executors: [{ executor: person('ewa') }],
    });
    const id = await newTask('ola', { taskTemplate: template.id, executorRole: role.id });
    expect(await task(id)).toMatchObject({ executorId: null, executorRoleId: role.id });
  });

  it('is reported to its executor, in their language, and not to its author', async () => {
    const id = await newTask('ola', { executor: person('jan') });
    expect(await noticesOf('jan', id)).toEqual(['Neue Aufgabe']);
    expect(await noticesOf('ola', id)).toEqual([]);
  });
});

describe('a move', () => {
  it('is refused to somebody who has not seen the last change of the task', async () => {
    const taskId = await newTask('ola', { executor: person('jan') });
    const seenAt = (await task(taskId)).updatedAt;
    await move(taskId, 'start', 'jan', { seenAt });
    const late = move(taskId, 'execute', 'jan', { seenAt });
    expect(await refusedWith(late)).toBe('stale_record');
    await move(taskId, 'execute', 'jan', { seenAt: (await task(taskId)).updatedAt });
    expect(await task(taskId)).toMatchObject({ executed: true });
  });

  it('done twice is one line of history and one notice', async () => {
    const id = await newTask('ola', {
      executor: person('jan'),
      checkExecution: true,
      checker: person('ewa'),
    });
    await move(id, 'start', 'jan');
    const step = await move(id, 'execute', 'jan', { comment: 'Zważone' });
    await activities.moveTask(step);
    const { executionHistory, ...record } = await task(id);
    expect(record).toMatchObject({
      started: true,
      executed: true,
      executionAccepted: false,
      executionResult: 'Zważone',
      startedAt: '2026-11-20T10:00:00.000Z',
    });
    expect((executionHistory as { move: string }[]).map((line) => line.move)).toEqual([
      'Started',
      'Executed',
    ]);
    expect(await noticesOf('ewa', id)).toEqual(['Zadanie do sprawdzenia']);
  });

  it('a move that comes late, when the task stands elsewhere, writes over nothing', async () => {
    const id = await newTask('szef', { executor: person('jan') });
    const { state } = await activities.readTask({ taskId: id });
    await move(id, 'reassign', 'szef', { executorId: person('ewa') });
    const late = { key: `late-${id}`, taskId: id, move: 'reassign', by: person('szef') } as const;
    const to = { ...state, executorId: person('ola') };
    const step = { ...late, at: '2026-11-20T10:00:00.000Z', from: state, to, executorId: person('ola') };
    expect(await refusedWith(activities.moveTask(step))).toBe('task_move_illegal');
    expect(await task(id)).toMatchObject({ executorId: person('ewa') });
  });

  it('tells its executor that their work was rejected, and accepted at last', async () => {
    const id = await newTask('ola', {
      executor: person('szef'),
      checkExecution: true,
      checker: person('ewa'),
    });
    await move(id, 'execute', 'szef');
    await move(id, 'reject', 'ewa', { comment: 'Za mało' });
    expect(await task(id)).toMatchObject({ executed: false, executedAt: null, checkResult: 'Za mało' });
    await move(id, 'execute', 'szef');
    await move(id, 'accept', 'ewa');
    expect(await noticesOf('szef', id)).toEqual([
      'Nowe zadanie',
      'Wykonanie odrzucone',
      'Wykonanie przyjęte',
    ]);
    expect(await task(id)).toMatchObject({ executionAccepted: true });
  });

  it.each<[TaskMove, string]>([
    ['execute', 'ewa'],
    ['reassign', 'ewa'],
    ['cancel', 'jan'],
  ])('%s is refused to %s, who may not make it, and nothing is written', async (name, by) => {
    const id = await newTask('ola', { executor: person('jan') });
    expect(await refusedWith(move(id, name, by, { executorId: person('ewa') }))).toBe('no_access');
    expect((await task(id)).executionHistory).toEqual([]);
  });
});

describe('a deletion mark', () => {
  const mark = (login: string, taskId: number) => {
    const operator = { ...as(login), fullRights: false, roles: ['operator'] as const };
    return terminal.database.records.changeDeletionMark(operator, 'task', taskId, true);
  };

  it('cancels a task, and is set by who may cancel it', async () => {
    const id = await newTask('ola', { executor: person('jan') });
    await expect(mark('jan', id)).rejects.toMatchObject({
      errors: [{ field: 'markedToDelete', code: 'task_arranged_by_others' }],
    });
    await mark('ola', id);
    expect(await activities.readTask({ taskId: id })).toMatchObject({ marked: true });
  });
});

describe('a term', () => {
  it('is reported to its executor, and when it has long passed to the leader of their department', async () => {
    const employee = async (login: string) =>
      (await terminal.database.records.create(systemActor, 'employee', { name: login, user: person(login) }))
        .id;
    const [jan, szef] = [await employee('jan'), await employee('szef')];
    await terminal.database.records.create(systemActor, 'department', {
      name: 'Laboratorium',
      leader: szef,
      employees: [{ employee: jan }, { employee: szef }],
    });
    const taskId = await newTask('ola', { executor: person('jan') });
    for (const kind of ['soonDue', 'overdue', 'escalated', 'escalated'] as const) {
      await remind(taskId, kind);
    }
    expect(await noticesOf('jan', taskId)).toHaveLength(3);
    expect(await noticesOf('szef', taskId)).toEqual(['Zaległe zadanie w zespole']);
    expect(await noticesOf('ola', taskId)).toEqual([]);
  });

  it('a term that has long passed is reported to the author where the leader’s account is closed', async () => {
    const create = async (object: string, input: RecordInput) =>
      (await terminal.database.records.create(systemActor, object, input)).id;
    const closed = { login: 'dawny', name: 'dawny', email: 'dawny@terminal.example', isActive: false };
    const leader = await create('employee', { name: 'Dawny', user: await create('user', closed) });
    const worker = await create('employee', { name: 'Ewa', user: person('ewa') });
    await create('department', { name: 'Warsztat', leader, employees: [{ employee: worker }] });
    const taskId = await newTask('ola', { executor: person('ewa') });
    await remind(taskId, 'escalated');
    expect(await noticesOf('ola', taskId)).toEqual(['Zaległe zadanie w zespole']);
  });

  it('a term of a role’s task is reported to all who may take it', async () => {
    const role = await terminal.database.records.create(systemActor, 'executorRole', {
      name: 'Laborant',
      code: 'lab',
      executors: [{ executor: person('ewa') }, { executor: person('szef') }],
    });
    const taskId = await newTask('ola', { executorRole: role.id });
    await remind(taskId, 'overdue');
    for (const login of ['ewa', 'szef']) {
      expect(await noticesOf(login, taskId)).toEqual(['Zadanie do podjęcia', 'Minął termin zadania']);
    }
    await move(taskId, 'claim', 'ewa');
    expect(await task(taskId)).toMatchObject({ executorId: person('ewa'), started: false });
  });
});

describe('a task with parts', () => {
  it('is executed when nobody has a part of it to do any more', async () => {
    const whole = await newTask('ola', { executor: person('jan') });
    const part = await newTask('ola', { executor: person('ewa'), parentTask: whole });
    const other = await newTask('ola', { executor: person('ewa'), parentTask: whole });
    expect(await refusedWith(move(whole, 'execute', 'jan'))).toBe('task_subtasks_open');
    await move(part, 'execute', 'ewa');
    expect(await refusedWith(move(whole, 'execute', 'jan'))).toBe('task_subtasks_open');
    await move(other, 'cancel', 'ola');
    await move(whole, 'execute', 'jan');
    expect(await task(whole)).toMatchObject({ executed: true });
  });
});

describe('the term in a notice', () => {
  // Midnight in Warsaw is the end of the day before it; another time is said with its hour.
  it.each([
    ['2026-12-01T23:00:00.000Z', 'Termin: 01.12.2026.'],
    ['2026-12-01T11:30:00.000Z', 'Termin: 01.12.2026 12:30'],
  ])('the term in a notice of %s is what lists and the calendar show', async (executionPeriod, said) => {
    await newTask('jan', { executor: person('ola'), executionPeriod });
    const [notice] = await terminal.rows(
      sql<{ description: string }>`
        select description from notification where user_id = ${person('ola')} order by id desc limit 1`,
    );
    expect(notice?.description).toContain(said);
  });
});

describe('work that has a checker', () => {
  it('is not given to its checker', async () => {
    const some = { checkExecution: true, executor: person('jan'), checker: person('ewa') };
    const taskId = await newTask('ola', some);
    expect(await refusedWith(move(taskId, 'reassign', 'ola', { executorId: person('ewa') }))).toBe(
      'checker_is_executor',
    );
  });
});

describe('work that is given to somebody else', () => {
  it('is not given to a role without people, nor to somebody whose account is closed', async () => {
    const { records } = terminal.database;
    const role = await records.create(systemActor, 'executorRole', { name: 'Nikt' });
    const taskId = await newTask('ola', { executor: person('jan') });
    const give = (to: RecordInput) => refusedWith(move(taskId, 'reassign', 'ola', to));
    expect(await give({ executorRoleId: role.id })).toBe('role_empty');
    await records.update(systemActor, 'user', person('ewa'), { isActive: false });
    expect(await give({ executorId: person('ewa') })).toBe('executor_unknown');
    await records.update(systemActor, 'user', person('ewa'), { isActive: true });
    expect(await give({ executorId: person('ewa') })).toBe('not refused');
  });
});

describe('work about a record', () => {
  it('a task is not given to a person who may not read its record, and stays with its executor', async () => {
    const { records } = terminal.database;
    await records.update(systemActor, 'user', person('szef'), { fullRights: true });
    const request = await records.create(systemActor, 'customerRequest', { reference: 'Cudza sprawa' });
    const about = { ownerType: 'customerRequest', ownerId: request.id };
    const taskId = await newTask('szef', { executor: person('szef'), ...about });
    // Without any role one reads no requests.
    expect(await refusedWith(move(taskId, 'reassign', 'szef', { executorId: person('ewa') }))).toBe(
      'task_record_unseen',
    );
    expect(await task(taskId)).toMatchObject({ executorId: person('szef') });
    await records.update(systemActor, 'user', person('ewa'), { fullRights: true });
    await move(taskId, 'reassign', 'szef', { executorId: person('ewa') });
    expect(await task(taskId)).toMatchObject({ executorId: person('ewa') });
  });
});
