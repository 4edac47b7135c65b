import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { idBy } from '#api/testing/making.ts';
import { demoPassword } from '#database/demo/people.ts';
import type { AnyRecord, RecordInput } from '#domain/kernel/record.ts';
import { fieldLabel } from '#domain/labels/index.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { linkedDocumentWords } from '#domain/platform/linkedDocuments.words.ts';
import { startGus } from '#tools/simulator/gus/server.ts';
import type { Office } from '#tools/simulator/officeServer.ts';
import { startMailbox, type Mailbox } from '#tools/simulator/mailbox/server.ts';
import { startTaxRegisters, type TaxRegisters } from '#tools/simulator/taxRegisters/server.ts';
import { officeTexts } from '../admin-ui/i18n/officeRows.ts';
import { byKey } from './steps/byKey.ts';
import { openDeskWithWorker, type DeskWithWorker } from './steps/desk.ts';
import { goTo } from './steps/goTo.ts';
import { keptBack } from './steps/keptBack.ts';
import { quietOf } from './steps/quiet.ts';
import { typeInto } from './steps/typeInto.ts';

const pl = officeTexts('pl');
const links = linkedDocumentWords('pl');
const gusKey = 'abcde12345abcde12345';

/** How a clerk answers customer requests: in a real browser, by keyboard. */
let desk: DeskWithWorker;
let api: DeskWithWorker['api'];
let mailbox: Mailbox;
let gus: Office;
let registers: TaxRegisters;
let site: string;
let page: Page;
let customer: AnyRecord;

beforeAll(async () => {
  [mailbox, gus, registers] = await Promise.all([
    startMailbox({ port: 0, smtpPort: 0 }),
    startGus({ port: 0, key: gusKey }),
    startTaxRegisters({ port: 0 }),
  ]);
  desk = await openDeskWithWorker({
    worker: {
      SMTP_URL: mailbox.smtpUrl,
      GUS_URL: gus.url,
      WHITE_LIST_URL: registers.whiteListUrl,
      VIES_URL: registers.viesUrl,
    },
  });
  ({ api, url: site } = desk);
  await desk.startWorker();
  const own = await api.database.sql.selectFrom('firm').select('id').executeTakeFirstOrThrow();
  await api.database.records.update(systemActor, 'firm', own.id, { gusKey });
  customer = await create('counterparty', {
    name: 'Pytający Odbiorca',
    isCustomer: true,
    email: 'pytajacy@odbiorca.pl',
  });
});
afterAll(async () => {
  await desk?.close();
  await mailbox?.close();
  await gus?.close();
  await registers?.close();
});
beforeEach(async () => {
  page = await desk.pageOf('sales');
});
afterEach(() => page.context().close());

const create = (object: string, input: RecordInput): Promise<AnyRecord> =>
  api.database.records.create(systemActor, object, input);
const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
const said = (): Locator => page.getByRole('list', { name: pl.comments.title });
const box = (): Locator => page.getByLabel(pl.comments.write);

it.each(['customer_request', 'interaction'])(
  '%s: a comment goes to the customer by e-mail, key by key, and says when it was sent',
  async (path) => {
    const object = path === 'interaction' ? 'interaction' : 'customerRequest';
    const { id } = await create(object, { reference: `Listem ${object}`, customerId: customer.id });
    await page.goto(`${site}/${path}/${id}`);
    await box().pressSequentially('Tylko dla nas');
    await page.keyboard.press('Control+Enter');
    await said().getByText('Tylko dla nas').waitFor();
    await page.getByRole('checkbox', { name: pl.comments.byEmail }).press('Space');
    await typeInto(page.getByLabel(pl.comments.emailTitle, { exact: true }), `Cena ${object}`);
    await box().pressSequentially('Podajemy cenę');
    await page.keyboard.press('Control+Enter');
    const mailed = said().getByRole('listitem').filter({ hasText: 'Podajemy cenę' });
    await mailed.getByText(pl.comments.sent).waitFor();
    await mailed.getByText(pl.comments.forCustomer).waitFor();
    expect(await mailed.getByRole('button', { name: pl.comments.edit }).count()).toBe(0);
    const arrived = mailbox.letters.filter(({ subject }) => subject === `Cena ${object}`);
    expect(arrived).toHaveLength(1);
    expect(arrived[0]?.to).toContain('pytajacy@odbiorca.pl');
    expect(arrived[0]?.text).toContain('Podajemy cenę');
    expect(arrived[0]?.text).not.toContain('Tylko dla nas');
    // The next comment stays inside again.
    expect(await page.getByRole('checkbox', { name: pl.comments.byEmail }).isChecked()).toBe(false);
    const tasks = page.getByRole('region', { name: pl.orders.tasks });
    await tasks.getByLabel(pl.orders.newTask).pressSequentially('Oddzwonić');
    await page.keyboard.press('Enter');
    await tasks.getByRole('link', { name: 'Oddzwonić' }).waitFor();
  },
);

