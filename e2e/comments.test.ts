import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { mailboxWords } from '#domain/mail/mailbox.words.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { officeTexts } from '../admin-ui/i18n/officeRows.ts';
import { openDesk, type Desk } from './steps/desk.ts';

const pl = officeTexts('pl');
const mail = mailboxWords('pl');

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
    page.getByRole('button', { name: pl.comments.earlier.replace('%{count}', String(left)) });
  // Fifty comments are shown at first, and each press shows fifty more.
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

it('a message that is linked with a request is put among its comments by key, and is opened from there', async () => {
  const request = await create('customerRequest', { reference: 'Pytanie z listu', customerId: customer.id });
  const account = await create('emailAccount', {
    name: 'Biuro',
    user: 'biuro@keja.pl',
    isGeneral: true,
    forReceive: false,
  });
  const inbox = await create('mailbox', { name: 'INBOX', sort: 1, emailAccount: account.id });
  const letter = await create('incomingEmail', {
    emailAccount: account.id,
    mailbox: inbox.id,
    date: '2026-11-20T08:00:00.000Z',
    from: 'jan@zwir.pl',
    fromName: 'Jan Żwir',
    subject: 'Żółty żwir',
    body: 'Ile kosztuje 20 t?\n\nKeja pisze:\n> W czym pomóc?',
    bodyType: 'text',
  });
  await create('incomingEmailLinkedDoc', {
    incomingEmail: letter.id,
    objectName: 'customerRequest',
    objectId: request.id,
    presentationText: String(request.numberStr),
  });
  await page.goto(`${desk.url}/mail?letter=${letter.id}`);
  const [begin = ''] = mail.toComments.split('%');
  const put = page.getByRole('button', { name: new RegExp(`^${begin}.*${String(request.numberStr)}$`) });
  // Twice, as an impatient person does: it is one comment.
  for (let times = 0; times < 2; times += 1) {
    await put.press('Enter');
    await page
      .getByText(mail.commented.split('%')[0] ?? '')
      .first()
      .waitFor();
  }
  await page.goto(`${desk.url}/customer_request/${request.id}`);
  const comment = said().filter({ hasText: 'Ile kosztuje 20 t?' });
  await comment.getByText(pl.comments.received).waitFor();
  await expect.poll(() => said().count()).toBe(1);
  const words = await comment.innerText();
  expect(words).toContain('Jan Żwir');
  expect(words).not.toContain('W czym pomóc?');
  await comment.getByRole('link', { name: pl.comments.openLetter }).press('Enter');
  await page.waitForURL(/\/mail\?letter=/);
  await page.getByRole('heading', { name: 'Żółty żwir' }).waitFor();
});
