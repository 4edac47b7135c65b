import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { fieldLabel, objectLabel } from '#domain/labels/index.ts';
import { objects } from '#domain/objects.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { officeTexts } from '../admin-ui/i18n/officeRows.ts';
import { openDesk, type Desk } from './steps/desk.ts';
import { hasFocus } from './steps/hasFocus.ts';
import { typeInto } from './steps/typeInto.ts';

const pl = officeTexts('pl');
const { reclamation, reclamationCost } = objects;

/** What keys and clicks do in a dialog above a form. */
let desk: Desk;
let page: Page;
let reclamationId: number;
beforeAll(async () => {
  desk = await openDesk();
  const { records } = desk.api.database;
  reclamationId = (await records.create(systemActor, reclamation.name, { inputDate: '2026-11-02' })).id;
});
afterAll(() => desk?.close());
beforeEach(async () => {
  // Dialogs open and close here as people see them, in motion.
  page = await desk.pageOf('admin', { reducedMotion: 'no-preference' });
  await page.goto(`${desk.url}/${reclamation.path}/${reclamationId}`);
  await page.getByRole('tab', { name: pl.reclamations.costs }).press('Enter');
  const cost = objectLabel('pl', reclamationCost.name).one;
  await page.getByRole('button', { name: `${pl.reclamations.add}: ${cost}` }).press('Enter');
});
afterEach(() => page.context().close());

const dialog = () => page.getByRole('dialog');
const field = (name: string) => dialog().locator(`[name="${name}"]`);

it('the first field of a new cost has the keyboard', async () => {
  await expect.poll(() => dialog().count()).toBe(1);
  await expect
    .poll(() =>
      page.evaluate(() => document.activeElement?.matches('[role="dialog"] input, [role="dialog"] textarea')),
    )
    .toBe(true);
});

/** Collects the paths to which the page writes from now on. */
const writesFromNow = (): string[] => {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (['POST', 'PUT'].includes(request.method())) paths.push(new URL(request.url()).pathname);
  });
  return paths;
};
/** Opens the list from which the currency of a cost is chosen. */
const currencyList = async (): Promise<Locator> => {
  const label = fieldLabel('pl', reclamationCost.name, 'currency');
  await dialog()
    .getByRole('button', { name: `${pl.picker.browse}: ${label}` })
    .press('Enter');
  return page.getByRole('dialog', { name: /^Wybór: / });
};

it('a click beside a dialog loses nothing that was typed there, and Escape closes it', async () => {
  await typeInto(field('description'), 'Transport zwrotny');
  await page.mouse.click(5, 5);
  await expect.poll(() => field('description').inputValue()).toBe('Transport zwrotny');
  await page.keyboard.press('Escape');
  await expect.poll(() => dialog().count()).toBe(0);
});

it('Ctrl+S in a dialog saves what was typed there, and not the form behind it', async () => {
  const saved = writesFromNow();
  await typeInto(field('description'), 'Utylizacja');
  await typeInto(field('amount'), '80,50');
  await page.keyboard.press('Control+s');
  await expect.poll(() => dialog().count()).toBe(0);
  await page.getByRole('table').getByText('Utylizacja').waitFor();
  expect(saved.filter((path) => path.startsWith('/api/reclamation'))).toEqual([
    `/api/${reclamationCost.path}`,
  ]);
});

it('Enter on the button of a picker opens its list, also when the typed words mean no record', async () => {
  await page.goto(`${desk.url}/vendor_and_customer/1`);
  const label = fieldLabel('pl', 'counterparty', 'termOfPayament');
  await typeInto(page.getByRole('combobox', { name: label }), 'Nie ma takiego');
  const browse = page.getByRole('button', { name: `${pl.picker.browse}: ${label}` });
  await browse.focus();
  await page.getByText(/Nic nie pasuje do/).waitFor();
  await browse.press('Enter');
  await expect.poll(() => dialog().count()).toBe(1);
});

it('a filter that is applied in a list to choose from does not save the dialog behind it', async () => {
  await typeInto(field('description'), 'Filtr w liście');
  await typeInto(field('amount'), '10');
  const saved = writesFromNow();
  const list = await currencyList();
  await list.getByRole('button', { name: pl.list.filters, exact: true }).press('Enter');
  const search = page.getByRole('textbox', { name: pl.filterTree.search });
  await hasFocus(search);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: pl.filters.apply, exact: true }).press('Enter');
  await search.waitFor({ state: 'detached' });
  await list.getByRole('button', { name: pl.list.filtersActive.replace('%{count}', '1') }).waitFor();
  expect(saved.filter((path) => path === `/api/${reclamationCost.path}`)).toEqual([]);
});

it.each(['Control+Enter', 'Control+s'])(
  '%s in a list to choose from does not save the dialog behind it',
  async (keys) => {
    await typeInto(field('description'), 'Klawisz w liście');
    await typeInto(field('amount'), '10');
    const saved = writesFromNow();
    const list = await currencyList();
    await list.getByLabel(pl.common.search).press(keys);
    // A save is on its way within this time.
    await page.waitForTimeout(500);
    await expect.poll(() => list.count()).toBe(1);
    expect(saved.filter((path) => path === `/api/${reclamationCost.path}`)).toEqual([]);
  },
);

it('the filter of a list has the keyboard in the search of its fields', async () => {
  await page.goto(`${desk.url}/vendor_and_customer`);
  await page.getByRole('button', { name: pl.list.filters, exact: true }).press('Enter');
  const search = dialog().getByRole('textbox', { name: pl.filterTree.search });
  await hasFocus(search);
  await expect.poll(() => search.inputValue()).toBe('');
});
