import { Client, Connection } from '@temporalio/client';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fieldLabel } from '#domain/labels/index.ts';
import { startModbusScale, type ForeignModbusScale } from '#tools/peers/modbusScale.ts';
import { launchBrowser } from '#tools/testing/browser.ts';
import { startStack, type Stack } from '#tools/testing/stack.ts';
import { until } from './steps/caller.ts';
import { expectWholeJourney } from './steps/outcome.ts';
import { scan } from './steps/scan.ts';
import { codeTextedTo, messagesTo, signInAs, type Truck } from './steps/truck.ts';
import { typeInto } from './steps/typeInto.ts';

/** One truck from ticket to exit: people in a real browser, weights from a Modbus server that is not ours. */
let scale: ForeignModbusScale;
let stack: Stack;
let browser: Browser;

const phone = '+48600700999';
const desk = { width: 1280, height: 800 };
const totem = { width: 1080, height: 1920 };

beforeAll(async () => {
  scale = await startModbusScale();
  stack = await startStack({ with: ['gateway', 'agent'], modbusPort: scale.port });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
  await scale?.stop();
});

const newPage = async (viewport: { width: number; height: number }) => {
  const context = await browser.newContext({ viewport, locale: 'pl' });
  const page = await context.newPage();
  return page;
};

const choose = async (
  page: Page,
  field: 'weighingStation' | 'vehicle' | 'driver' | 'product' | 'scale',
  name: string,
) => {
  await page.getByRole('combobox', { name: fieldLabel('pl', 'disposition', field), exact: true }).focus();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
};

const yes = (page: Page) => page.getByRole('alertdialog').getByRole('button', { name: 'TAK' }).click();

