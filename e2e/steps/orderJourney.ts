import type { Browser, Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import type { Stack } from '#tools/testing/stack.ts';
import { officeTexts } from '../../admin-ui/i18n/officeRows.ts';
import type { Caller } from './caller.ts';
import { hasFocus } from './hasFocus.ts';
import {
  button,
  cell,
  chooseIn,
  insist,
  saveNew,
  saveOrder,
  saysStatus,
  type OrderScreens,
} from './orderScreens.ts';
import { truckSteps } from './orderTrucks.ts';
import { signedIn, signInAs, type Step } from './truck.ts';
import { typeInto } from './typeInto.ts';

const pl = officeTexts('pl');
const customerName = 'Spedycja Mewa Sp. z o.o.';
const product = 'Kruszywo płukane';
const trucks = [
  { plate: 'GD 4T120', driver: 'Jan Kowalski' },
  { plate: 'GA 7712K', driver: 'Piotr Nowak' },
];

export interface OrderJourney {
  readonly steps: readonly Step[];
  readonly reference: string;
  /** 0 before the offer is made. */
  readonly orderId: () => number;
  /**
   * Loads the pages of clerk and customer again, as people do whose page could not be loaded to its end because the server
   * went away. The operator's desk is open all the time, with its truck.
   */
  readonly reload: () => Promise<void>;
}

/**
 * An order from its beginning to its end, as steps of the people who handle it: request, offer, acceptance, configuration,
 * trucks, weighings. Faults may happen between two steps.
 */
export async function orderJourney(stack: Stack, browser: Browser, reference: string): Promise<OrderJourney> {
  await prepare(await signedIn(stack, 'admin'));
  const enter = async (login: string): Promise<Page> => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'pl-PL' });
    onTestFinished(() => context.close());
    const page = await context.newPage();
    await signInAs(page, stack, login);
    return page;
  };
  const screens: OrderScreens = {
    clerk: await enter('sales'),
    customer: await enter('forwarder'),
    operator: await enter('operator'),
    caller: await signedIn(stack, 'operator'),
  };
  let order = 0;
  const orderId = () => order;
  const setOrderId = (id: number) => {
    order = id;
  };
  const steps: Step[] = [
    ...offerSteps(stack, screens, reference, setOrderId),
    ...agreementSteps(stack, screens, orderId),
    ...trucks.flatMap((truck, index) => truckSteps(stack, screens, orderId, { ...truck, index })),
    { says: 'the order has closed by itself', does: () => saysStatus(screens.clerk, 'Zamknięte') },
  ];
  const reload = async (): Promise<void> => {
    for (const page of [screens.clerk, screens.customer]) await page.reload();
  };
  return { steps, reference, orderId, reload };
}

/** Creates a product with one question and a price of 100 PLN, and marks a firm that has an account as a customer. */
const prepare = async (admin: Caller): Promise<void> => {
  const find = async (path: string, filter: object): Promise<number> => {
    const parameters = new URLSearchParams({ filter: JSON.stringify(filter) });
    const { rows } = await admin.call<{ rows: { id: number }[] }>('GET', `/${path}?${parameters}`);
    return rows[0]?.id ?? 0;
  };
  const make = async (path: string, body: object) =>
    (await admin.call<{ id: number }>('POST', `/${path}`, body)).id;
  // Several journeys may share an installation.
  if (await find('products', { name: product })) return;
  const firm = await find('vendor_and_customer', { name: customerName });
  await admin.call('PUT', `/vendor_and_customer/${firm}`, { isCustomer: true });
  const unitOfMeasureId = await find('units_of_measure', { code: 't' });
  const productId = await make('products', { name: product, configProduct: true, unitOfMeasureId });
  const productParameterId = await make('product_parameters', {
    name: 'Frakcja',
    code: 'fraction',
    type: 'list',
  });
  await make('parameter_values', { productParameterId, name: '0–2 mm', code: 'fine' });
  await make('parameter_values', { productParameterId, name: '2–8 mm', code: 'coarse' });
  await make('product_param_setting', { productId, productParameterId, sortNumber: 1 });
  const currencyId = await find('currencies', { code: 'PLN' });
  await make('pricelist', { name: 'Kruszywa', currencyId, items: [{ productId, price: '100' }] });
};

