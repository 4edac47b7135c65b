import { warsawNow } from '#domain/kernel/warsawDay.ts';
import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AnyRecord, RecordInput } from '#domain/kernel/record.ts';
import { errorMessage } from '#domain/labels/index.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { startMailbox, type Mailbox } from '#tools/simulator/mailbox/server.ts';
import { officeTexts } from '../admin-ui/i18n/officeRows.ts';
import { openDeskWithWorker, type DeskWithWorker } from './steps/desk.ts';
import { gone } from './steps/gone.ts';
import { hasFocus } from './steps/hasFocus.ts';
import { keptBack } from './steps/keptBack.ts';
import { countDrawn, watchDrawing } from './steps/drawn.ts';
import { typeInto } from './steps/typeInto.ts';

const pl = officeTexts('pl');

/** How a clerk writes sales orders: in a real browser, key by key. */
let desk: DeskWithWorker;
let api: DeskWithWorker['api'];
let terminal: DeskWithWorker['terminal'];
let mailbox: Mailbox;
let site: string;
let page: Page;
let customer: AnyRecord;
let tonne: AnyRecord;

beforeAll(async () => {
  mailbox = await startMailbox({ port: 0, smtpPort: 0 });
  desk = await openDeskWithWorker({ worker: { SMTP_URL: mailbox.smtpUrl } });
  ({ api, terminal, url: site } = desk);
  await desk.startWorker();
  customer = await create('counterparty', { name: 'Stały Odbiorca', isCustomer: true });
  tonne = await found('unitOfMeasure', { code: 't' });
  for (const name of goods)
    await create('product', { name, unitOfMeasureId: tonne.id, description: `Opis: ${name}` });
});
afterAll(async () => {
  await desk?.close();
  await mailbox?.close();
});
beforeEach(async () => {
  page = await desk.pageOf('sales', { permissions: ['clipboard-read', 'clipboard-write'] });
});
afterEach(() => page.context().close());

const goods = ['Zboże pierwsze', 'Zboże drugie', 'Zboże trzecie', 'Zboże czwarte', 'Zboże piąte'];
const create = (object: string, input: RecordInput): Promise<AnyRecord> =>
  api.database.records.create(systemActor, object, input);
