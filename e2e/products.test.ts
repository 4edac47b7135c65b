import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleFiles } from '#api/testing/sampleFiles.ts';
import type { AnyRecord, RecordInput } from '#domain/kernel/record.ts';
import { fieldLabel } from '#domain/labels/index.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { officeTexts } from '../admin-ui/i18n/officeRows.ts';
import { openDesk, type Desk } from './steps/desk.ts';
import { keptBack } from './steps/keptBack.ts';
import { pasteInto } from './steps/pasteInto.ts';
import { typeInto } from './steps/typeInto.ts';

const pl = officeTexts('pl');

/** How whoever looks after products keeps them: in a real browser, key by key. */
let desk: Desk;
let api: Desk['api'];
let page: Page;
let site: string;

beforeAll(async () => {
  desk = await openDesk();
  ({ api, url: site } = desk);
  page = await desk.pageOf('sales');
});
afterAll(() => desk?.close());

const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
const cell = (row: number, name: string): Locator =>
  page.locator(`input[name="additionalParameters.${row}.${name}"]`);
const preview = (): Locator => page.getByRole('table', { name: pl.variants.preview });
const previewed = async (): Promise<string[]> => {
  const rows = await preview().locator('tbody tr').allInnerTexts();
  return rows.map((row) => row.replaceAll(/\s+/g, ' ').trim());
};

const found = async (object: string, values: Readonly<Record<string, string>>): Promise<AnyRecord> => {
  const { rows } = await api.database.records.list(systemActor, object, {
    filter: { kind: 'all', of: [] },
    sort: [],
    limit: 200,
    offset: 0,
  });
  return rows.find((row) =>
    Object.entries(values).every(([name, value]) => row[name] === value),
  ) as AnyRecord;
};

const parametersSaved = async (): Promise<number> => {
  const id = Number(page.url().split('/').at(-1));
  const definition = await api.database.records.get(systemActor, 'productVariantDefinition', id);
  return (definition.additionalParameters as readonly unknown[]).length;
};

it('the variants of a product are made from a definition that is typed, and keep their names as it grows', async () => {
  await api.database.records.create(systemActor, 'product', { name: 'Brama', code: 'BR' });
  await page.goto(`${site}/product_variant_definitions/create`);
  await typeInto(page.getByRole('combobox', { name: 'Towar' }), 'Brama');
  await page.getByRole('option', { name: /Brama/ }).waitFor();
  await page.keyboard.press('Enter');
  await button(pl.detail.addRow).focus();
  await page.keyboard.press('Enter');
  await typeInto(cell(0, 'name'), 'Szerokość');
  await typeInto(cell(0, 'values'), '240; 250,5');
  await page.keyboard.press('Control+s');
  await page.waitForURL(/product_variant_definitions\/\d+$/);

  await button(pl.variants.open).click();
  await expect
    .poll(previewed)
    .toEqual(['Brama 240 Szerokość: 240 nowy', 'Brama 250,5 Szerokość: 250,5 nowy']);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);

  await button(pl.detail.addRow).focus();
  await page.keyboard.press('Enter');
  await typeInto(cell(1, 'name'), 'Kolor');
  await typeInto(cell(1, 'values'), 'biały; czarny');
  await page.getByText(pl.detail.unsaved).waitFor();
  await page.keyboard.press('Control+s');
  await expect.poll(parametersSaved).toBe(2);
  await page.getByText(pl.detail.unsaved).waitFor({ state: 'hidden' });
  await button(pl.variants.open).click();
  await expect
    .poll(previewed)
    .toEqual([
      'Brama 240 / biały Szerokość: 240, Kolor: biały dostosowany',
      'Brama 240 / czarny Szerokość: 240, Kolor: czarny nowy',
      'Brama 250,5 / biały Szerokość: 250,5, Kolor: biały dostosowany',
      'Brama 250,5 / czarny Szerokość: 250,5, Kolor: czarny nowy',
    ]);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  await button(pl.variants.open).click();
  await page.getByText(pl.variants.nothing).waitFor();
});

