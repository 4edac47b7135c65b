import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { warsawNow } from '#domain/kernel/warsawDay.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { actorOfUser } from '#database/accounts/signedInActor.ts';
import { waitingForLocks } from '#database/testing/waitingForLocks.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Answer, Visitor } from '../testing/visitor.ts';

interface Written {
  readonly id: number;
  readonly [field: string]: unknown;
}

let api: TestApi;
let sales: Visitor;
let operator: Visitor;
const people: Record<string, number> = {};
beforeAll(async () => {
  api = await startTestApi();
  sales = await api.signedIn('sales');
  operator = await api.signedIn('operator');
  const { rows } = (await operator.get('/users')).body as { rows: { id: number; login: string }[] };
  for (const { id, login } of rows) people[login] = id;
});
afterAll(() => api?.close());

const newTask = async (some: object = {}): Promise<Written> =>
  (await sales.post('/task', { name: 'Zważyć próbkę', ...some })).body as Written;
const errorsOf = (body: unknown) =>
  ((body as { errors?: { field: string; code: string }[] }).errors ?? []).map(
    ({ field, code }) => `${field}: ${code}`,
  );

describe('a new task', () => {
  it('is its author’s, of no importance yet, and due at the start of tomorrow', async () => {
    const task = await newTask();
    const tomorrow = warsawNow().plus({ days: 1 }).startOf('day').toUTC().toISO();
    expect(task).toMatchObject({
      executorId: people.sales,
      importance: 'NOT_SET',
      emailBodyType: 'html',
      executionPeriod: tomorrow,
      files: [],
    });
  });

  // The executor role 1 of the demo is Dyspozytornia, to which the operator belongs.
  it('may be for a role alone, and about a record', async () => {
    const task = await newTask({ executorRole: 1, ownerType: 'disposition', ownerId: 1 });
    expect(task).toMatchObject({ executorId: null, executorRoleId: 1, ownerType: 'disposition', ownerId: 1 });
  });
});

describe('a task that is given', () => {
  it('is given to somebody else in its form by its author, and begins anew', async () => {
    const { id } = await newTask();
    const { status, body } = await sales.put(`/task/${id}`, { executor: people.operator });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { executorId: people.operator, started: false },
    });
    const { executionHistory } = (await sales.get(`/task/${id}`)).body as { executionHistory: object[] };
    expect(executionHistory).toMatchObject([{ move: 'Reassigned', userId: people.sales }]);
  });

  it.each<[string, object, string]>([
    ['its term', { executionPeriod: '2030-01-01T10:00:00Z' }, 'executionPeriod: task_arranged_by_others'],
    ['its executor', { executorId: 1 }, 'executor: task_arranged_by_others'],
    ['its check', { checkExecution: true }, 'checkExecution: task_arranged_by_others'],
  ])('does not let a colleague change %s, and says at which field', async (_what, change, refused) => {
    const { id } = await newTask({ executor: people.operator });
    const { status, body } = await operator.put(`/task/${id}`, change);
    expect([status, errorsOf(body)]).toEqual([422, [refused]]);
  });

  it('lets everybody who may write tasks change its words, with the rest sent along as it is', async () => {
    const { id, executionPeriod, executorId } = await newTask({ executor: people.operator });
    const whole = { executionPeriod, executorId, checkerId: null, description: 'Trzy z każdej burty' };
    expect((await operator.put(`/task/${id}`, whole)).status).toBe(200);
  });

  it('keeps its history whatever a form sends', async () => {
    const { id } = await newTask();
    await sales.put(`/task/${id}`, { executor: people.operator });
    expect((await sales.put(`/task/${id}`, { executionHistory: [] })).status).toBe(200);
    expect((await sales.get(`/task/${id}`)).body).toMatchObject({
      executionHistory: [{ move: 'Reassigned' }],
    });
  });

  it('refuses a task without an executor and an executor role', async () => {
    const { id } = await newTask();
    const { status, body } = await sales.put(`/task/${id}`, { executorId: null });
    expect(status).toBe(422);
    expect(errorsOf(body)).toEqual(['executor: executor_missing', 'executorRole: executor_missing']);
  });

  it('refuses a task as a subtask of its own subtasks', async () => {
    const whole = await newTask();
    const part = await newTask({ parentTask: whole.id });
    const { body } = await sales.put(`/task/${whole.id}`, { parentTask: part.id });
    expect(errorsOf(body)).toEqual(['parentTask: task_inside_itself']);
  });

  it('two tasks do not become parts of each other when both are changed at the same moment', async () => {
    const { database } = api;
    const [one, other] = [await newTask(), await newTask()];
    const person = await actorOfUser(database.sql, people.sales ?? 0);
    let second: Promise<Answer> | undefined;
    await database.transaction(async (tx) => {
      await tx.records.updateOnly(person as Actor, 'task', one.id, { parentTask: other.id });
      second = sales.put(`/task/${other.id}`, { parentTask: one.id });
      await expect.poll(() => waitingForLocks(database.sql)).toBeGreaterThan(0);
    });
    expect(errorsOf((await second)?.body)).toEqual(['parentTask: task_inside_itself']);
  });

  it('says to each who asks which moves are theirs, also while no workflow can be asked', async () => {
    const { id } = await newTask({ executor: people.operator });
    const movesFor = async (who: Visitor) =>
      ((await who.get(`/task/${id}/state`)).body as { mine: string[]; running: null }).mine;
    expect(await movesFor(operator)).toEqual(['claim', 'start', 'execute']);
    expect(await movesFor(sales)).toEqual(['reassign', 'cancel']);
  });
});

