import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { idBy } from '#api/testing/making.ts';
import type { AnyRecord, RecordInput } from '#domain/kernel/record.ts';
import { fieldLabel } from '#domain/labels/index.ts';
import { objects } from '#domain/objects.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { officeTexts } from '../admin-ui/i18n/officeRows.ts';
import { firmPanels, type FirmRecordsPanel } from '../admin-ui/partners/firmPanels.ts';
import { openDesk, type Desk } from './steps/desk.ts';
import { keptBack } from './steps/keptBack.ts';
import { typeInto } from './steps/typeInto.ts';

const pl = officeTexts('pl');
const words = pl.firms.page;

/** How a clerk works from the page of a firm: in a real browser, by keyboard and mouse. */
let desk: Desk;
let api: Desk['api'];
let site: string;
let page: Page;
/** An account whose letters everybody may read. */
let account: number;

beforeAll(async () => {
  desk = await openDesk();
  ({ api, url: site } = desk);
  ({ id: account } = await create('emailAccount', {
    name: 'Ogólna',
    user: 'o@firma.example',
    isGeneral: true,
  }));
});
afterAll(() => desk?.close());
beforeEach(async () => {
  page = await desk.pageOf('sales');
});
afterEach(() => page.context().close());

const create = (object: string, input: RecordInput): Promise<AnyRecord> =>
  api.database.records.create(systemActor, object, input);
const panel = (name: string): Locator => page.getByRole('region', { name, exact: true });
const day = (date: number): string => `2026-03-${String(date).padStart(2, '0')}T10:00:00.000Z`;
const pathOf = ({ id }: AnyRecord): string => `/${objects.counterparty.path}/${id}`;

it('the page of a firm shows what is open with it; a count opens the list of just these records', async () => {
  const firm = await create('counterparty', { name: 'Odbiorca z historią', isCustomer: true });
  const other = await create('counterparty', { name: 'Ktoś inny', isCustomer: true });
  for (let number = 1; number <= 4; number += 1)
    await create('customerRequest', {
      customerId: firm.id,
      reference: `Rury partia ${number}`,
      date: day(number),
    });
  await create('customerRequest', { customerId: other.id, reference: 'Cudze rury', date: day(9) });
  await create('disposition', { customerId: firm.id, date: day(5) });
  await page.goto(site + pathOf(firm));

  const requests = panel(words.requests);
  await requests.getByText('Rury partia 4').waitFor();
  await expect.poll(() => requests.getByText('Rury partia').count()).toBe(3);
  await panel(words.offers).getByText(words.none).waitFor();
  // Penalties are none of the business of sales.
  expect(await panel(words.debt).count()).toBe(0);

  await requests.getByRole('link', { name: words.all.replace('%{count}', '4') }).click();
  await page.getByText('Rury partia 1').waitFor();
  await expect.poll(() => page.getByText('Rury partia').count()).toBe(4);
  expect(await page.getByText('Cudze rury').count()).toBe(0);
});

/** Records that a panel shows, made by their number; `not` is one of the firm that it leaves out. */
const ofPanels: readonly {
  readonly name: FirmRecordsPanel['name'];
  readonly input: (firm: number, number: number) => RecordInput;
  readonly not?: RecordInput;
}[] = [
  { name: 'trucks', input: (customerId, number) => ({ customerId, date: day(number) }) },
  {
    name: 'reclamations',
    input: (customer, number) => ({ customer, date: day(number), name: `Szkoda ${number}` }),
  },
  {
    name: 'conversations',
    input: (counterparty, number) => ({
      counterparty,
      begin: day(number),
      description: `Rozmowa ${number}`,
      eventStatus: 'Done',
    }),
    not: { eventStatus: 'Planned' },
  },
  {
    name: 'received',
    input: (counterparty, number) => ({
      counterparty,
      emailAccount: account,
      date: day(number),
      subject: 'Pytanie',
    }),
  },
  {
    name: 'sent',
    input: (counterparty, number) => ({
      counterparty,
      emailAccount: account,
      date: day(number),
      subject: 'Odpowiedź',
      to: 'ktos@firma.example',
    }),
  },
];

it.each(ofPanels)(
  'the page of a firm shows its latest $name; the count opens the list of just these',
  async (made) => {
    const { objectName } = firmPanels.find(({ name }) => name === made.name) as FirmRecordsPanel;
    const firm = await create('counterparty', { name: `Firma panelu ${made.name}`, isCustomer: true });
    const other = await create('counterparty', { name: `Obca dla ${made.name}`, isCustomer: true });
    for (let number = 1; number <= 4; number += 1) await create(objectName, made.input(firm.id, number));
    await create(objectName, made.input(other.id, 5));
    if (made.not) await create(objectName, { ...made.input(firm.id, 6), ...made.not });

    await page.context().close();
    page = await desk.pageOf('admin');
    await page.goto(site + pathOf(firm));
    const shown = panel(words[made.name]);
    const all = shown.getByRole('link', { name: words.all.replace('%{count}', '4') });
    await all.waitFor();
    // The three latest, and the list of all.
    await expect.poll(() => shown.getByRole('link').count()).toBe(4);
    await all.press('Enter');
    await page
      .getByRole('main')
      .getByText(/^4 rekord/)
      .waitFor();
  },
);

