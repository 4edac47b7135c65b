import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { officeTexts } from '../../admin-ui/i18n/officeRows.ts';
import type { Caller } from './caller.ts';
import { typeInto } from './typeInto.ts';

const pl = officeTexts('pl');

/** The clerk, the customer and the operator of an order, each in a browser of their own. */
export interface OrderScreens {
  readonly clerk: Page;
  readonly customer: Page;
  readonly operator: Page;
  /** The operator without a browser, for what happens to a truck outside. */
  readonly caller: Caller;
}

export function button(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true });
}

/** The input of a field of the order's first line. @param name the name of the field */
export function cell(page: Page, name: string): Locator {
  return page.locator(`input[name="products.0.${name}"]`);
}

/** Waits until the page of the order shows this status. */
export function saysStatus(page: Page, status: string): Promise<void> {
  return page
    .getByRole('region', { name: pl.orders.life })
    .getByText(status, { exact: true })
    .first()
    .waitFor();
}

/** Types a name and takes the record that is offered for it. */
export async function chooseIn(box: Locator, name: string): Promise<void> {
  await typeInto(box, name);
  await box.page().getByRole('option', { name }).first().waitFor();
  await box.press('Enter');
  await expect.poll(() => box.inputValue()).toContain(name);
}

/**
 * Does something, and does it again if the page says that it could not be done, as a person does.
 * @param outcome waits for what shows that it was done
 */
export async function insist(
  page: Page,
  act: () => Promise<void>,
  outcome: () => Promise<unknown>,
): Promise<void> {
  const refusal = page.locator('.RaNotification-error').first();
  for (;;) {
    const done = outcome().then(() => true);
    // Each attempt waits anew. The time limit of an earlier wait must not become an unhandled rejection.
    done.catch(() => undefined);
    await act();
    if (await Promise.race([done, refusal.waitFor().then(() => false)])) return;
    await refusal.waitFor({ state: 'detached' });
  }
}

/** Saves the form by its keys, until the record's page has this address. */
export function saveNew(page: Page, address: RegExp): Promise<void> {
  return insist(
    page,
    () => page.keyboard.press('Control+s'),
    () => page.waitForURL(address),
  );
}

/** Saves the changed order by its keys, until the server has stored it. */
export function saveOrder(page: Page): Promise<void> {
  const stored = () =>
    page.waitForResponse(
      (response) =>
        response.request().method() === 'PUT' && response.url().includes('/sales_order/') && response.ok(),
    );
  return insist(page, () => page.keyboard.press('Control+s'), stored);
}
