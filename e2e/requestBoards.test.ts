import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AnyRecord, RecordInput } from '#domain/kernel/record.ts';
import { systemActor } from '#domain/platform/actor.ts';
import errors from '#domain/words/common/errors.json' with { type: 'json' };
import predefined from '#domain/words/service/predefined.json' with { type: 'json' };
import { officeTexts } from '../admin-ui/i18n/officeRows.ts';
import { openDesk, type Desk } from './steps/desk.ts';
import { drag } from './steps/drag.ts';
import { gone } from './steps/gone.ts';

const pl = officeTexts('pl');
const names = predefined.customerRequestStatus;
type Status = 'new' | 'inProgress' | 'answered' | 'closed';

/** How a salesman moves requests and interactions on their boards, with the mouse and by keyboard. */
let desk: Desk;
let page: Page;
let customer: AnyRecord;
let currencies: Readonly<Record<'PLN' | 'EUR', number>>;
beforeAll(async () => {
  desk = await openDesk();
  customer = await create('counterparty', { name: 'Pytający z tablicy', isCustomer: true });
  const codeId = async (code: string) =>
    (await desk.api.database.records.predefined(systemActor, 'currency', code)).id;
  currencies = { PLN: await codeId('PLN'), EUR: await codeId('EUR') };
});
afterAll(() => desk?.close());
beforeEach(async () => {
  page = await desk.pageOf('sales');
});
afterEach(() => page.context().close());

const create = (object: string, input: RecordInput): Promise<AnyRecord> =>
  desk.api.database.records.create(systemActor, object, input);
const column = (status: Status): Locator => page.getByRole('region', { name: names[status].pl, exact: true });
const cardIn = (status: Status, { numberStr }: AnyRecord): Locator =>
  column(status)
    .getByRole('listitem')
    .filter({ hasText: String(numberStr) });

const boards = {
  customerRequest: { path: 'customer_request', screen: 'request-board', statuses: 'customerRequestStatus' },
  interaction: { path: 'interaction', screen: 'interaction-board', statuses: 'interactionStatus' },
} as const;

describe.each(['customerRequest', 'interaction'] as const)('on the board of %s', (object) => {
  const { path, screen, statuses } = boards[object];
  const begun = async (reference: string, status: Status, more: RecordInput = {}) =>
    create(object, {
      reference,
      customerId: customer.id,
      statusId: (await desk.api.database.records.predefined(systemActor, statuses, status)).id,
      ...more,
    });
  const statusOf = async (id: number): Promise<unknown> =>
    (await desk.api.database.records.get(systemActor, object, id)).status;
  /** Opens the board with the records of one reference only. */
  const openBoard = async (reference: string): Promise<void> => {
    const other = await begun('Inna sprawa', 'new');
    await page.goto(`${desk.url}/${screen}`);
    await cardIn('new', other).waitFor();
    await page.getByRole('searchbox', { name: pl.statusBoard.search }).pressSequentially(reference);
    await gone(cardIn('new', other));
  };

  it('each status has its count, and a card says what it is about', async () => {
    const first = await begun('Policzone', 'new');
    await begun('Policzone', 'new');
    await begun('Policzone', 'closed');
    await openBoard('Policzone');
    await cardIn('new', first).getByText('Pytający z tablicy · Policzone').waitFor();
    await expect.poll(() => column('new').locator('header').innerText()).toMatch(/\b2$/);
    await expect.poll(() => column('closed').locator('header').innerText()).toMatch(/\b1$/);
    await expect.poll(() => column('answered').locator('header').innerText()).toMatch(/\b0$/);
  });

  it('a card that is dragged gets the status of the column, and the message takes it back', async () => {
    const moved = await begun('Przeciągana', 'new');
    await openBoard('Przeciągana');
    await drag(cardIn('new', moved), column('inProgress'));
    await cardIn('inProgress', moved).waitFor();
    expect(await statusOf(moved.id)).toMatchObject({ predefinedName: 'inProgress' });
    await page.getByRole('alert').getByRole('button', { name: pl.bulk.undo }).click();
    await cardIn('new', moved).waitFor();
    expect(await statusOf(moved.id)).toMatchObject({ predefinedName: 'new' });
  });

  it('a card that is dragged where it may not go stays, and the refusal says why', async () => {
    const closed = await begun('Zamknięta', 'closed');
    await openBoard('Zamknięta');
    await drag(cardIn('closed', closed), column('new'));
    await page.getByText(errors.request_move_illegal.pl).waitFor();
    await cardIn('closed', closed).waitFor();
    expect(await statusOf(closed.id)).toMatchObject({ predefinedName: 'closed' });
  });

  it('a card is moved by keyboard to a status that is legal, and the focus goes with it', async () => {
    const closed = await begun('Klawiaturą', 'closed');
    await openBoard('Klawiaturą');
    await cardIn('closed', closed).getByRole('link').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const offered = page.getByRole('menuitem');
    await offered.first().waitFor();
    await expect.poll(() => offered.allInnerTexts()).toEqual([names.inProgress.pl]);
    await page.keyboard.press('Enter');
    await cardIn('inProgress', closed).waitFor();
    await page.waitForFunction(
      (address) => document.activeElement?.getAttribute('href') === address,
      `/${path}/${closed.id}`,
    );
    expect(await statusOf(closed.id)).toMatchObject({ predefinedName: 'inProgress' });
  });

  it('a record that somebody else changes meanwhile is not moved', async () => {
    const shared = await begun('Równocześnie', 'new');
    await openBoard('Równocześnie');
    await cardIn('new', shared).waitFor();
    await page.route(`**/${path}/${shared.id}`, async (route) => {
      if (route.request().method() === 'PUT')
        await desk.api.database.records.update(systemActor, object, shared.id, {
          reference: 'Równocześnie 2',
        });
      await route.continue();
    });
    await drag(cardIn('new', shared), column('answered'));
    await page.getByRole('alert').waitFor();
    await cardIn('new', shared).getByText('Równocześnie 2').waitFor();
    expect(await statusOf(shared.id)).toMatchObject({ predefinedName: 'new' });
  });
});

it('the board of requests adds up their amounts, separately in each currency', async () => {
  const requested = (amount: string, currency: keyof typeof currencies) =>
    create('customerRequest', {
      reference: 'Kwoty',
      customerId: customer.id,
      amount,
      currencyId: currencies[currency],
    });
  await requested('100.50', 'PLN');
  await requested('0.25', 'PLN');
  await requested('20', 'EUR');
  await page.goto(`${desk.url}/request-board`);
  await page.getByRole('searchbox', { name: pl.statusBoard.search }).pressSequentially('Kwoty');
  await column('new').getByText('100,75 zł', { exact: true }).waitFor();
  await column('new').getByText('20,00 €').first().waitFor();
  await expect.poll(() => column('new').getByRole('listitem').count()).toBe(3);
});