const create = (object: string, input: RecordInput) =>
  api.database.records.create(systemActor, object, input);

it('a product is kept from customers by a condition that is typed: the picker hides it, an order that has it says why', async () => {
  const resin = await create('product', { name: 'Żywica ciemna' });
  await create('product', { name: 'Żywica jasna' });
  const customer = await create('counterparty', { name: 'Daleki Odbiorca', isCustomer: true });
  const currency = await found('currency', { code: 'PLN' });
  const order = await create('salesOrder', {
    reference: 'Z żywicą',
    customerId: customer.id,
    currencyId: currency.id,
    products: [{ productId: resin.id, quantity: '1', price: '1' }],
  });
  await api.database.records.update(systemActor, 'counterparty', customer.id, { region: 'Śląsk' });

  await page.goto(`${site}/products/${resin.id}`);
  const condition = page.locator('.cm-content');
  await condition.click();
  await page.keyboard.type('record.regoin == "Śląsk');
  await page.locator('.cm-lintRange-error').first().waitFor();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('record.region == "Śląsk');
  await page.locator('[data-in-words]').waitFor();
  await page.locator('.cm-lintRange-error').first().waitFor({ state: 'detached' });
  await page.keyboard.press('Control+s');
  await page.getByText(pl.detail.unsaved).waitFor({ state: 'hidden' });

  // What the customer does not get is read slowly; until then nothing is offered.
  const late = await keptBack(page, ({ pathname }) => pathname.endsWith('/products_not_used'));
  await page.goto(`${site}/sales_order/create`);
  await typeInto(page.getByRole('combobox', { name: 'Klient' }), 'Daleki Odbiorca');
  await page.getByRole('option', { name: /Daleki/ }).waitFor();
  await page.keyboard.press('Enter');
  await button(pl.detail.addRow).click();
  await page.keyboard.type('Żywica');
  await page.getByText(pl.picker.looking).waitFor();
  expect(await page.getByRole('option').count()).toBe(0);
  late.letGo();
  await page.getByRole('option', { name: 'Żywica jasna' }).waitFor();
  expect(await page.getByRole('option', { name: 'Żywica ciemna' }).count()).toBe(0);

  // A name that is pasted means only what the picker offers.
  const product = (row: number) => page.locator(`input[name="products.${row}.product"]`);
  await typeInto(product(0), '');
  await pasteInto(product(0), { 'text/plain': 'Żywica ciemna\t2\r\nŻywica jasna\t3' });
  await page.getByText(pl.detail.pasteUnknown.replace('%{words}', 'Żywica ciemna')).waitFor();
  expect(await product(0).inputValue()).toBe('');
  await expect.poll(() => product(1).inputValue()).toBe('Żywica jasna');

  await page.goto(`${site}/sales_order/${order.id}`);
  const alert = page.getByRole('alert').filter({ hasText: 'Żywica ciemna' });
  await alert.waitFor();
  await expect
    .poll(() => alert.innerText())
    .toMatch(
      /^Pozycja 1, Towar: „Żywica ciemna” nie jest dla klienta „Daleki Odbiorca”\. Powód: .*Region.*Śląsk/,
    );
});

