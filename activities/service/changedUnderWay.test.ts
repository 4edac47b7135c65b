import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RecordInput } from '#domain/kernel/record.ts';
import { systemActor } from '#domain/platform/actor.ts';
import type { ReclamationActivities } from '#workflows/service/reclamation.activities.ts';
import { refusedWith } from '../testing/refusedWith.ts';
import { createTestTerminal, type TestTerminal } from '../testing/terminal.ts';
import { reclamationActivities } from './reclamation.activities.ts';

let terminal: TestTerminal;
let activities: ReclamationActivities;
const people: Record<string, number> = {};

beforeAll(async () => {
  terminal = await createTestTerminal();
  activities = reclamationActivities(terminal.dependencies);
  for (const login of ['ola', 'jan']) {
    const person = { login, name: login, email: `${login}@terminal.example`, fullRights: true };
    people[login] = (await terminal.database.records.create(systemActor, 'user', person)).id;
  }
});
afterAll(() => terminal.close());

const typeOf = async (name: string): Promise<number> =>
  (await terminal.database.records.predefined(systemActor, 'reclamationType', name)).id;
/** A reclamation of two weeks for its decision, and the reminder that its workflow has in hand. */
const underWay = async () => {
  const reclamationType = await typeOf('quantity');
  const some = { manager: people.ola, reclamationType, inputDate: '2026-01-02' };
  const { id } = await terminal.database.records.create(systemActor, 'reclamation', some);
  const { term } = await activities.readReclamation({ reclamationId: id });
  const remind = () =>
    activities.remindOfDecision({
      key: `reclamation-${id}:overdue:${term}`,
      reclamationId: id,
      kind: 'overdue',
      term,
      at: '2026-01-20T07:00:00.000Z',
    });
  return { id, term, remind };
};
const asOla = () => ({ ...systemActor, system: false, userId: people.ola ?? null });
const change = (id: number, some: RecordInput) =>
  terminal.database.records.update(asOla(), 'reclamation', id, some);
/** Who was reminded of an overdue decision. In these tests no other notice has the type of an error. */
const remindedOf = async (id: number) =>
  (
    await terminal.rows(sql<{ login: string }>`
      select u.login from notification n join "user" u on u.id = n.user_id
      where n.object_name = 'reclamation' and n.object_id = ${id} and n.type = 'ERROR' order by n.id`)
  ).map(({ login }) => login);
/** How often its workflow was signalled. */
const timesSignalled = async (id: number) =>
  (
    await terminal.rows(sql`
      select from outbox where kind = 'reclamation' and payload = ${JSON.stringify({ reclamationId: id })}::jsonb`)
  ).length;

it('a reclamation that is given to somebody else reminds them, and its workflow hears of it', async () => {
  const { id, remind } = await underWay();
  const before = await timesSignalled(id);
  await change(id, { manager: people.jan });
  expect(await timesSignalled(id)).toBe(before + 1);
  await remind();
  expect(await remindedOf(id)).toEqual(['jan']);
});

it.each<[string, () => Promise<RecordInput>]>([
  ['another type', async () => ({ reclamationType: await typeOf('quality') })],
  ['another day on which it came in', async () => ({ inputDate: '2026-02-02' })],
  ['another term', async () => ({ executionTerm: '2026-12-24' })],
])(
  '%s moves the term: of the one before nobody is reminded, and the workflow hears of it',
  async (_what, some) => {
    const { id, term, remind } = await underWay();
    const before = await timesSignalled(id);
    await change(id, await some());
    expect((await activities.readReclamation({ reclamationId: id })).term).not.toBe(term);
    expect(await timesSignalled(id)).toBe(before + 1);
    expect(await refusedWith(remind())).toBe('reclamation_moved_on');
    expect(await remindedOf(id)).toEqual([]);
  },
);

it('nobody is reminded of a deleted reclamation; a restored one reminds of the term that it had', async () => {
  const { id, term, remind } = await underWay();
  await terminal.database.records.changeDeletionMark(asOla(), 'reclamation', id, true);
  expect(await refusedWith(remind())).toBe('reclamation_moved_on');
  await terminal.database.records.changeDeletionMark(asOla(), 'reclamation', id, false);
  expect(await activities.readReclamation({ reclamationId: id })).toMatchObject({ term, marked: false });
  await remind();
  expect(await remindedOf(id)).toEqual(['ola']);
});

it('one of two people who change a reclamation at once is refused because it was changed', async () => {
  const { id } = await underWay();
  const { updatedAt } = await terminal.database.records.get(systemActor, 'reclamation', id);
  const outcomes = await Promise.allSettled([
    change(id, { updatedAt, executionTerm: '2026-12-01' }),
    change(id, { updatedAt, manager: people.jan }),
  ]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const refused = outcomes.find((outcome) => outcome.status === 'rejected');
  expect(refused?.reason).toMatchObject({ code: 'stale_record' });
});
