import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoPassword } from '#database/demo/people.ts';
import { errorMessage } from '#domain/labels/index.ts';
import { launchBrowser } from '#tools/testing/browser.ts';
import { startStack, type Stack } from '#tools/testing/stack.ts';
import { pl } from '../admin-ui/i18n/pl/index.ts';
import { patientCaller, type Caller } from './steps/caller.ts';
import { seriousViolations, whatIsCut } from './steps/looks.ts';

/** Who executes each stage that is drawn. */
const plan = [
  { stage: 'Oględziny', executor: 'Olek Operator', login: 'operator' },
  { stage: 'Wycena', executor: 'Halina Handlowa', login: 'sales' },
  { stage: 'Akceptacja', executor: 'Anna Administrator', login: 'admin' },
] as const;
const words = pl.designer;

let stack: Stack;
let browser: Browser;
beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

const signedIn = async (email: string): Promise<Caller> => {
  const caller = patientCaller(stack.apiUrl);
  await caller.call('POST', '/auth/login', { email, password: demoPassword });
  return caller;
};

const pageOf = async (login: string): Promise<Page> => {
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
  return page;
};

const requests = async (admin: Caller): Promise<readonly number[]> => {
  const { rows } = await admin.call<{ rows: { id: number }[] }>('GET', '/customer_request?limit=2');
  return rows.map(({ id }) => id);
};

const node = (page: Page, stage: string) => page.locator('.react-flow__node', { hasText: stage });

/** Takes an option of a field by its words, as people do. */
const choose = async (page: Page, label: string, option: string): Promise<void> => {
  await page.getByLabel(label, { exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};
const pick = async (page: Page, label: string, name: string): Promise<void> => {
  await page.getByRole('combobox', { name: label, exact: true }).fill(name);
  await page.getByRole('option', { name }).click();
};

it('a process is drawn, goes through the tasks of three people, and its picture shows the way', async () => {
  const admin = await signedIn('admin');
  const { id } = await admin.call<{ id: number }>('POST', '/bp_definition', {
    name: 'Obsługa zapytania',
    ownerObjectName: 'customerRequest',
    isActive: false,
  });
  const page = await pageOf('admin');
  await page.goto(`${stack.url}/process-designer/${id}`);

  for (const { stage, executor } of plan) {
    await page.getByLabel(`${words.addStage} (N)`).fill(stage);
    await page.getByRole('button', { name: words.createStage.replace('%{name}', stage) }).click();
    await node(page, stage).waitFor();
    await pick(page, 'Wykonawca', executor);
  }
  await page.getByText(errorMessage('pl', 'definition_unreachable')).first().waitFor();
  for (const [at, { stage }] of plan.entries()) {
    const next = plan[at + 1];
    if (!next) continue;
    await node(page, stage).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: stage, level: 2 }).waitFor();
    await page.keyboard.press('c');
    await page.getByRole('menu').waitFor();
    await page.keyboard.type(next.stage);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByLabel(words.nextStage).textContent()).toBe(next.stage);
  }
  await page.getByText(words.noFaults).waitFor();
  await page.getByRole('button', { name: `${words.arrange} (L)` }).click();
  expect([...(await seriousViolations(page)), ...(await whatIsCut(page))]).toEqual([]);
  await page.getByRole('button', { name: words.switchOn }).click();
  await page.getByText(words.active, { exact: true }).waitFor();

  const [ownerObjectId] = await requests(admin);
  const ownerObjectName = 'customerRequest';
  const started = { definition: id, ownerObjectName, ownerObjectId };
  const exemplar = await admin.call<{ id: number }>('POST', '/bp_exemplar', started);

  for (const { login, stage } of plan) {
    const desk = await pageOf(login);
    await desk.goto(`${stack.url}/my-tasks`);
    await desk.getByRole('row', { name: stage }).focus();
    await desk.keyboard.press('e');
    await desk.getByLabel(pl.tasks.result).fill(`${stage}: gotowe`);
    await desk.keyboard.press('Control+Enter');
    await desk.getByRole('row', { name: stage }).waitFor({ state: 'detached' });
    await desk.context().close();
  }

  await page.goto(`${stack.url}/bp_exemplar/${exemplar.id}`);
  await page.getByText('Zakończony', { exact: true }).first().waitFor();
  const described = await page.locator('.react-flow__node').allTextContents();
  for (const { stage } of plan) expect(described.join(' ')).toContain(stage);
  await expect.poll(() => page.locator('.react-flow__edge').count()).toBe(plan.length + 1);
  const history = page.getByRole('region', { name: pl.processRun.history });
  for (const { executor } of plan) expect(await history.textContent()).toContain(executor);
  expect([...(await seriousViolations(page)), ...(await whatIsCut(page))]).toEqual([]);
});