const found = async (object: string, values: Record<string, string | number>): Promise<AnyRecord> => {
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
const savedAs = (reference: string): Promise<AnyRecord | undefined> => found('salesOrder', { reference });
const order = async (reference: string, lines: number, more: RecordInput = {}): Promise<AnyRecord> => {
  const product = await found('product', { name: goods[0] as string });
  const rate = await found('vatRate', { code: '23' });
  const currency = await found('currency', { code: 'PLN' });
  const line = { productId: product.id, quantity: '1', price: '10', vatRateId: rate.id, ...more };
  return create('salesOrder', {
    reference,
    customerId: customer.id,
    currencyId: currency.id,
    products: Array.from({ length: lines }, () => line),
  });
};
const button = (name: string | RegExp): Locator => page.getByRole('button', { name, exact: true });
const cell = (row: number, name: string): Locator => page.locator(`input[name="products.${row}.${name}"]`);
const product = (row: number): Locator => page.locator(`tr[data-row="${row}"]`).getByRole('combobox').first();
const sums = (): Locator => page.getByRole('group', { name: pl.orders.sums });
const saysSums = async (amount: string): Promise<void> => {
  await expect.poll(async () => (await sums().innerText()).replaceAll(/\s/g, ' ')).toContain(amount);
};
const names = async (): Promise<string[]> => {
  const rows = await page.locator('tr[data-row]').count();
  return Promise.all(Array.from({ length: rows }, (_none, row) => product(row).inputValue()));
};
const open = async (path: string): Promise<void> => {
  await page.goto(`${site}/${path}`);
  await button(pl.detail.addRow).waitFor();
};

describe('the lines of an order', () => {
  it('are typed without leaving the keyboard: five in forty strokes beside what is typed', async () => {
    await open('sales_order/create');
    let strokes = 0;
    const press = async (key: string) => {
      strokes += 1;
      await page.keyboard.press(key);
    };
    await button(pl.detail.addRow).focus();
    await press('Enter');
    for (const [row, name] of goods.entries()) {
      await expect.poll(() => product(row).evaluate((input) => input === document.activeElement)).toBe(true);
      await page.keyboard.type(name);
      await press('Enter');
      for (const [field, typed] of [
        ['quantity', `${row + 1}`],
        ['unitOfMeasure', ''],
        ['price', '100,50'],
        ['discountPercent', ''],
        ['vatRate', ''],
      ] as const) {
        const input = page.locator(`[name="products.${row}.${field}"]`).first();
        await expect.poll(() => input.evaluate((each) => each === document.activeElement)).toBe(true);
        if (typed) await page.keyboard.type(typed);
        await press('Enter');
      }
    }
    expect(strokes).toBeLessThanOrEqual(40);
    // The row that Enter has begun after the last one is not needed, and stays out of the order.
    await expect.poll(names).toEqual([...goods, '']);
    // 15 t at 100,50: shown while they are typed, before anything is sent.
    await saysSums('1507,50');
    await saysSums('1854,24');
    await typeInto(page.getByRole('main').locator('input[name="reference"]'), 'Pięć pozycji');
    await typeInto(page.getByRole('combobox', { name: 'Klient' }), 'Stały Odbiorca');
    await page.keyboard.press('Control+s');
    await page.waitForURL(/sales_order\/\d+$/);
    const id = Number(page.url().split('/').at(-1));
    const saved = await api.database.records.get(systemActor, 'salesOrder', id);
    expect(saved).toMatchObject({ sumNetto: '1507.50', sumVat: '346.74', sumBrutto: '1854.24' });
    expect(saved.products).toHaveLength(goods.length);
    expect(saved.products).toMatchObject(
      goods.map((name) => ({
        product: { presentation: name },
        unitOfMeasure: { id: tonne.id },
        description: `Opis: ${name}`,
      })),
    );
  });

  it('are pasted from a spreadsheet, with Polish decimals', async () => {
    await open('sales_order/create');
    await button(pl.detail.addRow).click();
    const sheet = goods
      .slice(0, 3)
      .map((name, row) => `${name}\t${row + 1},5\tt\t1 000,00 zł`)
      .join('\r\n');
    await page.evaluate(
      (text) => navigator.clipboard.writeText(text),
      `${sheet}\r\nNie ma takiego\t1\tt\t1\r\n`,
    );
    await product(0).focus();
    await page.keyboard.press('Control+v');
    // 1.5, 2.5 and 3.5 at 1000, and one at 1.
    await saysSums('7501,00');
    await page.getByText(/Nie ma takiego/).waitFor();
    expect(await names()).toEqual([...goods.slice(0, 3), '']);
    expect((await cell(2, 'quantity').inputValue()).replaceAll(/\s/g, '')).toBe('3,500');
    await expect.poll(() => product(3).evaluate((input) => input === document.activeElement)).toBe(true);
  });

  it('are stored with the products that were pasted, also when the order is saved before they were looked up', async () => {
    await open('sales_order/create');
    await typeInto(page.getByRole('main').locator('input[name="reference"]'), 'Wklejone i zapisane');
    await typeInto(page.getByRole('combobox', { name: 'Klient' }), 'Stały Odbiorca');
    await button(pl.detail.addRow).press('Enter');
    await expect.poll(() => product(0).evaluate((input) => input === document.activeElement)).toBe(true);
    const lines = goods.slice(0, 3).map((name, row) => `${name}\t${row + 1}`);
    await page.evaluate((text) => navigator.clipboard.writeText(text), lines.join('\r\n'));
    const looked = await keptBack(
      page,
      ({ pathname, search }) => pathname.endsWith('/products') && search.includes('searchStr'),
    );
    await page.keyboard.press('Control+v');
    await looked.asked;
    // The lines stand there at once.
    await expect.poll(() => cell(2, 'quantity').inputValue()).toBe('3,000');
    await page.keyboard.press('Control+s');
    await page.getByRole('status').getByText(pl.picker.looking).waitFor();
    looked.letGo();
    await page.waitForURL(/sales_order\/\d+$/);
    const id = Number(page.url().split('/').at(-1));
    const saved = await api.database.records.get(systemActor, 'salesOrder', id);
    expect(saved.products).toMatchObject(
      goods.slice(0, 3).map((name, row) => ({
        product: { presentation: name },
        quantity: `${row + 1}.000`,
        unitOfMeasure: { id: tonne.id },
      })),
    );
  });

  it('are copied, moved by keyboard and by dragging, and removed after a question', async () => {
    const { id } = await order('Kolejność', 1);
    await open(`sales_order/${id}`);
    await button(pl.detail.addRow).click();
    await page.keyboard.type(goods[1] as string);
    await page.keyboard.press('Enter');
    // The focus goes on once the answer has come: until then the product is only typed.
    await expect
      .poll(() => cell(1, 'quantity').evaluate((input) => input === document.activeElement))
      .toBe(true);
    await expect.poll(names).toEqual([goods[0], goods[1]]);
    await page.keyboard.press('Alt+ArrowUp');
    await expect.poll(names).toEqual([goods[1], goods[0]]);
    await page.keyboard.press('Alt+Shift+ArrowDown');
    await expect.poll(names).toEqual([goods[1], goods[1], goods[0]]);
    const handle = (row: number) => page.locator(`tr[data-row="${row}"] [data-handle]`);
    await handle(2).dragTo(handle(0));
    await expect.poll(names).toEqual([goods[0], goods[1], goods[1]]);
    await product(2).focus();
    await page.keyboard.press('Alt+Delete');
    // A scanner ends with Enter: it never says yes to what loses something.
    await page.getByRole('alertdialog').waitFor();
    await page.keyboard.type('5901234123457');
    await page.keyboard.press('Enter');
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    await expect.poll(names).toHaveLength(3);
    await product(2).focus();
    await page.keyboard.press('Alt+Delete');
    await page.getByRole('alertdialog').getByRole('button', { name: 'TAK' }).click();
    await expect.poll(names).toEqual([goods[0], goods[1]]);
  });

  it('keep a quantity that is no number yet, or none at all, as it was typed', async () => {
    await open('sales_order/create');
    await button(pl.detail.addRow).click();
    await hasFocus(product(0));
    await page.keyboard.type(goods[0] as string);
    await page.keyboard.press('Enter');
    await hasFocus(cell(0, 'quantity'));
    await saysSums('0,00');
    await typeInto(cell(0, 'quantity'), ',5');
    await expect.poll(() => cell(0, 'quantity').inputValue()).toBe(',5');
    await typeInto(cell(0, 'price'), '10');
    await saysSums('5,00');
    await typeInto(cell(0, 'quantity'), 'pół');
    await typeInto(cell(0, 'price'), '20');
    await button(pl.detail.addRow).click();
    await hasFocus(product(1));
    await expect.poll(() => cell(0, 'quantity').inputValue()).toBe('pół');
    await page.getByText(pl.detail.badNumber).waitFor();
  });

  it('are counted after the first ten whose products the customer does not get', async () => {
    const sold = await found('product', { name: goods[0] as string });
    const rows = [{ productId: sold.id, product: sold.name, why: 'Tylko dla innych.', isHidden: true }];
    await page.route('**/products_not_used', (route) => route.fulfill({ json: { rows, count: 1 } }));
    const { id } = await order('Nie dla klienta', 12);
    await open(`sales_order/${id}`);
    await expect.poll(() => sums().getByRole('alert').count()).toBe(10);
    await expect.poll(() => sums().getByText(pl.orders.andMore.replace('%{count}', '2')).count()).toBe(1);
  });

  it('are not changed by the answer to a name that was typed into a row and removed with it', async () => {
    await open('sales_order/create');
    for (const row of [0, 1]) {
      await button(pl.detail.addRow).click();
      await hasFocus(product(row));
    }
    await page.keyboard.type(goods[1] as string);
    await page.keyboard.press('Enter');
    await hasFocus(cell(1, 'quantity'));
    const answer = await keptBack(page, ({ searchParams }) =>
      (searchParams.get('filter') ?? '').includes(goods[0] as string),
    );
    await product(0).focus();
    await page.keyboard.type(goods[0] as string);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Alt+Delete');
    await answer.asked;
    await expect.poll(names).toEqual([goods[1]]);
    answer.letGo();
    // What follows from an answer is on the screen within this time.
    await page.waitForTimeout(500);
    expect(await names()).toEqual([goods[1]]);
  });

  it('are as many as five hundred, and a key draws no more than among ten', async () => {
    await watchDrawing(page);
    const drawnPerKey = async (lines: number): Promise<number> => {
      const { id } = await order(`Wiele ${lines}`, lines);
      await open(`sales_order/${id}`);
      // Waits until the sums are shown, whatever they are.
      await saysSums('');
      await cell(3, 'quantity').click();
      // The first key also tells that something is unsaved.
      await page.keyboard.type('7');
      await page.waitForTimeout(1500);
      return countDrawn(page, async () => {
        await page.keyboard.type('5');
        await page.waitForTimeout(1500);
      });
    };
    const few = await drawnPerKey(10);
    const many = await drawnPerKey(500);
    expect(few).toBeGreaterThan(0);
    expect(many).toBeLessThanOrEqual(few * 1.2);
    await cell(3, 'price').waitFor();
    const laidOut = () =>
      page
        .locator('tr[data-row]')
        .evaluateAll(
          (rows) => rows.filter((row) => row.checkVisibility({ contentVisibilityAuto: true })).length,
        );
    await expect.poll(laidOut).toBeLessThanOrEqual(100);
    // A cell that is narrower than its text scrolls at each key, for which no place of a message is looked for.
    await page.evaluate(() => {
      document.elementsFromPoint = () => {
        throw new Error('looked under a message that is not shown');
      };
    });
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    await cell(3, 'quantity').click();
    await page.keyboard.press('End');
    await page.keyboard.type('123456789');
    expect(await cell(3, 'quantity').evaluate((input) => input.scrollLeft)).toBeGreaterThan(0);
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    expect(faults).toEqual([]);
    await page.locator('tr[data-row="499"]').scrollIntoViewIfNeeded();
    await cell(499, 'price').waitFor();
    await button(pl.detail.addRow).click();
    await expect.poll(() => product(500).evaluate((input) => input === document.activeElement)).toBe(true);
  });
});

describe('a configured line', () => {
  /** A blind with a drive, a width, an engine for its width, a colour and a mass that is calculated. */
  const blind = async (name: string): Promise<AnyRecord> => {
    const made = await create('product', { name, configProduct: true, unitOfMeasureId: tonne.id });
    let sortNumber = 0;
    const parameter = async (called: string, code: string, type: string, more: RecordInput = {}) => {
      const { id } = await create('productParameter', { name: called, code: `${code}${made.id}`, type });
      sortNumber += 1;
      await create('productParamSetting', {
        productId: made.id,
        productParameterId: id,
        sortNumber,
        ...more,
      });
      return id;
    };
    const value = (productParameterId: number, called: string, code: string, reach?: string) =>
      create('parameterValue', {
        productParameterId,
        name: called,
        code,
        properties: reach ? [{ propId: 'reach', propValue: reach }] : [],
      });
    const drive = await parameter('Napęd', 'drive', 'list');
    const hand = await value(drive, 'ręczny', 'hand');
    const motor = await value(drive, 'elektryczny', 'motor');
    await parameter('Szerokość', 'width', 'number');
    const engine = await create('productParameter', {
      name: 'Silnik',
      code: `engine${made.id}`,
      type: 'list',
    });
    await value(engine.id, 'mały', 'S', '2');
    await value(engine.id, 'duży', 'L', '4');
    sortNumber += 1;
    await create('productParamSetting', {
      productId: made.id,
      productParameterId: engine.id,
      sortNumber,
      conditionCode: `values["drive${made.id}"] == "motor"`,
      expression: `offeredNumbers["reach"] >= numbers["width${made.id}"]`,
    });
    await parameter('Masa', 'mass', 'number', { expression: `numbers["width${made.id}"] * 1.5` });
    await parameter('Napis', 'text', 'text', { isMandatory: false });
    const pln = await found('currency', { code: 'PLN' });
    const item = { productId: made.id, price: '100' };
    await create('pricelist', { name: `Cennik ${name}`, currencyId: pln.id, items: [item] });
    await create('pricelist', {
      name: `Dopłaty ${name}`,
      kind: 'surcharge',
      currencyId: pln.id,
      items: [{ ...item, price: '50', parameterValueId: motor.id, priceCode: 'motor' }],
    });
    return { ...made, hand: hand.id };
  };
  const dialog = (): Locator => page.getByRole('dialog');
  const question = (name: string): Locator => dialog().getByLabel(name, { exact: true }).first();
  const answers = async (): Promise<string[]> =>
    (await dialog().getByRole('listitem').allInnerTexts()).map((each) => each.replaceAll(/\s+/g, ' ').trim());
  const price = (): Locator => dialog().getByRole('status', { name: pl.configurator.price });
  const begin = async (name: string): Promise<void> => {
    await open('sales_order/create');
    await button(pl.detail.addRow).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: pl.configurator.ofRow.replace('%{number}', '1') }).waitFor();
    await page.keyboard.press('Alt+Enter');
    await question('Napęd').waitFor();
  };

  it('is asked for one question after another, by keyboard alone, and its price grows', async () => {
    await blind('Roleta pierwsza');
    await begin('Roleta pierwsza');
    await page.keyboard.type('elek');
    await page.keyboard.press('Enter');
    await expect.poll(answers).toEqual(['Napęd elektryczny']);
    await expect.poll(() => price().innerText()).toContain('150,00');
    expect(await dialog().getByRole('combobox').count()).toBe(0);
    await page.keyboard.type('szeroko');
    await page.keyboard.press('Enter');
    await dialog().getByText('„szeroko” nie jest liczbą. Wpisz na przykład 2,5.').waitFor();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('2,5');
    await page.keyboard.press('Enter');
    // The only engine that is strong enough is suggested.
    await expect
      .poll(() => dialog().getByRole('option').allInnerTexts())
      .toEqual([expect.stringContaining('duży')]);
    await page.keyboard.press('Enter');
    await expect.poll(answers).toContain('Masa 3,75');
    await page.keyboard.press('Enter');
    await dialog().getByText(pl.configurator.complete).waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => dialog().count()).toBe(0);
    await expect.poll(() => cell(0, 'price').inputValue()).toBe('150,00');
    await typeInto(page.getByRole('main').locator('input[name="reference"]'), 'Konfigurowane');
    await typeInto(page.getByRole('combobox', { name: 'Klient' }), 'Stały Odbiorca');
    await product(0).focus();
    await page.keyboard.press('Alt+Shift+ArrowDown');
    await expect.poll(names).toHaveLength(2);
    await page.keyboard.press('Control+s');
    await page.waitForURL(/sales_order\/\d+$/);
    const saved = await api.database.records.get(
      systemActor,
      'salesOrder',
      Number(page.url().split('/').at(-1)),
    );
    expect(saved).toMatchObject({ incompliteParams: false, sumNetto: '300.00' });
    const [first, second] = saved.products as readonly AnyRecord[];
    expect(first?.choosenParameters).toMatchObject([
      { param: { name: 'Napęd' }, valueLabel: 'elektryczny' },
      { param: { name: 'Szerokość' }, valueLabel: '2,5' },
      { param: { name: 'Silnik' }, valueLabel: 'duży' },
      { param: { name: 'Masa' }, valueLabel: '3.75' },
      { param: { name: 'Napis' }, valueLabel: null },
    ]);
    expect(second?.choosenParameters).toEqual(first?.choosenParameters);
  });

  it('is changed: what no longer fits is named and asked again, later answers stay', async () => {
    await blind('Roleta druga');
    await begin('Roleta druga');
    const typed = async (...words: readonly string[]) => {
      for (const word of words) {
        await page.keyboard.type(word);
        await page.keyboard.press('Enter');
      }
    };
    await typed('elektryczny', '1', 'mały', 'Napis na rolecie');
    await dialog().getByText(pl.configurator.complete).waitFor();
    await dialog()
      .getByRole('button', { name: /Szerokość/ })
      .click();
    await typed('3');
    await dialog()
      .getByText('Silnik: „mały” nie pasuje do pozostałych odpowiedzi. Wybierz ponownie.')
      .waitFor();
    expect(await answers()).toEqual(['Napęd elektryczny', 'Szerokość 3']);
    await typed('duży');
    await expect
      .poll(answers)
      .toEqual(['Napęd elektryczny', 'Szerokość 3', 'Silnik duży', 'Masa 4,5', 'Napis Napis na rolecie']);
    await dialog().getByRole('button', { name: /Napęd/ }).click();
    await typed('ręczny');
    await dialog().getByText('Silnik: „duży” już nie dotyczy i zostało usunięte.').waitFor();
    expect(await answers()).toEqual(['Napęd ręczny', 'Szerokość 3', 'Masa 4,5', 'Napis Napis na rolecie']);
    await expect.poll(() => price().innerText()).toContain('100,00');
    await dialog().getByRole('button', { name: pl.configurator.back }).click();
    // An answer that was typed stands in the input, selected: it is taken again, replaced or emptied.
    await expect.poll(() => question('Napis').inputValue()).toBe('Napis na rolecie');
    await page.keyboard.press('Enter');
    await expect.poll(answers).toContain('Napis Napis na rolecie');
    await dialog().getByRole('button', { name: pl.configurator.back }).click();
    await expect.poll(() => question('Napis').inputValue()).toBe('Napis na rolecie');
    await page.keyboard.press('Delete');
    await page.keyboard.press('Enter');
    await dialog().getByText(pl.configurator.complete).waitFor();
    expect(await answers()).toEqual([
      'Napęd ręczny',
      'Szerokość 3',
      'Masa 4,5',
      `Napis ${pl.configurator.none}`,
    ]);
    await dialog().getByRole('button', { name: pl.configurator.back }).click();
    await expect.poll(() => question('Napis').inputValue()).toBe('');
    await page.keyboard.press('Backspace');
    await question('Szerokość').waitFor();
    expect(await answers()).toEqual(['Napęd ręczny']);
  });

  it('marks the earlier answer to a question that is asked again, whatever was marked in another one', async () => {
    await blind('Roleta szósta');
    await begin('Roleta szósta');
    for (const word of ['elektryczny', '1']) {
      await page.keyboard.type(word);
      await page.keyboard.press('Enter');
    }
    await question('Silnik').waitFor();
    await page.keyboard.press('ArrowUp');
    await dialog().getByRole('button', { name: /Napęd/ }).click();
    await question('Napęd').waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(answers).toEqual(['Napęd elektryczny', 'Szerokość 1']);
  });

  it('keeps a price that was typed when it is configured again', async () => {
    await blind('Roleta piąta');
    await begin('Roleta piąta');
    await page.keyboard.type('motor\n2\nL\nNapis\n', { delay: 0 });
    await dialog().getByText(pl.configurator.complete).waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => cell(0, 'price').inputValue()).toBe('150,00');
    await typeInto(cell(0, 'price'), '91');
    await typeInto(page.getByRole('main').locator('input[name="reference"]'), 'Cena wpisana');
    await typeInto(page.getByRole('combobox', { name: 'Klient' }), 'Stały Odbiorca');
    await page.keyboard.press('Enter');
    const configure = page.getByRole('button', { name: pl.configurator.ofRow.replace('%{number}', '1') });
    await configure.press('Enter');
    await dialog().getByRole('button', { name: /Napęd/ }).click();
    await question('Napęd').waitFor();
    await page.keyboard.type('ręczny');
    await page.keyboard.press('Enter');
    await dialog().getByText(pl.configurator.complete).waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => dialog().count()).toBe(0);
    await page.keyboard.press('Control+s');
    await page.waitForURL(/sales_order\/\d+$/);
    expect(await savedAs('Cena wpisana')).toMatchObject({ sumNetto: '91.00' });
  });

  it('takes the codes of a scanner as fast as they come', async () => {
    await blind('Roleta trzecia');
    await begin('Roleta trzecia');
    await page.keyboard.type('motor\n2\nL\nNapis\n', { delay: 0 });
    await dialog().getByText(pl.configurator.complete).waitFor();
    expect(await answers()).toEqual([
      'Napęd elektryczny',
      'Szerokość 2',
      'Silnik duży',
      'Masa 3',
      'Napis Napis',
    ]);
  });

  it('has settings that are tried beside them: circles and dead ends are named while one types', async () => {
    const { id } = await blind('Roleta czwarta');
    const { rows } = await api.database.records.list(systemActor, 'productParamSetting', {
      filter: { kind: 'all', of: [] },
      sort: [],
      limit: 200,
      offset: 0,
    });
    const [drive] = rows.filter(({ productId }) => productId === id).toSorted((a, b) => a.id - b.id);
    await page.goto(`${site}/product_param_setting/${drive?.id}`);
    const trial = page.getByRole('group', { name: pl.configurator.trial });
    await trial.getByText(/Silnik: po tych odpowiedziach nie ma czego wybrać: Napęd: elektryczny/).waitFor();
    await typeInto(page.locator('[name="conditionCode"]'), `values["engine${id}"] == "S"`);
    await trial.getByText('Parametry zależą od siebie nawzajem: Napęd → Silnik → Napęd.').waitFor();
    await page.keyboard.press('Control+s');
    await page.getByText(/zależą od siebie nawzajem: Napęd → Silnik → Napęd. Usuń/).waitFor();
    await typeInto(page.locator('[name="conditionCode"]'), '');
    await trial.getByText('Parametry zależą od siebie').waitFor({ state: 'detached' });
    // The setting that is typed keeps the focus until somebody goes to the trial beside it.
    await trial.getByRole('combobox', { name: 'Napęd' }).focus();
    await page.keyboard.type('ręczny\n');
    await trial.getByRole('listitem').getByText('ręczny').waitFor();
    await expect
      .poll(() => trial.getByLabel('Szerokość').evaluate((input) => input === document.activeElement))
      .toBe(true);
  });
});