it('the variant of a line is chosen among those of its product', async () => {
  const { id: customerId } = await api.database.records.create(systemActor, 'counterparty', {
    name: 'Odbiorca wariantów',
    isCustomer: true,
  });
  for (const [name, variants] of [
    ['Płot panelowy', ['Odcień grafitowy', 'Odcień zielony']],
    ['Płot drewniany', ['Odcień dębowy']],
  ] as const) {
    const { id: productId } = await api.database.records.create(systemActor, 'product', { name });
    for (const variant of variants)
      await api.database.records.create(systemActor, 'productVariant', { name: variant, productId });
  }
  const currencyId = (await found('currency', { code: 'PLN' })).id;
  const product = await found('product', { name: 'Płot drewniany' });
  const { id } = await api.database.records.create(systemActor, 'salesOrder', {
    reference: 'Wariant pozycji',
    customerId,
    currencyId,
    products: [{ productId: product.id, quantity: '1', price: '10.00' }],
  });
  await page.goto(`${site}/sales_order/${id}`);
  await button(pl.detail.moreOfRow.replace('%{number}', '1')).click();
  const variant = page.getByRole('combobox', {
    name: fieldLabel('pl', 'salesOrder', 'products.productVariant'),
  });
  const offered = async (): Promise<string[]> => {
    await typeInto(variant, 'Odcień');
    await page
      .getByRole('option', { name: /^Odcień/ })
      .first()
      .waitFor();
    return page.getByRole('option', { name: /^Odcień/ }).allInnerTexts();
  };
  await expect.poll(offered).toEqual(['Odcień dębowy']);
  await page.keyboard.press('Escape');
  const ofLine = page.locator('tr[data-row="0"]').getByRole('combobox').first();
  await typeInto(ofLine, 'Płot panelowy');
  await page.getByRole('option', { name: /Płot panelowy/ }).waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => ofLine.inputValue()).toBe('Płot panelowy');
  await expect.poll(offered).toEqual(['Odcień grafitowy', 'Odcień zielony']);
  await page.keyboard.press('Escape');
});

it('what a product costs is told row by row and follows the quantity that is typed', async () => {
  const [made, taken] = [
    await create('product', { name: 'Brama stalowa' }),
    await create('product', { name: 'Kątownik' }),
  ];
  await create('bom', {
    name: 'Brama 2026',
    status: 'active',
    products: [{ productId: made.id }],
    labor: [{ description: 'Spawanie', hours: '2', price: '45' }],
    materials: [{ productId: taken.id, quantity: '6', price: '12.50' }],
    operations: [{ name: 'Ustawienie', hours: '1', price: '60', once: true }],
  });
  await page.goto(`${site}/products/${made.id}`);
  const panel = page.getByRole('region', { name: pl.cost.title });
  const total = panel.getByRole('status');
  // 2 × 45 of labour, 6 × 12.50 of material and 60 for the setting-up.
  await expect.poll(() => total.innerText()).toContain('225,00 PLN');
  await typeInto(panel.getByRole('textbox', { name: pl.cost.quantity }), '10');
  // Ten times labour and material, and the setting-up once.
  await expect.poll(async () => (await total.innerText()).replaceAll(/\s/g, ' ')).toContain('1710,00 PLN');
  await expect.poll(() => panel.getByRole('row').count()).toBe(5);
});

it('a product has an attached picture, which its list and the pickers show', async () => {
  const product = await create('product', { name: 'Furtka z obrazem' });
  await page.goto(`${site}/products/${product.id}`);
  const input = page.locator('input[type=file]').first();
  await input.setInputFiles({ name: 'furtka.png', mimeType: 'image/png', buffer: sampleFiles.png });
  await button(pl.cost.choosePicture.replace('%{name}', 'furtka.png')).click();
  await page.getByText(pl.detail.unsaved).waitFor();
  await page.keyboard.press('Control+s');
  await page.getByText(pl.detail.unsaved).waitFor({ state: 'hidden' });
  await page.goto(`${site}/products`);
  const row = page.getByRole('row', { name: /Furtka z obrazem/ });
  await row.locator('img').waitFor();
  await expect.poll(() => row.locator('img').getAttribute('src')).toMatch(/^\/api\/file\/\d+\/preview$/);
  await page.goto(`${site}/sales_order/create`);
  await button(pl.detail.addRow).click();
  await page.keyboard.type('Furtka');
  await page.getByRole('option', { name: 'Furtka z obrazem' }).locator('img').waitFor();
});

