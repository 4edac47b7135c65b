import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoPassword } from '#database/demo/people.ts';
import { errorMessage } from '#domain/labels/index.ts';
import { registry } from '#domain/objects.ts';
import type { Definition } from '#domain/processes/definitionGraph.ts';
import type { ProcessStanding } from '#domain/processes/processAnswers.ts';
import { ruleInWords } from '#domain/processes/expression/ruleInWords.ts';
import { launchBrowser } from '#tools/testing/browser.ts';
import { startStack, type Stack } from '#tools/testing/stack.ts';
import { officeTexts } from '../admin-ui/i18n/officeRows.ts';
import { patientCaller, type Caller } from './steps/caller.ts';
import { gone } from './steps/gone.ts';
import { goTo } from './steps/goTo.ts';
import { violationsOf, whatIsCut } from './steps/looks.ts';
import { typeInto } from './steps/typeInto.ts';

const pl = officeTexts('pl');

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
  await typeInto(page.getByRole('combobox', { name: label, exact: true }), name);
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
    await typeInto(page.getByLabel(`${words.addStage} (N)`), stage);
    await page.getByRole('button', { name: words.createStage.replace('%{name}', stage) }).click();
    await node(page, stage).waitFor();
    await pick(page, 'Wykonawca', executor);
  }
  // Each was added after the one that was chosen, and follows it.
  await expect.poll(() => page.locator('.react-flow__edge').count()).toBe(plan.length + 1);
  const [first, second] = plan;
  await node(page, first.stage).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: first.stage, level: 2 }).waitFor();
  // X takes away the way to the second stage, which is then unreachable; C draws it again.
  for (const [key, unreachable] of [
    ['x', true],
    ['c', false],
  ] as const) {
    await page.keyboard.press(key);
    await page.getByRole('menu').waitFor();
    await page.keyboard.type(second.stage);
    await page.keyboard.press('Enter');
    const fault = page.getByText(errorMessage('pl', 'definition_unreachable')).first();
    await fault.waitFor({ state: unreachable ? 'visible' : 'detached' });
  }
  await expect
    .poll(() => page.getByRole('combobox', { name: words.nextStage }).textContent())
    .toBe(second.stage);
  await page.getByText(words.noFaults).waitFor();
  await page.getByRole('button', { name: `${words.arrange} (L)` }).click();
  expect([...(await violationsOf(page)), ...(await whatIsCut(page))]).toEqual([]);
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
    await typeInto(desk.getByLabel(pl.tasks.result), `${stage}: gotowe`);
    await desk.keyboard.press('Control+Enter');
    await gone(desk.getByRole('row', { name: stage }));
    await desk.context().close();
  }

  await page.goto(`${stack.url}/bp_exemplar/${exemplar.id}`);
  await page.getByText('Zakończony', { exact: true }).first().waitFor();
  const described = await page.locator('.react-flow__node').allTextContents();
  for (const { stage } of plan) expect(described.join(' ')).toContain(stage);
  await expect.poll(() => page.locator('.react-flow__edge').count()).toBe(plan.length + 1);
  const history = page.getByRole('region', { name: pl.processRun.history });
  for (const { executor } of plan) await expect.poll(() => history.textContent()).toContain(executor);
  expect([...(await violationsOf(page)), ...(await whatIsCut(page))]).toEqual([]);
});

/** A definition of these stages one after another, all of one executor; with an id, its next version. */
const define = async (
  admin: Caller,
  stages: readonly number[],
  id?: number,
  name = 'Wysyłka próbek',
  executorId?: number,
): Promise<number> => {
  const { user } = await admin.call<{ user: { id: number } }>('GET', '/auth/session');
  const stageSettingsList = stages.map((stageId, at) => ({
    stageId,
    nextStageId: stages[at + 1] ?? null,
    executorId: executorId ?? user.id,
  }));
  const body = {
    name,
    ownerObjectName: 'customerRequest',
    isActive: true,
    stageSettingsList,
  };
  const path = '/bp_definition';
  if (id === undefined) return (await admin.call<{ id: number }>('POST', path, body)).id;
  await admin.call('PUT', `${path}/${id}`, body);
  return id;
};

