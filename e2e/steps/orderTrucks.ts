import { fieldLabel } from '#domain/labels/index.ts';
import type { Stack } from '#tools/testing/stack.ts';
import { officeTexts } from '../../admin-ui/i18n/officeRows.ts';
import { until } from './caller.ts';
import { gone } from './gone.ts';
import { chooseIn, insist, saveNew, type OrderScreens } from './orderScreens.ts';
import { emptyScale, putOnScale, type Step } from './truck.ts';

const pl = officeTexts('pl');

interface OrderedTruck {
  readonly plate: string;
  readonly driver: string;
  /** The place among the trucks of the order, from zero; each fetches twelve tonnes. */
  readonly index: number;
}

/**
 * The visit of one truck that fetches a part of the order.
 * @param orderId gives the id when the steps run, because an earlier step creates the order
 */
export function truckSteps(
  stack: Stack,
  screens: OrderScreens,
  orderId: () => number,
  truck: OrderedTruck,
): Step[] {
  const { plate, index } = truck;
  const { clerk, caller } = screens;
  let disposition = 0;
  const move = async (name: string): Promise<void> =>
    void (await caller.call('POST', `/dispositions/${disposition}/moves/${name}`, {}));
  const isCalled = async () => {
    const row = await caller.call<{ carsQueueStatus: string }>('GET', `/disposition/${disposition}`);
    return row.carsQueueStatus === 'EntryAllowed';
  };
  return [
    {
      says: `the clerk writes the disposition of ${plate}`,
      does: async () => {
        disposition = await writeDisposition(stack, screens, orderId(), truck);
      },
    },
    {
      says: `${plate} arrives and is called`,
      does: async () => {
        await move('arrive');
        await until(isCalled);
      },
    },
    { says: `${plate} leaves the parking`, does: () => move('leaveParking') },
    { says: `${plate} enters the terminal`, does: () => move('enterTerminal') },
    {
      says: `${plate} is weighed empty`,
      does: async () => {
        await chooseAtDesk(stack, screens, truck);
        await weigh(stack, screens, 14_000, 'tara 14,000 t');
      },
    },
    { says: `${plate} is weighed loaded`, does: () => weigh(stack, screens, 26_000, 'brutto 26,000 t') },
    { says: `the weighing of ${plate} is approved`, does: () => approve(screens, plate) },
    {
      says: `the order shows what ${plate} fetched`,
      does: async () => {
        // The line shows what this truck and those before it have fetched together.
        const line = clerk.locator('tr[data-line="1"]');
        await until(async () => (await line.innerText()).includes(`${(index + 1) * 12},000`));
      },
    },
  ];
}

/** Writes a disposition for the order and opens the order again, where a later step reads its line. @returns the id */
const writeDisposition = async (
  stack: Stack,
  { clerk }: OrderScreens,
  orderId: number,
  { plate, driver }: OrderedTruck,
): Promise<number> => {
  await clerk.goto(`${stack.url}/sales_order/${orderId}`);
  await clerk.getByRole('link', { name: pl.orders.newDisposition }).press('Enter');
  await clerk.waitForURL(/disposition\/create/);
  for (const [field, name] of [
    ['weighingStation', 'Waga północna'],
    ['vehicle', plate],
    ['driver', driver],
  ] as const)
    await chooseIn(
      clerk.getByRole('combobox', { name: fieldLabel('pl', 'disposition', field), exact: true }),
      name,
    );
  await saveNew(clerk, /\/disposition\/\d+$/);
  const id = Number(clerk.url().split('/').at(-1));
  await clerk.goto(`${stack.url}/sales_order/${orderId}`);
  return id;
};

const chooseAtDesk = async (
  stack: Stack,
  { operator }: OrderScreens,
  { plate, index }: OrderedTruck,
): Promise<void> => {
  // The desk remembers the scale that was chosen for the first truck.
  if (index === 0) {
    await operator.goto(`${stack.url}/weighing-desk`);
    await operator.getByRole('button', { name: 'Waga północna' }).click();
  }
  await operator.keyboard.press('/');
  await operator.keyboard.type(plate.replaceAll(' ', '').toLowerCase());
  await operator.keyboard.press('Enter');
  await operator.getByRole('region', { name: plate }).waitFor();
};

/** Puts a vehicle of this weight on the scale and records it. `name`: what the button shows then, such as `tara 14,000 t`. */
const weigh = async (
  stack: Stack,
  { operator, caller }: OrderScreens,
  kilograms: number,
  name: string,
): Promise<void> => {
  await putOnScale(stack, kilograms);
  await operator.locator('[data-record-weighing]:enabled').filter({ hasText: name }).waitFor();
  const recorded = operator.getByText(/zapisano/);
  // The message about an earlier weighing must be gone, or it would be taken for the message about this one.
  await gone(recorded);
  const record = async () => {
    await operator.keyboard.press('Control+Enter');
    await operator.getByRole('alertdialog').getByRole('button', { name: 'TAK' }).click();
  };
  await insist(operator, record, () => recorded.waitFor());
  await emptyScale(stack, caller);
};

const approve = ({ operator }: OrderScreens, plate: string): Promise<void> => {
  const press = async () => {
    await operator.keyboard.press('Control+Shift+Enter');
    await operator
      .getByRole('alertdialog')
      .getByText(/netto 12,000 t/)
      .waitFor();
    await operator.keyboard.press('Enter');
  };
  return insist(operator, press, () => operator.getByText(`${plate}: ważenie zaakceptowano`).waitFor());
};
