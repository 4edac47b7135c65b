import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '#tools/testing/browser.ts';
import { startStack, type Stack } from '#tools/testing/stack.ts';
import type { Caller } from './steps/caller.ts';
import { scan } from './steps/scan.ts';
import {
  codeTextedTo,
  emptyScale,
  journeySteps,
  putOnScale,
  signedIn,
  signInAs,
  type Truck,
} from './steps/truck.ts';

/** What people at the desk and at the kiosk see while Temporal or the worker does not answer, and what is true afterwards. */
let stack: Stack;
let browser: Browser;
let operator: Caller;

/** Of the truck that `journeySteps` announces. */
const plate = 'BC 4417 HK';

beforeAll(async () => {
  stack = await startStack({ with: ['gateway', 'weighbridge', 'agent'], mortalTemporal: true });
  browser = await launchBrowser();
  operator = await signedIn(stack, 'operator');
});
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

/** A truck that has come as far as this step of its journey. */
const truckThat = async (last: string): Promise<Truck> => {
  const { steps, truck } = journeySteps(stack);
  for (const { says, does } of steps) {
    await does();
    if (says === last) return truck();
  }
  throw new Error(`no step says: ${last}`);
};

/** What was recorded of it, in tonnes. */
const weighings = async ({ dispositionId }: Truck): Promise<string[]> => {
  const planned = await operator.call<{ weighings: { tonnes: string }[] }>(
    'GET',
    `/dispositions/${dispositionId}/weighing_plan`,
  );
  return planned.weighings.map(({ tonnes }) => tonnes);
};

const movesOf = async ({ dispositionId }: Truck): Promise<string[]> => {
  const parameters = new URLSearchParams({
    filter: JSON.stringify({ disposition: dispositionId }),
    sort: 'id',
  });
  const { rows } = await operator.call<{ rows: { move: string }[] }>(
    'GET',
    `/disposition_status_history?${parameters}`,
  );
  return rows.map(({ move }) => move);
};

const deskOf = async (): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'pl' });
  const page = await context.newPage();
  await signInAs(page, stack, 'operator');
  await page.goto(`${stack.url}/weighing-desk`);
  await page.getByRole('button', { name: 'Waga północna' }).click();
  await page.keyboard.press('/');
  await page.keyboard.type('bc4417hk');
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: plate }).waitFor();
  return page;
};

const record = async (page: Page): Promise<void> => {
  await page.keyboard.press('Control+Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'TAK' }).click();
};

it('the desk says why it cannot record, keeps the weight, and asks whether an unanswered one was recorded', async () => {
  const truck = await truckThat('the truck enters the terminal');
  const page = await deskOf();
  const recordButton = page.locator('[data-record-weighing]');
  await putOnScale(stack, 14_520);
  await page.locator('button:enabled', { hasText: 'Zapisz: tara 14,520 t' }).waitFor();

  stack.freeze('temporal');
  try {
    await record(page);
    await page
      .getByRole('alert')
      .getByText(/Procesy zatrzymane od \d\d:\d\d\./)
      .waitFor();
    await page.getByText(/dopóki pojazd stoi na wadze/).waitFor();
    expect(await recordButton.isEnabled()).toBe(false);
    await expect.poll(() => recordButton.innerText()).toContain('14,520');
  } finally {
    stack.thaw('temporal');
  }
  // Nobody touches anything: the notice goes, and the same weight may be recorded.
  await page.getByText(/Procesy zatrzymane od/).waitFor({ state: 'detached' });
  await page.locator('button:enabled', { hasText: 'Zapisz: tara 14,520 t' }).waitFor();
  expect(await weighings(truck)).toEqual([]);
  await record(page);
  await page.getByText(/tara 14,520 t zapisano/).waitFor();
  expect(await weighings(truck)).toEqual(['14.520']);

  await emptyScale(stack, operator);
  await putOnScale(stack, 39_080);
  await page.locator('button:enabled', { hasText: 'Zapisz: brutto 39,080 t' }).waitFor();
  stack.freeze('worker');
  await record(page);
  await page.getByRole('alert').getByText('Nie wiadomo, czy zapisano. Trwa sprawdzanie…').waitFor();
  expect(await recordButton.isEnabled()).toBe(false);
  await stack.kill('worker');
  await page.getByText(/brutto 39,080 t zapisano/).waitFor();
  await page.getByText('Nie wiadomo, czy zapisano').waitFor({ state: 'detached' });
  expect(await weighings(truck)).toEqual(['14.520', '39.080']);
  await emptyScale(stack, operator);
});

it('the kiosk says that it tries again, and each step is done once', async () => {
  const truck = await truckThat('the driver is texted the ticket');
  const context = await browser.newContext({ viewport: { width: 1080, height: 1920 }, locale: 'pl' });
  const page = await context.newPage();
  await page.goto(`${stack.url}/kiosk/`);
  await page.getByRole('button', { name: /Polski/ }).click();
  stack.freeze('temporal');
  try {
    await scan(page, truck.ticket);
    await page.getByText(/Wysyłamy go na numer/).waitFor();
  } finally {
    stack.thaw('temporal');
  }
  await page.getByText(/Wysłaliśmy go na numer/).waitFor();
  stack.freeze('worker');
  for (const digit of await codeTextedTo(stack, truck.phone))
    await page.getByRole('button', { name: digit, exact: true }).click();
  await page.getByText(/Krótka przerwa/).waitFor();
  await stack.kill('worker');
  await page.getByRole('heading', { name: 'Jedź na terminal!' }).waitFor();
  expect(await page.getByText(/Krótka przerwa/).count()).toBe(0);

  stack.freeze('temporal');
  try {
    await page.getByRole('button', { name: 'Wyjeżdżam z parkingu' }).click();
    await page.getByText(/Krótka przerwa/).waitFor();
  } finally {
    stack.thaw('temporal');
  }
  await page.getByRole('heading', { name: 'Jedź na terminal', exact: true }).waitFor();
  expect(await movesOf(truck)).toEqual(['sendStartSms', 'arrive', 'allowEntry', 'leaveParking']);

  const { displayToken } = await operator.call<{ displayToken: string }>('POST', '/queue_displays', {
    name: 'Brama',
  });
  const display = await context.newPage();
  await display.goto(`${stack.url}/display/${displayToken}`);
  await display.getByRole('heading', { level: 1, name: 'Brama' }).waitFor();

  const killing = stack.kill('api');
  await display.getByRole('alert').waitFor();
  await display.getByRole('heading', { level: 1, name: 'Brama' }).waitFor();
  await killing;
  await display.getByRole('alert').waitFor({ state: 'detached' });
  await page.getByText(/Brak połączenia|Krótka przerwa/).waitFor({ state: 'detached' });
  await expect
    .poll(() => page.getByRole('heading', { name: 'Jedź na terminal', exact: true }).count())
    .toBe(1);
});