it('the picture of a long process can be read, also once it was made smaller and is shown anew', async () => {
  const admin = await signedIn('admin');
  const stages: number[] = [];
  for (let at = 1; at <= 14; at += 1)
    stages.push((await admin.call<{ id: number }>('POST', '/stages', { name: `Krok ${at}` })).id);
  const id = await define(admin, stages, undefined, 'Długi proces');
  const page = await pageOf('admin');
  await page.goto(`${stack.url}/bp_definition/${id}`);
  await node(page, 'Krok 1').first().waitFor();
  /** The height of the smallest words, as they are drawn. */
  const smallest = () =>
    page.evaluate(() => {
      const drawn = document.querySelector('.react-flow__viewport') as HTMLElement;
      const { a: zoom } = new DOMMatrix(getComputedStyle(drawn).transform);
      const spans = [...drawn.querySelectorAll('.react-flow__node *')].filter((each) =>
        [...each.childNodes].some((child) => child.nodeType === Node.TEXT_NODE && child.textContent?.trim()),
      );
      return Math.min(...spans.map((each) => Number.parseFloat(getComputedStyle(each).fontSize) * zoom));
    });
  /** The height in pixels from which words can be read. */
  const readable = 8.5;
  await expect.poll(smallest).toBeGreaterThan(readable);
  for (let times = 0; times < 6; times += 1)
    await page.getByRole('button', { name: pl.processPicture.zoomOut }).click();
  await expect.poll(smallest).toBeLessThan(readable);
  await page.getByRole('button', { name: pl.processPicture.fitView }).click();
  await expect.poll(smallest).toBeGreaterThan(readable);
  await page.context().close();
});

it('a process fits its picture again when the window gets another size, unless somebody has moved it', async () => {
  const admin = await signedIn('admin');
  const { id: stage } = await admin.call<{ id: number }>('POST', '/stages', { name: 'Jedyny krok' });
  const id = await define(admin, [stage], undefined, 'Krótki proces');
  const page = await pageOf('admin');
  await page.goto(`${stack.url}/bp_definition/${id}`);
  await node(page, 'Jedyny krok').first().waitFor();
  /** How far the middle of the picture is from the middle of its frame. */
  const aside = () =>
    page.evaluate(() => {
      const middle = (...boxes: readonly DOMRect[]) =>
        (Math.min(...boxes.map(({ left }) => left)) + Math.max(...boxes.map(({ right }) => right))) / 2;
      const boxOf = (element: Element) => element.getBoundingClientRect();
      const nodes = [...document.querySelectorAll('.react-flow__node')].map(boxOf);
      const frame = document.querySelector('.react-flow');
      return frame ? Math.round(Math.abs(middle(...nodes) - middle(boxOf(frame)))) : undefined;
    });
  const nearMiddle = 80;
  await page.setViewportSize({ width: 1900, height: 900 });
  await expect.poll(aside).toBeLessThan(nearMiddle);
  await page.setViewportSize({ width: 1024, height: 900 });
  await expect.poll(aside).toBeLessThan(nearMiddle);
  await page.getByRole('button', { name: pl.processPicture.zoomOut }).click();
  await page.setViewportSize({ width: 1900, height: 900 });
  await expect.poll(aside).toBeGreaterThan(nearMiddle);
  await page.context().close();
});

it('the oldest of the listed versions is not called the first when there are more', async () => {
  const admin = await signedIn('admin');
  const [sort = 0, dry = 0, mill = 0] = await Promise.all(
    ['Sortowanie', 'Suszenie', 'Mielenie'].map(
      async (name) => (await admin.call<{ id: number }>('POST', '/stages', { name })).id,
    ),
  );
  const name = 'Zmieniany proces';
  const id = await define(admin, [sort, dry], undefined, name);
  // Each change of a stage makes a version; thirty are listed.
  for (let version = 2; version <= 31; version += 1)
    await define(admin, [sort, version % 2 === 0 ? mill : dry], id, name);
  const page = await pageOf('admin');
  await page.goto(`${stack.url}/process-designer/${id}`);
  await page.getByRole('tab', { name: pl.designer.tabs.versions }).click();
  await page.getByText(`${pl.designer.version.replace('%{number}', '2')} ·`).waitFor();
  expect(await page.getByText(pl.designer.firstVersion).count()).toBe(0);
  await page.context().close();
});

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
  await page.getByLabel(/1 jest na etapie „Nadanie”/).click();
  await page.getByRole('option', { name: 'Doręczenie' }).click();
  await page.getByText('Nadanie → Doręczenie: 1').waitFor();
  expect([...(await violationsOf(page)), ...(await whatIsCut(page))]).toEqual([]);
  await page.getByRole('button', { name: pl.processBoard.moveNow, exact: true }).click();
  const landed = page.getByRole('row', { name: /Doręczenie.* 2 / });
  await landed.waitFor();

  await landed.getByRole('link').first().click();
  await page.getByRole('button', { name: actions.cancel }).click();
  const asked = page.getByRole('dialog');
  await asked.getByText(pl.processRun.cancelAsk).waitFor();
  await expect.poll(() => asked.getByRole('button', { name: actions.cancel }).isDisabled()).toBe(true);
  await typeInto(asked.getByLabel(pl.processRun.reason), 'Klient zrezygnował');
  await page.keyboard.press('Control+Enter');
  await page.getByText(done.cancel).waitFor();
  await page.getByRole('region', { name: pl.processRun.history }).getByText('Klient zrezygnował').waitFor();
});