it('a comment that goes by e-mail while the worker is dead is sent once when there is one again', async () => {
  const { id } = await create('customerRequest', { reference: 'W czasie awarii', customerId: customer.id });
  await page.goto(`${site}/customer_request/${id}`);
  await page.getByRole('checkbox', { name: pl.comments.byEmail }).press('Space');
  await typeInto(page.getByLabel(pl.comments.emailTitle, { exact: true }), 'Cena po awarii');
  await box().pressSequentially('Wysłane w czasie awarii');
  await desk.killWorker();
  await page.keyboard.press('Control+Enter');
  const mailed = said().getByRole('listitem').filter({ hasText: 'Wysłane w czasie awarii' });
  await mailed.waitFor();
  expect(await mailed.getByText(pl.comments.sent).count()).toBe(0);
  await desk.startWorker();
  await mailed.getByText(pl.comments.sent).waitFor();
  expect(mailbox.letters.filter(({ subject }) => subject === 'Cena po awarii')).toHaveLength(1);
});

it('a colleague who is mentioned in a comment is notified', async () => {
  const colleague = await create('user', {
    login: 'kolega',
    name: 'Zenon Kolega',
    email: 'zenon@keja.pl',
    password: demoPassword,
    fullRights: true,
  });
  const { id } = await create('customerRequest', { reference: 'Wzmianka', customerId: customer.id });
  await page.goto(`${site}/customer_request/${id}`);
  await box().pressSequentially('Sprawdź @zenon');
  await page.getByRole('option', { name: 'Zenon Kolega' }).waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => box().inputValue()).toBe('Sprawdź @Zenon Kolega ');
  await expect.poll(() => box().evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.type('proszę');
  await page.keyboard.press('Control+Enter');
  await said().getByText('Sprawdź @Zenon Kolega proszę').waitFor();
  await said().locator('mark', { hasText: '@Zenon Kolega' }).waitFor();
  const { rows } = await api.database.records.list(systemActor, 'notification', {
    filter: { kind: 'all', of: [] },
    sort: [],
    limit: 200,
    offset: 0,
  });
  expect(rows.filter(({ userId }) => userId === colleague.id)).toMatchObject([
    { description: 'Sprawdź @Zenon Kolega proszę', objectName: 'customerRequest', objectId: id },
  ]);
});

it('a comment that is being written keeps its mention, its letter and its file while another screen is looked at', async () => {
  const colleague = await create('user', {
    login: 'wanda',
    name: 'Wanda Przerwana',
    email: 'wanda@keja.pl',
    password: demoPassword,
    fullRights: true,
  });
  const { id } = await create('customerRequest', { reference: 'Przerwana', customerId: customer.id });
  await page.goto(`${site}/customer_request/${id}`);
  await box().pressSequentially('Sprawdź @wanda');
  await page.getByRole('option', { name: 'Wanda Przerwana' }).waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => box().inputValue()).toBe('Sprawdź @Wanda Przerwana ');
  await page.getByRole('checkbox', { name: pl.comments.byEmail }).press('Space');
  const subject = page.getByLabel(pl.comments.emailTitle, { exact: true });
  await typeInto(subject, 'Cena po przerwie');
  const plan = { name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from('plan') };
  await page.locator(`input[type=file][aria-label="${pl.comments.attach}"]`).setInputFiles(plan);
  await page.getByText('plan.txt').waitFor();
  await goTo(page, '/customer_request');
  await page.getByRole('grid').first().waitFor();
  await goTo(page, `/customer_request/${id}`);
  await page.getByText('plan.txt').waitFor();
  await expect.poll(() => subject.inputValue()).toBe('Cena po przerwie');
  await box().press('Control+Enter');
  await said().getByRole('listitem').getByRole('link', { name: 'plan.txt' }).waitFor();
  await said().getByRole('listitem').getByText(pl.comments.forCustomer).waitFor();
  const { rows } = await api.database.records.list(systemActor, 'notification', {
    filter: { kind: 'all', of: [] },
    sort: [],
    limit: 200,
    offset: 0,
  });
  expect(rows.filter(({ userId }) => userId === colleague.id)).toHaveLength(1);
  await expect.poll(() => mailbox.letters.map((letter) => letter.subject)).toContain('Cena po przerwie');
});