it('a truck goes from ticket to exit', async () => {
  const operator = await newPage(desk);
  const driver = await newPage(totem);

  const announce = async (): Promise<Truck> => {
    await signInAs(operator, stack, 'operator');
    await operator.goto(`${stack.url}/disposition/create`);
    await choose(operator, 'weighingStation', 'Waga północna');
    await choose(operator, 'vehicle', 'NE 1188F');
    await choose(operator, 'driver', 'Kowalski');
    await choose(operator, 'product', 'Węgiel');
    // The driver's own number has been filled in, or is on its way.
    await typeInto(operator.getByLabel(fieldLabel('pl', 'disposition', 'driverPhoneNumber')), phone);
    await operator.getByRole('button', { name: 'Zapisz', exact: true }).click();
    await operator.waitForURL(/\/disposition\/\d+$/);
    const dispositionId = Number(operator.url().split('/').at(-1));
    await operator.getByRole('button', { name: 'Wyślij SMS startowy' }).click();
    await yes(operator);
    const [start] = await until(async () => {
      const messages = await messagesTo(stack, phone);
      return messages.length > 0 && messages;
    });
    const ticket = /[2-9A-HJ-NP-Z]{8}/.exec(start?.body ?? '')?.[0] ?? '';
    return { dispositionId, ticket, phone };
  };

  const checkIn = async (truck: Truck): Promise<void> => {
    await driver.goto(`${stack.url}/kiosk/`);
    await driver.getByRole('button', { name: /Polski/ }).click();
    await driver.getByRole('heading', { name: 'Zeskanuj bilet' }).waitFor();
    await scan(driver, truck.ticket);
    await driver.getByRole('heading', { name: 'Wpisz kod z SMS-a' }).waitFor();
    for (const digit of await codeTextedTo(stack, phone))
      await driver.getByRole('button', { name: digit, exact: true }).click();
  };

  const isCalled = () => driver.getByRole('heading', { name: 'Jedź na terminal!' }).waitFor();

  const enter = async (): Promise<void> => {
    await driver.getByRole('button', { name: 'Wyjeżdżam z parkingu' }).click();
    await operator.goto(`${stack.url}/live-queue`);
    await operator
      .getByRole('article', { name: 'NE 1188F' })
      .getByRole('button', { name: 'Wjazd na terminal' })
      .click();
    await yes(operator);
    await driver.getByRole('heading', { name: 'Jedź na wagę' }).waitFor();
  };

  const weigh = async (kilograms: number, button: string): Promise<void> => {
    await scale.set(kilograms);
    await operator.locator('button:enabled', { hasText: button }).waitFor();
    // The cursor is still in the search box: Ctrl+Enter records, and chooses no other truck.
    await expect.poll(() => operator.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
    await operator.keyboard.press('Control+Enter');
    // The plate is large in the question, so that nobody records the weight of another truck.
    const plate = operator.getByRole('alertdialog').getByText('NE 1188F', { exact: true });
    await expect.poll(() => plate.evaluate((shown) => getComputedStyle(shown).fontSize)).toBe('40px');
    await yes(operator);
    await operator.getByText(/zapisano/).waitFor();
    await scale.set(0);
    await operator.getByText('Waga pusta').waitFor();
  };

  /** A scanner ends with Enter: it never agrees to a truck that is too heavy. */
  const refuseOverload = async (): Promise<void> => {
    await scale.set(41_080);
    await operator.locator('[data-record-weighing]:enabled', { hasText: 'brutto 41,080 t' }).waitFor();
    await operator.keyboard.down('Control');
    await operator.keyboard.down('Enter');
    const question = operator.getByRole('alertdialog');
    await question
      .getByText(/41,080/)
      .first()
      .waitFor();
    // The key is still held: it repeats.
    await operator.keyboard.down('Enter');
    await operator.keyboard.up('Enter');
    await operator.keyboard.up('Control');
    await operator.keyboard.type('ne1188f');
    await operator.keyboard.press('Enter');
    await question.waitFor({ state: 'detached' });
    await operator.locator('[data-record-weighing]:enabled', { hasText: 'brutto 41,080 t' }).waitFor();
    await operator.keyboard.press('/');
    await scale.set(0);
    await operator.getByText('Waga pusta').waitFor();
  };

  const weighTwice = async (): Promise<void> => {
    await operator.goto(`${stack.url}/weighing-desk`);
    await operator.getByRole('button', { name: 'Waga północna' }).click();
    await operator.keyboard.press('/');
    await operator.keyboard.type('ne1188f');
    await operator.keyboard.press('Enter');
    await operator.getByRole('region', { name: 'NE 1188F' }).waitFor();
    await weigh(14_520, 'Zapisz: tara 14,520 t');
    await refuseOverload();
    await weigh(39_080, 'Zapisz: brutto 39,080 t');
  };

  /** Approves by the keys that stand on the button. */
  const approve = async (): Promise<void> => {
    const button = operator.getByRole('button', { name: 'Zaakceptuj ważenie' });
    await operator.locator('button:enabled', { has: operator.getByText('Zaakceptuj ważenie') }).waitFor();
    await expect.poll(() => button.innerText()).toContain('Ctrl+Shift+Enter');
    await operator.keyboard.press('Control+Shift+Enter');
    await operator
      .getByRole('alertdialog')
      .getByText(/netto 24,560 t/)
      .waitFor();
    await operator.keyboard.press('Enter');
    await operator.getByText('NE 1188F: ważenie zaakceptowano').waitFor();
  };

  const printTicket = async (truck: Truck): Promise<void> => {
    await operator.goto(`${stack.url}/weighing-ticket/${truck.dispositionId}`);
    const row = (name: string) => operator.getByRole('row', { name: new RegExp(`^${name}`) });
    await expect.poll(() => row('Brutto').innerText()).toContain('39,080');
    await expect.poll(() => row('Tara').innerText()).toContain('14,520');
    await expect.poll(() => row('Netto').innerText()).toContain('24,560');
  };

  const leave = async (): Promise<void> => {
    await driver.getByRole('heading', { name: 'Możesz wyjechać' }).waitFor();
    await driver.getByText('24,560 t').waitFor();
    await driver.getByRole('button', { name: 'Wyjeżdżam z terminala' }).click();
    await driver.getByRole('heading', { name: 'Szerokiej drogi!' }).waitFor();
  };

  const truck = await announce();
  await checkIn(truck);
  await isCalled();
  await enter();
  await weighTwice();
  await approve();
  await printTicket(truck);
  await leave();
  await expectWholeJourney(stack, truck);
  await expectWholeHistory(truck);
  await operator.goto(`${stack.url}/disposition/${truck.dispositionId}`);
  const link = await operator.getByRole('link', { name: 'Stan procesu' }).getAttribute('href');
  expect(link).toMatch(new RegExp(`/workflows/journey-${truck.dispositionId}$`));
});

/** Every message that moved the truck is in its workflow's history, answered; and the history ended well. */
const expectWholeHistory = async ({ dispositionId }: Truck): Promise<void> => {
  const connection = await Connection.connect({ address: stack.temporalAddress });
  try {
    const { events } = await new Client({ connection, namespace: stack.temporalNamespace }).workflow
      .getHandle(`journey-${dispositionId}`)
      .fetchHistory();
    const taken = (events ?? []).flatMap(
      ({ workflowExecutionUpdateAcceptedEventAttributes: accepted }) =>
        accepted?.acceptedRequest?.input?.name ?? [],
    );
    const answered = (events ?? []).filter((event) => event.workflowExecutionUpdateCompletedEventAttributes);
    expect(taken).toEqual([
      'sendStartSms',
      'arrive',
      'leaveParking',
      'enterTerminal',
      'recordWeighing',
      'recordWeighing',
      'exitTerminal',
    ]);
    expect(answered).toHaveLength(taken.length);
    expect(events?.at(-1)?.workflowExecutionCompletedEventAttributes).toBeTruthy();
  } finally {
    await connection.close();
  }
};