it('a second reference is asked about: NIE leads back to it, TAK saves', async () => {
  const first = await order('Podwójna', 0);
  await open('sales_order/create');
  const reference = page.getByRole('main').locator('input[name="reference"]');
  await typeInto(reference, 'Podwójna');
  await typeInto(page.getByRole('combobox', { name: 'Klient' }), 'Stały Odbiorca');
  await page.keyboard.press('Control+s');
  const question = page.getByRole('alertdialog');
  await expect.poll(() => question.innerText()).toContain(String(first.numberStr));
  await question.getByRole('button', { name: 'NIE' }).click();
  await expect.poll(() => reference.evaluate((input) => input === document.activeElement)).toBe(true);
  await page.keyboard.press('Control+s');
  await question.getByRole('button', { name: 'TAK' }).click();
  await page.waitForURL(/sales_order\/\d+$/);
});

it('a copy of a confirmed order begins in the usual status', async () => {
  const confirmed = await found('salesOrderStatus', { code: 'CONFIRMED' });
  const usual = await found('salesOrderStatus', { code: 'NEW' });
  const { id } = await order('Kopiowane/1', 1);
  await api.database.records.update(systemActor, 'salesOrder', id, { statusId: confirmed.id });
  await page.goto(`${site}/sales_order/create?copy=${id}`);
  await expect.poll(() => page.locator('input[name="status"]').inputValue()).toBe(String(usual.name));
});

it('a comment is changed and taken back by whoever wrote it', async () => {
  const { id } = await order('Z komentarzem', 0);
  await page.goto(`${site}/sales_order/${id}`);
  await page.getByLabel(pl.comments.write).pressSequentially('Zadzwonić rano');
  await page.keyboard.press('Control+Enter');
  const said = page.getByRole('list', { name: pl.comments.title });
  await said.getByText('Zadzwonić rano').waitFor();
  await button(pl.comments.edit).click();
  await page.keyboard.press('End');
  await page.keyboard.type(' o siódmej');
  await page.keyboard.press('Control+Enter');
  await said.getByText('Zadzwonić rano o siódmej').waitFor();
  await button(pl.comments.remove).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'TAK' }).click();
  await expect.poll(() => said.getByRole('listitem').count()).toBe(0);
});

it('a changed comment is saved once by two clicks', async () => {
  const { id } = await order('Z komentarzem dwa razy', 0);
  await page.goto(`${site}/sales_order/${id}`);
  await page.getByLabel(pl.comments.write).pressSequentially('Zadzwonić');
  await page.keyboard.press('Control+Enter');
  const said = page.getByRole('list', { name: pl.comments.title });
  await said.getByText('Zadzwonić').waitFor();
  const writes: string[] = [];
  page.on('request', (request) => request.method() === 'PUT' && writes.push(request.url()));
  await button(pl.comments.edit).click();
  await page.keyboard.press('End');
  await page.keyboard.type(' wieczorem');
  await said.getByRole('button', { name: pl.common.save, exact: true }).dblclick();
  await said.getByText('Zadzwonić wieczorem').waitFor();
  expect(writes).toHaveLength(1);
});