it('whoever completes a stage that a colleague has completed meanwhile is told, and the next stage goes on waiting', async () => {
  const [admin, sales] = [await signedIn('admin'), await signedIn('sales')];
  const { user } = await sales.call<{ user: { id: number } }>('GET', '/auth/session');
  const [check = 0, release = 0] = await Promise.all(
    ['Sprawdzenie', 'Zwolnienie'].map(
      async (name) => (await admin.call<{ id: number }>('POST', '/stages', { name })).id,
    ),
  );
  const definition = await define(admin, [check, release], undefined, 'Zwolnienie partii', user.id);
  const [ownerObjectId] = await requests(admin);
  const about = { definition, ownerObjectName: 'customerRequest', ownerObjectId };
  const { id: exemplarId } = await admin.call<{ id: number }>('POST', '/bp_exemplar', about);
  const standing = () => admin.call<ProcessStanding>('GET', `/bp_exemplar/${exemplarId}/standing`);
  await expect.poll(async () => (await standing()).stageId).toBe(check);

  const page = await pageOf('admin');
  await page.goto(`${stack.url}/bp_exemplar/${exemplarId}`);
  await page.getByRole('button', { name: pl.processRun.actions.complete }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(`${pl.processRun.actions.complete} · Sprawdzenie`).waitFor();
  await choose(page, pl.processRun.toStage, 'Sprawdzenie');
  await typeInto(dialog.getByLabel(pl.processRun.result), 'Sprawdzone, w porządku');
  // An empty result leaves the comment as what the person says.
  const said = { executionResult: '', comment: 'Sprawdzone' };
  await sales.call('POST', '/bp_exemplar/execute_action', { exemplarId, ...said });
  const waiting = await standing();
  expect(waiting).toMatchObject({ stageId: release, status: 'Active' });
  expect(waiting.way.at(-1)?.comment).toBe('Sprawdzone');
  await page.keyboard.press('Control+Enter');
  await page.getByText(errorMessage('pl', 'process_move_illegal')).waitFor();
  await dialog.getByText(`${pl.processRun.actions.complete} · Zwolnienie`).waitFor();
  // What was chosen after the stage before does not follow this one.
  await dialog.getByText(pl.processRun.asDefined).waitFor();
  await expect
    .poll(() => dialog.getByLabel(pl.processRun.result).inputValue())
    .toBe('Sprawdzone, w porządku');

  const unnamed = admin.call('POST', '/bp_exemplar/execute_action', { exemplarId });
  await expect(unnamed).rejects.toThrow('process_stage_unnamed');
  expect(await standing()).toMatchObject({ stageId: release, taskId: waiting.taskId });
  await page.keyboard.press('Control+Enter');
  await page.getByText(pl.processRun.done.complete).waitFor();
  expect((await standing()).status).toBe('Finished');
  await page.context().close();
});

it('a condition is said in words to whoever looks at the picture, and its words lie over the stages', async () => {
  const admin = await signedIn('admin');
  const { user } = await admin.call<{ user: { id: number } }>('GET', '/auth/session');
  const [asks, one, other] = await Promise.all(
    ['Kto odpowiada?', 'Odpowiedź opiekuna', 'Odpowiedź działu'].map(
      async (name) => (await admin.call<{ id: number }>('POST', '/stages', { name })).id,
    ),
  );
  const conditionCode = 'has(record.manager) && record.reference != ""';
  const { id } = await admin.call<{ id: number }>('POST', '/bp_definition', {
    name: 'Odpowiedź',
    ownerObjectName: 'customerRequest',
    isActive: true,
    stageSettingsList: [
      { stageId: asks, isCondition: true, conditions: [{ conditionCode, stageId: one }], nextStageId: other },
      { stageId: one, executorId: user.id },
      { stageId: other, executorId: user.id },
    ],
  });
  const page = await pageOf('sales');
  await page.goto(`${stack.url}/process-designer/${id}`);
  const label = page.locator('.react-flow__edgelabel-renderer span', { hasText: '1.' });
  await label.waitFor();
  await expect
    .poll(() => label.textContent())
    .toBe(`1. ${ruleInWords('pl', registry, 'customerRequest', conditionCode)}`);
  expect(await label.textContent()).not.toContain('record.');
  // What lies on top there is found where the words do not let clicks through to the stage under them.
  const onTop = await label.evaluate((said: HTMLElement) => {
    said.style.pointerEvents = 'all';
    const { x, y, width, height } = said.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2) === said;
  });
  expect(onTop).toBe(true);
  await page.context().close();
});

