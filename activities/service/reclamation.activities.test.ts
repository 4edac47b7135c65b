import { ApplicationFailure } from '@temporalio/common';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RecordInput } from '#domain/kernel/record.ts';
import { isRefusal } from '#domain/kernel/refusal.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { brought, decided } from '#domain/service/reclamation.rules.ts';
import type { ReclamationActivities, ReclamationStep } from '#workflows/service/reclamation.activities.ts';
import { createTestTerminal, type TestTerminal } from '../testing/terminal.ts';
import { reclamationActivities } from './reclamation.activities.ts';

let terminal: TestTerminal;
let activities: ReclamationActivities;
const people: Record<string, number> = {};

beforeAll(async () => {
  terminal = await createTestTerminal();
  activities = reclamationActivities(terminal.surroundings);
  for (const login of ['ola', 'szef']) {
    const { id } = await terminal.database.records.create(systemActor, 'user', {
      login,
      name: login,
      email: `${login}@terminal.example`,
    });
    people[login] = id;
  }
});
afterAll(() => terminal.close());

const idOf = async (object: string, name: string): Promise<number> =>
  (await terminal.database.records.predefined(systemActor, object, name)).id;
const decisionOf = async (code: string): Promise<number> => {
  const [row] = await terminal.rows(
    sql<{ id: number }>`select id from reclamation_decision where code = ${code}`,
  );
  return row?.id ?? 0;
};
const register = async (some: RecordInput = {}): Promise<number> =>
  (await terminal.database.records.create(systemActor, 'reclamation', { manager: people.ola, ...some })).id;
const record = (id: number) => terminal.database.records.get(systemActor, 'reclamation', id);

let steps = 0;
const moved = async (
  id: number,
  move: { decision: string } | { state: string },
): Promise<ReclamationStep> => {
  const { standing: from } = await activities.readReclamation({ reclamationId: id });
  const to =
    'decision' in move
      ? decided(
          from,
          await activities.readReclamationDecision({ decisionId: await decisionOf(move.decision) }),
        )
      : brought(
          from,
          await activities.readReclamationState({ stateId: await idOf('reclamationState', move.state) }),
        );
  if (isRefusal(to)) throw new Error(to.code);
  const step = {
    from,
    to,
    reclamationId: id,
    by: people.ola ?? null,
    comment: 'Oględziny',
    key: `reclamation-${id}:${(steps += 1)}`,
    at: '2026-11-20T23:30:00.000Z',
  };
  await activities.moveReclamation(step);
  return step;
};
const historyOf = async (id: number): Promise<unknown[]> => {
  const rows = await terminal.rows(
    sql<{ action_type: string; description: string | null }>`
      select action_type, description from reclamation_history where reclamation_id = ${id} order by id`,
  );
  return rows.map((row) => [row.action_type, row.description]);
};
const noticesOf = async (login: string, id: number): Promise<string[]> => {
  const rows = await terminal.rows(
    sql<{ title: string }>`select title from notification
      where user_id = ${people[login]} and object_name = 'reclamation' and object_id = ${id} order by id`,
  );
  return rows.map(({ title }) => title.replace(/:? (reklamacja )?RK-\d+$/, ''));
};

describe('a decision', () => {
  it('brings the reclamation where the dictionary says, on the day as Warsaw has it, each line of history once', async () => {
    const id = await register();
    const step = await moved(id, { decision: 'REFUSED' });
    await activities.moveReclamation(step);
    expect(await record(id)).toMatchObject({
      statusId: await idOf('reclamationState', 'rejected'),
      decisionDate: '2026-11-21',
    });
    expect(await historyOf(id)).toEqual([
      ['Decision', 'Oględziny'],
      ['StatusChange', null],
    ]);
  });

  it('is taken away by an appeal, which begins a new term', async () => {
    const id = await register({
      reclamationType: await idOf('reclamationType', 'quantity'),
      inputDate: '2026-01-02',
    });
    await moved(id, { decision: 'REFUSED' });
    await moved(id, { state: 'examined' });
    expect(await record(id)).toMatchObject({
      decisionId: null,
      decisionDate: null,
      executionTerm: '2026-12-10',
    });
  });
});

it('nothing is closed while somebody has a task about it', async () => {
  const id = await register();
  const { id: task } = await terminal.database.records.create(systemActor, 'task', {
    name: 'Zważyć próbkę',
    executor: people.ola,
    ownerType: 'reclamation',
    ownerId: id,
  });
  await moved(id, { decision: 'GRANTED' });
  const refused = await moved(id, { state: 'closed' }).catch((error: unknown) => error);
  expect(refused).toMatchObject({ type: 'reclamation_tasks_open', details: [{ count: 1 }] });
  expect(refused).toBeInstanceOf(ApplicationFailure);
  await terminal.database.records.update(systemActor, 'task', task, { canceled: true });
  await moved(id, { state: 'closed' });
  expect(await record(id)).toMatchObject({ statusId: await idOf('reclamationState', 'closed') });
});

it('a production order is made once for its key, and stands in the reclamation and its history', async () => {
  const id = await register();
  const order = {
    reclamationId: id,
    by: people.ola ?? null,
    at: '',
    orderNumber: 'ZP/7',
    key: `reclamation-${id}:z`,
  };
  await activities.orderProduction(order);
  await activities.orderProduction(order);
  expect(await record(id)).toMatchObject({ orderNumbers: 'ZP/7' });
  expect(await historyOf(id)).toEqual([['ServiceOrderAdded', 'ZP/7']]);
});

it('a term is told to the manager, and when it has long passed to who leads them, each once', async () => {
  const employee = async (login: string) =>
    (await terminal.database.records.create(systemActor, 'employee', { name: login, user: people[login] }))
      .id;
  const [ola, szef] = [await employee('ola'), await employee('szef')];
  await terminal.database.records.create(systemActor, 'department', {
    name: 'Reklamacje',
    leader: szef,
    employees: [{ employee: ola }, { employee: szef }],
  });
  const id = await register();
  for (const kind of ['soonDue', 'overdue', 'escalated', 'escalated'] as const)
    await activities.remindOfDecision({ key: `reclamation-${id}:${kind}`, reclamationId: id, kind, at: '' });
  expect(await noticesOf('ola', id)).toEqual([
    'Reklamacja do rozpatrzenia',
    'Zbliża się termin decyzji',
    'Minął termin decyzji',
  ]);
  expect(await noticesOf('szef', id)).toEqual(['Zaległa decyzja w zespole']);
  expect(await historyOf(id)).toHaveLength(3);
});