it('the page of a firm shows its contact persons with their consent; a person is added by keyboard', async () => {
  const firm = await create('counterparty', { name: 'Firma z ludźmi', isCustomer: true });
  await create('contactPerson', { name: 'Olga Była', counterparty: firm.id, isActive: false });
  await page.goto(site + pathOf(firm));
  const contacts = panel(words.contacts);
  await contacts.getByText(words.none).waitFor();
  await contacts.getByRole('button', { name: words.newContact }).press('Enter');
  const dialog = page.getByRole('dialog');
  await typeInto(dialog.locator('input[name="name"]'), 'Żaneta Gęśla');
  await typeInto(dialog.locator('input[name="email"]'), 'zaneta@firma.example');
  await dialog
    .getByRole('checkbox', { name: fieldLabel('pl', 'contactPerson', 'emailConsent') })
    .press('Space');
  await page.keyboard.press('Control+Enter');
  await dialog.waitFor({ state: 'detached' });
  const person = contacts.getByRole('listitem');
  await person.getByRole('link', { name: 'Żaneta Gęśla' }).waitFor();
  await person.getByText(fieldLabel('pl', 'contactPerson', 'emailConsent')).waitFor();
  await expect.poll(() => person.count()).toBe(1);
  const mail = person.getByRole('link', { name: 'zaneta@firma.example' });
  await expect.poll(() => mail.getAttribute('href')).toBe('mailto:zaneta@firma.example');
  // Ctrl+S is heard by the dialog that is open, not by the form of the firm behind it.
  await typeInto(page.locator('input[name="abbreviation"]'), 'Ludzie');
  await contacts.getByRole('button', { name: words.newContact }).press('Enter');
  await typeInto(dialog.locator('input[name="name"]'), 'Jan Drugi');
  await page.keyboard.press('Control+s');
  await dialog.waitFor({ state: 'detached' });
  await contacts.getByRole('link', { name: 'Jan Drugi' }).waitFor();
  const stored = await api.database.records.get(systemActor, 'counterparty', firm.id);
  expect(stored.abbreviation).toBe(firm.abbreviation);
});

it('the page of a firm shows all that has happened; older rows are shown by key, and a row opens its record', async () => {
  const firm = await create('counterparty', { name: 'Firma o długiej historii', isCustomer: true });
  for (let number = 1; number <= 23; number += 1)
    await create(number % 2 ? 'interaction' : 'customerRequest', {
      customerId: firm.id,
      reference: `Sprawa numer ${number}`,
      date: day(number),
    });
  await page.goto(site + pathOf(firm));
  const timeline = panel(words.timeline);
  await timeline.getByText('Sprawa numer 23').waitFor();
  await expect.poll(() => timeline.getByRole('listitem').count()).toBe(20);

  await timeline.getByRole('button', { name: words.older }).focus();
  await page.keyboard.press('Enter');
  await timeline.getByText(/Sprawa numer 1 /).waitFor();
  await expect.poll(() => timeline.getByRole('listitem').count()).toBe(23);
  expect(await timeline.getByRole('button', { name: words.older }).count()).toBe(0);

  // A record that is made meanwhile is shown without asking.
  await create('interaction', { customerId: firm.id, reference: 'Sprawa całkiem nowa', date: day(28) });
  await timeline.getByText('Sprawa całkiem nowa').waitFor();

  await timeline.getByRole('link').first().focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(new RegExp(`/${objects.interaction.path}/\\d+$`));
  await expect.poll(() => page.locator('input[name="reference"]').inputValue()).toBe('Sprawa całkiem nowa');
});

it('the page of a firm shows which of its orders are not paid, and follows a payment that is confirmed meanwhile', async () => {
  const firm = await create('counterparty', { name: 'Odbiorca z długiem', isCustomer: true });
  const currency = await idBy(api, 'currency', 'code', 'PLN');
  const product = await create('product', { name: 'Towar na kredyt' });
  const order = await create('salesOrder', {
    customer: firm.id,
    currency,
    reference: 'Na kredyt',
    products: [{ product: product.id, quantity: '1', price: '1250.50' }],
  });
  const confirmed = await idBy(api, 'sales_order_status', 'code', 'CONFIRMED');
  await api.database.records.update(systemActor, 'salesOrder', order.id, { status: confirmed });
  await page.goto(site + pathOf(firm));
  const unpaid = panel(words.unpaid);
  await unpaid.getByRole('link', { name: String(order.numberStr) }).waitFor();
  // The sum of all unpaid orders, and the amount of this one.
  await expect.poll(() => unpaid.getByText(/^1250,50/).count()).toBe(2);

  const paymentType = await create('paymentType', { name: 'Kasa kredytowa', currency });
  const payment = await create('paymentOperation', {
    salesOrder: order.id,
    paymentType: paymentType.id,
    currency,
    amount: '1250.50',
  });
  await api.database.records.confirm(systemActor, 'paymentOperation', payment.id);
  await unpaid.getByText(words.none).waitFor();
});

