import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { launchBrowser } from '#tools/testing/browser.ts';
import { startStack, type Stack } from '#tools/testing/stack.ts';
import { officeTexts } from '../admin-ui/i18n/officeRows.ts';
import { until, type Caller } from './steps/caller.ts';
import { emptyScale, newestWeights, putOnScale, signedIn, signInAs } from './steps/truck.ts';
import { typeInto } from './steps/typeInto.ts';

/** What may be recorded at the desks besides the usual truck: wagons, equal weights, sums of a bunker, typed weights. */
let stack: Stack;
let browser: Browser;
let operator: Caller;
let signedInState: Awaited<ReturnType<BrowserContext['storageState']>> | undefined;
let context: BrowserContext;
let page: Page;

const pl = officeTexts('pl');
/** The scales of the demo. */
const [north, railway, bunker] = [1, 3, 4];

beforeAll(async () => {
  stack = await startStack({ with: ['weighbridge', 'agent'] });
  browser = await launchBrowser();
  operator = await signedIn(stack, 'operator');
});
beforeEach(async () => {
  context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'pl',
    ...(signedInState ? { storageState: signedInState } : {}),
  });
  page = await context.newPage();
  if (signedInState) return;
  await signInAs(page, stack, 'operator');
  signedInState = await context.storageState();
});
afterEach(() => context?.close());
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

interface Made {
  readonly id: number;
}

/** A vehicle that may be weighed without the queue, with this plate. */
const announced = async (plate: string, values: object, ofVehicle: object = {}): Promise<number> => {
  const vehicle = await operator.call<Made>('POST', '/vehicles', { name: plate, ...ofVehicle });
  const order = { type: 'Loading', vehicleId: vehicle.id, ...values };
  return (await operator.call<Made>('POST', '/disposition', order)).id;
};

/** A scheme of cargo whose trucks are weighed without a control of their weights. */
const uncontrolledScheme = async (): Promise<number> => {
  const admin = await signedIn(stack, 'admin');
  const scheme = { name: 'Bez kontroli na wadze', disableControlOnScales: true };
  return (await admin.call<Made>('POST', '/scheme_of_cargo', scheme)).id;
};

const chooseAtDesk = async (plate: string, scale?: string): Promise<void> => {
  await page.goto(`${stack.url}/weighing-desk`);
  // The browser remembers the scale.
  if (scale) await page.getByRole('button', { name: scale }).click();
  await page.getByRole('tab').first().waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type(plate.toLowerCase().replaceAll(' ', ''));
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: plate }).waitFor();
};

const recordButton = (words: string): Locator =>
  page.locator('[data-record-weighing]:enabled', { hasText: words });

