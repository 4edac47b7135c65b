import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect } from '#database/connect.ts';
import { demoPassword } from '#database/demo/people.ts';
import { launchBrowser } from '#tools/testing/browser.ts';
import { startStack, type Stack } from '#tools/testing/stack.ts';
import { officeTexts } from '../admin-ui/i18n/officeRows.ts';
import { patientCaller, ProblemAnswer, until, type Caller } from './steps/caller.ts';
import { gone } from './steps/gone.ts';
import { violationsOf, whatIsCut } from './steps/looks.ts';
import { typeInto } from './steps/typeInto.ts';

const pl = officeTexts('pl');

interface Task {
  readonly id: number;
  readonly executorId: number | null;
  readonly executionAccepted: boolean;
  readonly executionHistory: readonly { readonly move: string }[];
}

const colleagues = 20;
const words = pl.tasks;
let stack: Stack;
let browser: Browser;
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
  [stack, browser] = await Promise.all([startStack(), launchBrowser()]);
  admin = await signedIn('admin');
  const roles = await admin.call<{ rows: { id: number; key: string }[] }>('GET', '/user_roles?limit=100');
  operatorRole = roles.rows.find(({ key }) => key === 'operator')?.id ?? 0;
  userIds = await Promise.all(Array.from({ length: colleagues }, (_, at) => newUser(at)));
  const operator = await admin.call<{ rows: { id: number }[] }>('GET', '/users?filter={"login":"operator"}');
  const executors = [...userIds, operator.rows[0]?.id].map((executorId) => ({ executorId }));
  roleId = (
    await admin.call<{ id: number }>('POST', '/executor_roles', { code: 'lab', name: 'Laborant', executors })
  ).id;
});
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

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
  const hurried = patientCaller(stack.apiUrl, {
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
  const again = () => hurried.call<{ stage: string }>('PUT', `/execute_task/${id}`, {});
  await expect(again()).rejects.toThrow('task_move_illegal');
  const database = await connect(stack.databaseUrl, { secretKey: stack.secretKey, poolSize: 1 });
  await database.once(`task-${id}:${key}`, async () => undefined);
  await database.close();
  expect(await again()).toMatchObject({ stage: 'Accepted' });
});

const deskOf = async (login: string): Promise<Page> => {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'pl-PL',
    reducedMotion: 'reduce',
  });
  await context.request.post(`${stack.url}/api/auth/login`, {
    data: { email: login, password: demoPassword },
    headers: { origin: stack.url },
  });
  const page = await context.newPage();
  await page.goto(`${stack.url}/my-tasks`);
  return page;
};

it('somebody takes a task with one key, does it, and says what came of it; its checker accepts it', async () => {
  const checker = await admin.call<{ user: { id: number } }>('GET', '/auth/session');
  const id = await newTask({
    name: 'Pobrać próbki z burty',
    executorRoleId: roleId,
    importance: 'HIGHT',
    checkExecution: true,
    checkerId: checker.user.id,
    executionPeriod: new Date(Date.now() + 86_400_000).toISOString(),
  });
  const page = await deskOf('operator');
  await page.getByRole('tab', { name: words.scopes.roles }).click();
  const row = page.getByRole('row', { name: /Pobrać próbki z burty/ });
  await row.waitFor();
  await row.focus();
  await page.keyboard.press('t');
  await gone(row);
  expect([...(await violationsOf(page)), ...(await whatIsCut(page))]).toEqual([]);

  await page.getByRole('tab', { name: words.scopes.mine }).click();
  await row.focus();
  await page.keyboard.press('e');
  await typeInto(page.getByLabel(words.result), 'Sześć próbek');
  await page.keyboard.press('Tab');
  await page.getByRole('dialog').getByRole('button', { name: words.moves.execute }).click();
  await gone(row);

  const desk = await deskOf('admin');
  await desk.goto(`${stack.url}/task/${id}`);
  await desk.getByText('Sześć próbek').first().waitFor();
  await desk.getByRole('button', { name: words.moves.accept }).click();
  await desk.getByRole('dialog').getByRole('button', { name: words.moves.accept }).click();
  await until(async () => (await task(id)).executionAccepted);
  await desk.getByText(words.stages.Accepted).first().waitFor();
  expect([...(await violationsOf(desk)), ...(await whatIsCut(desk))]).toEqual([]);

  const shownAs = page.getByRole('group', { name: words.shownAs });
  await shownAs.getByRole('button', { name: words.calendar }).click();
  await page.locator('.fc-daygrid-day').first().waitFor();
  expect(await violationsOf(page)).toEqual([]);
});

it('a task of a role is taken over where one is told of it', async () => {
  const id = await newTask({ name: 'Sprawdzić plomby', executorRoleId: roleId });
  const page = await deskOf('operator');
  await page.getByRole('button', { name: /powiadom/i }).click();
  // By day its executors are reminded of it, too.
  const take = page.getByRole('button', { name: new RegExp(`^${words.moves.claim}.*Sprawdzić plomby`) });
  await take.click();
  await gone(take);
  const operator = await (await signedIn('operator')).call<{ user: { id: number } }>('GET', '/auth/session');
  expect(await task(id)).toMatchObject({ executorId: operator.user.id });
});

it('a closed reclamation, whose workflow has ended, offers only to be taken up again', async () => {
  const closed = await admin.call<{ rows: { id: number }[] }>(
    'GET',
    '/reclamation?limit=1&filter={"status.isClosed":true}',
  );
  const standing = await admin.call('GET', `/reclamation/${closed.rows[0]?.id}/state`);
  expect(standing).toMatchObject({ running: false, allowed: ['changeState'] });
});
