import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { AnyRecord, RecordInput } from '#domain/kernel/record.ts';
import { objects } from '#domain/objects.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { officeTexts } from '../admin-ui/i18n/officeRows.ts';
import { openDesk, type Desk } from './steps/desk.ts';

const pl = officeTexts('pl');
const words = pl.firms.merge;

/** How a clerk makes one firm of two, and takes it back. `LOOK` names a folder for screenshots, if somebody wants them. */
let desk: Desk;
let api: Desk['api'];
let site: string;
let page: Page;

beforeAll(async () => {
  desk = await openDesk();
  ({ api, url: site } = desk);
});
afterAll(() => desk?.close());
beforeEach(async () => {
  page = await desk.pageOf('sales');
});
afterEach(() => page.context().close());

const create = (object: string, input: RecordInput): Promise<AnyRecord> =>
  api.database.records.create(systemActor, object, input);
const read = (object: string, id: number): Promise<AnyRecord> =>
  api.database.records.get(systemActor, object, id);

it('two firms become one: the person sees what moves, chooses values, and takes it back', async () => {
  const into = await create('counterparty', {
    name: 'Rury Północ Sp. z o.o.',
    isCustomer: true,
    phone: '+48600100200',
  });
  const from = await create('counterparty', {
    name: 'Stalpol stary',
    isVendor: true,
    phone: '+48600100300',
    email: 'biuro@rury.pl',
  });
  const request = await create('customerRequest', { customerId: from.id, reference: 'Rury na nabrzeże' });
  await page.goto(`${site}/${objects.counterparty.path}/${into.id}`);
  await page.getByRole('link', { name: words.open }).click();
  await page.getByRole('combobox', { name: words.from }).pressSequentially('Stalpol stary');
  await page.getByRole('option', { name: 'Stalpol stary' }).waitFor();
  await page.keyboard.press('Enter');

  const moves = page.getByRole('region', { name: words.moves });
  await moves.getByText('Zapytania klientów').waitFor();
  const values = page.getByRole('region', { name: words.values });
  const phone = values.getByRole('radio', { name: 'Telefon: Stalpol stary' });
  expect(await phone.isChecked()).toBe(false);
  await expect
    .poll(() => values.getByRole('radio', { name: /E-mail: Stalpol stary/ }).isChecked())
    .toBe(true);
  await phone.focus();
  await page.keyboard.press('Space');
  if (process.env.LOOK) await page.screenshot({ path: `${process.env.LOOK}/merge.png`, fullPage: true });

  await page.getByRole('button', { name: words.merge, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: pl.common.yes }).click();
  await page.waitForURL(`**/${objects.counterparty.path}/${into.id}`);
  expect(await read('customerRequest', request.id)).toMatchObject({ customerId: into.id });
  expect(await read('counterparty', into.id)).toMatchObject({
    name: 'Rury Północ Sp. z o.o.',
    phone: '+48600100300',
    email: 'biuro@rury.pl',
    isVendor: true,
  });

  await page.goto(`${site}/${objects.counterparty.path}/${from.id}`);
  await page.getByText(words.goneInto).waitFor();
  if (process.env.LOOK) await page.screenshot({ path: `${process.env.LOOK}/gone.png` });
  await page.getByRole('link', { name: words.undo }).click();
  await page.getByRole('region', { name: words.back }).getByText('Zapytania klientów').waitFor();
  if (process.env.LOOK) await page.screenshot({ path: `${process.env.LOOK}/undo.png` });
  await page.getByRole('button', { name: words.undo }).click();
  await page.waitForURL(`**/${objects.counterparty.path}/${from.id}`);
  expect(await read('customerRequest', request.id)).toMatchObject({ customerId: from.id });
  expect(await read('counterparty', from.id)).toMatchObject({ markedToDelete: false, mergedInto: null });
  expect(await read('counterparty', into.id)).toMatchObject({ phone: '+48600100200', email: null });
});
