import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { mailboxWords } from '#domain/mail/mailbox.words.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { filled } from '#domain/words/filled.ts';
import { officeTexts } from '../admin-ui/i18n/officeRows.ts';
import { openDesk, type Desk } from './steps/desk.ts';
import { userBy } from './steps/userBy.ts';

const mail = mailboxWords('pl');
const { undo } = officeTexts('pl').bulk;

let desk: Desk;
let page: Page;
let account: number;
let inbox: number;
let archive: number;

const create = (object: string, input: Record<string, unknown>): Promise<number> =>
  desk.api.database.records.createOnly(systemActor, object, input);

beforeAll(async () => {
  desk = await openDesk();
  const { id: user } = await userBy(desk, 'sales');
  account = await create('emailAccount', {
    name: 'Poczta Ewy',
    user: 'ewa@keja.example',
    users: [{ user }],
    forReceive: false,
    forSend: true,
    smtpHost: 'smtp.keja.example',
  });
  inbox = await create('mailbox', { emailAccount: account, name: 'INBOX', sort: 1 });
  archive = await create('mailbox', { emailAccount: account, name: 'Umowy', sort: 50 });
});
afterAll(() => desk?.close());
beforeEach(async () => {
  page = await desk.pageOf('sales');
});
afterEach(() => page.context().close());

const newLetter = (mailbox: number | null) =>
  create('incomingEmail', {
    emailAccount: account,
    mailbox,
    date: '2026-11-20T08:00:00.000Z',
    from: 'jan@firma.example',
    subject: 'Zapytanie o żwir',
    body: 'Ile kosztuje?',
    bodyType: 'text',
  });
const folderOf = async (letter: number) =>
  (await desk.api.database.records.get(systemActor, 'incomingEmail', letter)).mailboxId;

/** Moves an open letter by its menu; resolves to the message that says so. */
const moved = async (letter: number) => {
  await page.goto(`${desk.url}/mail?in=${inbox}&letter=${letter}`);
  const reading = page.getByRole('article', { name: mail.reading });
  await reading.getByRole('button', { name: mail.move }).click();
  await page.getByRole('menuitem', { name: 'Umowy' }).click();
  const message = page.getByRole('alert').filter({ hasText: filled(mail.moved, { folder: 'Umowy' }) });
  await message.waitFor();
  expect(await folderOf(letter)).toBe(archive);
  return message;
};

it('a letter that was moved goes back to its folder by the button of the message', async () => {
  const letter = await newLetter(inbox);
  const message = await moved(letter);
  await message.getByRole('button', { name: undo }).click();
  await expect.poll(() => folderOf(letter)).toBe(inbox);
});

it('a letter that was in no folder is moved, and no way back is offered', async () => {
  const message = await moved(await newLetter(null));
  expect(await message.getByRole('button', { name: undo }).count()).toBe(0);
});