/** Records by the keys of the button, once it offers just this. */
const record = async (words: string): Promise<void> => {
  await recordButton(`Zapisz: ${words}`).waitFor();
  await page.keyboard.press('Control+Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'TAK' }).click();
  await page.getByText(`${words} zapisano`).waitFor();
};

/** The button stays off, and says why, until the scale has accepted another weight. */
const expectUsed = async (): Promise<void> => {
  await page.getByText(pl.desk.usedAccepted).waitFor();
  await expect.poll(() => page.locator('[data-record-weighing]').isEnabled()).toBe(false);
};

const weighings = async (dispositionId: number): Promise<string[]> => {
  const path = `/dispositions/${dispositionId}/weighing_plan`;
  const planned = await operator.call<{ weighings: { tonnes: string }[] }>('GET', path);
  return planned.weighings.map(({ tonnes }) => tonnes);
};

/** Puts so much on the scale, and waits until its weight is in the memory. */
const restsOn = async (scaleId: number, kilograms: number): Promise<void> => {
  const [before] = await newestWeights(operator, scaleId);
  await putOnScale(stack, kilograms, scaleId);
  await until(async () => ((await newestWeights(operator, scaleId))[0]?.id ?? 0) > (before?.id ?? 0));
};

it('the first weight of a wagon is recorded at the train desk, and the next wagon needs a weight of its own', async () => {
  const { rows } = await operator.call<{ rows: { dispositionId: number }[] }>(
    'GET',
    `/train_wagons?${new URLSearchParams({ filter: '{"train":1}', sort: 'place', limit: '1' })}`,
  );
  const wagon = rows[0]?.dispositionId ?? 0;
  await page.goto(`${stack.url}/train-desk`);
  await putOnScale(stack, 79_400, railway);
  await record('brutto 79,400 t');
  await expect.poll(() => weighings(wagon)).toEqual(['79.400']);
  await page.getByText('Wagon 2').first().waitFor();
  await expectUsed();
  await putOnScale(stack, 0, railway);
});

it('a truck that resigns and weighs the same again is recorded twice, once for each time on the scale', async () => {
  const plate = 'RS 38500';
  const id = await announced(plate, {
    type: 'Unloading',
    typeOfOperation: 'Resigning',
    weighingStationId: 1,
    schemeOfCargoId: await uncontrolledScheme(),
  });
  await chooseAtDesk(plate, 'Waga północna');
  await putOnScale(stack, 38_500, north);
  await record('brutto 38,500 t');
  await expectUsed();
  await emptyScale(stack, operator);
  await putOnScale(stack, 38_500, north);
  await record('brutto 38,500 t');
  await expect.poll(() => weighings(id)).toEqual(['38.500', '38.500']);
  await emptyScale(stack, operator);
});

it('a truck whose tare is weighed again is told to weigh its gross next', async () => {
  const plate = 'GD 14620';
  const id = await announced(plate, {
    typeOfOperation: 'Shipment',
    weighingStationId: 1,
    allowRetaring: true,
    schemeOfCargoId: await uncontrolledScheme(),
  });
  await chooseAtDesk(plate, 'Waga północna');
  await putOnScale(stack, 14_520, north);
  await record('tara 14,520 t');
  await emptyScale(stack, operator);
  await putOnScale(stack, 14_620, north);
  await page.locator('button:enabled', { hasText: pl.weighing.retare }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'TAK' }).click();
  await expect.poll(() => weighings(id)).toEqual(['14.520', '14.620']);
  const steps = page.getByRole('region', { name: pl.weighing.whatItDoes }).getByRole('listitem');
  await expect
    .poll(() => steps.allInnerTexts())
    .toEqual(['tara 14,520 t', 'tara 14,620 t', 'brutto (teraz)']);
  await emptyScale(stack, operator);
});

it('a tare that is weighed again far from the known one is recorded once that is accepted', async () => {
  const plate = 'GD 16100';
  const shipment = {
    typeOfOperation: 'Shipment',
    weighingStationId: 1,
    allowRetaring: true,
    schemeOfCargoId: await uncontrolledScheme(),
  };
  const id = await announced(plate, shipment, { tare: '14.000' });
  await chooseAtDesk(plate, 'Waga północna');
  const accept = async (): Promise<void> => {
    const question = page.getByRole('alertdialog');
    await question.getByText(/14,000 t/).waitFor();
    await question.getByRole('button', { name: 'TAK' }).click();
    await question.waitFor({ state: 'detached' });
  };
  await putOnScale(stack, 16_100, north);
  await page.locator('[data-record-weighing]:enabled', { hasText: 'tara 16,100 t' }).waitFor();
  await page.keyboard.press('Control+Enter');
  await accept();
  await expect.poll(() => weighings(id)).toEqual(['16.100']);
  await emptyScale(stack, operator);
  // Lighter than the first, so that as a gross it would be refused.
  await putOnScale(stack, 16_000, north);
  await page.locator('button:enabled', { hasText: pl.weighing.retare }).press('Enter');
  await accept();
  await expect.poll(() => weighings(id)).toEqual(['16.100', '16.000']);
  await emptyScale(stack, operator);
});