it('an offer goes to its customer by mail, key by key, and the order says when it arrived', async () => {
  const { letter } = pl.orders;
  const firm = await create('counterparty', { name: 'Odbiorca listów', isCustomer: true, language: 'de' });
  await create('contactPerson', { name: 'Greta', counterpartyId: firm.id, email: 'greta@odbiorca.pl' });
  const offer = await found('salesOrderStatus', { code: 'OFERTA' });
  const { id, numberStr, products } = await order('Listem', 1);
  const [{ productId, quantity, price, vatRateId }] = products as [AnyRecord];
  await api.database.records.update(systemActor, 'salesOrder', id, {
    customerId: firm.id,
    statusId: offer.id,
    products: [{ productId, quantity, price, vatRateId }],
  });
  await page.goto(`${site}/sales_order/${id}`);
  await button(letter.open).press('Enter');
  const dialog = page.getByRole('dialog');
  const field = (name: string) => dialog.getByLabel(name, { exact: true });
  await expect.poll(() => field(letter.subject).inputValue()).toBe(`Unser Angebot ${String(numberStr)}`);
  await expect.poll(() => field(letter.to).inputValue()).toBe('greta@odbiorca.pl');
  // What is wrong stands at its field, which has the focus.
  await typeInto(field(letter.to), 'greta');
  await page.keyboard.press('Enter');
  await expect.poll(() => field(letter.to).getAttribute('aria-invalid')).toBe('true');
  await typeInto(field(letter.to), 'greta@b.pl');
  await field(letter.body).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Bis morgen');
  await page.keyboard.press('Control+Enter');
  await dialog.waitFor({ state: 'detached' });
  const sent = page.getByRole('region', { name: `${letter.sent} (1)` });
  await sent.getByText(/^Wysłano /).waitFor();
  await sent.getByText('greta@b.pl').waitFor();
  const arrived = mailbox.letters.filter(({ to }) => to.includes('greta@b.pl'));
  expect(arrived).toHaveLength(1);
  expect(arrived[0]?.text).toContain('Bis morgen');
  expect(arrived[0]?.attachments).toMatchObject([{ filename: `Angebot ${String(numberStr)}.pdf` }]);

  mailbox.behave({ unknownReaders: ['nikt@b.pl'] });
  await button(letter.open).press('Enter');
  await expect.poll(() => field(letter.to).inputValue()).toBe('greta@odbiorca.pl');
  await typeInto(field(letter.to), 'nikt@b.pl');
  await page.keyboard.press('Enter');
  await page.getByText(letter.failed, { exact: true }).waitFor();
});

it('an order with unsaved changes is saved before its paper is sent, or nothing is sent', async () => {
  const { letter } = pl.orders;
  const { id } = await order('Niezapisane przed wysłaniem', 1);
  await page.goto(`${site}/sales_order/${id}`);
  await typeInto(page.locator('input[name=reference]'), 'Zapisane przed wysłaniem');
  await button(letter.open).press('Enter');
  const question = page.getByRole('alertdialog');
  await question.getByText(pl.orders.papersShowSaved).waitFor();
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await savedAs('Zapisane przed wysłaniem')).toBeUndefined();
  await button(letter.open).press('Enter');
  await question.getByRole('button', { name: pl.unsaved.saveFirst }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(letter.to, { exact: true }).waitFor();
  expect(await savedAs('Zapisane przed wysłaniem')).toMatchObject({ id });
  await expect.poll(() => dialog.getByLabel(letter.subject, { exact: true }).inputValue()).not.toBe('');
  await typeInto(dialog.getByLabel(letter.to, { exact: true }), 'po.zapisie@b.pl');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => mailbox.letters.some(({ to }) => to.includes('po.zapisie@b.pl'))).toBe(true);
});

it('the words that were typed for one paper stand when another was looked at', async () => {
  const { letter, papers } = pl.orders;
  const confirmed = await found('salesOrderStatus', { code: 'CONFIRMED' });
  const { id } = await order('Dwa dokumenty', 1);
  await api.database.records.update(systemActor, 'salesOrder', id, { statusId: confirmed.id });
  await page.goto(`${site}/sales_order/${id}`);
  await button(letter.open).press('Enter');
  const dialog = page.getByRole('dialog');
  const body = dialog.getByLabel(letter.body, { exact: true });
  const paper = dialog.getByRole('combobox', { name: letter.paper });
  const choose = async (name: string) => {
    await paper.click();
    await page.getByRole('option', { name, exact: true }).click();
    await expect.poll(() => paper.innerText()).toBe(name);
  };
  await expect.poll(() => paper.innerText()).toBe(papers.confirmation);
  await expect.poll(() => body.inputValue()).not.toBe('');
  await typeInto(body, 'Tylko do tego dokumentu');
  await choose(papers.packingList);
  await expect.poll(() => body.inputValue()).not.toBe('Tylko do tego dokumentu');
  await choose(papers.confirmation);
  await expect.poll(() => body.inputValue()).toBe('Tylko do tego dokumentu');
});

it('an order with unsaved changes is saved before its status changes, or keeps it', async () => {
  const { id } = await order('Niezapisane przed przyjęciem', 1);
  await page.goto(`${site}/sales_order/${id}`);
  const life = page.getByRole('region', { name: pl.orders.life });
  const status = async (): Promise<unknown> =>
    ((await api.database.records.get(systemActor, 'salesOrder', id)).status as AnyRecord).id;
  const before = await status();
  await typeInto(page.locator('input[name=reference]'), 'Zapisane przed przyjęciem');
  await life.getByRole('button', { name: pl.orders.moves.CONFIRMED }).press('Enter');
  const question = page.getByRole('alertdialog');
  await question.getByText(pl.orders.movesAsSaved).waitFor();
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  expect(await status()).toBe(before);
  await life.getByRole('button', { name: pl.orders.moves.CONFIRMED }).press('Enter');
  await question.getByRole('button', { name: pl.unsaved.saveFirst }).press('Enter');
  await life.getByText('Potwierdzone').waitFor();
  expect(await savedAs('Zapisane przed przyjęciem')).toMatchObject({ id });
});

it('a comment whose answer is lost is written once when it is sent again', async () => {
  const { id } = await order('Zgubiona odpowiedź', 0);
  await page.goto(`${site}/sales_order/${id}`);
  let isLost = false;
  // The comment reaches the server, and its answer never comes back.
  await page.route('**/api/orders/addComment', async (route) => {
    if (isLost) return route.continue();
    isLost = true;
    await route.fetch();
    await route.abort('connectionreset');
  });
  const box = page.getByLabel(pl.comments.write);
  await box.pressSequentially('Tylko raz');
  await page.keyboard.press('Control+Enter');
  await expect.poll(() => box.inputValue()).toBe('Tylko raz');
  expect(isLost).toBe(true);
  await box.focus();
  await page.keyboard.press('Control+Enter');
  await expect.poll(() => box.inputValue()).toBe('');
  const said = page.getByRole('list', { name: pl.comments.title });
  await said.getByText('Tylko raz').waitFor();
  await page.reload();
  await said.getByText('Tylko raz').first().waitFor();
  await expect.poll(() => said.getByText('Tylko raz').count()).toBe(1);
  await page.unrouteAll({ behavior: 'wait' });
});

it('a comment is for colleagues until it is ticked for the customer, and brings its files; tasks stand beside', async () => {
  const { id } = await order('Ze znakiem', 0);
  await page.goto(`${site}/sales_order/${id}`);
  const box = page.getByLabel(pl.comments.write);
  const said = page.getByRole('list', { name: pl.comments.title });
  await box.pressSequentially('Tylko dla nas');
  await page.keyboard.press('Control+Enter');
  await said.getByText('Tylko dla nas').waitFor();
  expect(await said.getByText(pl.comments.forCustomer).count()).toBe(0);
  await page.getByRole('checkbox', { name: pl.comments.forCustomer }).press('Space');
  const file = { name: 'termin.txt', mimeType: 'text/plain', buffer: Buffer.from('wtorek') };
  await page.locator(`input[type=file][aria-label="${pl.comments.attach}"]`).setInputFiles(file);
  await box.pressSequentially('Dla klienta');
  await page.keyboard.press('Control+Enter');
  const second = said.getByRole('listitem').filter({ hasText: 'Dla klienta' });
  await second.getByText(pl.comments.forCustomer).waitFor();
  await second.getByRole('link', { name: 'termin.txt' }).waitFor();
  // The next one is for colleagues again.
  expect(await page.getByRole('checkbox', { name: pl.comments.forCustomer }).isChecked()).toBe(false);
  const tasks = page.getByRole('region', { name: pl.orders.tasks });
  await tasks.getByLabel(pl.orders.newTask).pressSequentially('Zamówić wagony');
  await page.keyboard.press('Enter');
  await tasks.getByRole('link', { name: 'Zamówić wagony' }).waitFor();
  const { rows } = await api.database.records.list(systemActor, 'task', {
    filter: { kind: 'all', of: [] },
    sort: [],
    limit: 500,
    offset: 0,
  });
  expect(rows.find(({ name }) => name === 'Zamówić wagony')).toMatchObject({
    ownerType: 'salesOrder',
    ownerId: id,
    orderId: id,
    customerId: customer.id,
  });
});

it('the sums of the orders are shown over the list, each currency apart', async () => {
  await page.goto(`${site}/sales_order`);
  const amounts = page.getByRole('group', { name: pl.orders.perCurrency });
  await expect.poll(() => amounts.innerText()).toMatch(/\d,\d\d PLN \(dokumenty: \d+\)/);
});