/** A definition of these stages one after another, all of the administrator; with an id, its next version. */
const define = async (admin: Caller, stages: readonly number[], id?: number): Promise<number> => {
  const { user } = await admin.call<{ user: { id: number } }>('GET', '/auth/session');
  const stageSettingsList = stages.map((stageId, at) => ({
    stageId,
    nextStageId: stages[at + 1] ?? null,
    executorId: user.id,
  }));
  const body = {
    name: 'Wysyłka próbek',
    ownerObjectName: 'customerRequest',
    isActive: true,
    stageSettingsList,
  };
  const path = '/bp_definition';
  if (id === undefined) return (await admin.call<{ id: number }>('POST', path, body)).id;
  await admin.call('PUT', `${path}/${id}`, body);
  return id;
};

it('a process is begun on its record, sent on, moved to the version that the preview showed, and cancelled with a reason', async () => {
  const admin = await signedIn('admin');
  const [pack = 0, send = 0, hand = 0] = await Promise.all(
    ['Pakowanie', 'Nadanie', 'Doręczenie'].map(
      async (name) => (await admin.call<{ id: number }>('POST', '/stages', { name })).id,
    ),
  );
  const id = await define(admin, [pack, send]);
  const record = (await requests(admin)).at(-1);
  const page = await pageOf('admin');
  const { actions, done } = pl.processRun;

  await page.goto(`${stack.url}/customer_request/${record}`);
  await page.getByRole('button', { name: pl.processRun.start }).click();
  await page.getByRole('menuitem', { name: 'Wysyłka próbek' }).click();
  await page.getByRole('link', { name: 'Wysyłka próbek' }).click();

  await page.getByRole('button', { name: actions.redirect }).click();
  await choose(page, `${pl.processRun.toStage} *`, 'Nadanie');
  await page.getByRole('dialog').getByRole('button', { name: actions.redirect }).click();
  await page.getByText(done.redirect).waitFor();
  await page.locator('.react-flow__node', { hasText: /Nadanie.*Anna Administrator/ }).waitFor();

  await define(admin, [pack, hand], id);
  await page.goto(`${stack.url}/process-board/${id}`);
  const running = page.getByRole('row', { name: 'Nadanie' }).last();
  await running.getByRole('checkbox').check();
  await page.getByRole('button', { name: pl.processBoard.move }).click();
  await page.getByLabel(pl.processBoard.toVersion).click();
  await page.getByRole('option', { name: pl.designer.version.replace('%{number}', '2') }).click();
  await page.getByLabel(/1 stoi na „Nadanie”/).click();
  await page.getByRole('option', { name: 'Doręczenie' }).click();
  await page.getByText('Nadanie → Doręczenie: 1').waitFor();
  expect([...(await seriousViolations(page)), ...(await whatIsCut(page))]).toEqual([]);
  await page.getByRole('button', { name: pl.processBoard.moveNow, exact: true }).click();
  const landed = page.getByRole('row', { name: /Doręczenie.* 2 / });
  await landed.waitFor();

  await landed.getByRole('link').first().click();
  await page.getByRole('button', { name: actions.cancel }).click();
  const asked = page.getByRole('dialog');
  await asked.getByText(pl.processRun.cancelAsk).waitFor();
  expect(await asked.getByRole('button', { name: actions.cancel }).isDisabled()).toBe(true);
  await asked.getByLabel(pl.processRun.reason).fill('Klient zrezygnował');
  await page.keyboard.press('Control+Enter');
  await page.getByText(done.cancel).waitFor();
  await page.getByRole('region', { name: pl.processRun.history }).getByText('Klient zrezygnował').waitFor();
});
