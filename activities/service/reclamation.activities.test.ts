import { ApplicationFailure } from '@temporalio/common';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RecordInput } from '#domain/kernel/record.ts';
import { isRefusal } from '#domain/kernel/refusal.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { brought, decided } from '#domain/service/reclamation.rules.ts';
import type { ReminderKind } from '#domain/processes/reminders.rules.ts';
import type {
  DecisionReminder,
  ProductionOrderStep,
  ReclamationActivities,
  ReclamationStep,
} from '#workflows/service/reclamation.activities.ts';
import { sendReclamationEmail } from '#database/service/reclamationEmails.ts';
import { refusedWith } from '../testing/refusedWith.ts';
import { createTestTerminal, type TestTerminal } from '../testing/terminal.ts';
import { reclamationActivities } from './reclamation.activities.ts';

let terminal: TestTerminal;
let activities: ReclamationActivities;
const people: Record<string, number> = {};

beforeAll(async () => {
  terminal = await createTestTerminal();
  activities = reclamationActivities(terminal.dependencies);
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
const byCode = async (table: string, code: string): Promise<number> => {
  const [row] = await terminal.rows(
    sql<{ id: number }>`select id from ${sql.table(table)} where code = ${code}`,
  );
  return row?.id ?? 0;
};
const decisionOf = (code: string) => byCode('reclamation_decision', code);
const register = async (some: RecordInput = {}): Promise<number> =>
  (await terminal.database.records.create(systemActor, 'reclamation', { manager: people.ola, ...some })).id;
const record = (id: number) => terminal.database.records.get(systemActor, 'reclamation', id);

type Move = { readonly decision: string } | { readonly state: string };

let steps = 0;
const stepOf = async (id: number, move: Move): Promise<ReclamationStep> => {
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
  return {
    from,
    to,
    reclamationId: id,
    by: people.ola ?? null,
    comment: 'Oględziny',
    key: `reclamation-${id}:${(steps += 1)}`,
    at: '2026-11-20T23:30:00.000Z',
  };
};
const moved = async (id: number, move: Move): Promise<ReclamationStep> => {
  const step = await stepOf(id, move);
  await activities.moveReclamation(step);
  return step;
};
const orderOf = (id: number, orderNumber: string): ProductionOrderStep => ({
  reclamationId: id,
  by: people.ola ?? null,
  at: '',
  orderNumber,
  key: `reclamation-${id}:${orderNumber}`,
});
const reminderOf = async (id: number, kind: ReminderKind): Promise<DecisionReminder> => {
  const { term } = await activities.readReclamation({ reclamationId: id });
  return { key: `reclamation-${id}:${kind}`, reclamationId: id, kind, term, at: '' };
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
    const executionTypeId = await byCode('reclamation_execution', 'REPAIR');
    await activities.moveReclamation({ ...(await stepOf(id, { decision: 'REFUSED' })), executionTypeId });
    expect(await record(id)).toMatchObject({ executionTypeId });
    await moved(id, { state: 'examined' });
    expect(await record(id)).toMatchObject({
      decisionId: null,
      decisionDate: null,
      executionTypeId: null,
      // 14 working days after 21 November, the day in Warsaw.
      executionTerm: '2026-12-10',
    });
  });
});

it('a reclamation in a group that an administrator has named goes on from there', async () => {
  const { records } = terminal.database;
  const group = await records.create(systemActor, 'reclamationStatusGroup', {
    name: 'W drodze',
    predefinedName: 'onTheWay',
  });
  const status = await records.create(systemActor, 'reclamationState', {
    name: 'Wysłana',
    reclamationStatusGroup: group.id,
  });
  const id = await register();
  await records.update(systemActor, 'reclamation', id, { status: status.id });
  expect(await activities.readReclamation({ reclamationId: id })).toMatchObject({
    standing: { state: { id: status.id, group: null } },
  });
  await moved(id, { state: 'examined' });
  expect(await record(id)).toMatchObject({ statusId: await idOf('reclamationState', 'examined') });
});

it('one of three decisions by people who saw the same version is written, and the others are refused', async () => {
  const id = await register();
  const { updatedAt: seenAt } = await record(id);
  const decide = async (decision: string) => {
    const step = { ...(await stepOf(id, { decision })), seenAt };
    return refusedWith(activities.moveReclamation(step));
  };
  expect(await decide('GRANTED')).toBe('not refused');
  const { decisionId } = await record(id);
  expect(await decide('PARTLY')).toBe('stale_record');
  expect(await decide('REFUSED')).toBe('stale_record');
  expect(await record(id)).toMatchObject({ decisionId });
});

