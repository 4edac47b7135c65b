import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RecordInput } from '#domain/kernel/record.ts';
import { errorMessage, fieldLabel, objectLabel } from '#domain/labels/index.ts';
import { objects } from '#domain/objects.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { screens } from '#domain/screens.ts';
import { officeTexts } from '../admin-ui/i18n/officeRows.ts';
import { openDesk, type Desk } from './steps/desk.ts';
import { goTo } from './steps/goTo.ts';
import { keptBack } from './steps/keptBack.ts';
import { violationsOf } from './steps/looks.ts';
import { quietOf } from './steps/quiet.ts';
import { typeInto } from './steps/typeInto.ts';

const pl = officeTexts('pl');

/** The screens at which people stand all day, by their keys. */
let desk: Desk;
let signedIn: Awaited<ReturnType<BrowserContext['storageState']>>;
let context: BrowserContext;
let page: Page;
let untilQuiet: () => Promise<void>;

beforeAll(async () => {
  desk = await openDesk();
  signedIn = await desk.signedIn('admin');
});
afterAll(() => desk?.close());
beforeEach(async () => {
  context = await desk.browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'pl-PL',
    storageState: signedIn,
  });
  page = await context.newPage();
  untilQuiet = quietOf(page);
});
afterEach(() => context.close());