it('a new condition asks where it leads, and saving says how many faults are left and leads to them', async () => {
  const admin = await signedIn('admin');
  const { user } = await admin.call<{ user: { id: number } }>('GET', '/auth/session');
  const [begins, asks, ends] = await Promise.all(
    ['Przyjęcie pisma', 'Czy pilne?', 'Odpowiedź na pismo'].map(
      async (name) => (await admin.call<{ id: number }>('POST', '/stages', { name })).id,
    ),
  );
  const { id } = await admin.call<{ id: number }>('POST', '/bp_definition', {
    name: 'Pisma',
    ownerObjectName: 'customerRequest',
    stageSettingsList: [
      { stageId: begins, executorId: user.id, nextStageId: asks },
      { stageId: asks, isCondition: true, nextStageId: ends },
      { stageId: ends, executorId: user.id },
    ],
  });
  const page = await pageOf('admin');
  await page.goto(`${stack.url}/process-designer/${id}`);
  await node(page, 'Czy pilne?').click();
  await page.getByRole('button', { name: words.addCondition }).press('Enter');
  const target = page.getByRole('combobox', { name: words.leadsTo });
  // The next key writes the condition, which is marked while it says nothing.
  const written = page.locator('.cm-content');
  await expect.poll(() => written.evaluate((field) => field === document.activeElement)).toBe(true);
  await expect.poll(() => written.getAttribute('aria-invalid')).toBe('true');
  // Nothing is chosen for whoever draws, and what is missing is said.
  await expect.poll(() => target.textContent()).toBe(words.chooseTarget);
  const faults = page.getByRole('status');
  await faults.getByText(errorMessage('pl', 'definition_no_target')).waitFor();
  await faults.getByText(errorMessage('pl', 'definition_empty_condition')).waitFor();

  await node(page, 'Przyjęcie pisma').click();
  await page.keyboard.press('Control+s');
  await page.getByText(/Definicja zapisana, ma 2 błędy/).waitFor();
  await page.getByRole('button', { name: words.showFaults }).press('Enter');
  await expect.poll(() => written.evaluate((field) => field === document.activeElement)).toBe(true);
  const kept = await admin.call<Definition>('GET', `/bp_definition/${id}`);
  expect(kept.stageSettingsList[1]?.conditions).toEqual([{ conditionCode: '', stageId: null }]);

  await target.press('Enter');
  await page.getByRole('option', { name: 'Odpowiedź na pismo' }).press('Enter');
  await written.focus();
  await page.keyboard.type('has(record.manager)');
  await page.keyboard.press('Escape');
  // What was typed is undone, also in the editor, and can be done again.
  await page.keyboard.press('Control+z');
  await expect.poll(() => written.innerText()).not.toContain('has(record.manager)');
  await page.keyboard.press('Control+y');
  await expect.poll(() => written.innerText()).toContain('has(record.manager)');
  await page.getByText(words.noFaults).waitFor();
  await page.keyboard.press('Control+s');
  await page.getByText(words.savedOff).waitFor();
  await page.getByRole('button', { name: words.switchOn }).click();
  await page.getByText(words.saved).waitFor();
  await page.context().close();
});