describe('a product of the demo with parameters and a price in euro', () => {
  const answersAfterMs = 600;
  // What the tests above typed and did not save is kept in their browser.
  beforeAll(async () => {
    page = await desk.pageOf('sales');
  });
  const focused = (input: Locator) => input.evaluate((element) => element === document.activeElement);

  it('is configured by keyboard alone on a slow network, and its line says why it has its price', async () => {
    await page.route(/\/api\//, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, answersAfterMs));
      await route.continue();
    });
    await page.goto(`${site}/sales_order/create`);
    // The form gives its first field the focus when everything in it has come.
    await button(pl.detail.addRow).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
    await button(pl.detail.addRow).focus();
    await page.keyboard.press('Enter');
    const first = page.locator('tr[data-row="0"]');
    await expect.poll(() => focused(first.getByRole('combobox').first())).toBe(true);
    await page.keyboard.type('Worek big-bag');
    await page.keyboard.press('Enter');
    await button(pl.configurator.ofRow.replace('%{number}', '1')).waitFor();
    await page.keyboard.press('Alt+Enter');
    const dialog = page.getByRole('dialog');
    await expect.poll(() => focused(dialog.getByRole('combobox', { name: 'Udźwig' }))).toBe(true);
    // The usual load is suggested, the liner is found by its code, and no lettering is wanted.
    await page.keyboard.press('Enter');
    // Backspace that is held down empties the input of the second question, and does not lead back to the first.
    await page.keyboard.type('x');
    for (let times = 0; times < 3; times += 1) await page.keyboard.down('Backspace');
    await page.keyboard.up('Backspace');
    for (const typed of ['PE', '']) {
      await page.keyboard.type(typed);
      await page.keyboard.press('Enter');
    }
    await dialog.getByText(pl.configurator.complete).waitFor();
    // 7.40 EUR at 4.2517, and 4.80 for the liner.
    await expect.poll(() => dialog.getByRole('status').innerText()).toContain('36,26');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    const price = page.locator('input[name="products.0.price"]');
    await expect.poll(() => price.inputValue()).toBe('36,26');
    // The price that the configurator set follows the scale: from two hundred on 6.85 EUR, and 4.80 for the liner.
    const quantity = page.locator('input[name="products.0.quantity"]');
    await typeInto(quantity, '200');
    await page.keyboard.press('Tab');
    await expect.poll(() => price.inputValue()).toBe('33,92');
    await typeInto(quantity, '1');
    await page.keyboard.press('Tab');
    await expect.poll(() => price.inputValue()).toBe('36,26');

    await button(pl.priceOf.ofRow.replace('%{number}', '1')).focus();
    await page.keyboard.press('Enter');
    const steps = dialog.getByRole('list', { name: pl.priceOf.why });
    await steps.waitFor();
    const told = await steps.innerText();
    for (const part of ['Opakowania z importu', '1 EUR = 4.2517', 'Wkład do big-bagów', '36,26'])
      expect(told).toContain(part);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.unrouteAll({ behavior: 'wait' });
  });

  it('says on its page what it asks for, and its price for a quantity that is typed', async () => {
    const sack = await found('product', { code: 'BB' });
    await page.goto(`${site}/products/${sack.id}`);
    const asked = page.getByRole('table', { name: pl.configurator.settings });
    await asked.getByRole('link', { name: 'Wkład foliowy' }).waitFor();
    const panel = page.getByRole('region', { name: pl.priceOf.title, exact: true });
    // 7.40 EUR at 4.2517.
    await panel.getByRole('status').getByText('31,46 PLN').waitFor();
    await typeInto(panel.getByRole('textbox', { name: 'Ilość' }), '200');
    // 6.85 EUR at 4.2517 is 29.12 each.
    await expect
      .poll(async () => (await panel.getByRole('status').innerText()).replaceAll(/\s/g, ' '))
      .toContain('5824,00 PLN');
    const trial = page.getByRole('group', { name: pl.configurator.trial });
    await trial.getByText(pl.configurator.noFaults).waitFor();
  });
});
