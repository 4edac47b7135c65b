import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { AnyRecord, RecordInput } from '#domain/kernel/record.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { widgetNamed, widgetNames, type WidgetName } from '#domain/today/widgets.ts';
import { todayWords } from '#domain/today/today.words.ts';
import { officeTexts } from '../admin-ui/i18n/officeRows.ts';
import { openDesk, type Desk } from './steps/desk.ts';
import { quietOf } from './steps/quiet.ts';
import { typeInto } from './steps/typeInto.ts';

const pl = officeTexts('pl');
const words = todayWords('pl');

/** The first screen of people: its numbers, what they open, and how one arranges it by keyboard and mouse. */
let desk: Desk;
let context: BrowserContext;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk?.close());
afterEach(() => context.close());

const create = (object: string, input: RecordInput): Promise<AnyRecord> =>
  desk.api.database.records.create(systemActor, object, input);

const opened = async (login: string): Promise<Page> => {
  context = await desk.browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'pl-PL',
    storageState: await desk.signedIn(login),
  });
  const page = await context.newPage();
  await page.goto(`${desk.url}/main`);
  await page.getByRole('button', { name: words.arrange }).waitFor();
  await page.locator('main a[data-widget]').first().waitFor();
  return page;
};
/** The widgets of a page, in their order. */
const shown = (page: Page): Promise<string[]> =>
  page
    .locator('main a[data-widget]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('data-widget') ?? ''));
const arranger = async (page: Page) => {
  const open = page.getByRole('button', { name: words.arrange });
  await open.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('listitem').first().waitFor();
  return dialog;
};
const handleOf = (title: string): string => words.handle.replace('%{title}', title);

it.each(['operator', 'sales', 'admin'])(
  'every number of %s opens a list with so many records',
  async (login) => {
    const page = await opened(login);
    const untilQuiet = quietOf(page);
    const tiles = page.locator('main a[data-widget]');
    const count = await tiles.count();
    expect(count).toBeGreaterThan(4);
    for (let at = 0; at < count; at += 1) {
      const tile = tiles.nth(at);
      const title = (await tile.getAttribute('data-widget')) as WidgetName;
      const figure = tile.locator('> :last-child');
      const isNumber = async (): Promise<boolean> => /^\d+$/.test(await figure.innerText());
      // A chart may show an amount of money or several figures. Every other widget shows how many records its list has.
      if (widgetNamed(title).kind !== 'chart') await expect.poll(isNumber, { message: title }).toBe(true);
      else if (!(await isNumber())) continue;
      const said = await figure.innerText();
      await tile.focus();
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.pathname !== '/main');
      await page
        .getByText(new RegExp(`–\\d+ z ${said}$`))
        .waitFor({ timeout: 15_000 })
        .catch(() => {
          throw new Error(`${title}: the list does not say ${said} at ${page.url()}`);
        });
      await page.goBack();
      await tiles.first().waitFor();
      await untilQuiet();
    }
  },
);

it('a new record comes into the number and the list without anybody asking, and nothing moves', async () => {
  const page = await opened('sales');
  await quietOf(page)();
  const panel = page.getByRole('region', { name: words.names.offersThatLapse });
  const before = await panel.boundingBox();
  const { id: status } = await desk.api.database.records.predefined(
    systemActor,
    'salesOrderStatus',
    'OFERTA',
  );
  const { id: customer } = await create('counterparty', { name: 'Nagły Klient', isCustomer: true });
  const { id: currency } = await desk.api.database.records.predefined(systemActor, 'currency', 'PLN');
  const validTo = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  await create('salesOrder', { customer, status, currency, reference: 'Nagła', validTo });
  await panel.getByText('Nagły Klient').waitFor();
  expect(await panel.boundingBox()).toEqual(before);
});

it('a first screen that is left open is read again, because what is late changes at midnight', async () => {
  const page = await opened('sales');
  // News of changes would have the page read again too.
  await page.routeWebSocket('**/socket.io/**', () => {});
  await page.clock.install();
  await page.reload();
  await page.locator('main a[data-widget]').first().waitFor();
  await quietOf(page)();
  const again = page.waitForRequest(
    (request) => new URL(request.url()).pathname === '/api/today' && request.method() === 'GET',
  );
  await page.clock.runFor(600_000);
  expect((await again).url()).toContain('/api/today');
});

