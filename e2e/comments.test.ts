import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { officeTexts } from '../admin-ui/i18n/officeRows.ts';
import { openDesk, type Desk } from './steps/desk.ts';

const pl = officeTexts('pl');

/** The comments of a record on its page, by keyboard. */
let desk: Desk;
let page: Page;
let customer: AnyRecord;

beforeAll(async () => {
  desk = await openDesk();
  page = await desk.pageOf('sales');
  customer = await create('counterparty', { name: 'Rozmowny Odbiorca', isCustomer: true });
});
afterAll(() => desk?.close());

const create = (object: string, input: object): Promise<AnyRecord> =>
  desk.api.database.records.create(systemActor, object, input as never);
const said = (): Locator => page.getByRole('list', { name: pl.comments.title }).getByRole('listitem');

it('a conversation of 230 comments says how many there are, and the keyboard reaches the first one', async () => {
  const { id } = await create('customerRequest', { reference: 'Długa rozmowa', customerId: customer.id });
  for (let number = 1; number <= 230; number += 1)
    await create('customerRequestComment', { customerRequestId: id, text: `Wpis ${number}.` });
  await page.goto(`${desk.url}/customer_request/${id}`);
  await page.getByRole('heading', { name: `${pl.comments.title} (230)` }).waitFor();
  await said().getByText('Wpis 230.').waitFor();
  const earlier = (left: number) =>
    page.getByRole('button', { name: pl.comments.earlier.replace('%{smart_count}', String(left)) });
  for (const left of [180, 130, 80, 30]) {
    await earlier(left).focus();
    await page.keyboard.press('Enter');
    await earlier(left).waitFor({ state: 'detached' });
  }
  await expect.poll(() => said().count()).toBe(230);
  await said().getByText('Wpis 1.', { exact: true }).waitFor();
  // A comment that comes meanwhile joins the others, and none of them is lost or shown twice.
  await create('customerRequestComment', { customerRequestId: id, text: 'Wpis 231.' });
  await said().getByText('Wpis 231.').waitFor();
  await expect.poll(() => said().count()).toBe(231);
  await said().getByText('Wpis 1.', { exact: true }).waitFor();
});
