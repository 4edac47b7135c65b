import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { fieldLabel } from '#domain/labels/index.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { officeTexts } from '../admin-ui/i18n/officeRows.ts';
import { openDesk, type Desk } from './steps/desk.ts';
import { gone } from './steps/gone.ts';
import { typeInto } from './steps/typeInto.ts';

const pl = officeTexts('pl');
const label = (field: string): string => fieldLabel('pl', 'crmEvent', field);

/** A call to a customer is closed with its outcome, and the next one is planned, by keyboard. */
let desk: Desk;
let page: Page;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk?.close());
beforeEach(async () => {
  page = await desk.pageOf('sales', { viewport: { width: 1440, height: 1000 } });
});
afterEach(() => page.context().close());

it('an event is closed with its outcome and followed by the next one', async () => {
  const { records } = desk.api.database;
  const customer = await records.create(systemActor, 'counterparty', {
    name: 'Kopalnia Zachód',
    isCustomer: true,
  });
  const { id } = await records.create(systemActor, 'crmEvent', {
    begin: '2031-03-03T09:00:00Z',
    eventType: 'Call',
    counterpartyId: customer.id,
  });
  await page.goto(`${desk.url}/events/${id}`);
  await page.getByRole('button', { name: pl.crmEvents.close }).press('Enter');
  const dialog = page.getByRole('dialog');
  await typeInto(dialog.getByRole('textbox', { name: label('outcome') }), 'Chcą 24 t żwiru płukanego');
  await typeInto(dialog.getByLabel(label('begin')), '11.03.2031 10:30');
  const description = dialog.getByRole('textbox', { name: label('description') });
  await description.press('Control+a');
  await typeInto(description, 'Ustalić termin dostawy');
  await page.keyboard.press('Control+Enter');
  await gone(dialog);
  await page.getByText('Chcą 24 t żwiru płukanego').first().waitFor();
  await gone(page.getByRole('button', { name: pl.crmEvents.close }));
  const { rows } = await sql<{ id: number }>`select id from crm_event where follows_id = ${id}`.execute(
    desk.api.database.sql,
  );
  const next = await records.get(systemActor, 'crmEvent', rows[0]?.id ?? 0);
  // It was typed in the time of Warsaw, which is an hour ahead in winter.
  expect(next).toMatchObject({
    begin: '2031-03-11T09:30:00.000Z',
    description: 'Ustalić termin dostawy',
    eventStatus: 'Planned',
    counterpartyId: customer.id,
  });
  await page.goto(`${desk.url}/events/${next.id}`);
  await page
    .getByRole('link', { name: pl.crmEvents.follows.replace('%{what}', 'Kopalnia Zachód') })
    .waitFor();
});

it('a refused value of the next event is told at its field', async () => {
  const { id } = await desk.api.database.records.create(systemActor, 'crmEvent', {
    begin: '2031-03-03T09:00:00Z',
    eventType: 'Call',
  });
  const message = 'Ten opis został odrzucony.';
  await page.route('**/moves/close', (route) =>
    route.fulfill({
      status: 422,
      contentType: 'application/problem+json',
      body: JSON.stringify({
        code: 'validation_failed',
        detail: 'Popraw pola.',
        status: 422,
        params: {},
        errors: [{ field: 'next.description', code: 'invalid', message }],
      }),
    }),
  );
  await page.goto(`${desk.url}/events/${id}`);
  await page.getByRole('button', { name: pl.crmEvents.close }).press('Enter');
  const dialog = page.getByRole('dialog');
  await typeInto(dialog.getByRole('textbox', { name: label('outcome') }), 'Oddzwonią');
  await page.keyboard.press('Control+Enter');
  await expect.poll(() => dialog.getByText(message).isVisible()).toBe(true);
});

it('an event with a customer offers the contact persons of that customer alone', async () => {
  const { records } = desk.api.database;
  const firm = (name: string) => records.create(systemActor, 'counterparty', { name, isCustomer: true });
  const [customer, other] = [await firm('Żwirownia Nida'), await firm('Żwirownia Obra')];
  const person = (name: string, counterparty: number) =>
    records.create(systemActor, 'contactPerson', { name, counterparty });
  await person('Barbara Nidzka', customer.id);
  await person('Barbara Obrzańska', other.id);
  const { id } = await records.create(systemActor, 'crmEvent', {
    begin: '2031-03-03T09:00:00Z',
    eventType: 'Call',
    counterpartyId: customer.id,
  });
  await page.goto(`${desk.url}/events/${id}`);
  const contact = page.getByRole('main').getByRole('combobox', { name: label('contact'), exact: true });
  await typeInto(contact, 'barbara');
  await page.getByRole('option', { name: 'Barbara Nidzka' }).waitFor();
  expect(await page.getByRole('option', { name: 'Barbara Obrzańska' }).count()).toBe(0);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+s');
  await expect
    .poll(async () => (await records.get(systemActor, 'crmEvent', id)).contact)
    .toMatchObject({ presentation: 'Barbara Nidzka' });
});

it('an event with unsaved changes is saved before it is closed, and the next one takes over what was typed', async () => {
  const { records } = desk.api.database;
  const { id } = await records.create(systemActor, 'crmEvent', {
    begin: '2031-03-03T09:00:00Z',
    eventType: 'Call',
    howToContact: '+48 601 200 300',
    description: 'Ceny jesienne',
  });
  await page.goto(`${desk.url}/events/${id}`);
  const close = page.getByRole('button', { name: pl.crmEvents.close });
  await close.waitFor();
  const way = page.getByRole('main').getByRole('textbox', { name: label('howToContact') });
  await way.press('Control+a');
  await typeInto(way, 'biuro@nida.example');
  await close.press('Enter');
  const question = page.getByRole('alertdialog');
  await question.getByText(pl.crmEvents.closedAsSaved).waitFor();
  await question.getByRole('button', { name: pl.unsaved.saveFirst }).press('Enter');
  const dialog = page.getByRole('dialog');
  await typeInto(dialog.getByRole('textbox', { name: label('outcome') }), 'Proszą o list');
  await expect
    .poll(() => dialog.getByRole('textbox', { name: label('howToContact') }).inputValue())
    .toBe('biuro@nida.example');
  await page.keyboard.press('Control+Enter');
  await gone(dialog);
  expect(await records.get(systemActor, 'crmEvent', id)).toMatchObject({
    howToContact: 'biuro@nida.example',
    outcome: 'Proszą o list',
    eventStatus: 'Done',
  });
});

it('an event with a customer ends as much later as it begins later', async () => {
  const { records } = desk.api.database;
  const { id } = await records.create(systemActor, 'crmEvent', {
    begin: '2031-03-03T09:00:00Z',
    ending: '2031-03-03T09:45:00Z',
    eventType: 'Meeting',
  });
  await page.goto(`${desk.url}/events/${id}`);
  const begin = page.getByRole('textbox', { name: label('begin') });
  await typeInto(begin, '04.03.2031 12:00');
  await page.keyboard.press('Control+s');
  await expect
    .poll(() => records.get(systemActor, 'crmEvent', id))
    .toMatchObject({ begin: '2031-03-04T11:00:00.000Z', ending: '2031-03-04T11:45:00.000Z' });
});