/** A page on which something is laid out, with a change made there by hand and one made by a colleague. */
const drawings = {
  designer: async (admin: Caller) => {
    const { id } = await admin.call<{ id: number }>('POST', '/bp_definition', { name: 'Szkic procesu' });
    return {
      address: `/process-designer/${id}`,
      mine: async (page: Page) => {
        const name = page.getByRole('textbox', { name: 'Nazwa', exact: true });
        await name.press('End');
        await name.pressSequentially(' po mojemu');
      },
      theirs: () => admin.call('PUT', `/bp_definition/${id}`, { name: 'Proces koleżanki' }),
      read: async () => (await admin.call<{ name: string }>('GET', `/bp_definition/${id}`)).name,
    };
  },
  builder: async (admin: Caller) => {
    const view = { name: 'Stanowiska', objectId: 'standing', viewType: 'list', isDefault: true };
    const { id } = await admin.call<{ id: number }>('POST', '/view_settings', {
      ...view,
      items: [{ path: 'name' }],
    });
    return {
      address: `/view-builder/standing/list?view=${id}`,
      mine: async (page: Page) => {
        await page.getByRole('button', { name: pl.views.restore }).click();
        await page.getByRole('button', { name: 'TAK' }).click();
      },
      theirs: () => admin.call('PUT', `/view_settings/${id}`, { title: 'Widok koleżanki' }),
      read: async () => (await admin.call<{ updatedAt: string }>('GET', `/view_settings/${id}`)).updatedAt,
    };
  },
};

it.each(Object.keys(drawings) as (keyof typeof drawings)[])(
  'a draft of the %s that is found again over a newer version says so, and saves nothing before one is chosen',
  async (kind) => {
    const { address, mine, theirs, read } = await drawings[kind](await signedIn('admin'));
    const page = await pageOf('admin');
    const note = page.getByText(/ktoś zapisał nowszą wersję/);
    const save = page.getByRole('button', { name: pl.common.save, exact: true });
    await page.goto(stack.url + address);
    await save.waitFor();
    await mine(page);
    await expect.poll(() => save.isEnabled()).toBe(true);
    await theirs();
    const before = await read();
    // Until then the draft is stored in the browser.
    await page.waitForTimeout(500);
    // The page asks before it is left with a draft.
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await note.waitFor();
    await save.click();
    await page.getByText(pl.unsaved.chooseFirst).waitFor();
    expect(await read()).toBe(before);

    await page.getByRole('button', { name: pl.detail.takeTheirs }).click();
    await note.waitFor({ state: 'detached' });
    await expect.poll(() => save.isDisabled()).toBe(true);
    await page.keyboard.press('Control+z');
    await expect.poll(() => save.isEnabled()).toBe(true);
    await page.keyboard.press('Control+s');
    await expect.poll(read).not.toBe(before);
    await page.context().close();
  },
);

it('a definition that a colleague has changed is opened as it is now, and what they save later is not overwritten', async () => {
  const admin = await signedIn('admin');
  const { address, mine, theirs, read } = await drawings.designer(admin);
  const page = await pageOf('admin');
  const save = page.getByRole('button', { name: pl.common.save, exact: true });
  const name = page.getByRole('textbox', { name: 'Nazwa', exact: true });
  await page.goto(stack.url + address);
  await expect.poll(() => name.inputValue()).toBe('Szkic procesu');
  await goTo(page, '/main');
  await name.waitFor({ state: 'detached' });
  await theirs();
  await goTo(page, address);
  await expect.poll(() => name.inputValue()).toBe('Proces koleżanki');

  await mine(page);
  await admin.call('PUT', `/bp_definition/${address.split('/').at(-1)}`, { name: 'Później' });
  // The definition is read again when the network is back.
  const readAgain = page.waitForResponse((response) => response.url().includes('/api/bp_definition/'));
  await page.evaluate(() => ['offline', 'online'].forEach((type) => dispatchEvent(new Event(type))));
  await readAgain;
  await save.click();
  await page.getByText(errorMessage('pl', 'stale_record')).waitFor();
  expect(await read()).toBe('Później');
  await page.context().close();
});

it('a reclamation is offered the states that may come next; the others say why not', async () => {
  const admin = await signedIn('admin');
  const { id } = await admin.call<{ id: number }>('POST', '/reclamation', {});
  const page = await pageOf('sales');
  await page.goto(`${stack.url}/reclamation/${id}`);
  await page.getByRole('button', { name: pl.reclamations.changeState }).click();
  await page.getByRole('dialog').getByRole('combobox', { name: 'Status reklamacji' }).click();
  const closed = page.getByRole('option', { name: /^Zamknięta/ });
  await closed.waitFor();
  await expect.poll(() => closed.getAttribute('aria-disabled')).toBe('true');
  await expect.poll(() => closed.textContent()).toContain(errorMessage('pl', 'reclamation_undecided'));
  const { rows } = await admin.call<{ rows: { id: number }[] }>('GET', '/reclamation_states');
  await expect.poll(() => page.getByRole('option').count()).toBe(rows.length);
  await expect.poll(() => page.getByRole('option', { disabled: false }).count()).toBeGreaterThan(0);
  await page.context().close();
});