it.each([
  ['customerRequest', words.newRequest],
  ['salesOrder', words.newOrder],
] as const)('a new %s is begun on the page of a firm, for this firm', async (object, action) => {
  const currency = await idBy(api, 'currency', 'code', 'EUR');
  const firm = await create('counterparty', {
    name: `Dzwoni w sprawie ${object}`,
    isCustomer: true,
    currency,
  });
  await page.goto(site + pathOf(firm));
  await page.getByRole('link', { name: action, exact: true }).press('Enter');
  await page.waitForURL(new RegExp(`/${objects[object].path}/create`));
  const box = (name: string) => page.getByRole('combobox', { name: fieldLabel('pl', object, name) });
  await expect.poll(() => box('customer').inputValue()).toBe(firm.name);
  await typeInto(page.getByRole('main').locator('input[name="reference"]'), `Z telefonu ${object}`);
  await page.keyboard.press('Control+s');
  await page.waitForURL(new RegExp(`/${objects[object].path}/\\d+$`));
  const id = Number(page.url().split('/').at(-1));
  expect(await api.database.records.get(systemActor, object, id)).toMatchObject({
    customerId: firm.id,
    currencyId: currency,
  });
});

it('the page of a firm keeps its form in place and what is typed while records arrive late', async () => {
  const firm = await create('counterparty', { name: 'Powolna firma', isCustomer: true });
  await create('customerRequest', { customerId: firm.id, reference: 'Spóźnione', date: day(1) });
  const late = await keptBack(page, ({ pathname }) =>
    /^\/api\/(counterparties\/\d+\/timeline|customer_request)$/.test(pathname),
  );
  await page.goto(site + pathOf(firm));
  const locality = page.locator('input[name="locality"]');
  await locality.waitFor();
  await panel(words.timeline).waitFor();
  const before = await Promise.all([locality.boundingBox(), panel(words.timeline).boundingBox()]);
  await typeInto(locality, 'Gdy');
  late.letGo();
  await panel(words.timeline).getByText('Spóźnione').waitFor();
  await panel(words.requests).getByText('Spóźnione').waitFor();
  await page.keyboard.type('nia');
  await expect.poll(() => locality.inputValue()).toBe('Gdynia');
  const after = await Promise.all([locality.boundingBox(), panel(words.timeline).boundingBox()]);
  expect(after.map((box) => box?.y)).toEqual(before.map((box) => box?.y));
});

it('the page of a forwarder shows the cash desk what its trucks owe; the amount opens what is unpaid', async () => {
  const firm = await create('counterparty', { name: 'Spedytor z długiem', isForwarder: true });
  const { id: disposition } = await create('disposition', { forwarderId: firm.id, date: day(5) });
  const { id: punishmentType } = await create('punishmentType', { name: 'Opłata za postój' });
  const charge = (amount: string) => create('punishment', { punishmentType, disposition, amount });
  const charges = [await charge('100.50'), await charge('250.25'), await charge('999.00')];
  const canceled = charges[2]?.id ?? 0;
  await api.database.sql
    .updateTable('punishment')
    .set({ is_canceled: true })
    .where('id', '=', canceled)
    .execute();
  await page.context().close();
  page = await desk.pageOf('operator');
  await page.goto(site + pathOf(firm));
  const owed = panel(words.debt).getByRole('link', { name: /^350,75/ });
  await owed.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(new RegExp(`/${objects.punishment.path}\\?`));
  await page.getByText(String(charges[0]?.numberStr)).waitFor();
  await page.getByText(String(charges[1]?.numberStr)).waitFor();
  expect(await page.getByText(String(charges[2]?.numberStr)).count()).toBe(0);
});

it('a sales point offers the contact persons of its own firm alone', async () => {
  const [firm, other] = [
    await create('counterparty', { name: 'Młyn Wisła' }),
    await create('counterparty', { name: 'Młyn Odra' }),
  ];
  await create('contactPerson', { name: 'Grażyna Wiślana', counterparty: firm.id });
  await create('contactPerson', { name: 'Grażyna Odrzańska', counterparty: other.id });
  const point = await create('salesPoint', { name: 'Sklep przy młynie', counterparty: firm.id });
  await page.goto(`${site}/${objects.salesPoint.path}/${point.id}`);
  const name = fieldLabel('pl', 'salesPoint', 'contactPerson');
  await typeInto(page.getByRole('main').getByRole('combobox', { name, exact: true }), 'grażyna');
  await page.getByRole('option', { name: 'Grażyna Wiślana' }).waitFor();
  expect(await page.getByRole('option', { name: 'Grażyna Odrzańska' }).count()).toBe(0);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+s');
  await expect
    .poll(async () => (await api.database.records.get(systemActor, 'salesPoint', point.id)).contactPerson)
    .toMatchObject({ presentation: 'Grażyna Wiślana' });
});
