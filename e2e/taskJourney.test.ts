import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoPassword } from '#database/demo/people.ts';
import { launchBrowser } from '#tools/testing/browser.ts';
import { startStack, type Stack } from '#tools/testing/stack.ts';
import { officeTexts } from '../admin-ui/i18n/officeRows.ts';
import { until, type Caller } from './steps/caller.ts';
import { gone } from './steps/gone.ts';
import { keptBack } from './steps/keptBack.ts';
import { violationsOf, whatIsCut } from './steps/looks.ts';
import { signedIn } from './steps/truck.ts';
import { typeInto } from './steps/typeInto.ts';

interface Task {
  readonly executorId: number | null;
  readonly executionAccepted: boolean;
}

const words = officeTexts('pl').tasks;
let stack: Stack;
let browser: Browser;
let admin: Caller;
/** The operator of the demo. */
let operatorId: number;
/** A role whose tasks the operator may take. */
let roleId: number;

const task = (id: number) => admin.call<Task>('GET', `/task/${id}`);
const newTask = async (some: object): Promise<number> =>
  (await admin.call<{ id: number }>('POST', '/task', some)).id;

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), launchBrowser()]);
  admin = await signedIn(stack, 'admin');
  const operator = await (await signedIn(stack, 'operator')).call<Session>('GET', '/auth/session');
  operatorId = operator.user.id;
  const executors = [{ executorId: operatorId }];
  const role = { code: 'lab', name: 'Laborant', executors };
  roleId = (await admin.call<{ id: number }>('POST', '/executor_roles', role)).id;
});
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

interface Session {
  readonly user: { readonly id: number };
}

const deskOf = async (login: string): Promise<Page> => {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'pl-PL',
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
  const checker = await admin.call<Session>('GET', '/auth/session');
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
  // T takes a task, E executes it.
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

it('a task with more parts than it shows says how many there are', async () => {
  const whole = await newTask({ name: 'Przegląd nabrzeża' });
  const parts = Array.from({ length: 101 }, (_, at) => ({ name: `Pachoł ${at}`, parentTask: whole }));
  for (const part of parts) await newTask(part);
  const page = await deskOf('admin');
  await page.goto(`${stack.url}/task/${whole}`);
  await page.getByText('1–100 z 101').waitFor();
  await expect.poll(() => page.getByRole('link', { name: /^Pachoł/ }).count()).toBe(100);
});

it('the page of tasks says so if it cannot read which roles its reader has, and reads them again', async () => {
  const page = await deskOf('operator');
  await page.route('**/api/task/own_roles', (route) => route.abort('internetdisconnected'));
  await page.reload();
  const alert = page.getByRole('main').getByRole('alert');
  await alert.waitFor();
  await page.unroute('**/api/task/own_roles');
  // It asks again by itself every few seconds.
  await page.getByRole('table', { name: words.title }).waitFor();
  expect(await alert.count()).toBe(0);
});

it('an address of a calendar is replaced only once it is known whether there is one', async () => {
  const page = await deskOf('operator');
  const { letGo } = await keptBack(page, ({ pathname }) => pathname === '/api/task/feed');
  await page.getByRole('button', { name: words.feed }).click();
  const make = page.getByRole('dialog').getByRole('button', { name: words.feedMake });
  await make.waitFor();
  await expect.poll(() => make.isDisabled()).toBe(true);
  letGo();
  await page.getByText(words.feedNone).waitFor();
  await expect.poll(() => make.isEnabled()).toBe(true);
});

it('a task of a role is taken over where one is told of it', async () => {
  const id = await newTask({ name: 'Sprawdzić plomby', executorRoleId: roleId });
  const page = await deskOf('operator');
  await page.getByRole('button', { name: /powiadom/i }).click();
  // By day its executors are reminded of it, too.
  const take = page.getByRole('button', { name: new RegExp(`^${words.moves.claim}.*Sprawdzić plomby`) });
  await take.click();
  await gone(take);
  expect(await task(id)).toMatchObject({ executorId: operatorId });
});