it('tags are chips that one types, adds, makes and removes by keyboard; the list is narrowed by a tag', async () => {
  await create('customerRequestTag', { name: 'Pilne', color: '#cc3300' });
  const tagged = await create('customerRequest', { reference: 'Z etykietą', customerId: customer.id });
  await create('customerRequest', { reference: 'Bez etykiety', customerId: customer.id });
  await page.goto(`${site}/customer_request/${tagged.id}`);
  const tags = page.getByRole('combobox', { name: 'Tagi' });
  await tags.pressSequentially('pil');
  await page.getByRole('option', { name: 'Pilne' }).waitFor();
  await page.keyboard.press('Enter');
  await tags.pressSequentially('Nowa etykieta');
  await page.getByRole('option', { name: /Nowa etykieta/ }).waitFor();
  await page.keyboard.press('Enter');
  const chips = page.locator('.MuiAutocomplete-root', { has: tags }).locator('.MuiChip-root');
  await expect.poll(() => chips.allTextContents()).toEqual(['Pilne', 'Nowa etykieta']);
  await page.keyboard.press('Backspace');
  await expect.poll(() => chips.allTextContents()).toEqual(['Pilne']);
  await page.keyboard.press('Control+s');
  await expect
    .poll(async () => (await api.database.records.get(systemActor, 'customerRequest', tagged.id)).tags)
    .toMatchObject([{ tag: { presentation: 'Pilne' } }]);
  await page.goto(`${site}/customer_request`);
  await page.getByRole('button', { name: 'Tagi ▾' }).click();
  await page.getByRole('dialog').getByRole('combobox').pressSequentially('Pilne');
  await page.getByRole('option', { name: 'Pilne' }).waitFor();
  await page.keyboard.press('Enter');
  await page.locator('.chip.tag', { hasText: 'Pilne' }).first().waitFor();
  await expect.poll(() => page.getByText('Bez etykiety').count()).toBe(0);
});

it('the last of many tags is known by its name, and no second one of this name is offered', async () => {
  for (let number = 0; number < 200; number += 1)
    await create('customerRequestTag', { name: `Etykieta ${String(number).padStart(3, '0')}` });
  await create('customerRequestTag', { name: 'Zupełnie ostatnia' });
  const { id } = await create('customerRequest', { reference: 'Wiele etykiet', customerId: customer.id });
  await page.goto(`${site}/customer_request/${id}`);
  const tags = page.getByRole('combobox', { name: 'Tagi' });
  await tags.pressSequentially('zupełnie ostatnia');
  await page.getByRole('option', { name: 'Zupełnie ostatnia', exact: true }).waitFor();
  await expect.poll(() => page.getByRole('option').count()).toBe(1);
  await page.keyboard.press('Enter');
  const chips = page.locator('.MuiAutocomplete-root', { has: tags }).locator('.MuiChip-root');
  await expect.poll(() => chips.allTextContents()).toEqual(['Zupełnie ostatnia']);
});