describe('an order’s life', () => {
  const press = async (name: string): Promise<void> => {
    await button(name).focus();
    await page.keyboard.press('Enter');
  };
  /** The button that was pressed is gone, and the keyboard has a place all the same. */
  const hasTheKeyboard = async (): Promise<void> => {
    const place = () => page.evaluate(() => document.activeElement?.tagName);
    await expect.poll(place).toMatch(/^(H1|BUTTON|INPUT|TEXTAREA)$/);
  };
  const says = async (words: string): Promise<void> =>
    page.getByRole('region', { name: pl.orders.life }).getByText(words).first().waitFor();

  /** A truck of the terminal fetches goods of the order, and its weighing is approved. */
  const fetchGoods = async (salesOrder: number, net: number): Promise<number> => {
    const operator = await api.signedIn('operator');
    const deliveryOrder = await found('deliveryOrder', { salesOrderId: salesOrder });
    const warehouse = await create('warehouse', { name: `Skład ${net}` });
    const vehicle = await create('vehicle', { name: `GD${net}XYZ`, loadCapacity: '60.000' });
    const id = await terminal.newFreeDisposition({
      order: deliveryOrder.id,
      vehicle: vehicle.id,
      warehouse: warehouse.id,
      vendor: customer.id,
    });
    for (const name of ['arrive', 'allowEntry', 'leaveParking', 'enterTerminal'])
      expect((await operator.post(`/dispositions/${id}/moves/${name}`, {})).status, name).toBe(200);
    for (const tonnes of ['14.000', (14 + net).toFixed(3)]) {
      const captureId = await terminal.accept(tonnes);
      const { scaleId } = terminal;
      expect(await operator.post(`/dispositions/${id}/weighings`, { captureId, scaleId })).toMatchObject({
        status: 200,
      });
    }
    expect(await operator.post(`/dispositions/${id}/approval`)).toMatchObject({ status: 200 });
    return id;
  };

  it('goes from the offer over the quay to its end, key by key', async () => {
    await page.goto(`${site}/sales_order/create`);
    const status = page.getByRole('combobox', { name: 'Status' });
    await status.click();
    await page.keyboard.type('Potwierdzone');
    // A new order does not begin there.
    await expect.poll(() => page.getByRole('option', { name: 'Potwierdzone' }).count()).toBe(0);
    await typeInto(status, 'Oferta');
    await page.keyboard.press('Enter');
    await typeInto(page.getByRole('main').locator('input[name="reference"]'), 'Życie zamówienia');
    await typeInto(page.getByRole('combobox', { name: 'Klient' }), 'Stały Odbiorca');
    await button(pl.detail.addRow).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => product(0).evaluate((input) => input === document.activeElement)).toBe(true);
    await page.keyboard.type(goods[0] as string);
    await page.keyboard.press('Enter');
    const quantity = cell(0, 'quantity');
    await expect.poll(() => quantity.evaluate((input) => input === document.activeElement)).toBe(true);
    await page.keyboard.type('24');
    await cell(0, 'price').focus();
    await page.keyboard.type('100');
    await page.keyboard.press('Control+s');
    await page.waitForURL(/sales_order\/\d+$/);
    const id = Number(page.url().split('/').at(-1));
    const now = () => api.database.records.get(systemActor, 'salesOrder', id);
    await says('Oferta');
    await hasTheKeyboard();
    await press(pl.orders.accept);
    await says('Nowe');
    await hasTheKeyboard();
    await press(pl.orders.moves.CONFIRMED);
    await says('Potwierdzone');
    await hasTheKeyboard();
    await press(pl.orders.announce);
    await page.getByRole('dialog').waitFor();
    await page.keyboard.type('24');
    await page.keyboard.press('Enter');
    const onItsWay = page.getByRole('region', { name: pl.orders.onItsWay });
    await onItsWay.getByRole('link', { name: /ZD/ }).waitFor();
    await fetchGoods(id, 24);
    await says('Zamknięte');
    expect(await now()).toMatchObject({ ending: 'Fulfilled', products: [{ itemState: 'Delivered' }] });
  });

  it('is announced: the dialog marks the field that is wrong, and the next disposition knows its order', async () => {
    const { id } = await order('Do awizacji', 1, { unitOfMeasureId: tonne.id });
    await page.goto(`${site}/sales_order/${id}`);
    await press(pl.orders.moves.CONFIRMED);
    await says('Potwierdzone');
    await hasTheKeyboard();
    await press(pl.orders.announce);
    const dialog = page.getByRole('dialog');
    const line = dialog.getByRole('textbox', { name: /^1\. / });
    const from = dialog.getByRole('textbox', { name: pl.orders.scheduleFrom });
    const perDay = dialog.getByRole('textbox', { name: pl.orders.perDay });
    /** The only field that is marked is the one where the caret stands, and its sentence stands under it. */
    const marks = async (field: Locator, words: RegExp | string) => {
      await dialog.getByText(words).waitFor();
      await expect.poll(() => dialog.locator('input[aria-invalid="true"]').count()).toBe(1);
      await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
      await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
    };
    await line.waitFor();
    for (const [words, sentence] of [
      ['dwa', pl.detail.badNumber],
      ['0', pl.orders.nothingWanted],
      ['1,5', /można awizować jeszcze najwyżej 1[.,]000/],
    ] as const) {
      await typeInto(line, words);
      await page.keyboard.press('Enter');
      await marks(line, sentence);
    }
    await typeInto(line, '1');
    await dialog.getByRole('checkbox').press('Space');
    await perDay.press('Enter');
    await marks(perDay, pl.common.required);
    await page.keyboard.type('1');
    await typeInto(from, '01.02.2020');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect.poll(() => from.getAttribute('aria-invalid')).toBe('true');
    await typeInto(from, '03.02.2042');
    await perDay.press('Enter');

    const onItsWay = page.getByRole('region', { name: pl.orders.onItsWay });
    await onItsWay.getByRole('link', { name: /^Harmonogram dostaw AAA/ }).waitFor();
    // What one has done oneself is no news.
    expect(await page.getByRole('status', { name: pl.detail.changedMeanwhile }).count()).toBe(0);
    // One word for one thing: the document as such is not confirmed besides.
    expect(await button(pl.detail.confirm).count()).toBe(0);
    await onItsWay.getByRole('link', { name: /^Zlecenie dostawy ZD/ }).press('Enter');
    await page.waitForURL(/delivery_order\/\d+$/);
    await page.getByRole('link', { name: pl.orders.newDisposition }).press('Enter');
    await page.waitForURL(/disposition\/create/);
    const holds = async (name: string, value: string): Promise<void> => {
      await expect.poll(() => page.getByRole('combobox', { name, exact: true }).inputValue()).toBe(value);
    };
    await holds('Odbiorca', 'Stały Odbiorca');
    await holds('Towar', goods[0] as string);
  });

  it('is announced: whoever corrects the first of two wrong fields stays in it, and in any other field', async () => {
    const { id } = await order('Dwa błędy', 1, { unitOfMeasureId: tonne.id });
    await page.goto(`${site}/sales_order/${id}`);
    await press(pl.orders.moves.CONFIRMED);
    await says('Potwierdzone');
    await press(pl.orders.announce);
    const dialog = page.getByRole('dialog');
    const line = dialog.getByRole('textbox', { name: /^1\. / });
    const from = dialog.getByRole('textbox', { name: pl.orders.scheduleFrom });
    const perDay = dialog.getByRole('textbox', { name: pl.orders.perDay });
    const wrongFields = () => dialog.locator('input[aria-invalid="true"]').count();
    await dialog.getByRole('checkbox').press('Space');
    await typeInto(line, 'dwa');
    await page.keyboard.press('Enter');
    await expect.poll(wrongFields).toBe(2);
    await hasFocus(line);
    await typeInto(line, '0,25');
    await expect.poll(() => line.inputValue()).toBe('0,25');
    await hasFocus(line);
    await typeInto(from, '03.02.2042');
    await expect.poll(() => from.inputValue()).toBe('03.02.2042');
    await expect.poll(wrongFields).toBe(1);
    expect(await perDay.inputValue()).toBe('');
  });

  it('is announced from a day that can be read: another one is marked at Enter, and nothing is sent', async () => {
    const { id } = await order('Dzień nie do odczytania', 1, { unitOfMeasureId: tonne.id });
    await page.goto(`${site}/sales_order/${id}`);
    await press(pl.orders.moves.CONFIRMED);
    await says('Potwierdzone');
    await press(pl.orders.announce);
    const posts: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
    const dialog = page.getByRole('dialog');
    const from = dialog.getByRole('textbox', { name: pl.orders.scheduleFrom });
    await dialog.getByRole('checkbox').press('Space');
    await typeInto(dialog.getByRole('textbox', { name: pl.orders.perDay }), '1');
    await typeInto(from, '32.01.2042');
    await page.keyboard.press('Enter');
    await dialog.getByText(pl.detail.badDate).waitFor();
    await hasFocus(from);
    expect(posts.filter((url) => url.includes('/announce'))).toEqual([]);
    await typeInto(from, '03.02.2042');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    expect(posts.filter((url) => url.includes('/announce'))).toHaveLength(1);
  });

  it('is canceled only once it is known what is under way: until then the dialog says why it waits', async () => {
    const { id } = await order('Nie wiadomo co w drodze', 1);
    await page.goto(`${site}/sales_order/${id}`);
    await says('Nowe');
    const isUnderWay = ({ pathname }: URL) => pathname.endsWith('/under_way');
    await page.route(isUnderWay, (route) => route.fulfill({ status: 503, json: {} }));
    await press(pl.orders.moves.CANCELED);
    const dialog = page.getByRole('dialog');
    await dialog.getByText(pl.pages.tryingAgain).waitFor();
    await page.unroute(isUnderWay);
    await dialog.getByText(pl.orders.nothingUnderWay).waitFor();
    await dialog.getByText(pl.pages.tryingAgain).waitFor({ state: 'detached' });
    await expect.poll(() => dialog.locator('button[type=submit]').isEnabled()).toBe(true);
  });

  it('is not offered for announcing once all of it is announced, until its tolerance is raised', async () => {
    const { id } = await order('Awizowane w całości', 1, { unitOfMeasureId: tonne.id });
    await page.goto(`${site}/sales_order/${id}`);
    await press(pl.orders.moves.CONFIRMED);
    await says('Potwierdzone');
    await press(pl.orders.announce);
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Enter');
    await page.getByText(errorMessage('pl', 'order_all_announced')).waitFor();
    await gone(button(pl.orders.announce));
    await hasTheKeyboard();
    await api.database.records.update(systemActor, 'salesOrder', id, { tolerance: '10' });
    await press(pl.orders.announce);
    const most = page.getByRole('dialog').getByText(/^najwyżej 0[.,]100$/);
    await expect.poll(() => most.count()).toBe(1);
  });

  it('has one colour of its status on its page, in the list and on the board', async () => {
    const { id } = await order('Jeden kolor', 1);
    const colourOf = async (status: Locator): Promise<string> => {
      const chip = status
        .locator('.MuiChip-root, .chip')
        .filter({ hasText: /^Nowe$/ })
        .first();
      return chip.evaluate((shown) => getComputedStyle(shown).backgroundColor);
    };
    await page.goto(`${site}/sales_order/${id}`);
    await says('Nowe');
    const onItsPage = await colourOf(page.getByRole('region', { name: pl.orders.life }));
    await page.goto(`${site}/sales_order`);
    expect(await colourOf(page.getByRole('main'))).toBe(onItsPage);
    await page.goto(`${site}/order-board`);
    expect(await colourOf(page.getByRole('region', { name: 'Nowe', exact: true }))).toBe(onItsPage);
  });

  it('is changed by oneself without a word about a colleague, however late the news of it comes', async () => {
    const { id } = await order('Późna wiadomość', 1);
    await page.clock.install();
    await page.routeWebSocket('**/socket.io/**', (line) => {
      const server = line.connectToServer();
      server.onMessage((message) => {
        if (!String(message).includes('"changed"')) line.send(message);
      });
    });
    await page.goto(`${site}/sales_order/${id}`);
    await press(pl.orders.moves.CONFIRMED);
    await says('Potwierdzone');
    await page.clock.runFor(10_000);
    expect(await page.getByRole('status', { name: pl.detail.changedMeanwhile }).count()).toBe(0);
  });

  it('says what was done with it, and has the way back in the same message', async () => {
    const { id } = await order('Tam i z powrotem', 1);
    await page.goto(`${site}/sales_order/${id}`);
    for (const [move, said, status] of [
      ['CONFIRMED', pl.orders.moved.CONFIRMED, 'Potwierdzone'],
      ['OFERTA', pl.orders.moved.OFERTA, 'Oferta'],
    ] as const) {
      await press(pl.orders.moves[move]);
      await says(status);
      const message = page.getByRole('alert').filter({ hasText: said });
      await message.getByRole('button', { name: pl.bulk.undo, exact: true }).focus();
      await page.keyboard.press('Enter');
      await says('Nowe');
      await expect.poll(() => message.count()).toBe(0);
    }
  });

  it('is canceled without being asked about what is on its way, where nothing is', async () => {
    const { id } = await order('Nic w drodze', 1);
    await page.goto(`${site}/sales_order/${id}`);
    await press(pl.orders.moves.CANCELED);
    const dialog = page.getByRole('dialog');
    await dialog.getByText(pl.orders.nothingUnderWay).waitFor();
    expect(await dialog.getByRole('checkbox').count()).toBe(0);
    await page.keyboard.type('Pomyłka');
    await page.keyboard.press('Control+Enter');
    await page.getByText(pl.orders.moved.CANCELED).waitFor();
    await says('Anulowane');
  });

  it('is canceled as it was saved just before', async () => {
    const { id } = await order('Zapis i anulowanie', 1);
    await page.goto(`${site}/sales_order/${id}`);
    await typeInto(page.locator('input[name=reference]'), 'Zapisane i anulowane');
    await button(pl.orders.moves.CANCELED).waitFor();
    // The state of the order comes after its dialog was opened; the dialog names the saved version nevertheless.
    const state = await keptBack(page, ({ pathname }) => /\/sales_order\/\d+\/state$/.test(pathname));
    await press(pl.orders.moves.CANCELED);
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: pl.unsaved.saveFirst }).press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByText(pl.orders.nothingUnderWay).waitFor();
    await page.keyboard.type('Pomyłka');
    await page.keyboard.press('Control+Enter');
    await page.getByText(pl.orders.moved.CANCELED).waitFor();
    state.letGo();
    expect(await savedAs('Zapisane i anulowane')).toMatchObject({ id, ending: 'Canceled' });
  });

  it('is canceled with a reason, after what is on its way was seen', async () => {
    const { id } = await order('Do anulowania', 1);
    await page.goto(`${site}/sales_order/${id}`);
    await press(pl.orders.moves.CONFIRMED);
    await says('Potwierdzone');
    await button(pl.orders.mark.Fulfilling).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.type('0,4');
    await page.keyboard.press('Enter');
    // What has been begun can be shipped: the page shows the order as it stands now.
    await button(pl.orders.mark.Shipped).waitFor();
    await press(pl.orders.moves.CANCELED);
    const dialog = page.getByRole('dialog');
    await dialog.getByText(pl.orders.nothingUnderWay).waitFor();
    await page.keyboard.type('Klient zrezygnował');
    await page.keyboard.press('Control+Enter');
    await page
      .locator('.MuiSnackbar-root')
      .getByText(/jest już realizowana/)
      .waitFor();
    await dialog.getByRole('checkbox').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Control+Enter');
    await says('Anulowane');
    await hasTheKeyboard();
    await says('Klient zrezygnował');
    expect(await api.database.records.get(systemActor, 'salesOrder', id)).toMatchObject({
      ending: 'Canceled',
      endingReason: 'Klient zrezygnował',
    });
  });
});

