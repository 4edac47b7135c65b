import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { demoPassword } from '#database/demo/people.ts';
import type { ProcessStanding } from '#domain/processes/processAnswers.ts';
import { stageOf } from '#domain/processes/processGraph.ts';
import { launchBrowser } from '#tools/testing/browser.ts';
import { startStack, type Stack } from '#tools/testing/stack.ts';
import { pl } from '../admin-ui/i18n/pl/index.ts';
import { patientCaller, until, type Caller } from './steps/caller.ts';
import { seriousViolations, whatIsCut } from './steps/looks.ts';

const patienceMs = 30_000;
vi.setConfig({ testTimeout: 120_000, expect: { poll: { timeout: patienceMs } } });

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
}, 180_000);
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
  page.setDefaultTimeout(patienceMs);
  return page;
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
  await page.getByText(pl.processFault.unreachable).first().waitFor();
  for (const [at, { stage }] of plan.entries()) {
    const next = plan[at + 1];
    if (!next) continue;
    await node(page, stage).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: stage, level: 2 }).waitFor();
    await choose(page, words.nextStage, next.stage);
  }
  await page.getByText(words.noFaults).waitFor();
  await page.getByRole('button', { name: `${words.arrange} (L)` }).click();
  expect([...(await seriousViolations(page)), ...(await whatIsCut(page))]).toEqual([]);
  await page.getByRole('button', { name: words.switchOn }).click();
  await page.getByText(words.active, { exact: true }).waitFor();

  const request = await admin.call<{ rows: { id: number }[] }>('GET', '/customer_request?limit=1');
  const ownerObjectId = request.rows[0]?.id;
  const ownerObjectName = 'customerRequest';
  const started = { definition: id, ownerObjectName, ownerObjectId };
  const exemplar = await admin.call<{ id: number }>('POST', '/bp_exemplar', started);

  for (const { login, stage } of plan) {
    const executor = await signedIn(login);
    const taskId = await until(async () => {
      const {
        graph,
        stageId,
        taskId: task,
      } = await executor.call<ProcessStanding>('GET', `/bp_exemplar/${exemplar.id}/standing`);
      return stageId !== null && stageOf(graph, stageId)?.name === stage && task;
    });
    const { request: hand } = (await pageOf(login)).context();
    const executed = await hand.put(`${stack.apiUrl}/execute_task/${taskId}`, {
      data: { executionResult: `${stage}: gotowe` },
      headers: { origin: stack.url },
    });
    expect(executed.status()).toBe(200);
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