it('one arranges the page by keyboard, finds it again elsewhere, and goes back to the choice of the role', async () => {
  const page = await opened('sales');
  const usual = await shown(page);
  const { requestsOfNobody, changesAsked } = words.names;
  expect(usual.slice(0, 3)).toEqual(['requestsLate', 'requestsOfNobody', 'changesAsked']);
  let dialog = await arranger(page);
  const handle = dialog.getByRole('button', { name: handleOf(changesAsked) });
  await handle.focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => handle.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('ArrowDown');
  await dialog.getByRole('button', { name: handleOf(requestsOfNobody) }).focus();
  await page.keyboard.press('Delete');
  await typeInto(dialog.getByRole('combobox', { name: pl.menu.add }), 'Obsłużone');
  await page.getByRole('option', { name: words.names.trucksServed }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: pl.common.save }).press('Enter');
  await dialog.waitFor({ state: 'detached' });
  const arranged = ['requestsLate', 'changesAsked', ...usual.slice(3)];
  await expect.poll(() => shown(page)).toEqual([...arranged, 'trucksServed']);
  await context.close();

  const elsewhere = await opened('sales');
  expect(await shown(elsewhere)).toEqual([...arranged, 'trucksServed']);
  dialog = await arranger(elsewhere);
  await dialog.getByRole('button', { name: words.roleChoice }).press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => shown(elsewhere)).toEqual(usual);
});

it('the mouse drags an item to its place', async () => {
  const page = await opened('operator');
  const usual = await shown(page);
  const dialog = await arranger(page);
  const [first = '', , third = ''] = usual;
  const titleOf = (name: string): string => words.names[name as WidgetName];
  const row = (title: string) =>
    dialog.getByRole('listitem').filter({ has: page.getByRole('button', { name: handleOf(title) }) });
  await row(titleOf(first)).dragTo(row(titleOf(third)));
  await dialog.getByRole('button', { name: pl.common.save }).click();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => shown(page)).toEqual([usual[1], third, first, ...usual.slice(3)]);
});

it('a bar of a chart opens its records by keyboard', async () => {
  const page = await opened('admin');
  const chart = page.getByRole('region', { name: words.names.trucksServed });
  const bars = chart.locator('a[title]');
  const widget = widgetNamed('trucksServed');
  if (widget.kind !== 'chart') throw new Error('the widget is no chart');
  // A bar for each day or month.
  await expect.poll(() => bars.count()).toBe(widget.steps);
  await bars.last().focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/disposition\?/);
});

it('every widget has a name of its own in Polish', () => {
  const names = widgetNames.map((name) => words.names[name]);
  expect(new Set(names).size).toBe(widgetNames.length);
});

it('a section of the menu that opens by itself stays open for a click that was meant to open it, and is closed later', async () => {
  context = await desk.browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'pl-PL',
    storageState: await desk.signedIn('sales'),
  });
  // The fastest hand that there can be clicks as soon as the section is drawn open.
  await context.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      const section = document.querySelector<HTMLElement>('nav [aria-expanded="true"]');
      if (!section) return;
      observer.disconnect();
      section.click();
      document.documentElement.dataset.clicked = 'true';
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  const page = await context.newPage();
  const untilQuiet = quietOf(page);
  await page.goto(`${desk.url}/customer_request`);
  await page.locator('html[data-clicked]').waitFor({ state: 'attached' });
  await untilQuiet();
  const section = page.getByRole('navigation', { name: pl.shell.mainMenu }).locator('[aria-expanded="true"]');
  await expect.poll(() => section.count()).toBeGreaterThan(0);
  // Whoever has seen it open closes it: some click does so, once the hand that meant to open it is gone.
  await expect
    .poll(async () => {
      if ((await section.count()) > 0) await section.first().press('Enter');
      return section.count();
    })
    .toBe(0);
});