describe('the price of a line', () => {
  const priceOf = (row: number) => cell(row, 'price').inputValue();
  const list = async (name: string, items: RecordInput[], more: RecordInput = {}) => {
    const currency = await found('currency', { code: 'PLN' });
    await create('pricelist', { name, currencyId: currency.id, items, ...more });
  };

  it('is filled from the price list when a product is chosen, follows the quantity, and yields to what is typed', async () => {
    const priced = await create('product', { name: 'Wyceniony', unitOfMeasureId: tonne.id });
    await list(
      'Skala',
      [
        { productId: priced.id, price: '80.00' },
        { productId: priced.id, price: '70.00', quantityFrom: '100' },
      ],
      { pricingMethod: 'scale' },
    );
    await open('sales_order/create');
    await button(pl.detail.addRow).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('Wyceniony');
    await page.keyboard.press('Enter');
    await expect.poll(() => priceOf(0)).toBe('80,00');
    await typeInto(cell(0, 'quantity'), '150');
    await page.keyboard.press('Tab');
    await expect.poll(() => priceOf(0)).toBe('70,00');
    await typeInto(cell(0, 'price'), '65');
    await page.keyboard.press('Tab');
    await typeInto(cell(0, 'quantity'), '20');
    await page.keyboard.press('Tab');
    // A price of the list would come within a moment.
    await page.waitForTimeout(1000);
    expect(await priceOf(0)).toBe('65,00');
  });

  it('is filled into pasted lines, and a formula that fails leaves none and says why', async () => {
    const [pasted, broken] = [
      await create('product', { name: 'Wklejany', unitOfMeasureId: tonne.id }),
      await create('product', { name: 'Zepsuty', unitOfMeasureId: tonne.id }),
    ];
    await list('Stały', [{ productId: pasted.id, price: '12.50' }]);
    await list('Wzór', [{ productId: broken.id, formula: 'numbers.brak / 0' }], { pricingMethod: 'formula' });
    await open('sales_order/create');
    await button(pl.detail.addRow).click();
    await page.evaluate((text) => navigator.clipboard.writeText(text), 'Wklejany\t2\tt\r\nZepsuty\t3\tt\r\n');
    await product(0).focus();
    await page.keyboard.press('Control+v');
    await expect.poll(() => priceOf(0)).toBe('12,50');
    await sums().getByRole('alert').getByText('Pozycja 2, Cena:').waitFor();
    expect(await priceOf(1)).toBe('');
  });
});

it('a product that somebody marked is in bold in lists, after its colour', async () => {
  await create('product', { name: 'Zwykły towar' });
  await create('product', { name: 'Wyróżniony towar', distinguishFont: true, presentationColor: '#c62828' });
  await page.goto(`${site}/products`);
  const row = (name: string): Locator => page.locator('tr[data-row]').filter({ hasText: name });
  const weightOf = (name: string) =>
    row(name)
      .getByText(name)
      .evaluate((element) => Number(getComputedStyle(element).fontWeight));
  await row('Wyróżniony towar').waitFor();
  expect(await weightOf('Wyróżniony towar')).toBeGreaterThan(await weightOf('Zwykły towar'));
  const swatch = row('Wyróżniony towar').locator('.swatch');
  await expect
    .poll(() => swatch.evaluate((element) => getComputedStyle(element).backgroundColor))
    .toBe('rgb(198, 40, 40)');
  expect(await row('Zwykły towar').locator('.swatch').count()).toBe(0);
});

it('a click below a picker lands where it was aimed while the answer to what was typed is on its way', async () => {
  await open('sales_order/create');
  const firms = await keptBack(page, ({ pathname }) => pathname.startsWith('/api/vendor_and_customer'));
  await typeInto(page.getByRole('combobox', { name: 'Klient' }), 'Stały Odbiorca');
  await firms.asked;
  const place = await button(pl.detail.addRow).boundingBox();
  if (!place) throw new Error('there is no button for a row');
  await page.mouse.move(place.x + place.width / 2, place.y + 3);
  await page.mouse.down();
  await page.getByText(pl.picker.looking).first().waitFor();
  expect(await button(pl.detail.addRow).boundingBox()).toEqual(place);
  firms.letGo();
  await expect.poll(() => page.locator('input[name="customer"]').inputValue()).toBe('Stały Odbiorca');
  expect(await button(pl.detail.addRow).boundingBox()).toEqual(place);
  await page.mouse.up();
  await product(0).waitFor();
  await expect.poll(() => page.locator('tr[data-row]').count()).toBe(1);
});

