import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemActor } from '#domain/platform/actor.ts';
import type { RecordInput } from '#domain/kernel/record.ts';
import { openDesk, type Desk } from './steps/desk.ts';
import { keptBack } from './steps/keptBack.ts';
import { typeInto } from './steps/typeInto.ts';

/** The declared reports, read by their keys in Polish. */
let desk: Desk;
let page: Page;

/** Three belong to the working day of 12 March, which begins at 23:00 of the evening before; the last one to the next. */
const weighings = [
  { netto: '24.500', nettoTime: '2019-03-11T22:00:00Z', typeOfOperation: 'Receipt', carNumber: 'RP 0001A' },
  { netto: '12.345', nettoTime: '2019-03-12T08:00:00Z', typeOfDocument: 'Water', typeOfOperation: 'Receipt' },
  { netto: '0.655', nettoTime: '2019-03-12T20:00:00Z', typeOfOperation: 'Relocation', carNumber: 'RP 0003A' },
  { netto: '2.000', nettoTime: '2019-03-13T08:00:00Z', typeOfOperation: 'Shipment', carNumber: 'RP 0004A' },
] as const satisfies readonly RecordInput[];

beforeAll(async () => {
  desk = await openDesk();
  const create = (object: string, input: RecordInput) =>
    desk.api.database.records.create(systemActor, object, input);
  const { id: product } = await create('product', { name: 'Rzepak raportowy' });
  for (const weighing of weighings)
    await create('weighingRecord', { typeOfDocument: 'Automobile', product, ...weighing });
  const { id: customer } = await create('counterparty', { name: 'Młyn Raportowy' });
  for (const reference of ['Zapytanie', 'Reklama', 'Rozmowa'])
    await create('interaction', { reference, date: '2019-03-12T10:00:00Z', customer });
});
afterAll(() => desk?.close());
beforeEach(async () => {
  page = await desk.pageOf('sales', { viewport: { width: 1280, height: 800 } });
});
afterEach(() => page.context().close());

const typeDay = async (label: string, day: string) => {
  await typeInto(page.getByRole('textbox', { name: label, exact: true }), day);
  await page.keyboard.press('Tab');
};
const netOf = (amount: string) => page.getByText(amount, { exact: true }).first();
const records = () => page.getByRole('table', { name: 'Kwity wagowe' }).getByRole('row');
const choose = async (label: string, option: string) => {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};

describe('the report of shifts and working days', () => {
  beforeEach(async () => {
    await page.goto(`${desk.url}/shift-report`);
    await page.getByRole('heading', { level: 1, name: 'Raport zmianowy i dobowy' }).waitFor();
    await typeDay('Od dnia', '12.03.2019');
    await netOf('37,500 t').waitFor();
  });

  it('adds up a working day, from 23:00 of the evening before, and lists its weighings', async () => {
    await page.getByText('od 11.03.2019 23:00 do 12.03.2019 23:00').waitFor();
    const products = page.getByRole('table', { name: 'Towar' });
    await expect
      .poll(() => products.getByRole('row').allInnerTexts())
      .toEqual(['Rzepak raportowy\t3\t37,500 t']);
    const directions = page.getByRole('table', { name: 'Kierunek' });
    await expect
      .poll(() => directions.getByRole('row').allInnerTexts())
      .toEqual(['Przyjęcie\t2\t36,845 t', 'Wewnątrz\t1\t0,655 t']);
    await expect.poll(() => records().count()).toBe(4);
  });

  it('goes to one shift and on to the next one by its arrow', async () => {
    await choose('Zmiana', 'Zmiana III');
    await netOf('0,655 t').waitFor();
    await page.getByText('od 12.03.2019 15:00 do 12.03.2019 23:00').waitFor();
    // A shift is one of a day, and no beginning of several.
    await expect.poll(() => page.getByLabel('Dzień', { exact: true }).inputValue()).toBe('12.03.2019');
    await page.getByRole('button', { name: 'Później' }).click();
    await page.getByText('od 12.03.2019 23:00 do 13.03.2019 07:00').waitFor();
    await page.getByText('W tym czasie nic nie ma.').waitFor();
    expect(await records().count()).toBe(0);
  });

  it('spans several days, and its arrow goes on by as many', async () => {
    await typeDay('Do dnia', '13.03.2019');
    await netOf('39,500 t').waitFor();
    const days = page.getByRole('table', { name: 'Doba robocza' });
    await expect
      .poll(() => days.getByRole('row').allInnerTexts())
      .toEqual(['12.03.2019\t3\t37,500 t', '13.03.2019\t1\t2,000 t']);
    await page.getByRole('button', { name: 'Wcześniej' }).click();
    await page.getByText('od 09.03.2019 23:00 do 11.03.2019 23:00').waitFor();
  });

  it('keeps hours and figures of one answer together while the next one is on its way', async () => {
    const next = await keptBack(page, ({ pathname }) => pathname.startsWith('/api/reports/'));
    await typeDay('Od dnia', '13.03.2019');
    await next.asked;
    await page.getByRole('progressbar').waitFor();
    expect(await page.getByText('do 13.03.2019 23:00').count()).toBe(0);
    await netOf('37,500 t').waitFor();
    next.letGo();
    await page.getByText('od 12.03.2019 23:00 do 13.03.2019 23:00').waitFor();
    await netOf('2,000 t').waitFor();
  });

  it('is narrowed by the type of the document', async () => {
    await choose('Rodzaj transportu', 'Wodny');
    await netOf('12,345 t').waitFor();
    await expect.poll(() => records().count()).toBe(2);
  });

  it('is saved as a workbook named by its title and day', async () => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Excel' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('Raport zmianowy i dobowy 2019-03-12.xlsx');
  });

  it('leads from a weighing to its record', async () => {
    await records().nth(1).getByRole('link').click();
    await page.waitForURL(/\/weighing_records\/\d+$/);
    await page.getByText('24,500 t').waitFor();
    await expect.poll(() => page.title()).toContain('LP-000001');
  });
});

describe('the report of interactions', () => {
  beforeEach(async () => {
    await page.goto(`${desk.url}/interaction-report`);
    await page.getByRole('heading', { level: 1, name: 'Raport interakcji' }).waitFor();
    await typeDay('Od dnia', '12.03.2019');
    await page.getByText('od 12.03.2019 00:00 do 13.03.2019 00:00').waitFor();
  });

  it('counts interactions by customer without asking for a shift', async () => {
    const customers = page.getByRole('table', { name: 'Klient' });
    await customers.waitFor();
    await expect.poll(() => customers.getByRole('row').allInnerTexts()).toEqual(['Młyn Raportowy\t3']);
    expect(await page.getByRole('combobox', { name: 'Zmiana' }).count()).toBe(0);
  });
});