const open = async (path: string) => {
  await page.goto(`${desk.url}${path}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
};
const make = (object: string, input: RecordInput) =>
  desk.api.database.records.create(systemActor, object, input);

let trucks = 0;
const truck = async (values: RecordInput = {}, plate = `DK ${1000 + (trucks += 1)}A`) => {
  const { id: vehicle } = await make('vehicle', { name: plate });
  const { id } = await make('disposition', {
    type: 'Loading',
    typeOfDocument: 'Automobile',
    weighingStation: 1,
    vehicle,
    ...values,
  });
  return { id, plate };
};

/** Chooses the station whose queue or forecast is shown. */
const chooseStation = async (station: string) => {
  await page.getByRole('combobox', { name: pl.queue.station }).press('Enter');
  await page.getByRole('option', { name: station, exact: true }).click();
};

describe('the weighing desk', () => {
  const openAtScale = async () => {
    await open('/weighing-desk');
    await page.getByRole('button', { name: 'Waga północna' }).click();
  };

  it('shows its keys and a way on while no weight comes from the scale', async () => {
    await openAtScale();
    const keys = page.getByRole('list', { name: 'Klawisze' });
    await expect
      .poll(() => keys.getByRole('listitem').allInnerTexts())
      .toEqual([
        'Alt+1Alt+2Alt+3 listy',
        '/ szukaj',
        '↑↓Enter wybór',
        'Ctrl+Enter zapis ważenia',
        'Ctrl+Shift+Enter akceptacja',
      ]);
    await expect.poll(() => keys.evaluate((list) => list.getBoundingClientRect().bottom)).toBeLessThan(800);
    await page.getByText('Bez wskazania nie można zapisać ważenia.').waitFor();
    expect(await page.getByText('Wjedź na wagę i poczekaj').count()).toBe(0);
    await page.getByRole('link', { name: 'Stan wag' }).click();
    await page.waitForURL(/live-scales$/);
  });

  it('shows no truck of one scale under another while the list of that one loads', async () => {
    const { plate } = await truck({ state: 'NaTerminalu', carsQueueStatus: 'ParkingExit', scale: 1 });
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    await page.route(/disposition_first_weighting\?.*scaleId=2/, async (route) => {
      await answered;
      await route.continue();
    });
    await openAtScale();
    const row = page.getByRole('main').getByText(plate);
    await row.first().waitFor();
    await page.getByRole('combobox', { name: /^Waga/ }).press('ArrowDown');
    await page.getByRole('option', { name: 'Waga południowa' }).click();
    await page.getByRole('region', { name: 'Waga południowa' }).waitFor();
    await expect.poll(() => row.count()).toBe(0);
    answer();
    await page.unrouteAll({ behavior: 'wait' });
  });

  it('the weighing desk says neither how many trucks wait nor that none does while its lists load', async () => {
    const { letGo } = await keptBack(page, ({ pathname }) => pathname.endsWith('_weighting'));
    await openAtScale();
    const main = page.getByRole('main');
    await main.getByRole('progressbar', { name: pl.shell.loading }).waitFor();
    await main.getByRole('tab', { name: `${pl.desk.first} (…)` }).waitFor();
    expect(await main.getByText(pl.desk.noneWaiting).count()).toBe(0);
    letGo();
    await expect.poll(() => main.getByRole('tab').first().innerText()).toMatch(/\(\d+\)$/);
    await page.unrouteAll({ behavior: 'wait' });
  });

  it('says why the chosen truck is not shown', async () => {
    const { plate } = await truck({ state: 'NaTerminalu', carsQueueStatus: 'ParkingExit', scale: 1 });
    await page.route('**/api/dispositions/*/weighing_plan', (route) =>
      route.fulfill({ status: 403, json: {} }),
    );
    await openAtScale();
    await page.getByRole('main').getByRole('button', { name: plate }).click();
    await page.getByRole('main').getByRole('alert').first().waitFor();
    expect(await page.getByRole('region', { name: plate }).count()).toBe(0);
  });

  it('takes a truck as approved only when all its notes are, however many it has', async () => {
    const { plate } = await truck({ state: 'NaTerminalu', carsQueueStatus: 'ParkingExit', scale: 1 });
    const notes = Array.from({ length: 16 }, (_none, at) => ({
      id: 900 + at,
      numberStr: `WZ ${at}`,
      state: 'ToApproved',
      confirmed: at < 15,
    }));
    await page.route(
      ({ pathname }) => pathname === `/api/${objects.deliveryNote.path}`,
      async (route) => {
        // As the server: a list without a limit has fifteen rows.
        const limit = Number(new URL(route.request().url()).searchParams.get('limit') ?? 15);
        await route.fulfill({ json: { rows: notes.slice(0, limit), count: notes.length } });
      },
    );
    await openAtScale();
    await page.getByRole('main').getByRole('button', { name: plate }).click();
    await page.getByRole('link', { name: /^WZ 0/ }).waitFor();
    await page.locator('[data-approve]').waitFor();
    expect(await page.getByRole('button', { name: pl.weighing.undoApprove, exact: true }).count()).toBe(0);
  });

  it('listens to the keys of its lists and of its search as they are written', async () => {
    await openAtScale();
    for (const [at, key] of ['Alt+1', 'Alt+2', 'Alt+3'].entries()) {
      await page.keyboard.press(key);
      await expect.poll(() => page.getByRole('tab').nth(at).getAttribute('aria-selected')).toBe('true');
    }
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press('/');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toMatch(/^Szukaj/);
  });
});

it('a sum of parts is shown as such, and its field comes back when no part says an amount', async () => {
  const { id } = await make('reclamation', { inputDate: '2026-11-02', amount: '12.00' });
  await open(`/reclamation/${id}`);
  const field = page.getByRole('main').locator('input[name="amount"]');
  await field.waitFor();
  const { id: item } = await make('reclamationItem', { reclamation: id, amount: '100.10' });
  await field.waitFor({ state: 'detached' });
  const main = page.getByRole('main');
  await main.getByText('Suma pozycji').waitFor();
  await expect.poll(async () => (await main.innerText()).replaceAll(/\s/g, ' ')).toContain('100,10');
  const answer = await context.request.get(`${desk.url}/api/reclamation/${id}`);
  const { updatedAt } = (await answer.json()) as { updatedAt: string };
  const refused = await context.request.put(`${desk.url}/api/reclamation/${id}`, {
    data: { amount: '7.00', updatedAt },
    headers: { origin: desk.url },
  });
  expect(refused.status()).toBe(422);
  await desk.api.database.records.update(systemActor, 'reclamationItem', item, { amount: null });
  await field.waitFor();
});

it('a cost that is added on a reclamation by keyboard belongs to it', async () => {
  const { id } = await make('reclamation', { inputDate: '2026-11-02' });
  await open(`/reclamation/${id}`);
  await page.getByRole('tab', { name: pl.reclamations.costs }).press('Enter');
  const cost = objectLabel('pl', 'reclamationCost').one;
  await page.getByRole('button', { name: `${pl.reclamations.add}: ${cost}` }).press('Enter');
  const dialog = page.getByRole('dialog');
  await typeInto(dialog.locator('[name="description"]'), 'Transport zwrotny');
  await typeInto(dialog.locator('input[name="amount"]'), '120,50');
  await dialog.getByRole('button', { name: pl.common.save, exact: true }).press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('table').getByText('Transport zwrotny').waitFor();
  expect(await dialog.count()).toBe(0);
});

it('the items of a reclamation tell the decision that was taken on each', async () => {
  const { id } = await make('reclamation', { inputDate: '2026-11-02' });
  const { id: decision } = await make('reclamationDecision', { name: 'Wymiana na nowe' });
  await make('reclamationItem', { reclamation: id, description: 'Pęknięta szyba', decision });
  await make('reclamationItem', { reclamation: id, description: 'Rysa na ramie' });
  await open(`/reclamation/${id}`);
  await page.getByRole('tab', { name: pl.reclamations.positions }).press('Enter');
  const heads = page.getByRole('columnheader');
  await heads.filter({ hasText: fieldLabel('pl', 'reclamationItem', 'decision') }).waitFor();
  const decided = page.getByRole('row').filter({ hasText: 'Wymiana na nowe' });
  await decided.getByText('Pęknięta szyba').waitFor();
  await expect.poll(() => decided.count()).toBe(1);
});

it.each([
  ['customer_request', 'customerRequest', 'order'],
  ['reclamation', 'reclamation', 'salesOrder'],
])('the form of %s offers the orders of its customer', async (path, object, field) => {
  const { id: currency } = await desk.api.database.records.predefined(systemActor, 'currency', 'PLN');
  const firms = ['Właściwy', 'Postronny'].map((name) => `${name} klient ${path}`);
  for (const name of firms) {
    const { id: customer } = await make('counterparty', { name, isCustomer: true });
    await make('salesOrder', { reference: `Ruszt ${name}`, customer, currency });
  }
  await open(`/${path}/create`);
  const box = (name: string) => page.getByRole('combobox', { name: fieldLabel('pl', object, name) });
  const offered = async (): Promise<number> => {
    await typeInto(box(field), `klient ${path}`);
    await page.getByRole('option', { name: /ZS-/ }).first().waitFor();
    return page.getByRole('option', { name: /ZS-/ }).count();
  };
  await expect.poll(offered).toBe(2);
  await page.keyboard.press('Escape');
  await typeInto(box(field), '');
  await typeInto(box('customer'), firms[0] ?? '');
  await page.getByRole('option', { name: firms[0] ?? '', exact: true }).waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(offered).toBe(1);
});

it('a disposition whose visit has ended has inputs for what may still be corrected, and for nothing else', async () => {
  const { id } = await truck({ carsQueueStatus: 'TerminalExit' });
  await open(`/disposition/${id}`);
  const main = page.getByRole('main');
  await main.getByText(errorMessage('pl', 'truck_has_left')).waitFor();
  const { shut } = (await (
    await context.request.get(`${desk.url}/api/disposition/${id}/lifecycle`)
  ).json()) as { shut: string[] };
  const folded = main.locator('button[aria-expanded="false"]');
  while ((await folded.count()) > 0) await folded.first().click();
  const inputs = () =>
    main
      .locator('input[name], textarea[name]')
      .evaluateAll((all) => all.map((each) => each.getAttribute('name') ?? ''));
  await expect.poll(inputs).toEqual(expect.arrayContaining(['comment', 'customer', 'product', 'carrier']));
  expect((await inputs()).filter((name) => shut.includes(name))).toEqual([]);
});

it('the page of a disposition says why its journey cannot be shown', async () => {
  const { id } = await truck();
  await page.route(`**/api/dispositions/${id}/journey`, (route) => route.fulfill({ status: 403, json: {} }));
  await open(`/disposition/${id}`);
  await page.getByRole('region', { name: pl.journey.panel }).getByRole('alert').waitFor();
  expect(await page.getByText(pl.journey.notBegun).count()).toBe(0);
});

it('each weighing record of a disposition leads to its own ticket, from its page and from that of the disposition', async () => {
  const { id: disposition } = await truck({ numberOfWeighing: 2, typeOfDocument: 'Internal' });
  const first = await make('weighingRecord', { disposition, brutto: '40.000' });
  const second = await make('weighingRecord', { disposition, brutto: '41.000' });
  const shownTicket = () => page.getByRole('article').getByRole('heading').innerText();
  for (const ticket of [first, second]) {
    await open(`/${objects.weighingRecord.path}/${ticket.id}`);
    await page.getByRole('link', { name: pl.desk.print, exact: true }).click();
    await expect.poll(shownTicket).toContain(ticket.numberStr);
  }
  await page.goto(`${desk.url}/weighing-ticket/${disposition}`);
  await expect.poll(shownTicket).toContain(second.numberStr);
  for (const ticket of [first, second]) {
    await open(`/${objects.disposition.path}/${disposition}`);
    await page
      .getByRole('link', { name: `${pl.desk.print}: ${String(ticket.numberStr)}`, exact: true })
      .click();
    await expect.poll(shownTicket).toContain(ticket.numberStr);
  }
});

describe('the cash desk', () => {
  const debtor = async () => {
    const { id, plate } = await truck({ typeOfDocument: 'Internal' });
    const { id: punishmentType } = await make('punishmentType', {
      name: 'Ważenie dodatkowe',
      price: '50.00',
      useForInternalDrivers: true,
    });
    await make('punishment', { disposition: id, punishmentType });
    return { id, plate };
  };
  const scan = async (words: string) => {
    await page.keyboard.press('Control+a');
    await page.keyboard.type(words);
    await page.keyboard.press('Enter');
  };
  /** Tells the browser at which working place it stands; null for none. */
  const stand = (workingPlaceId: number | null) =>
    context.request.put(`${desk.url}/api/app/working_place`, {
      data: { workingPlaceId },
      headers: { origin: desk.url },
    });

  it('offers paper only where a printer stands', async () => {
    const { plate } = await debtor();
    await stand(null);
    await open('/cash-desk');
    await scan(plate);
    const asPdf = page.getByRole('checkbox', {
      name: 'Potwierdzenie jako PDF (to stanowisko nie ma drukarki)',
    });
    await asPdf.waitFor();
    expect(await asPdf.isChecked()).toBe(false);

    const { id } = await make('workingPlace', {
      name: 'Kasa z drukarką',
      printerName: '127.0.0.1',
      networkPort: 9100,
      isRollPrinter: true,
    });
    await stand(id);
    await open('/cash-desk');
    await scan(plate);
    const onPaper = page.getByRole('checkbox', { name: 'Drukuj potwierdzenie' });
    await onPaper.waitFor();
    await expect.poll(() => onPaper.isChecked()).toBe(true);
    await stand(null);
  });

  it('is walked by arrows from the search into the list and along it', async () => {
    const debtors = [await debtor(), await debtor()];
    await open('/cash-desk');
    await page.keyboard.type(debtors[0]?.plate.slice(0, 4) ?? '');
    for (const { plate } of debtors) await page.getByRole('button', { name: new RegExp(plate) }).waitFor();
    const at = () => page.evaluate(() => document.activeElement?.textContent ?? '');
    await page.keyboard.press('ArrowDown');
    const [first, rows] = [await at(), page.locator('main .MuiListItemButton-root')];
    expect(first).toBe(await rows.first().textContent());
    await page.keyboard.press('ArrowDown');
    expect(await at()).toBe(await rows.nth(1).textContent());
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('main .MuiListItemButton-root.Mui-selected').allInnerTexts()).toHaveLength(1); // prettier-ignore
    expect(await violationsOf(page)).toEqual([]);
  });

  it.each([
    ['cash', /^Przyjmij 50,00 zł gotówką/, null],
    ['card', 'Zapłacono kartą', 'Terminal potwierdził'],
    ['transfer', 'Zapłacono przelewem', 'Przelew wpłynął'],
  ] as const)('takes money by %s, and asks first if only a paper proves it', async (means, button, yes) => {
    const { id, plate } = await debtor();
    await open('/cash-desk');
    await scan(plate);
    await page.getByRole('button', { name: button }).click();
    if (yes) {
      const question = page.getByRole('alertdialog').filter({ hasText: '50,00 zł' });
      await question.waitFor();
      await page.keyboard.press('Escape');
      await question.waitFor({ state: 'detached' });
      const before = await context.request.get(`${desk.url}/api/cash_desk/trucks/${id}`);
      expect(await before.json()).toMatchObject({ amount: '50.00', paid: [] });
      await page.getByRole('button', { name: button }).press('Enter');
      await question.getByRole('button', { name: yes }).press('Enter');
    }
    await page.getByText(/^Przyjęto/).waitFor();
    const answer = await context.request.get(`${desk.url}/api/cash_desk/trucks/${id}`);
    expect(await answer.json()).toMatchObject({ amount: '0.00', paid: [{ amount: '50.00', means }] });
  });

  it('keeps what is typed while its debts cannot be read again', async () => {
    const { id, plate } = await debtor();
    await open('/cash-desk');
    await scan(plate);
    const given = page.getByLabel(pl.cash.given);
    await given.waitFor();
    await typeInto(given, '100');
    await page.route(`**/api/cash_desk/trucks/${id}`, (route) => route.abort('internetdisconnected'));
    // A change of any debt has the desk read again.
    await debtor();
    await page.getByText(pl.pages.tryingAgain).waitFor();
    await expect.poll(() => given.inputValue()).toBe('100');
  });

  it('takes nothing while the amount received cannot be read, and says so', async () => {
    const { id, plate } = await debtor();
    await open('/cash-desk');
    await scan(plate);
    const given = page.getByLabel(pl.cash.given);
    await typeInto(given, '12x');
    await page.getByText(pl.detail.badNumber).waitFor();
    const take = page.getByRole('button', { name: /^Przyjmij 50,00 zł gotówką/ });
    await expect.poll(() => take.isDisabled()).toBe(true);
    await given.press('Enter');
    await typeInto(given, '60');
    await page.getByRole('status').getByText('10,00').waitFor();
    const answer = await context.request.get(`${desk.url}/api/cash_desk/trucks/${id}`);
    expect(await answer.json()).toMatchObject({ amount: '50.00', paid: [] });
    await expect.poll(() => take.isEnabled()).toBe(true);
  });

  it('makes no invoice that was called off after a payment that failed', async () => {
    const { id, plate } = await debtor();
    await open('/cash-desk');
    await scan(plate);
    const invoice = page.getByRole('checkbox', { name: pl.cash.invoice });
    await invoice.check();
    await typeInto(page.getByLabel(pl.cash.nip), '5260250995');
    await typeInto(page.getByRole('textbox', { name: pl.cash.buyer.name }), 'ŻWIR');
    const take = page.getByRole('button', { name: /^Przyjmij 50,00 zł gotówką/ });
    await page.route('**/api/delivery_payments/*/pay', (route) =>
      route.fulfill({ status: 409, json: { code: 'payment_under_way' } }),
    );
    const refused = page.waitForResponse(/delivery_payments\/\d+\/pay/);
    await take.press('Enter');
    await refused;
    await page.unrouteAll({ behavior: 'wait' });
    await expect.poll(() => take.isEnabled()).toBe(true);
    await invoice.uncheck();
    await take.press('Enter');
    await page.getByText(/^Przyjęto/).waitFor();
    const answer = await context.request.get(`${desk.url}/api/cash_desk/trucks/${id}`);
    const { paid } = (await answer.json()) as { paid: readonly { readonly id: number }[] };
    expect(paid).toHaveLength(1);
    expect(
      await desk.api.database.records.get(systemActor, 'deliveryPayment', paid[0]?.id ?? 0),
    ).toMatchObject({ isPaid: true, fakturaCheck: false });
  });

  it('gets no buyer from a late answer of the register after the invoice was called off', async () => {
    const { plate } = await debtor();
    const asked = Promise.withResolvers<void>();
    const answered = Promise.withResolvers<void>();
    await page.route('**/api/counterparties/gus_by_nip?*', async (route) => {
      asked.resolve();
      await answered.promise;
      const words = { street: 'Portowa 1', postCode: '80-001', locality: 'Gdańsk', address: 'Portowa 1' };
      await route.fulfill({ json: { nip: '5260250995', name: 'ŻWIR', regon: null, ended: null, ...words } });
    });
    await open('/cash-desk');
    await scan(plate);
    const invoice = page.getByRole('checkbox', { name: pl.cash.invoice });
    await invoice.check();
    await typeInto(page.getByLabel(pl.cash.nip), '5260250995');
    await page.keyboard.press('Enter');
    await asked.promise;
    await invoice.uncheck();
    const answer = page.waitForResponse(/gus_by_nip/);
    answered.resolve();
    await answer;
    await untilQuiet();
    expect(await invoice.isChecked()).toBe(false);
    expect(await page.getByLabel(pl.cash.nip).count()).toBe(0);
  });
});

describe('the live queue', () => {
  it('is walked by arrows, and Enter opens the disposition', async () => {
    // Their own plates, because the search would also find the trucks of other tests in other columns.
    const accepted = { carsQueueStatus: 'Accepted' };
    const first = await truck({ ...accepted, arrivedAt: '2026-11-20T08:00:00.000Z' }, 'KOL 101A');
    const second = await truck({ ...accepted, arrivedAt: '2026-11-20T08:01:00.000Z' }, 'KOL 102A');
    await open('/live-queue');
    await page.getByRole('article', { name: second.plate }).waitFor();
    await page.getByRole('main').getByRole('textbox').first().focus();
    // A ticket may have the letters of a plate, but neither 0 nor 1.
    await page.keyboard.type('KOL 10');
    await page.keyboard.press('ArrowDown');
    const at = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    const seen = new Set<string>();
    for (let step = 0; step < 40 && (await at()) !== second.plate; step += 1) {
      seen.add(String(await at()));
      await page.keyboard.press('ArrowDown');
    }
    expect(seen).toContain(first.plate);
    expect(await at()).toBe(second.plate);
    await page.keyboard.press('ArrowUp');
    expect(await at()).not.toBe(second.plate);
    await page.keyboard.press('ArrowDown');
    // One card is a stop of Tab.
    await expect.poll(() => page.locator('[data-truck][tabindex="0"]').count()).toBe(1);
    await page.keyboard.press('Enter');
    await page.waitForURL(new RegExp(`/disposition/${second.id}$`));
  });

  it('shows no truck of one station under the name of another, and no window follows another', async () => {
    const { id: stationId } = await make('weighingStation', { name: 'Stacja wschodnia', queueOn: true });
    const { plate } = await truck({ carsQueueStatus: 'Accepted', arrivedAt: '2026-11-20T08:02:00.000Z' });
    const name = String((await desk.api.database.records.get(systemActor, 'weighingStation', 1)).name);
    await open('/live-queue');
    await chooseStation(name);
    const card = page.getByRole('article', { name: plate });
    await card.waitFor();
    const other = await context.newPage();
    await other.goto(`${desk.url}/live-queue`);
    const shown = (window: Page) => window.getByRole('combobox', { name: pl.queue.station });
    await expect.poll(() => shown(other).innerText()).toBe(name);
    const answer = await keptBack(page, ({ search }) => search.includes(`weighingStationId=${stationId}`));
    await chooseStation('Stacja wschodnia');
    await answer.asked;
    await expect.poll(() => card.count()).toBe(0);
    answer.letGo();
    await other.getByRole('article', { name: plate }).waitFor();
    await expect.poll(() => shown(other).innerText()).toBe(name);
    await other.close();
  });
});

it('the what-if screen shows no forecast of one station under the name of another', async () => {
  // The first one is chosen when the screen opens.
  const names = ['Prognoza środkowa', 'Prognoza zachodnia'] as const;
  for (const name of names) await make('weighingStation', { name, queueOn: true });
  const curve = {
    points: [0, 3600].map((at) => ({ at, fewest: 1, waiting: 2, most: 3 })),
    meanMinutes: 10,
    served: 4,
    left: 1,
  };
  const model = {
    waiting: 2,
    inside: 1,
    places: 5,
    scales: 1,
    scaleSeconds: 60,
    holdSeconds: 60,
    stalledSince: null,
    measured: 9,
  };
  const isForecast = ({ pathname }: URL) => pathname.endsWith('/what-if') && pathname.startsWith('/api/');
  await page.route(isForecast, (route) =>
    route.fulfill({ json: { model, now: '2026-11-26T10:00:00.000Z', usual: curve, changed: curve } }),
  );
  await open('/what-if');
  await chooseStation(names[0]);
  const curves = page.getByRole('region', { name: pl.whatIf.changed });
  await curves.waitFor();
  const answer = await keptBack(page, isForecast);
  await chooseStation(names[1]);
  await answer.asked;
  await expect.poll(() => curves.count()).toBe(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

it('the stock says why it cannot be shown', async () => {
  await page.route(
    ({ pathname }) => pathname === '/api/stock',
    (route) => route.fulfill({ status: 403, json: {} }),
  );
  await open('/stock');
  await page.getByRole('main').getByRole('alert').first().waitFor();
  expect(await page.getByText(pl.stock.empty).count()).toBe(0);
});

describe('another language', () => {
  const choose = async (button: string, language: string) => {
    await page.getByRole('button', { name: button }).click();
    await page.getByRole('menuitem', { name: language }).click();
  };
  /** What is read on the screen, but for times that pass. */
  const told = async () =>
    (await page.locator('body').innerText()).replaceAll(/\d+:\d\d(:\d\d)?|\d+\s*(d|h|s|min)\b/g, '…');

  /** The same once everything has come: all that was asked for is answered, and nothing has changed for a while. */
  const toldInTheEnd = async () => {
    await page.getByRole('heading', { level: 1 }).waitFor();
    for (let before = ''; ;) {
      await untilQuiet();
      const now = await told();
      if (now === before) return now;
      before = now;
      await pause(1500);
    }
  };

  it('names the open tabs as their views name themselves', async () => {
    const { id } = await truck();
    const views = [
      ...screens.map(({ name }) => `/${name}`),
      '/vehicles',
      '/disposition',
      '/reclamation',
      '/weighing_stations',
      '/vehicles/create',
      `/disposition/${id}`,
      '/user-profile',
      '/section/terminal',
    ];
    await open('/main');
    const tabs = () => page.locator('[role="toolbar"] a[data-stop]').allInnerTexts();
    for (const [at, place] of views.entries()) {
      await goTo(page, place);
      // The home tab is the first one.
      await expect.poll(async () => (await tabs()).length).toBe(at + 2);
      // A record's tab is called after it once it has been read.
      if (/\/\d+$/.test(place)) await expect.poll(async () => (await tabs()).at(-1)).toMatch(/\d/);
    }
    await choose('Język', 'English');
    await page.getByRole('button', { name: 'Language' }).waitFor();
    await untilQuiet();
    const retold = await tabs();
    for (const place of views) {
      await goTo(page, place);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expect.poll(() => page.locator('[aria-current="page"]').count()).toBeGreaterThan(0);
    }
    expect(retold).toEqual(await tabs());
    expect(retold.join(' ')).not.toMatch(/[ąćęłńóśźż]/i);
    await choose('Language', 'Polski');
  });

  const places = [
    '/live-queue',
    '/stock',
    '/weighing-desk',
    '/cash-desk',
    '/what-if',
    '/live-scales',
    '/main',
  ];
  it.each(places)('is drawn on %s at once as it is after a reload', async (path) => {
    await desk.api.database.records.update(systemActor, 'weighingStation', 1, {
      lang: { en: 'Northern station' },
    });
    await open(path);
    const polish = await toldInTheEnd();
    await choose('Język', 'English');
    await page.getByRole('button', { name: 'Language' }).waitFor();
    const english = await toldInTheEnd();
    expect(english).not.toBe(polish);
    await page.reload();
    expect(await toldInTheEnd()).toBe(english);
    await choose('Language', 'Polski');
  });
});

describe('a page that is opened while the server is away', () => {
  const away = async () => {
    await context.route('**/api/**', (route) => route.abort('internetdisconnected'));
    await context.route('**/socket.io/**', (route) => route.abort('internetdisconnected'));
  };
  const back = () => context.unrouteAll({ behavior: 'ignoreErrors' });

  it('says of no column of the live queue that it is empty before the trucks are known', async () => {
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    await page.route('**/cars_qeue_dispositions_list*', async (route) => {
      await answered;
      await route.continue();
    });
    await open('/live-queue');
    const columns = page.locator('section[aria-busy="true"]');
    await expect.poll(() => columns.count()).toBe(6);
    expect(await page.getByText(pl.queue.empty).count()).toBe(0);
    answer();
    await expect.poll(() => columns.count()).toBe(0);
    await expect.poll(() => page.getByText(pl.queue.empty).count()).toBeGreaterThan(0);
  });

  it.each(['/weighing-desk', '/live-queue', '/cash-desk'])('comes by itself on %s', async (path) => {
    await away();
    await page.goto(`${desk.url}${path}`);
    await page.getByText(pl.pages.tryingAgain).first().waitFor();
    await back();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByText(pl.pages.tryingAgain).first().waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe(path);
  });

  it('comes by itself at the gate', async () => {
    const { displayToken } = await make('queueDisplay', { name: 'Brama' });
    await away();
    await page.goto(`${desk.url}/display/${String(displayToken)}`);
    await page.getByRole('alert').getByText('Brak połączenia.').waitFor();
    await back();
    await page.getByRole('heading', { level: 1, name: 'Brama' }).waitFor();
    await expect.poll(() => page.getByRole('alert').count()).toBe(0);
  });

  it('comes by itself at the kiosk, with what the driver had typed', async () => {
    await away();
    await page.goto(`${desk.url}/kiosk/`);
    await page.getByRole('button', { name: /Polski/ }).click();
    // A ticket that nobody has, typed so slowly that the kiosk does not take it for a scan.
    await page.keyboard.type('NO22', { delay: 120 });
    await page.getByRole('button', { name: 'Dalej' }).click();
    await page.getByText('Brak połączenia.').waitFor();
    await back();
    await page.getByText('Nie ma takiego biletu.').waitFor();
    await expect.poll(() => page.getByText('Brak połączenia.').count()).toBe(0);
  });
});

describe('a message that pops up', () => {
  it.each([
    ['/sales_order/create', 1280, 800],
    ['/sales_order/create', 1280, 560],
    ['/sales_order/create', 820, 560],
    ['/vendor_and_customer/create', 1280, 400],
    ['/vehicles/create', 1280, 400],
    ['/vehicles/create', 820, 400],
  ])(
    'is never over what is said to be wrong, nor over “Zapisz”: %s at %i × %i',
    async (path, width, height) => {
      await page.setViewportSize({ width, height });
      await open(path);
      await page.getByRole('main').locator('form input:visible').first().waitFor();
      await page.keyboard.press('Control+s');
      const toast = page.locator('.MuiSnackbar-root');
      await toast.waitFor();
      const faults = page
        .getByRole('main')
        .locator('[aria-invalid="true"], .MuiFormHelperText-root.Mui-error');
      await faults.first().waitFor();
      const kept = faults.or(page.getByRole('button', { name: 'Zapisz', exact: true }));
      const covered = async () => {
        const over = await toast.boundingBox();
        const boxes = await Promise.all((await kept.all()).map((each) => each.boundingBox()));
        return boxes.filter(
          (box) =>
            box &&
            over &&
            over.y < box.y + box.height &&
            box.y < over.y + over.height &&
            over.x < box.x + box.width &&
            box.x < over.x + over.width,
        ).length;
      };
      await expect.poll(covered).toBe(0);
    },
  );

  it('is never over the field that somebody types into', async () => {
    await open('/vehicles/create');
    await page.setViewportSize({ width: 1280, height: 500 });
    const inputs = page.getByRole('main').locator('form input:visible');
    await inputs.first().waitFor();
    // A refusal stands there for ten seconds.
    await page.keyboard.press('Control+s');
    const toast = page.locator('.MuiSnackbar-root');
    await toast.waitFor();
    for (const input of await inputs.all()) {
      await input.focus();
      // At the lower edge, where a message would stand.
      await input.evaluate((box) => box.scrollIntoView({ block: 'end' }));
      await expect
        .poll(async () => {
          const [over, field] = [await toast.boundingBox(), await input.boundingBox()];
          if (!over || !field) return false;
          return over.y < field.y + field.height && field.y < over.y + over.height;
        })
        .toBe(false);
    }
  });
});

it.each([
  ['the weighing desk', '/weighing-desk', pl.desk.search],
  ['the cash desk', '/cash-desk', pl.cash.search],
  ['the what-if screen', '/what-if', pl.whatIf.second],
])('the keyboard begins at %s where one types first', async (_screen, path, name) => {
  await open(path);
  const scale = page.getByRole('button', { name: 'Waga północna' });
  if (path === '/weighing-desk') await scale.press('Enter');
  const focused = () =>
    page.evaluate(() => {
      const { activeElement } = document;
      return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent;
    });
  await expect.poll(focused).toBe(name);
});

it.each([
  ['the weighing desk', '/weighing-desk', pl.desk.search],
  ['the cash desk', '/cash-desk', pl.cash.search],
])(
  'the slash in the search of %s chooses what stands there, so that the next scan replaces it',
  async (_screen, path, name) => {
    await open(path);
    if (path === '/weighing-desk') await page.getByRole('button', { name: 'Waga północna' }).press('Enter');
    const box = page.getByLabel(name, { exact: true });
    await box.focus();
    await page.keyboard.type('NE 1188F');
    await page.keyboard.press('/');
    await page.keyboard.type('GD 20');
    await expect.poll(() => box.inputValue()).toBe('GD 20');
  },
);

it.each(['/disposition/create', '/weighing-desk', '/live-scales', '/stock'])(
  'tonnes are written t, never T, on %s',
  async (path) => {
    await open(path);
    await untilQuiet();
    const words = await page.getByRole('main').innerText();
    expect(words.split(/\s+/)).not.toContain('T');
  },
);

it('the screen of KSeF tells how many invoices are not there yet, and leads to those beyond a hundred', async () => {
  const invoice = (id: number) => ({
    id,
    numberStr: `FV/${id}`,
    ksefStatus: 'Waiting',
    buyerName: 'Odbiorca faktur',
    sumBrutto: '10.00',
  });
  const pages = [Array.from({ length: 100 }, (_, at) => invoice(at + 1)), [invoice(101)]];
  await page.route(/\/api\/invoices\?/, (route) => {
    const shown = Number(new URL(route.request().url()).searchParams.get('page'));
    return route.fulfill({ json: { rows: pages[shown - 1], count: 101 } });
  });
  await open('/ksef');
  const panel = page.getByRole('region', { name: pl.ksef.open, exact: true });
  await panel.getByText('1–100 z 101', { exact: true }).waitFor();
  await panel.getByRole('button', { name: pl.list.next }).press('Enter');
  await panel.getByRole('link', { name: 'FV/101', exact: true }).waitFor();
  await expect.poll(() => panel.getByText('101–101 z 101', { exact: true }).count()).toBe(1);
});

it('a name that does not fit tells its whole to whoever points at it', async () => {
  const name = `Przedsiębiorstwo Przeładunkowo-Spedycyjne ${'Bardzo Długa Nazwa '.repeat(8)}`.trim();
  const { id: customer } = await make('counterparty', { name, isCustomer: true });
  const { id } = await truck({ customer });
  const told = async (place: Locator) => {
    await place.hover({ position: { x: 8, y: 8 } });
    await expect
      .poll(() => place.evaluate((element) => element.closest('[title]')?.getAttribute('title')))
      .toContain(name);
  };
  await open(`/${objects.counterparty.path}/${customer}`);
  await told(page.getByRole('heading', { level: 1 }));
  await open(`/${objects.disposition.path}/${id}`);
  await told(page.getByRole('combobox', { name: 'Odbiorca', exact: true }));
  await open(`/${objects.counterparty.path}`);
  await told(page.getByRole('grid').getByText(name).first());
});

it('the button that reads a list anew says what it does', async () => {
  await open(`/${objects.vehicle.path}`);
  await expect.poll(() => page.getByRole('button', { name: 'Odśwież' }).innerText()).toBe('Odśwież');
});

describe('the form of a firm', () => {
  const field = (name: string) => page.locator(`input[name="${name}"]`);
  const openNew = () => open(`/${objects.counterparty.path}/create`);

  it('tells while one types that the firm is there already, and opens it beside', async () => {
    const { id } = await make('counterparty', { name: 'Bursztynowa Przystań Sp. z o.o.', nip: '5260250274' });
    await openNew();
    await field('name').pressSequentially('Bursztynowa Pszystan');
    const told = page.getByRole('status').filter({ hasText: pl.firms.alikeName });
    await told.waitFor();
    await field('nip').pressSequentially('526-025-02-74');
    const same = page.getByRole('status').filter({ hasText: pl.firms.sameNumber });
    await same.waitFor();
    const beside = context.waitForEvent('page');
    await same.getByRole('link', { name: 'Bursztynowa Przystań Sp. z o.o.' }).press('Enter');
    const other = await beside;
    await other.waitForURL(new RegExp(`/${objects.counterparty.path}/${id}$`));
    await expect.poll(() => field('name').inputValue()).toBe('Bursztynowa Pszystan');
    expect(await violationsOf(page)).toEqual([]);
  });

  it('tells a mistyped number at its field, and a wrong NIP when it is saved', async () => {
    await openNew();
    await field('name').pressSequentially('Zły numer');
    await field('nip').pressSequentially('1234567890');
    await field('regon').pressSequentially('012100785');
    await page.keyboard.press('Control+s');
    await page.getByText(errorMessage('pl', 'regon_invalid')).waitFor();
    await typeInto(field('regon'), '012100784');
    await page.keyboard.press('Control+s');
    await page.getByText(errorMessage('pl', 'nip_invalid')).waitFor();
    await field('nip').press('Control+a');
    await field('nip').pressSequentially('525-234-40-78');
    await page.keyboard.press('Control+s');
    await page.waitForURL(/\/vendor_and_customer\/\d+$/);
    await expect.poll(() => field('nip').inputValue()).toBe('5252344078');
  });

  it.each([pl.firms.fill, pl.firms.checkVat, pl.firms.checkVies])(
    'asks for the number where there is none, when it is to ask a register: %s',
    async (name) => {
      await openNew();
      const button = page.getByRole('button', { name });
      await button.press('Enter');
      await page.getByText(pl.firms.noNumber).waitFor();
      await page.keyboard.type('5261040567');
      await expect.poll(() => field('nip').inputValue()).toBe('5261040567');
      await button.press('Enter');
      await expect.poll(() => page.getByText(pl.firms.noNumber).count()).toBe(0);
    },
  );

  it.each([pl.firms.fill, pl.firms.checkVat, pl.firms.checkVies])(
    'says what is wrong with a number of letters of a Polish firm, when it is to ask a register: %s',
    async (name) => {
      await openNew();
      await field('nip').pressSequentially('ABC');
      await page.getByRole('button', { name }).press('Enter');
      await page.getByText(errorMessage('pl', 'nip_invalid')).waitFor();
      await expect.poll(() => field('nip').getAttribute('aria-invalid')).toBe('true');
    },
  );

  it('says that nobody could say while a register is silent, and saves all the same', async () => {
    await openNew();
    await field('name').pressSequentially('Cisza w rejestrze');
    await field('nip').pressSequentially('5261040567');
    await page.getByRole('button', { name: pl.firms.checkVat }).press('Enter');
    await page.getByRole('status').filter({ hasText: 'nie odpowiedział' }).waitFor();
    await page.keyboard.press('Control+s');
    await page.waitForURL(/\/vendor_and_customer\/\d+$/);
    await expect.poll(() => field('name').inputValue()).toBe('Cisza w rejestrze');
  });
});