it('nothing moves under the mouse in a new order while its totals are looked up', async () => {
  let go = () => {};
  const may = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route(/\/api\/vat_rate\b/, async (route) => {
    await may;
    await route.continue();
  });
  // The panel of the totals is a part of the program that comes late.
  await page.route(/\/assets\/OrderSums/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await open('sales_order/create');
  const place = () => button(pl.detail.addRow).boundingBox();
  await saysSums('złoty polski');
  const before = await place();
  go();
  await saysSums('0,00');
  expect((await place())?.y).toBe(before?.y);
});

it.each([0, 300, 900])(
  'the VAT of a line is that of its product, whose list answers after %i ms',
  async (lateMs) => {
    const rates = await Promise.all(['8', '5'].map((code) => found('vatRate', { code })));
    const made = [
      ...rates.map(({ id }, at) => ({ name: `Z własną stawką ${at} po ${lateMs}`, vatRateId: id })),
      { name: `Bez własnej stawki po ${lateMs}` },
    ];
    for (const input of made) await create('product', { ...input, unitOfMeasureId: tonne.id });
    await page.route(/\/api\/(product|vat_rate|products)\b/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, lateMs));
      await route.continue();
    });
    await open('sales_order/create');
    for (const [row, { name }] of made.entries()) {
      await button(pl.detail.addRow).click();
      await expect.poll(() => product(row).evaluate((input) => input === document.activeElement)).toBe(true);
      await page.keyboard.type(name);
      await page.keyboard.press('Enter');
      await cell(row, 'price').click();
      await page.keyboard.type('100');
    }
    // 100 each: 8, 5 and 23 of VAT.
    await saysSums('336,00');
    const said = (await sums().innerText()).replaceAll(/\s+/g, ' ');
    for (const [rate, amount] of [
      ['8%', '8,00'],
      ['5%', '5,00'],
      ['23%', '23,00'],
    ])
      expect(said).toContain(`VAT ${rate} ${amount}`);
  },
);

describe('a line whose product is changed', () => {
  const former = 'Towar zmieniany stary';
  const next = 'Towar zmieniany nowy';
  beforeAll(async () => {
    const [eight, five] = await Promise.all(['8', '5'].map((code) => found('vatRate', { code })));
    const currency = await found('currency', { code: 'PLN' });
    for (const [name, rate, price] of [
      [former, eight, '100'],
      [next, five, '70'],
    ] as const) {
      const { id } = await create('product', { name, unitOfMeasureId: tonne.id, vatRateId: rate?.id });
      await create('pricelist', {
        name: `Cennik: ${name}`,
        currencyId: currency.id,
        items: [{ productId: id, price }],
      });
    }
  });
  const choose = async (row: number, name: string): Promise<void> => {
    await typeInto(product(row), name);
    await page.keyboard.press('Enter');
    await expect.poll(() => product(row).inputValue()).toBe(name);
  };
  const priceBecomes = async (row: number, price: string): Promise<void> => {
    await expect.poll(() => cell(row, 'price').inputValue()).toBe(price);
  };

  it('is filled from the new one, also below another line, as a copy, and in a saved order', async () => {
    await open('sales_order/create');
    await typeInto(page.getByRole('main').locator('input[name="reference"]'), 'Zmiana towaru');
    await typeInto(page.getByRole('combobox', { name: 'Klient' }), 'Stały Odbiorca');
    await button(pl.detail.addRow).click();
    await choose(0, former);
    await priceBecomes(0, '100,00');
    await button(pl.detail.addRow).click();
    await choose(1, former);
    await priceBecomes(1, '100,00');
    // 8 % of 200.
    await saysSums('216,00');
    await choose(0, next);
    await priceBecomes(0, '70,00');
    // 70 and 5 %, 100 and 8 %.
    await saysSums('181,50');
    await product(1).focus();
    await page.keyboard.press('Alt+Shift+ArrowDown');
    await expect.poll(() => product(2).inputValue()).toBe(former);
    await choose(2, next);
    await priceBecomes(2, '70,00');
    // Two of 70 and 5 %, 100 and 8 %.
    await saysSums('255,00');
    await page.keyboard.press('Control+s');
    await expect.poll(() => savedAs('Zmiana towaru')).toBeDefined();
    const saved = (await savedAs('Zmiana towaru')) as AnyRecord;
    await open(`sales_order/${saved.id}`);
    await choose(1, next);
    await priceBecomes(1, '70,00');
    // Three of 70 and 5 %.
    await saysSums('220,50');
  });

  it('keeps the price that somebody typed', async () => {
    await open('sales_order/create');
    await button(pl.detail.addRow).click();
    await choose(0, former);
    await priceBecomes(0, '100,00');
    await typeInto(cell(0, 'price'), '91');
    await choose(0, next);
    // 91 and 5 %: the rate of VAT follows the product, the price stays.
    await saysSums('95,55');
    await priceBecomes(0, '91,00');
  });
});

describe('a new order, while the answer to its save is on its way,', () => {
  const reference = (): Locator => page.getByRole('main').locator('input[name="reference"]');
  const drafts = (): Promise<string> =>
    page.evaluate(() =>
      Object.keys(sessionStorage)
        .filter((key) => key.startsWith('keja.drafts'))
        .map((key) => sessionStorage.getItem(key))
        .join(''),
    );
  const answerToSave = () => keptBack(page, ({ pathname }) => pathname === '/api/sales_order');
  const begin = async (called: string, firm: string): Promise<void> => {
    await open('sales_order/create');
    await typeInto(reference(), called);
    await typeInto(page.getByRole('combobox', { name: 'Klient' }), firm);
    await page.keyboard.press('Enter');
    await button(pl.detail.addRow).click();
    await typeInto(product(0), goods[0] as string);
    await page.keyboard.press('Enter');
    await expect.poll(() => product(0).inputValue()).toBe(goods[0]);
    await typeInto(cell(0, 'price'), '10');
  };

  it('may be added up, which leaves no draft behind', async () => {
    const rates = await keptBack(page, ({ pathname }) => pathname === '/api/vat_rates');
    await begin('Sumy w trakcie zapisu', 'Stały Odbiorca');
    await rates.asked;
    const answer = await answerToSave();
    await page.keyboard.press('Control+s');
    await answer.asked;
    rates.letGo();
    await saysSums('10,00');
    answer.letGo();
    await page.waitForURL(/sales_order\/\d+$/);
    await expect.poll(drafts).toBe('');
    await cell(0, 'price').waitFor();
    expect(await page.getByText(pl.detail.unsaved).count()).toBe(0);
  });

  it('may get the values of its customer, which leave no draft behind', async () => {
    const currency = await create('currency', { name: 'floreny', code: 'FLO' });
    const firm = await create('counterparty', {
      name: 'Odbiorca z florenami',
      isCustomer: true,
      currencyId: currency.id,
    });
    const values = await keptBack(page, ({ pathname }) => pathname === `/api/vendor_and_customer/${firm.id}`);
    await begin('Wartości w trakcie zapisu', 'Odbiorca z florenami');
    await values.asked;
    const answer = await answerToSave();
    await page.keyboard.press('Control+s');
    await answer.asked;
    values.letGo();
    await expect.poll(() => page.locator('input[name="currency"]').inputValue()).toBe('floreny');
    answer.letGo();
    await page.waitForURL(/sales_order\/\d+$/);
    await expect.poll(drafts).toBe('');
    await cell(0, 'price').waitFor();
    expect(await page.getByText(pl.detail.unsaved).count()).toBe(0);
  });

  it('may be written on, which is kept and saved with the next save', async () => {
    await begin('Przed odpowiedzią', 'Stały Odbiorca');
    const answer = await answerToSave();
    await page.keyboard.press('Control+s');
    await answer.asked;
    await typeInto(reference(), 'Dopisane przed odpowiedzią');
    answer.letGo();
    await page.waitForURL(/sales_order\/\d+$/);
    await expect.poll(() => reference().inputValue()).toBe('Dopisane przed odpowiedzią');
    await page.getByText(pl.detail.unsaved, { exact: true }).waitFor();
    expect(await savedAs('Przed odpowiedzią')).toBeDefined();
    await page.keyboard.press('Control+s');
    await expect.poll(() => savedAs('Dopisane przed odpowiedzią')).toMatchObject({ sumNetto: '10.00' });
    await expect.poll(drafts).toBe('');
  });
});