it.each([
  ['marked_to_delete', 'reclamation_marked'],
  ['confirmed', 'reclamation_confirmed'],
])('what is %s is neither decided nor made again', async (column, code) => {
  const id = await register();
  const step = await stepOf(id, { decision: 'REFUSED' });
  await terminal.rows(sql`update reclamation set ${sql.ref(column)} = true where id = ${id}`);
  expect(await refusedWith(activities.moveReclamation(step))).toBe(code);
  const order = { reclamationId: id, key: `${step.key}:order`, by: null, at: step.at, orderNumber: 'ZP/1' };
  expect(await refusedWith(activities.orderProduction(order))).toBe(code);
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

it('a production order is made once for its key, and is in the reclamation and its history', async () => {
  const id = await register();
  const order = orderOf(id, 'ZP/7');
  await activities.orderProduction(order);
  await activities.orderProduction(order);
  expect(await record(id)).toMatchObject({ orderNumbers: 'ZP/7' });
  expect(await historyOf(id)).toEqual([['ServiceOrderAdded', 'ZP/7']]);
});

it('a term is reported to the manager, and when it has long passed to who leads them, each once', async () => {
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
    await activities.remindOfDecision(await reminderOf(id, kind));
  expect(await noticesOf('ola', id)).toEqual([
    'Reklamacja do rozpatrzenia',
    'Zbliża się termin decyzji',
    'Minął termin decyzji',
  ]);
  expect(await noticesOf('szef', id)).toEqual(['Zaległa decyzja w zespole']);
  expect(await historyOf(id)).toHaveLength(3);
});

it('a decision of somebody whose account is closed is reported to the administrators', async () => {
  const { records } = terminal.database;
  const newUser = async (login: string, some: RecordInput) =>
    (
      await records.create(systemActor, 'user', {
        login,
        name: login,
        email: `${login}@terminal.example`,
        ...some,
      })
    ).id;
  people.naczelny = await newUser('naczelny', { fullRights: true });
  const id = await register({ manager: await newUser('dawny', { isActive: false }) });
  for (const kind of ['overdue', 'escalated'] as const)
    await activities.remindOfDecision(await reminderOf(id, kind));
  expect(await noticesOf('naczelny', id)).toEqual(['Minął termin decyzji', 'Zaległa decyzja w zespole']);
});

interface Late {
  /** What went before. */
  readonly after: readonly Move[];
  /** The step as a worker has it in hand. */
  readonly step: (id: number) => Promise<() => Promise<void>>;
  /** What is done meanwhile by the worker that was asked instead. */
  readonly meanwhile: Move;
  readonly code: string;
}

// Each of these three makes a step for a reclamation, as `Late.step` says.
const move = (to: Move) => async (id: number) => {
  const step = await stepOf(id, to);
  return () => activities.moveReclamation(step);
};
const remind = async (id: number) => {
  const reminder = await reminderOf(id, 'overdue');
  return () => activities.remindOfDecision(reminder);
};
const order = async (id: number) => () => activities.orderProduction(orderOf(id, 'ZP/8'));

const [partly, granted, refused] = [{ decision: 'PARTLY' }, { decision: 'GRANTED' }, { decision: 'REFUSED' }];
const [examined, ready, closed] = [{ state: 'examined' }, { state: 'ready' }, { state: 'closed' }];

describe.each<[string, Late]>([
  ['another state', { after: [], step: move(examined), meanwhile: partly, code: 'reclamation_moved_on' }],
  ['a decision', { after: [], step: move(granted), meanwhile: partly, code: 'reclamation_moved_on' }],
  ['the end', { after: [granted], step: move(closed), meanwhile: ready, code: 'reclamation_moved_on' }],
  [
    'an appeal',
    { after: [refused], step: move(examined), meanwhile: { state: 'ordered' }, code: 'reclamation_moved_on' },
  ],
  ['a production order', { after: [], step: order, meanwhile: refused, code: 'reclamation_closed' }],
  ['a reminder', { after: [], step: remind, meanwhile: granted, code: 'reclamation_moved_on' }],
])(
  '%s whose worker dies before it has said that it is written',
  (_step, { after, step, meanwhile, code }) => {
    const begun = async () => {
      const id = await register({ reclamationType: await idOf('reclamationType', 'quantity') });
      for (const each of after) await moved(id, each);
      return id;
    };
    /** All that a step may leave behind. */
    const tracesOf = async (id: number) => {
      const fields = await record(id);
      const told = await Promise.all(['ola', 'szef'].map((login) => noticesOf(login, id)));
      return { fields, told, history: await historyOf(id) };
    };

    it('is done once, however often it is asked for and by how many at once', async () => {
      const id = await begun();
      const act = await step(id);
      await act();
      const traces = await tracesOf(id);
      await Promise.all([act(), act(), act()]);
      expect(await tracesOf(id)).toEqual(traces);
    });

    it('a step that comes after what was done meanwhile is refused, and writes nothing over it', async () => {
      const id = await begun();
      const act = await step(id);
      await moved(id, meanwhile);
      const traces = await tracesOf(id);
      expect(await refusedWith(act())).toBe(code);
      expect(await tracesOf(id)).toEqual(traces);
    });
  },
);

describe('an e-mail of a reclamation that the mail server refuses', () => {
  it('is reported to who sent it, may be corrected, and goes out again', async () => {
    const author = { ...systemActor, userId: people.ola ?? 0 };
    const { records } = terminal.database;
    const words = { to: 'nikt@terminal.example', subject: 'Decyzja', reclamation: await register() };
    const { id } = await records.create(author, 'reclamationEmail', words);
    const send = () => terminal.database.transaction((tx) => sendReclamationEmail(tx, author, id));
    const messageOf = async () =>
      Number((await records.get(systemActor, 'reclamationEmail', id)).outgoingEmailId);
    await send();
    const first = await messageOf();
    await expect(send()).rejects.toThrow('reclamation_email_sent');

    await records.update(systemActor, 'outgoingEmail', first, { status: 'failed', failure: '550 unknown' });
    expect(await records.get(systemActor, 'reclamationEmail', id)).toMatchObject({
      sent: false,
      outgoingEmail: { status: 'failed', failure: '550 unknown' },
    });
    const told = await terminal.rows(
      sql<{ title: string; description: string }>`
        select title, description from notification where user_id = ${people.ola} order by id desc limit 1`,
    );
    expect(told[0]?.description).toContain('550 unknown');

    await send();
    const second = await messageOf();
    expect(second).not.toBe(first);
    await records.update(systemActor, 'outgoingEmail', second, {
      status: 'sent',
      sent: true,
      sentAt: new Date().toISOString(),
    });
    expect(await records.get(systemActor, 'reclamationEmail', id)).toMatchObject({ sent: true });
    await expect(send()).rejects.toThrow('reclamation_email_sent');
  });
});
