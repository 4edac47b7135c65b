import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { warsawNow } from '#domain/kernel/warsawDay.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { officeTexts } from '../admin-ui/i18n/officeRows.ts';
import { openDesk, type Desk } from './steps/desk.ts';
import { typeInto } from './steps/typeInto.ts';

const pl = officeTexts('pl');
/** The beginnings of two messages, before their first placeholder. */
const [saidBefore = ''] = pl.tracking.stoppedBefore.split(' %');
const [saidNow = ''] = pl.tracking.stopped.split(' %');

/** How staff write down the time that they spend on a customer, by keyboard, and see what it comes to. */
let desk: Desk;
let page: Page;

beforeAll(async () => {
  desk = await openDesk();
  page = await desk.pageOf('sales');
});
afterAll(() => desk?.close());

const panel = (time: string): Locator =>
  page.getByRole('region', { name: pl.timeSpent.title.replace('%{time}', time) });
const add = async (time: string, what: string): Promise<void> => {
  await typeInto(page.getByLabel(pl.timeSpent.minutes), time);
  await page.keyboard.press('Tab');
  await page.keyboard.type(what);
  await page.keyboard.press('Enter');
};

it.each(['customerRequest', 'interaction'] as const)(
  '%s: minutes are added line by line, the record adds them up, and the analysis opens them',
  async (object) => {
    const { records } = desk.api.database;
    const name = `Łódzkie ${object}`;
    const customer = await records.create(systemActor, 'counterparty', { name, isCustomer: true });
    const { id } = await records.create(systemActor, object, {
      reference: 'Wycena żwiru',
      customerId: customer.id,
    });
    await page.goto(`${desk.url}/${object === 'interaction' ? 'interaction' : 'customer_request'}/${id}`);
    await panel('0:00').waitFor();
    await add('1:30', 'Rozmowa z klientem');
    await panel('1:30').waitFor();
    // The next time can be typed at once.
    await expect
      .poll(() => page.getByLabel(pl.timeSpent.minutes).evaluate((box) => box === document.activeElement))
      .toBe(true);
    await typeInto(page.getByLabel(pl.timeSpent.minutes), 'pół');
    await page.getByText(pl.timeSpent.wrong).waitFor();
    await add('15', 'Notatka: żółć');
    await panel('1:45').waitFor();
    await page.goto(`${desk.url}/time-analysis`);
    // Soon after midnight the longer time began on the day before.
    const today = warsawNow();
    for (const [label, day] of [
      [pl.report.from, today.minus({ days: 1 })],
      [pl.report.to, today],
    ] as const) {
      await typeInto(page.getByLabel(label, { exact: true }), day.toFormat('dd.MM.yyyy'));
      await page.keyboard.press('Tab');
    }
    const count = page.getByRole('link', { name: `${name}: 2`, exact: true });
    await count.focus();
    await page.keyboard.press('Enter');
    await page.getByText('Notatka: żółć').first().waitFor();
    await page.getByText('Rozmowa z klientem').first().waitFor();
    await expect.poll(() => page.getByRole('row').count()).toBeGreaterThanOrEqual(3);
  },
);

it('a time that another window has stopped is not stopped again, and that is said', async () => {
  const { records } = desk.api.database;
  const { id } = await records.create(systemActor, 'interaction', { reference: 'Dwa okna: żwir' });
  const address = `${desk.url}/interaction/${id}`;
  const other = await desk.pageOf('sales');
  try {
    // The second window hears of nothing, as when its line is slow.
    await other.routeWebSocket(/socket\.io/, () => {});
    await other.route(/socket\.io/, (route) => route.abort());
    for (const one of [page, other]) await one.goto(address);
    const clock = (one: Page): Locator => one.getByRole('complementary', { name: pl.tracking.panel });
    for (const one of [page, other])
      await one.getByRole('banner').getByRole('button', { name: pl.tracking.panel }).click();
    await clock(page).getByRole('button', { name: pl.tracking.start }).focus();
    await page.keyboard.press('Enter');
    await clock(page).getByRole('timer').waitFor();
    await other.reload();
    await clock(other).getByRole('timer').waitFor();
    await typeInto(clock(page).getByLabel(pl.tracking.comment), 'Wycena');
    await clock(page).getByRole('button', { name: pl.tracking.stop }).dblclick();
    await page.getByText(saidNow).first().waitFor();
    expect(await page.getByText(saidBefore).count()).toBe(0);
    await typeInto(clock(other).getByLabel(pl.tracking.comment), 'Notatka: żółć');
    await clock(other).getByRole('button', { name: pl.tracking.stop }).click();
    await other.getByText(saidBefore).waitFor();
    const rows = await desk.api.database.sql
      .selectFrom('time_tracking_item')
      .select('comment')
      .where('object_type', '=', 'interaction')
      .where('object_id', '=', id)
      .execute();
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ comment: 'Wycena\nNotatka: żółć' });
  } finally {
    await other.context().close();
  }
});