describe('what is to be known of a price', () => {
  const priced = async (name: string, more: RecordInput): Promise<void> => {
    const { id } = await create('product', { name, unitOfMeasureId: tonne.id });
    await create('pricelist', { name: `Cennik ${name}`, items: [{ productId: id, price: '100' }], ...more });
  };
  const typeLine = async (name: string, reference: string): Promise<void> => {
    await open('sales_order/create');
    await typeInto(page.getByRole('main').locator('input[name="reference"]'), reference);
    await typeInto(page.getByRole('combobox', { name: 'Klient' }), 'Stały Odbiorca');
    await button(pl.detail.addRow).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type(name);
  };
  const question = (): Locator => page.getByRole('alertdialog');

  it('is told before the order is saved, however fast it is saved', async () => {
    const thaler = await create('currency', { name: 'talar', code: 'XTL' });
    await create('exchangeRate', {
      currencyId: thaler.id,
      rate: '4.000000',
      rateDate: '2020-01-02',
      activeDate: warsawNow().minus({ days: 20 }).toISODate(),
    });
    await priced('Towar w talarach', { currencyId: thaler.id });
    // The answer to the question for the price comes late; the clerk saves at once.
    await page.route('**/api/products/getPrice', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    await typeLine('Towar w talarach', 'Szybki zapis');
    await page.keyboard.press('Control+s');
    await question()
      .getByText(/Pozycja 1, Cena: .*XTL/)
      .waitFor();
    expect(await savedAs('Szybki zapis')).toBeUndefined();
    await page.keyboard.press('Enter');
    await question().waitFor({ state: 'detached' });
    expect(page.url()).toContain('/create');
    expect(await savedAs('Szybki zapis')).toBeUndefined();
    await expect.poll(() => cell(0, 'price').inputValue()).toBe('400,00');
    await page.keyboard.press('Control+s');
    await question().getByRole('button', { name: 'TAK' }).click();
    await page.waitForURL(/sales_order\/\d+$/);
    expect(await savedAs('Szybki zapis')).toMatchObject({ sumNetto: '400.00' });
  });

  it('keeps a price that failed empty, names its row and field, and does not confirm the order', async () => {
    await priced('Towar z błędem', { pricingMethod: 'formula', formula: 'price - 500' });
    await typeLine('Towar z błędem', 'Bez ceny');
    await page.keyboard.press('Enter');
    await sums()
      .getByText(/Pozycja 1, Cena: /)
      .waitFor();
    await sums().getByText('Bez ceny: 1').waitFor();
    expect(await cell(0, 'price').inputValue()).toBe('');
    await page.keyboard.press('Control+s');
    await question().getByRole('button', { name: 'TAK' }).click();
    await page.waitForURL(/sales_order\/\d+$/);
    const { id = 0 } = (await savedAs('Bez ceny')) ?? {};
    expect(await api.database.records.get(systemActor, 'salesOrder', id)).toMatchObject({
      sumNetto: '0.00',
      products: [{ price: null, sumNetto: null }],
    });
    await button(pl.orders.moves.CONFIRMED).click();
    await page.getByText(/Pozycje bez ceny: 1\./).waitFor();
    await cell(0, 'price').click();
    await page.keyboard.type('12,5');
    await saysSums('12,50');
    expect(await sums().innerText()).not.toContain('Bez ceny');
  });
});

describe('price lists', () => {
  const listOf = async (name: string, more: RecordInput = {}): Promise<AnyRecord> => {
    const { id } = await create('product', { name: `Towar: ${name}` });
    const euro = await found('currency', { code: 'EUR' });
    return create('pricelist', {
      name,
      currencyId: euro.id,
      beginDate: '2026-01-01',
      items: [{ productId: id, price: '100' }],
      ...more,
    });
  };

  it('show their amounts in their own currency, also in the form', async () => {
    const { id } = await listOf('W euro');
    await open(`pricelist/${id}`);
    const row = page.locator('tr[data-row="0"]');
    await row.getByText('€').first().waitFor();
    expect(await row.getByText('zł').count()).toBe(0);
    await typeInto(page.getByRole('combobox', { name: 'Waluta' }), 'złoty');
    await page.keyboard.press('Enter');
    await row.getByText('zł').first().waitFor();
    expect(await row.getByText('€').count()).toBe(0);
  });

  it('have all prices changed after a preview, and are copied for the next period', async () => {
    const { id } = await listOf('Przeliczany');
    await page.goto(`${site}/pricelist/${id}`);
    await button(pl.priceLists.change).click();
    await page.getByLabel(pl.priceLists.percent).waitFor();
    await page.keyboard.type('12,5');
    const preview = page.getByRole('table', { name: pl.priceLists.preview });
    await preview.getByText('112,50 €').waitFor();
    const next = await keptBack(page, ({ pathname }) => pathname.endsWith('/change_prices'));
    await page.keyboard.type('0');
    await next.asked;
    expect(await button(pl.priceLists.doChange).isEnabled()).toBe(false);
    // Enter waits for the prices that it would write: only pressed when they are shown, it writes them.
    await page.keyboard.press('Enter');
    next.letGo();
    await expect.poll(() => button(pl.priceLists.doChange).isEnabled()).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await expect.poll(() => page.locator('input[name="items.0.price"]').inputValue()).toBe('112,50');
    await button(pl.priceLists.copy).click();
    await page.getByLabel(pl.priceLists.from).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByText(pl.common.required).waitFor();
    await page.keyboard.type('01.07.2026');
    await page.getByLabel(pl.priceLists.amount).pressSequentially('-2,5');
    await preview.getByText('110,00 €').waitFor();
    await button(pl.priceLists.doCopy).click();
    await expect.poll(() => page.url()).not.toContain(`/pricelist/${id}`);
    const copy = await api.database.records.get(
      systemActor,
      'pricelist',
      Number(page.url().split('/').at(-1)),
    );
    expect(copy).toMatchObject({ beginDate: '2026-07-01', items: [{ price: '110.00' }] });
    expect(await api.database.records.get(systemActor, 'pricelist', id)).toMatchObject({
      endDate: '2026-06-30',
    });
  });

  it('price lists that overlap are told when one is saved', async () => {
    const other = await listOf('Pierwszy');
    const [item] = other.items as readonly AnyRecord[];
    const { id } = await create('pricelist', {
      name: 'Drugi',
      currencyId: other.currencyId,
      beginDate: '2025-01-01',
      endDate: '2025-12-31',
      items: [{ productId: item?.productId as number, price: '90' }],
    });
    await open(`pricelist/${id}`);
    const end = page.locator('input[name="endDate"]');
    await end.click();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('31.03.2026');
    await page.keyboard.press('Control+s');
    const question = page.getByRole('alertdialog');
    await question.getByText(/Pierwszy.*Towar: Pierwszy/).waitFor();
    await question.getByRole('button', { name: 'NIE' }).click();
    const stored = () => api.database.records.get(systemActor, 'pricelist', id);
    expect(await stored()).toMatchObject({ endDate: '2025-12-31' });
    await page.keyboard.press('Control+s');
    await question.getByRole('button', { name: 'TAK' }).click();
    await expect.poll(async () => (await stored()).endDate).toBe('2026-03-31');
  });
});

describe('a customer, from their own account', () => {
  let screen: Page;
  beforeAll(async () => {
    screen = await desk.pageOf('forwarder', { viewport: { width: 1280, height: 900 } });
    await screen.goto(site);
    await screen.getByRole('navigation').first().waitFor();
  });
  afterAll(() => screen?.context().close());

  const { customer: words } = pl;
  const press = (name: string) => screen.getByRole('button', { name, exact: true }).last().press('Enter');
  const offered = async (reference: string): Promise<AnyRecord> => {
    const firm = await found('counterparty', { name: 'Spedycja Mewa Sp. z o.o.' });
    const status = await found('salesOrderStatus', { code: 'OFERTA' });
    const made = await order(reference, 2);
    const lines = (made.products as AnyRecord[]).map(({ productId, quantity, price }) => ({
      productId,
      quantity,
      price,
    }));
    const { currencyId } = made;
    return create('salesOrder', {
      reference,
      customerId: firm.id,
      currencyId,
      statusId: status.id,
      products: lines,
    });
  };
  const openOffer = async (reference: string): Promise<void> => {
    await screen.goto(`${site}/my-orders`);
    await screen.getByRole('link', { name: reference }).press('Enter');
    await screen.getByRole('button', { name: words.accept, exact: true }).waitFor();
  };
  const status = async (id: number): Promise<unknown> =>
    ((await api.database.records.get(systemActor, 'salesOrder', id)).status as { code: string }).code;

  it('finds an offer, asks for a change, and accepts it as it stands then', async () => {
    const { id } = await offered('Oferta do przyjęcia');
    await openOffer('Oferta do przyjęcia');
    await press(words.ask);
    await typeInto(screen.getByLabel(words.words.ask), 'Proszę o dostawę w piątek');
    await press(words.ask);
    await screen
      .getByRole('region', { name: words.remarks })
      .getByText('Proszę o dostawę w piątek')
      .waitFor();
    // The offer is changed while the customer looks: their screen shows the new one before they accept it.
    await api.database.records.update(systemActor, 'salesOrder', id, { deliveryDate: '2042-11-28' });
    await screen.getByText('28.11.2042').waitFor();
    await press(words.accept);
    await screen.getByRole('dialog').getByText(words.before.accept).waitFor();
    await press(words.accept);
    await expect.poll(() => status(id)).toBe('NEW');
    await gone(screen.getByRole('button', { name: words.accept, exact: true }));
    const response = await screen.context().request.get(`${site}/api/sales_order/${id}/papers/offer`);
    expect(response.headers()['content-type']).toBe('application/pdf');
  });

  it('refuses an offer with a reason, which the clerk reads on the order', async () => {
    const { id } = await offered('Oferta za droga');
    await openOffer('Oferta za droga');
    await press(words.refuse);
    await typeInto(screen.getByLabel(words.words.refuse), 'Za drogo o 5 zł');
    await press(words.refuse);
    await expect.poll(() => status(id)).toBe('CANCELED');
    await page.goto(`${site}/sales_order/${id}`);
    await page.getByText('Za drogo o 5 zł').waitFor();
  });

  it('finds in their menu what is theirs, and a clerk finds no such screen', async () => {
    const menu = (on: Page) => on.getByRole('navigation').first().innerText();
    await page.goto(`${site}/sales_order`);
    await page.getByRole('navigation').first().waitFor();
    expect(await menu(page)).not.toContain(words.title);
    await screen.goto(`${site}/my-orders`);
    await screen.getByRole('heading', { level: 1, name: words.title }).waitFor();
    await expect.poll(() => menu(screen)).toContain(words.title);
  });

  it('accepts the offer that their page shows when it was changed while the page was read', async () => {
    const { id } = await offered('Oferta zmieniona w czasie czytania');
    // The page reads what may be done with the order before the order itself: the change comes between the two.
    let changed = false;
    await screen.route(`**/sales_order/${id}/customer_view`, async (route) => {
      const response = await route.fetch();
      const first = !changed;
      changed = true;
      if (first)
        await api.database.records.update(systemActor, 'salesOrder', id, { deliveryDate: '2042-12-05' });
      await route.fulfill({ response });
    });
    // Later news of the change would have the page read it again.
    await screen.routeWebSocket('**/socket.io/**', () => {});
    await openOffer('Oferta zmieniona w czasie czytania');
    await screen.getByText('05.12.2042').waitFor();
    await press(words.accept);
    await screen.getByRole('dialog').getByText(words.before.accept).waitFor();
    await press(words.accept);
    await expect.poll(() => status(id)).toBe('NEW');
    await screen.unrouteAll({ behavior: 'wait' });
  });
});
