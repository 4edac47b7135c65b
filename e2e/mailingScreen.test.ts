import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mailingActivities } from '#activities/mail/mailing.activities.ts';
import { unsubscribeLink } from '#database/mail/unsubscribeLink.ts';
import { mailingWords } from '#domain/mail/mailing.words.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { fieldLabel } from '#domain/labels/index.ts';
import { officeTexts } from '../admin-ui/i18n/officeRows.ts';
import { openDesk, type Desk } from './steps/desk.ts';
import { gone } from './steps/gone.ts';
import { hasFocus } from './steps/hasFocus.ts';
import { typeInto } from './steps/typeInto.ts';

/** How a clerk writes to the people of a list, and how one of them leaves it; with keyboard and mouse, in Polish. */
let desk: Desk;
let page: Page;
beforeAll(async () => {
  desk = await openDesk();
  page = await desk.pageOf('sales');
});
afterAll(() => desk?.close());

const words = mailingWords('pl');
const create = (object: string, input: Record<string, unknown>): Promise<number> =>
  desk.api.database.records.createOnly(systemActor, object, input);
const consentOf = async (id: number) =>
  (await desk.api.database.records.get(systemActor, 'contactPerson', id)).emailConsent;

it('a clerk writes to the people of a list, sees what each reads, and one of them unsubscribes', async () => {
  const of = { comment: 'do cennika', emailConsent: true };
  const zaneta = await create('contactPerson', {
    name: 'Żaneta Gęśla',
    email: 'zaneta@firma.example',
    ...of,
  });
  await create('contactPerson', { name: 'Łukasz Ćma', email: 'lukasz@firma.example', ...of });
  const silent = { email: 'bez@firma.example', comment: 'do cennika' };
  await create('contactPerson', { name: 'Bez Zgody', ...silent });

  const conditions = [{ fieldPath: 'comment', operator: 'eq', value: 'do cennika' }];
  await page.goto(
    `${desk.url}/contact_persons?${new URLSearchParams({ conditions: JSON.stringify(conditions) })}`,
  );
  await page.getByText('Żaneta Gęśla').first().waitFor();
  await page.getByRole('button', { name: words.write }).click();
  const preview = page.getByRole('region', { name: words.preview });
  await preview.getByText('Żaneta Gęśla').waitFor();
  await preview.getByText('Otrzymają: 2 · Pominięci: 1').waitFor();

  await typeInto(
    page.locator('input[name="subject"], textarea[name="subject"]').first(),
    'Cennik dla {name}',
  );
  const body = page.getByRole('textbox', { name: fieldLabel('pl', 'mailing', 'body') });
  await typeInto(body, 'Dzień dobry, {name}!\nŹdźbło tańsze.');
  await body.press('Control+b');
  await body.pressSequentially(' Pilne!');
  await page.keyboard.press('Control+s');
  await preview.getByText('Cennik dla Żaneta Gęśla').waitFor();
  const read = preview.frameLocator('iframe');
  await read.getByText('Dzień dobry, Żaneta Gęśla!').waitFor();
  await read.locator('strong', { hasText: 'Pilne!' }).waitFor();
  await hasFocus(body);

  await typeInto(body, 'Dzień dobry, {name}!\nDeska tańsza.');
  await page.getByRole('button', { name: words.start }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: officeTexts('pl').unsaved.saveFirst })
    .click();
  await page.getByRole('alertdialog').getByText(words.startSure).waitFor();
  await page.getByRole('alertdialog').getByRole('button').last().click();
  await page.getByRole('button', { name: words.pause }).waitFor();
  // What goes out is shown as its readers see it, and is no text box any more.
  await page.frameLocator('iframe').first().getByText('Deska tańsza.').waitFor();
  await gone(body);
  const id = Number(/\/mailings\/(\d+)/.exec(page.url())?.[1]);

  const { database } = desk.api;
  // No worker runs here, so the test does what the workflow of the mailing would do.
  const steps = mailingActivities({ database, publicUrl: desk.url });
  await steps.gatherPeople({ key: 'people', mailingId: id, after: null });
  await steps.sendPortion({ key: 'letters', mailingId: id });
  await page.getByText('w drodze: 2, czeka: 0, nie wysłano: 0, pominięto: 1').waitFor();
  await page.getByRole('link', { name: words.showRecipients }).click();
  await page.getByText('Bez Zgody').first().waitFor();

  const rows = await database.sql
    .selectFrom('mailing_recipient')
    .select(['id', 'contact_person_id as contactPersonId', 'outgoing_email_id as outgoingEmailId'])
    .orderBy('id')
    .execute();
  const letter = await database.records.get(systemActor, 'outgoingEmail', Number(rows[0]?.outgoingEmailId));
  expect(letter.body).toContain('Deska tańsza.');
  const recipient = rows.find(({ contactPersonId }) => contactPersonId === zaneta);
  const context = await desk.browser.newContext({ locale: 'pl-PL', javaScriptEnabled: false });
  const reader = await context.newPage();
  await reader.goto(unsubscribeLink(database.secrets, desk.url, Number(recipient?.id)));
  expect(await consentOf(zaneta)).toBe(true);
  await reader.getByRole('button', { name: words.takeOff }).press('Enter');
  await reader.getByText('zaneta@firma.example nie otrzyma więcej takich wiadomości.').waitFor();
  expect(await consentOf(zaneta)).toBe(false);
  await context.close();
  await page.context().close();
});

it('the preview of a mailing shows no letter to a person who has left its list', async () => {
  const of = { comment: 'do oferty', emailConsent: true };
  await create('contactPerson', { name: 'Pierwsza Osoba', email: 'pierwsza@firma.example', ...of });
  const second = await create('contactPerson', { name: 'Druga Osoba', email: 'druga@firma.example', ...of });
  const mailing = await create('mailing', {
    name: 'Oferta',
    filter: JSON.stringify({ comment: of.comment }),
    subject: 'Oferta dla {name}',
    body: '<p>Dzień dobry</p>',
  });
  page = await desk.pageOf('sales');
  await page.goto(`${desk.url}/mailings/${mailing}`);
  const preview = page.getByRole('region', { name: words.preview });
  await preview.getByRole('button', { name: 'Druga Osoba' }).press('Enter');
  await preview.getByText('Oferta dla Druga Osoba').waitFor();
  await desk.api.database.records.updateOnly(systemActor, 'contactPerson', second, { comment: 'inny' });
  await typeInto(page.locator('input[name="subject"], textarea[name="subject"]').first(), 'Nowa dla {name}');
  await page.keyboard.press('Control+s');
  await preview.getByText('Nowa dla Pierwsza Osoba').waitFor();
  expect(await preview.getByText('Nowa dla Druga Osoba').count()).toBe(0);
  await page.context().close();
});
