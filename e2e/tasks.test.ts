import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect } from '#database/connect.ts';
import { demoPassword } from '#database/demo/people.ts';
import { startStack, type Stack } from '#tools/testing/stack.ts';
import { patientCaller, ProblemAnswer, type Caller } from './steps/caller.ts';

interface Task {
  readonly id: number;
  readonly executorId: number | null;
  readonly executionHistory: readonly { readonly move: string }[];
}

const colleagues = 20;
let stack: Stack;
let admin: Caller;
let roleId: number;
let userIds: readonly number[];

const signedIn = async (email: string): Promise<Caller> => {
  const caller = patientCaller(stack.apiUrl);
  await caller.call('POST', '/auth/login', { email, password: demoPassword });
  return caller;
};
const newUser = async (at: number): Promise<number> => {
  const login = `kolega${at}`;
  const roles = [{ userRoleId: operatorRole }];
  const user = { login, name: login, email: `${login}@keja.example`, password: demoPassword, roles };
  return (await admin.call<{ id: number }>('POST', '/users', user)).id;
};
let operatorRole: number;
const everybody = (): Promise<readonly Caller[]> =>
  Promise.all(userIds.map((_id, at) => signedIn(`kolega${at}`)));
const task = (id: number) => admin.call<Task>('GET', `/task/${id}`);
const newTask = async (some: object): Promise<number> =>
  (await admin.call<{ id: number }>('POST', '/task', some)).id;

beforeAll(async () => {
  stack = await startStack();
  admin = await signedIn('admin');
  const roles = await admin.call<{ rows: { id: number; key: string }[] }>('GET', '/user_roles?limit=100');
  operatorRole = roles.rows.find(({ key }) => key === 'operator')?.id ?? 0;
  userIds = await Promise.all(Array.from({ length: colleagues }, (_, at) => newUser(at)));
  const executors = userIds.map((executorId) => ({ executorId }));
  roleId = (
    await admin.call<{ id: number }>('POST', '/executor_roles', { code: 'lab', name: 'Laborant', executors })
  ).id;
});
afterAll(() => stack?.stop());

/** What each of the callers is answered who claim a task at once: the executor, or why it was refused. */
const claimed = async (callers: readonly Caller[], id: number): Promise<readonly (number | string)[]> =>
  Promise.all(
    callers.map((caller) =>
      caller.call<{ executorId: number }>('POST', `/task/${id}/moves/claim`, {}).then(
        ({ executorId }) => executorId,
        (error: unknown) => (error instanceof ProblemAnswer ? error.problem.code : String(error)),
      ),
    ),
  );
/** Who was refused and why, beside the moves in the history of the task. */
const afterClaims = async (id: number, outcomes: readonly (number | string)[]) => {
  const { executorId, executionHistory } = await task(id);
  return {
    refusals: outcomes.filter((outcome) => outcome !== executorId),
    moves: executionHistory.map(({ move }) => move),
  };
};
const takenByOne = {
  refusals: Array.from({ length: colleagues - 1 }, () => 'task_taken'),
  moves: ['Claimed'],
};

it('a role’s task is taken by one of twenty who click at once, and the others see it', async () => {
  const callers = await everybody();
  for (let round = 0; round < 6; round += 1) {
    const id = await newTask({ name: `Zważyć próbkę ${round}`, executorRoleId: roleId });
    expect(await afterClaims(id, await claimed(callers, id))).toEqual(takenByOne);
  }
});

it('a role’s task is taken by one of twenty who click at once, though the worker dies under them', async () => {
  const callers = await everybody();
  const id = await newTask({ name: 'Zważyć próbkę', executorRoleId: roleId });
  const claims = claimed(callers, id);
  await stack.kill('worker');
  expect(await afterClaims(id, await claims)).toEqual(takenByOne);
});

it('a move that a worker wrote, and died before it could say so, is answered and not refused', async () => {
  const key = 'execute-of-a-dead-worker';
  const repeating = patientCaller(stack.apiUrl, {
    cookies: Object.fromEntries(
      admin
        .cookies()
        .split('; ')
        .map((cookie) => cookie.split('=', 2)),
    ),
    headers: { 'idempotency-key': key },
  });
  const id = await newTask({ name: 'Zaplombować próbkę' });
  await admin.call('PUT', `/execute_task/${id}`, {});
  const again = () => repeating.call<{ stage: string }>('PUT', `/execute_task/${id}`, {});
  await expect(again()).rejects.toThrow('task_move_illegal');
  // As a worker leaves it that has moved the task and died: the key of the step is kept, and nobody was answered.
  const database = await connect(stack.databaseUrl, { secretKey: stack.secretKey, poolSize: 1 });
  await database.once(`task-${id}:${key}`, async () => undefined);
  await database.close();
  expect(await again()).toMatchObject({ stage: 'Accepted' });
});

it('a closed reclamation, whose workflow has ended, offers only to be taken up again', async () => {
  const closed = await admin.call<{ rows: { id: number }[] }>(
    'GET',
    '/reclamation?limit=1&filter={"status.isClosed":true}',
  );
  const standing = await admin.call('GET', `/reclamation/${closed.rows[0]?.id}/state`);
  expect(standing).toMatchObject({ running: false, allowed: ['changeState'] });
});