it('no button covers the words of a line where the window is narrow', async () => {
  const product = await create('product', { name: 'Kruszywo bazaltowe' });
  const { id } = await create('customerRequest', {
    reference: 'Wąskie okno',
    customerId: customer.id,
    products: [{ productId: product.id, quantity: '3' }],
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${site}/customer_request/${id}`);
  const goods = page.locator('tr[data-row="0"]').getByRole('combobox').first();
  await expect.poll(() => goods.inputValue()).toBe('Kruszywo bazaltowe');
  const table = page.locator('table', { has: goods }).locator('..');
  await expect.poll(() => table.evaluate((area) => area.scrollWidth - area.clientWidth)).toBe(0);
  // The room of the words is the same when the caret stands in them.
  const room = () => goods.evaluate((input) => input.clientWidth);
  const before = await room();
  await goods.focus();
  await expect.poll(room).toBe(before);
});

it('Enter in a field of tags takes the tag of the typed name, and a save takes what stands there', async () => {
  for (const name of ['Ex odbiorca', 'Odbiorca', 'Odbiorca hurtowy'])
    await create('customerRequestTag', { name });
  const { id } = await create('customerRequest', { reference: 'Dokładna etykieta', customerId: customer.id });
  await page.goto(`${site}/customer_request/${id}`);
  const tags = page.getByRole('combobox', { name: 'Tagi' });
  const field = page.locator('.MuiAutocomplete-root', { has: tags });
  const chips = () => field.locator('.MuiChip-root').allTextContents();
  await tags.pressSequentially('odbiorca');
  await page.getByRole('option', { name: 'Ex odbiorca' }).waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(chips).toEqual(['Odbiorca']);
  // It has that one already: none of the others is meant.
  await tags.pressSequentially('odbiorca');
  await page.getByRole('option', { name: 'Ex odbiorca' }).waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => tags.inputValue()).toBe('');
  expect(await chips()).toEqual(['Odbiorca']);
  // Of several that fit, none is taken, and a save says so.
  await tags.pressSequentially('odb');
  await page.getByRole('option', { name: 'Odbiorca hurtowy' }).waitFor();
  await page.keyboard.press('Control+s');
  await field.locator('.Mui-error').first().waitFor();
  await expect.poll(() => tags.inputValue()).toBe('odb');
  await tags.pressSequentially('iorca hurtowy');
  await page.getByRole('option', { name: 'Odbiorca hurtowy' }).waitFor();
  await page.keyboard.press('Control+s');
  await expect
    .poll(async () => (await api.database.records.get(systemActor, 'customerRequest', id)).tags)
    .toMatchObject([{ tag: { presentation: 'Odbiorca' } }, { tag: { presentation: 'Odbiorca hurtowy' } }]);
});

it('a tag that is typed before the known tags have come is found among them, and what is typed meanwhile stays', async () => {
  await create('customerRequestTag', { name: 'Bardzo pilne', color: '#cc3300' });
  const { id } = await create('customerRequest', { reference: 'Na wolnym łączu', customerId: customer.id });
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/cr_tag*', async (route) => {
    await answered;
    await route.continue();
  });
  const untilQuiet = quietOf(page);
  await page.goto(`${site}/customer_request/${id}`);
  const tags = page.getByRole('combobox', { name: 'Tagi' });
  const chips = page.locator('.MuiAutocomplete-root', { has: tags }).locator('.MuiChip-root');
  await tags.waitFor();
  await untilQuiet();
  const isAsked = page.waitForRequest('**/api/cr_tag*');
  await typeInto(tags, 'bardzo');
  await isAsked;
  await expect.poll(() => tags.inputValue()).toBe('bardzo');
  await page.keyboard.press('Enter');
  expect(await page.getByRole('option').count()).toBe(0);
  answer();
  await page.getByRole('option', { name: 'Bardzo pilne' }).waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => chips.allTextContents()).toEqual(['Bardzo pilne']);

  const { promise: isMade, resolve: make } = Promise.withResolvers<void>();
  await page.route('**/api/cr_tag', async (route) => {
    if (route.request().method() === 'POST') await isMade;
    await route.continue();
  });
  await tags.pressSequentially('Całkiem nowa');
  await page.getByRole('option', { name: /Całkiem nowa/ }).waitFor();
  await page.keyboard.press('Enter');
  await tags.pressSequentially('następna');
  make();
  await expect.poll(() => chips.allTextContents()).toEqual(['Bardzo pilne', 'Całkiem nowa']);
  await expect.poll(() => tags.inputValue()).toBe('następna');
});

/** The API refuses this for now. */
const refuse = (address: string, detail: string) =>
  page.route(address, (route) =>
    route.fulfill({
      status: 403,
      contentType: 'application/problem+json',
      json: { code: 'forbidden', detail, status: 403, params: {} },
    }),
  );

it('words in a field of tags stay while the tags cannot be read, and Enter looks them up again', async () => {
  await create('customerRequestTag', { name: 'Po przerwie' });
  const { id } = await create('customerRequest', { reference: 'Bez etykiet', customerId: customer.id });
  await refuse('**/api/cr_tag?*', 'Etykiet nie można teraz odczytać.');
  await page.goto(`${site}/customer_request/${id}`);
  const tags = page.getByRole('combobox', { name: 'Tagi' });
  const field = page.locator('.MuiAutocomplete-root', { has: tags });
  await typeInto(tags, 'po przerwie');
  await page.getByText('Etykiet nie można teraz odczytać.').waitFor();
  await page.keyboard.press('Tab');
  await field.getByText('Nie udało się sprawdzić „po przerwie”. Spróbuj ponownie.').waitFor();
  await expect.poll(() => tags.inputValue()).toBe('po przerwie');
  await page.unroute('**/api/cr_tag?*');
  await tags.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => field.locator('.MuiChip-root').allTextContents()).toEqual(['Po przerwie']);
  await expect.poll(() => tags.inputValue()).toBe('');
});

it('the list of a picker says that it is looking, or why it cannot, before it says that nothing is found', async () => {
  const { id } = await create('customerRequest', { reference: 'Bez listy', customerId: customer.id });
  await page.goto(`${site}/customer_request/${id}`);
  const order = page.locator('input[name="order"]');
  await order.waitFor();
  const { asked, letGo } = await keptBack(page, ({ pathname }) => pathname === '/api/sales_order');
  await order.click();
  await asked;
  await page.getByText(pl.picker.looking).waitFor();
  expect(await page.getByText(pl.common.nothingFound).count()).toBe(0);
  letGo();
  await page.getByText(pl.picker.looking).waitFor({ state: 'detached' });
  await refuse('**/api/sales_order?*', 'Zamówień nie można teraz odczytać.');
  await order.pressSequentially('77');
  await page.getByText('Zamówień nie można teraz odczytać.').waitFor();
  expect(await page.getByText(pl.picker.looking).count()).toBe(0);
});

it('a list is narrowed to a status by its count, and a request becomes an offer', async () => {
  const product = await create('product', { name: 'Belka sosnowa' });
  const { id } = await create('customerRequest', {
    reference: 'Na ofertę',
    customerId: customer.id,
    products: [{ productId: product.id, quantity: '3', price: '12.50' }],
  });
  await page.goto(`${site}/customer_request`);
  const statuses = page.getByRole('group', { name: pl.requests.statuses });
  const fresh = statuses.getByRole('button', { name: /^Nowe \(\d+\)$/ });
  await fresh.press('Enter');
  await expect.poll(() => fresh.getAttribute('aria-pressed')).toBe('true');
  await page.getByText('Na ofertę', { exact: true }).waitFor();
  await page.goto(`${site}/customer_request/${id}`);
  await button(pl.requests.makeOffer).press('Enter');
  await page.waitForURL(/\/sales_order\/\d+/);
  await expect.poll(() => page.locator('input[name="reference"]').inputValue()).toBe('Na ofertę');
  const offer = Number(/sales_order\/(\d+)/.exec(page.url())?.[1]);
  await page.goto(`${site}/customer_request/${id}`);
  await page.locator(`a[href$="/sales_order/${offer}"]`).first().waitFor();
  expect(await button(pl.requests.makeOffer).count()).toBe(0);
});

it('a request with unsaved changes is saved before its offer is made, or no offer is made', async () => {
  const { id } = await create('customerRequest', {
    reference: 'Niezapisane przed ofertą',
    customerId: customer.id,
  });
  const stored = () => api.database.records.get(systemActor, 'customerRequest', id);
  await page.goto(`${site}/customer_request/${id}`);
  await button(pl.requests.makeOffer).waitFor();
  await typeInto(page.locator('input[name="reference"]'), 'Zapisane przed ofertą');
  await button(pl.requests.makeOffer).press('Enter');
  const question = page.getByRole('alertdialog');
  await question.getByText(pl.requests.offerAsSaved).waitFor();
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  expect(await stored()).toMatchObject({ reference: 'Niezapisane przed ofertą', orderId: null });
  await button(pl.requests.makeOffer).press('Enter');
  await question.getByRole('button', { name: pl.unsaved.saveFirst }).press('Enter');
  await page.waitForURL(/\/sales_order\/\d+/);
  await expect.poll(() => page.locator('input[name="reference"]').inputValue()).toBe('Zapisane przed ofertą');
  expect(await stored()).toMatchObject({ reference: 'Zapisane przed ofertą' });
});

it('a closed request does not offer to make an offer, and does again once it is taken up', async () => {
  const statusOf = async (name: string) =>
    (await api.database.records.predefined(systemActor, 'customerRequestStatus', name)).id;
  const { id } = await create('customerRequest', { reference: 'Zamknięte', customerId: customer.id });
  await page.goto(`${site}/customer_request/${id}`);
  await button(pl.requests.makeOffer).waitFor();
  const change = async (name: string) =>
    api.database.records.update(systemActor, 'customerRequest', id, { status: await statusOf(name) });
  await change('closed');
  await expect.poll(() => button(pl.requests.makeOffer).count()).toBe(0);
  await change('inProgress');
  await expect.poll(() => button(pl.requests.makeOffer).count()).toBe(1);
});

it('a firm is filled from the register, its request is taken, answered, linked and offered by keyboard alone', async () => {
  await create('user', {
    login: 'mistrz',
    name: 'Zofia Mistrz',
    email: 'zofia@keja.pl',
    password: demoPassword,
    fullRights: true,
  });
  const ticket = await create('interaction', { reference: 'Rozmowa na targach' });
  const main = page.getByRole('main');

  await page.goto(`${site}/vendor_and_customer/create`);
  await typeInto(page.locator('input[name="nip"]'), '5260250995');
  await byKey(page, 'Shift+Tab', button(pl.firms.fill));
  await page.keyboard.press('Enter');
  await expect
    .poll(() => page.locator('input[name="name"]').inputValue())
    .toBe('ORANGE POLSKA SPÓŁKA AKCYJNA');
  await page.keyboard.press('Control+s');
  await page.waitForURL(/vendor_and_customer\/\d+$/);

  await page.goto(`${site}/customer_request/create`);
  const firm = main.getByRole('combobox', {
    name: fieldLabel('pl', 'customerRequest', 'customer'),
    exact: true,
  });
  await byKey(page, 'Tab', firm);
  await page.keyboard.type('orange polska');
  await page.getByRole('option', { name: /ORANGE POLSKA/ }).waitFor();
  await page.keyboard.press('Enter');
  await byKey(page, 'Tab', page.locator('input[name="reference"]'));
  await page.keyboard.type('Śruta na wiosnę');
  await page.keyboard.press('Control+s');
  await page.waitForURL(/customer_request\/\d+$/);
  const id = Number(/\d+$/.exec(page.url())?.[0]);

  await byKey(page, 'Tab', box());
  await page.keyboard.type('Proszę o cenę @zofia');
  await page.getByRole('option', { name: 'Zofia Mistrz' }).waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => box().inputValue()).toBe('Proszę o cenę @Zofia Mistrz ');
  await page.keyboard.press('Control+Enter');
  await said().locator('mark', { hasText: '@Zofia Mistrz' }).waitFor();

  const linked = page.getByRole('region', { name: links.title });
  await byKey(page, 'Tab', linked.getByRole('button', { name: links.link }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: links.link });
  await byKey(page, 'Tab', dialog.getByRole('combobox', { name: links.kind }));
  await page.keyboard.press('ArrowDown');
  await byKey(page, 'ArrowUp', page.getByRole('option', { name: 'Interakcja', exact: true }));
  await page.keyboard.press('Enter');
  await page.getByRole('listbox').waitFor({ state: 'detached' });
  await byKey(page, 'Tab', dialog.getByRole('combobox', { name: links.record, exact: true }));
  await page.keyboard.type('targach');
  await page.getByRole('option', { name: String(ticket.numberStr) }).waitFor();
  await page.keyboard.press('Enter');
  await byKey(page, 'Tab', dialog.getByRole('button', { name: links.link }));
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  const line = linked.getByRole('listitem');
  await line.getByRole('link').waitFor();
  await byKey(page, 'Tab', line.getByRole('link'));
  await page.keyboard.press('Enter');
  await page.waitForURL(new RegExp(`interaction/${ticket.id}$`));
  // The other record shows the link too, and takes it off.
  await linked.getByRole('link').waitFor();
  await byKey(page, 'Tab', linked.getByRole('button', { name: /^Usuń powiązanie/ }));
  await page.keyboard.press('Enter');
  await expect.poll(() => linked.getByRole('link').count()).toBe(0);

  await page.goto(`${site}/customer_request/${id}`);
  await button(pl.requests.makeOffer).waitFor();
  await byKey(page, 'Tab', button(pl.requests.makeOffer));
  await page.keyboard.press('Enter');
  await page.waitForURL(/sales_order\/\d+/);
  await expect.poll(() => page.locator('input[name="reference"]').inputValue()).toBe('Śruta na wiosnę');
});

it('the register overwrites nothing that was typed: it says what differs, and takes over what is ticked', async () => {
  await page.goto(`${site}/vendor_and_customer/create`);
  const field = (name: string): Locator => page.locator(`input[name="${name}"]`);
  await typeInto(field('nip'), '526-025-09-95');
  const late = await keptBack(page, ({ pathname }) => pathname.endsWith('/gus_by_nip'));
  await button(pl.firms.fill).press('Enter');
  await late.asked;
  await typeInto(field('name'), 'Orange żółty');
  await typeInto(field('street'), 'ul. Łąkowa 3');
  late.letGo();
  const differs = page.getByRole('region', { name: pl.firms.differs });
  await differs.getByText('Orange żółty → ORANGE POLSKA SPÓŁKA AKCYJNA').waitFor();
  await expect.poll(() => field('locality').inputValue()).toBe('Warszawa');
  await expect.poll(() => field('name').inputValue()).toBe('Orange żółty');
  await expect.poll(() => field('street').inputValue()).toBe('ul. Łąkowa 3');
  // Of the number that it was asked about, another spelling is no difference.
  await expect.poll(() => field('nip').inputValue()).toBe('526-025-09-95');
  await differs.getByRole('checkbox', { name: /ul\. Łąkowa 3/ }).press('Space');
  await differs.getByRole('button', { name: pl.firms.takeOver }).press('Enter');
  await expect.poll(() => field('name').inputValue()).toBe('ORANGE POLSKA SPÓŁKA AKCYJNA');
  await expect.poll(() => field('street').inputValue()).toBe('ul. Łąkowa 3');
  await differs.waitFor({ state: 'detached' });
});

it('an answer of the register about a number that was changed meanwhile fills nothing, and says so', async () => {
  await page.goto(`${site}/vendor_and_customer/create`);
  const field = (name: string): Locator => page.locator(`input[name="${name}"]`);
  await typeInto(field('nip'), '5260250995');
  const late = await keptBack(page, ({ pathname }) => pathname.endsWith('/gus_by_nip'));
  await button(pl.firms.fill).press('Enter');
  await late.asked;
  await typeInto(field('nip'), '5261040567');
  late.letGo();
  const [told = ''] = pl.firms.otherNumber.split('.');
  await page.getByText(told).waitFor();
  await expect.poll(() => field('nip').inputValue()).toBe('5261040567');
  expect(await field('name').inputValue()).toBe('');
  expect(await field('locality').inputValue()).toBe('');
});

it('the white list is asked about each account of a firm and VIES about its number; a register that is away is said to be silent', async () => {
  const [known, strange] = ['PL61109010140000071219812874', 'PL27114020040000300201355387'];
  const polish = await create('counterparty', {
    name: 'Dwa rachunki',
    nip: '5260250995',
    bankAccount: known,
    otherAccounts: [{ account: strange }],
  });
  const german = await create('counterparty', {
    name: 'Z Hamburga',
    nip: 'DE136695976',
    country: await idBy(api, 'country', 'code', 'DE'),
  });
  const note = (words: string): Locator => page.getByRole('status').filter({ hasText: words });

  await page.goto(`${site}/vendor_and_customer/${polish.id}`);
  await button(pl.firms.checkVat).press('Enter');
  await note('numer 5260250995 potwierdzony').getByText(`${pl.firms.accountListed}: ${known}`).waitFor();
  await note('rachunek firmy o numerze 5260250995 nie jest potwierdzony')
    .getByText(`${pl.firms.accountNotListed}: ${strange}`)
    .waitFor();

  await page.goto(`${site}/vendor_and_customer/${german.id}`);
  await button(pl.firms.checkVies).press('Enter');
  // The identifier of an answer of VIES begins with WAPI.
  await note('numer DE136695976 potwierdzony').getByText('WAPI').waitFor();

  registers.behave({ away: true });
  await typeInto(page.locator('input[name="nip"]'), 'DE129273398');
  await button(pl.firms.checkVies).press('Enter');
  await note('nie odpowiedział').waitFor();
  await page.keyboard.press('Control+s');
  await expect
    .poll(async () => (await api.database.records.get(systemActor, 'counterparty', german.id)).nip)
    .toMatch(/129273398$/);
  registers.behave({});
});