it('a scale that is chosen in another window leaves this desk its scale and its truck', async () => {
  const plate = 'DW 20000';
  await announced(plate, { weighingStationId: 1, schemeOfCargoId: await uncontrolledScheme() });
  await chooseAtDesk(plate, 'Waga północna');
  const heard = page.evaluate(
    () => new Promise((resolve) => window.addEventListener('storage', () => resolve(true), { once: true })),
  );
  const other = await context.newPage();
  const scaleOf = (desk: Page): Locator => desk.getByRole('combobox', { name: pl.desk.scale });
  await other.goto(`${stack.url}/weighing-desk`);
  // A new desk begins with the scale that was chosen last.
  await scaleOf(other).getByText('Waga północna').waitFor();
  await scaleOf(other).click();
  await other.getByRole('option', { name: 'Waga bunkrowa' }).click();
  await scaleOf(other).getByText('Waga bunkrowa').waitFor();

  expect(await heard).toBe(true);
  await scaleOf(page).getByText('Waga północna').waitFor();
  await page.getByRole('region', { name: plate }).waitFor();
  await page.reload();
  await scaleOf(page).getByText('Waga północna').waitFor();
  await other.close();
});

it('the sum of a bunker is recorded at the desk, also while the bunker fills for the next one', async () => {
  const ship = 'MS Bursztyn';
  const id = await announced(ship, { typeOfDocument: 'Water', weighingStationId: 4 });
  await restsOn(bunker, 11_600);
  await restsOn(bunker, 0);
  await page.goto(`${stack.url}/live-scales`);
  const card = page.locator(`[data-scale="${bunker}"]`);
  await card.getByText('11,600 t').waitFor();
  await card.getByRole('button', { name: pl.scales.batches.close }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'TAK' }).click();
  await page.getByText('11,600 t zapisano').waitFor();
  await restsOn(bunker, 9_000);

  await chooseAtDesk(ship, 'Waga bunkrowa');
  await page.getByText('Suma odważeń').waitFor();
  await record('netto 11,600 t');
  await expect.poll(() => weighings(id)).toEqual(['11.600']);
  await expectUsed();
  await putOnScale(stack, 0, bunker);
});

it('a weight that was typed while the indicator is broken is recorded at the desk', async () => {
  const plate = 'TY 14520';
  const id = await announced(plate, { weighingStationId: 1, schemeOfCargoId: await uncontrolledScheme() });
  const admin = await signedIn(stack, 'admin');
  const protocol = { name: 'Wpisywana ręcznie', type: 'Mechanical' };
  const { id: scaleProtocolId } = await admin.call<Made>('POST', '/scale_protocols', protocol);
  const { updatedAt } = await admin.call<{ updatedAt: string }>('GET', `/scales/${north}`);
  await admin.call('PUT', `/scales/${north}`, { scaleProtocolId, updatedAt });

  await chooseAtDesk(plate, 'Waga północna');
  await page.getByText(pl.desk.reasons.typed_by_hand).waitFor();
  await page.getByText(pl.desk.typeWeight).waitFor();
  await page.getByRole('link', { name: pl.desk.lookAtScales }).click();
  const form = page.getByRole('form', { name: pl.scales.typed.button });
  await typeInto(form.getByLabel(pl.scales.typed.why), 'odczyt z belki');
  // It would be stored as another weight than the typed one.
  await typeInto(form.getByLabel(pl.scales.typed.weight), '14,5204');
  await page.keyboard.press('Enter');
  await page.getByText(pl.scales.typed.invalid).waitFor();
  await typeInto(form.getByLabel(pl.scales.typed.weight), '14,520');
  await page.keyboard.press('Enter');
  await page.getByText(/14,520 t zapisano/).waitFor();

  await chooseAtDesk(plate);
  await page.getByText('Wpisana ręcznie').waitFor();
  await record('tara 14,520 t');
  await expect.poll(() => weighings(id)).toEqual(['14.520']);
  await expectUsed();
});