describe('the list of tasks', () => {
  it('is found by role, customer, term, words and whether it is executed', async () => {
    // Role 1 and customer 2 are those of the demo.
    await newTask({
      name: 'Szukana dla roli',
      executorRole: 1,
      customer: 2,
      executionPeriod: '2031-05-04T10:00:00Z',
    });
    const found = async (filter: object) =>
      ((await sales.get('/task', { filter, limit: 30 })).body as { rows: { name: string }[] }).rows.map(
        ({ name }) => name,
      );
    const only = ['Szukana dla roli'];
    expect(await found({ searchStr: 'szukana' })).toEqual(only);
    expect(await found({ executorRole: [1], executor: null, customer: 2 })).toEqual(only);
    expect(await found({ executionPeriod: { gte: '2031-05-04', lte: '2031-05-04' } })).toEqual(only);
    expect(await found({ searchStr: 'szukana', executed: true })).toEqual([]);
  });

  it('tells whose tasks one may take by one’s roles', async () => {
    expect((await operator.get('/task/own_roles')).body).toEqual({
      rows: [{ id: 1, name: 'Dyspozytornia' }],
    });
  });
});

describe('a task about a record', () => {
  /** Sales reads requests, and operators do not. */
  const request = async (): Promise<number> => {
    const { rows } = (await sales.get('/vendor_and_customer', { limit: 1 })).body as { rows: Written[] };
    const made = await sales.post('/customer_request', {
      reference: `Sprawa zadania ${Date.now()}`,
      customerId: rows[0]?.id,
    });
    return (made.body as Written).id;
  };
  const about = async () => ({ name: 'Oddzwonić', ownerType: 'customerRequest', ownerId: await request() });
  const refusal = ({ status, body }: { status: number; body: unknown }) => [status, errorsOf(body)];

  it.each(['executor', 'checker'])(
    'is refused where its %s may not read it, at this field',
    async (field) => {
      const asked = { ...(await about()), checkExecution: true, [field]: people.operator };
      expect(refusal(await sales.post('/task', asked))).toEqual([422, [`${field}: task_record_unseen`]]);
    },
  );

  it('a task is not given later, in its form, to a person who may not read its record', async () => {
    const task = (await sales.post('/task', await about())).body as Written;
    const given = await sales.put(`/task/${task.id}`, { executor: people.operator });
    expect(refusal(given)).toEqual([422, ['executor: task_record_unseen']]);
    expect((await sales.get(`/task/${task.id}`)).body).toMatchObject({ executorId: people.sales });
    // Whoever sees it may have it, and what stands there is not judged again.
    expect((await sales.put(`/task/${task.id}`, { executor: people.admin })).status).toBe(200);
  });

  it('a task is refused for a role of which nobody may read its record', async () => {
    const admin = await api.signedIn('admin');
    const role = (
      await admin.post('/executor_roles', {
        name: `Wagowi ${Date.now()}`,
        executors: [{ executor: people.operator }],
      })
    ).body as Written;
    const asked = { ...(await about()), executorRole: role.id };
    expect(refusal(await sales.post('/task', asked))).toEqual([422, ['executorRole: task_record_unseen']]);
    const { body } = await sales.post('/task', { name: 'Bez dokumentu', executorRole: role.id });
    expect(body).toMatchObject({ executorRoleId: role.id });
  });

  it('a person makes no task about a record that they do not see', async () => {
    expect(await operator.post('/task', await about())).toMatchObject({ status: 403 });
    const gone = { name: 'Widmo', ownerType: 'customerRequest', ownerId: 2_000_000_000 };
    expect(await sales.post('/task', gone)).toMatchObject({ status: 404 });
  });
});
