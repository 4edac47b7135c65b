import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { fieldLabel, objectLabel } from '#domain/labels/index.ts';
import { objects } from '#domain/objects.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { linkedDocumentWords } from '#domain/platform/linkedDocuments.words.ts';
import { officeTexts } from '../admin-ui/i18n/officeRows.ts';
import { atForms, type AtForms } from './steps/atForms.ts';
import { openDesk, type Desk } from './steps/desk.ts';
import { hasFocus } from './steps/hasFocus.ts';

const pl = officeTexts('pl');
const { reclamation, reclamationDecision, salesOrder, user, box, product } = objects;

let desk: Desk;
let page: Page;
let person: AtForms;
let reclamationId: number;

beforeAll(async () => {
  desk = await openDesk();
  const { records } = desk.api.database;
  reclamationId = (await records.create(systemActor, reclamation.name, { inputDate: '2026-11-02' })).id;
});
afterAll(() => desk?.close());
beforeEach(async () => {
  page = await desk.pageOf('admin');
  person = atForms(desk, page);
});
afterEach(async () => {
  // The page may be reading a state just now, and its answer would come after the page.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().close();
});

const press = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click();
/** No process is running here that says which moves are allowed. */
const allowMoves = () =>
  page.route('**/api/reclamation/*/state', async (route) => {
    const standing = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...standing, allowed: ['decide', 'orderProduction'] } });
  });
const atReclamation = async (button: string) => {
  await allowMoves();
  await page.goto(`${desk.url}/${reclamation.path}/${reclamationId}`);
  await press(button);
};
const dialog = () => page.getByRole('dialog');
const submitOf = (root: Locator) => root.locator('button[type=submit]');

/** From now on the list at this path answers late. */
const slowly = (path: string) =>
  page.route(
    ({ pathname }) => pathname === `/api/${path}`,
    async (route) => {
      if (route.request().method() === 'GET') await pause(700);
      await route.continue();
    },
  );

interface Typed {
  readonly chosen: { readonly name: string; readonly path: string };
  readonly label: string;
  /** Where the request goes, and the field of its body that has the chosen record. */
  readonly sentTo: RegExp;
  readonly field: string;
}
interface AtScreen extends Typed {
  readonly what: string;
  readonly open: () => Promise<unknown>;
  /** The button; if absent, it is the one that submits the dialog. */
  readonly button?: () => Locator;
}

const waitingForAName: readonly AtScreen[] = [
  {
    what: 'the decision of a reclamation',
    chosen: reclamationDecision,
    label: objectLabel('pl', reclamationDecision.name).one,
    open: () => atReclamation(pl.reclamations.decide),
    sentTo: /\/moves\/decide$/,
    field: 'decisionId',
  },
  {
    what: 'a document that is linked',
    chosen: salesOrder,
    label: linkedDocumentWords('pl').record,
    open: () => atReclamation(linkedDocumentWords('pl').link),
    sentTo: /\/linked_documents\/of\/reclamation\/\d+$/,
    field: 'objectId',
  },
  {
    what: 'the manager of many reclamations',
    chosen: user,
    label: fieldLabel('pl', reclamation.name, 'manager'),
    open: async () => {
      await page.goto(`${desk.url}/${reclamation.path}`);
      await page.getByRole('main').getByRole('checkbox').nth(1).click();
      await press(pl.reclamations.many);
      await page.getByRole('menuitem', { name: pl.reclamations.assignManager }).click();
    },
    sentTo: /\/reclamation\/\d+$/,
    field: 'managerId',
  },
  {
    what: 'a box of the plan of an unloading',
    chosen: box,
    label: pl.unloading.box,
    open: async () => {
      await page.goto(`${desk.url}/${objects.shipUnloading.path}/1`);
      await press(pl.unloading.editBoxes);
      await dialog().getByRole('button', { name: pl.unloading.addBox }).click();
    },
    sentTo: /\/ship_unloading\/\d+\/boxes$/,
    field: 'boxId',
  },
  {
    what: 'the record of a dry run',
    chosen: salesOrder,
    label: pl.designer.record,
    open: async () => {
      await page.goto(`${desk.url}/process-designer/1`);
      await page.getByRole('tab', { name: pl.designer.tabs.dryRun }).click();
    },
    sentTo: /\/dry_run$/,
    field: 'recordId',
    button: () => page.getByRole('main').getByRole('button', { name: pl.designer.run, exact: true }),
  },
];

/** Types a name that its list is slow to find, and presses the button at once. @returns the id of the record that was sent */
const sentRecord = async ({ chosen, label, sentTo, field }: Typed, button: Locator) => {
  const record = (await person.rows(chosen.path)).at(-1);
  await slowly(chosen.path);
  const sent = page.waitForRequest(
    (request) => ['POST', 'PUT'].includes(request.method()) && sentTo.test(new URL(request.url()).pathname),
  );
  await page.getByRole('combobox', { name: label, exact: true }).last().focus();
  await page.keyboard.type(String(record?.presentation));
  await button.click({ timeout: 5000 });
  const ids = [...((await sent).postData() ?? '').matchAll(new RegExp(`"${field}":(\\d+)`, 'g'))];
  return { wanted: record?.id, sent: Number(ids.at(-1)?.[1]) };
};

it.each(waitingForAName)('$what is taken though its name is still looked up at the click', async (typed) => {
  await typed.open();
  const button = typed.button?.() ?? submitOf(dialog());
  await button.waitFor();
  await expect.poll(() => button.isDisabled()).toBe(true);
  const { wanted, sent } = await sentRecord(typed, button);
  expect(sent).toBe(wanted);
});

it('the product of a new position is stored though its name is still looked up at the click', async () => {
  await page.goto(`${desk.url}/${reclamation.path}/${reclamationId}`);
  await page.getByRole('tab', { name: pl.reclamations.positions }).click();
  const { name, path } = objects.reclamationItem;
  await press(`${pl.reclamations.add}: ${objectLabel('pl', name).one}`);
  await dialog().locator('[name="description"]').focus();
  await page.keyboard.type('Pęknięta płyta');
  const typed: Typed = {
    chosen: product,
    label: fieldLabel('pl', name, 'product'),
    sentTo: new RegExp(`/${path}$`),
    field: 'productId',
  };
  const { wanted, sent } = await sentRecord(typed, submitOf(dialog()));
  expect(sent).toBe(wanted);
});

it('a dialog that still misses something leads there, and sends nothing', async () => {
  await atReclamation(pl.reclamations.orderProduction);
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  const record = (await person.rows(product.path)).at(-1);
  await slowly(product.path);
  const { name } = objects.reclamationProductionOrder;
  await dialog()
    .getByRole('combobox', { name: objectLabel('pl', product.name).one, exact: true })
    .focus();
  await page.keyboard.type(String(record?.presentation));
  await submitOf(dialog()).click({ timeout: 5000 });
  await hasFocus(dialog().getByLabel(fieldLabel('pl', name, 'orderNumber')));
  await expect.poll(() => submitOf(dialog()).isDisabled()).toBe(true);
  expect(posts.filter((url) => url.includes('/moves/'))).toEqual([]);
});