/**
 * Makes a function that presses the button of this name. Where the press opens a question, the question has a button of the same
 * name. That button is the last one on the page, so the same function answers the question too.
 */
const press = (page: Page, name: string) => () => button(page, name).last().press('Enter');

const offerSteps = (
  stack: Stack,
  { clerk }: OrderScreens,
  reference: string,
  setOrderId: (id: number) => void,
): Step[] => [
  {
    says: 'a clerk writes down what the customer asks for',
    does: async () => {
      await clerk.goto(`${stack.url}/customer_request/create`);
      await button(clerk, pl.detail.addRow).waitFor();
      await typeInto(clerk.getByRole('main').locator('input[name="reference"]'), reference);
      await chooseIn(clerk.getByRole('combobox', { name: 'Klient', exact: true }), customerName);
      await button(clerk, pl.detail.addRow).press('Enter');
      await chooseIn(clerk.locator('tr[data-row="0"]').getByRole('combobox').first(), product);
      await typeInto(cell(clerk, 'quantity'), '24');
      await saveNew(clerk, /customer_request\/\d+$/);
    },
  },
  {
    says: 'the clerk makes an offer of it',
    does: async () => {
      await insist(clerk, press(clerk, pl.requests.makeOffer), () => clerk.waitForURL(/sales_order\/\d+/));
      setOrderId(Number(/sales_order\/(\d+)/.exec(clerk.url())?.[1]));
      await saysStatus(clerk, 'Oferta');
    },
  },
  {
    says: 'the clerk says the price',
    does: async () => {
      await typeInto(cell(clerk, 'price'), '95');
      await saveOrder(clerk);
    },
  },
];

const agreementSteps = (stack: Stack, screens: OrderScreens, orderId: () => number): Step[] => {
  const { clerk, customer } = screens;
  return [
    {
      says: 'the customer accepts the offer in their own account',
      does: async () => {
        await customer.goto(`${stack.url}/my-orders/${orderId()}`);
        await button(customer, pl.customer.accept).press('Enter');
        const dialog = customer.getByRole('dialog');
        await dialog.getByText(pl.customer.before.accept).waitFor();
        const isAnswered = () => dialog.waitFor({ state: 'detached' });
        await insist(customer, press(customer, pl.customer.accept), isAnswered);
        await saysStatus(clerk, 'Nowe');
      },
    },
    { says: 'the clerk configures what was ordered', does: () => configure(clerk) },
    {
      says: 'the clerk confirms the order',
      does: () => {
        const isConfirmed = () => saysStatus(clerk, 'Potwierdzone');
        return insist(clerk, press(clerk, pl.orders.moves.CONFIRMED), isConfirmed);
      },
    },
    {
      says: 'the clerk announces what will be fetched',
      does: async () => {
        await button(clerk, pl.orders.announce).press('Enter');
        const line = clerk.getByRole('dialog').getByRole('textbox', { name: /^1\. / });
        await hasFocus(line);
        await typeInto(line, '24');
        const onItsWay = clerk.getByRole('region', { name: pl.orders.onItsWay });
        const isAnnounced = () => onItsWay.getByRole('link', { name: /ZD/ }).waitFor();
        await insist(clerk, () => line.press('Enter'), isAnnounced);
      },
    },
  ];
};

/**
 * Answers the only question of the configurator. The price that was typed stays; once its cell is emptied, the price of the
 * price list comes in its place.
 */
const configure = async (clerk: Page): Promise<void> => {
  await cell(clerk, 'quantity').focus();
  await clerk.keyboard.press('Alt+Enter');
  const dialog = clerk.getByRole('dialog');
  await hasFocus(dialog.getByLabel('Frakcja', { exact: true }).first());
  await clerk.keyboard.type('2–8');
  await clerk.keyboard.press('Enter');
  await dialog.getByText(pl.configurator.complete).waitFor();
  await clerk.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  const price = cell(clerk, 'price');
  await expect.poll(() => price.inputValue()).toBe('95,00');
  await price.press('Control+a');
  await price.press('Delete');
  await expect.poll(() => price.inputValue()).toBe('100,00');
  await saveOrder(clerk);
};
