import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { keepContent } from '#database/files/fileContent.ts';
import type { RecordInput } from '#domain/kernel/record.ts';
import { enumLabel, fieldLabel } from '#domain/labels/index.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { officeTexts } from '../admin-ui/i18n/officeRows.ts';
import { openDesk, type Desk } from './steps/desk.ts';
import { typeInto } from './steps/typeInto.ts';
import { userBy } from './steps/userBy.ts';

const pl = officeTexts('pl');
const words = pl.letterInvitation;

/** An invitation is answered on its letter, and a guest is invited from the form of an event. */
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

const create = async (object: string, input: RecordInput): Promise<number> =>
  (await desk.api.database.records.create(systemActor, object, input)).id;
const newAccount = (): Promise<number> =>
  create('emailAccount', {
    name: 'Biuro',
    user: 'biuro@keja.example',
    password: 'x',
    isGeneral: true,
    smtpHost: 'smtp.keja.example',
    smtpPort: 465,
  });

/** As a program of somebody else sends it to our mailbox. */
const invitation = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Google Inc//Google Calendar 70.9054//EN',
  'METHOD:REQUEST',
  'BEGIN:VEVENT',
  'UID:odbior@statek.example',
  'DTSTAMP:20310101T090000Z',
  'SUMMARY:Odbiór statku',
  'DTSTART;TZID=Europe/Warsaw:20310514T090000',
  'DTEND;TZID=Europe/Warsaw:20310514T100000',
  'ORGANIZER;CN=Kapitan:mailto:kapitan@statek.example',
  'ATTENDEE;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:biuro@keja.example',
  'END:VEVENT',
  'END:VCALENDAR',
].join('\r\n');

const letterWith = async (
  text: string,
  from = 'kapitan@statek.example',
): Promise<{ readonly folder: number; readonly letter: number }> => {
  const emailAccount = await newAccount();
  const folder = await create('mailbox', { name: 'INBOX', emailAccount, sort: 1 });
  const letter = await create('incomingEmail', {
    emailAccount,
    mailbox: folder,
    date: '2026-11-01T10:00:00.000Z',
    from,
    subject: 'Zaproszenie na odbiór',
    body: 'Zapraszam',
    bodyType: 'text',
    hasAttachments: true,
  });
  const bytes = Buffer.from(text);
  const content = { checksum: createHash('sha256').update(bytes).digest('hex'), size: bytes.length };
  await keepContent(
    desk.api.database.sql,
    content,
    (async function* () {
      yield bytes;
    })(),
  );
  const named = { name: 'invite.ics', type: 'text/calendar', ...content };
  const file = await create('file', { ...named, objectName: 'incomingEmail', objectId: letter });
  await create('incomingEmailAttachment', {
    incomingEmail: letter,
    filename: 'invite.ics',
    contentType: 'text/calendar',
    file,
  });
  return { folder, letter };
};

it('an invitation is accepted on its letter by keyboard, and is in the calendar', async () => {
  const { folder, letter } = await letterWith(invitation);
  await page.goto(`${desk.url}/mail?in=${folder}&letter=${letter}`);
  const card = page.getByRole('group', { name: words.title });
  await card.getByText('14.05.2031 09:00–10:00').waitFor();
  await card.getByText('kapitan@statek.example').waitFor();
  const accept = card.getByRole('button', { name: words.answers.Accepted });
  await accept.press('Enter');
  await expect.poll(() => accept.getAttribute('aria-pressed')).toBe('true');
  await card.getByRole('link', { name: words.open }).press('Enter');
  // The form of the event says that its organizer is somebody else, who alone can invite further guests.
  await page.getByText(pl.organizedElsewhere.replace('%{who}', 'kapitan@statek.example')).waitFor();
  const { rows } = await sql<{ to: string; status: string }>`
    select "to", status from outgoing_email where in_reply_to_id = ${letter}`.execute(desk.api.database.sql);
  expect(rows).toEqual([{ to: 'kapitan@statek.example', status: 'queued' }]);
  await page.goto(`${desk.url}/calendar?view=dayGridMonth&day=2031-05-01`);
  await page
    .locator('.fc-daygrid-day[data-date="2031-05-14"] .fc-event')
    .filter({ hasText: 'Odbiór statku' })
    .waitFor();
});

it('a guest who is typed into an event is invited, and the answer is beside the address', async () => {
  await newAccount();
  const { id: userId } = await userBy(desk, 'sales');
  const calendarId = await create('calendar', { name: 'Spotkania', userId });
  const start = '2031-06-03T08:00:00Z';
  const event = await create('calendarEvent', { calendarId, title: 'Ustalenie cen', start });
  await page.goto(`${desk.url}/calendar_events/${event}`);
  const guests = page
    .getByRole('heading', { name: fieldLabel('pl', 'calendarEvent', 'guests') })
    .locator('..');
  await guests.getByRole('button', { name: pl.detail.addRow }).press('Enter');
  await typeInto(page.locator('input[name="guests.0.email"]'), 'jan@firma.example');
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().includes('/calendar_events/'),
  );
  await page.keyboard.press('Control+s');
  expect((await saved).status()).toBe(200);
  await guests.getByText(enumLabel('pl', 'guestAnswer', 'None')).waitFor();
  const letters = await sql<{ to: string; calendar: string }>`
    select "to", calendar from outgoing_email where "to" = 'jan@firma.example'`.execute(
    desk.api.database.sql,
  );
  expect(letters.rows).toHaveLength(1);
  expect(letters.rows[0]?.calendar).toContain('METHOD:REQUEST');
});

it('an answer that an assistant gives for a guest is asked about on its letter, and noted by keyboard', async () => {
  const { id: userId } = await userBy(desk, 'sales');
  await newAccount();
  const calendarId = await create('calendar', { name: 'Rozmowy', userId });
  const event = await create('calendarEvent', {
    calendarId,
    title: 'Rozmowa o frachcie',
    start: '2031-06-04T08:00:00Z',
    guests: [{ email: 'prezes@firma.example', name: 'Prezes' }],
  });
  const { uid } = await desk.api.database.records.get(systemActor, 'calendarEvent', event);
  const reply = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Microsoft Corporation//Outlook 16.0 MIMEDIR//EN',
    'METHOD:REPLY',
    'BEGIN:VEVENT',
    `UID:${String(uid)}`,
    'DTSTAMP:20310101T090000Z',
    'DTSTART:20310604T080000Z',
    'ATTENDEE;PARTSTAT=ACCEPTED:mailto:prezes@firma.example',
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n');
  const { folder, letter } = await letterWith(reply, 'sekretariat@firma.example');
  await page.goto(`${desk.url}/mail?in=${folder}&letter=${letter}`);
  const card = page.getByRole('group', { name: words.answer });
  const accepted = enumLabel('pl', 'guestAnswer', 'Accepted');
  const said = words.answeredFor
    .replace('%{who}', 'sekretariat@firma.example')
    .replace('%{guest}', 'Prezes')
    .replace('%{answer}', accepted);
  await card.getByText(said).waitFor();
  await card.getByRole('button', { name: words.note }).press('Enter');
  await card.getByText(words.noted).waitFor();
  await card.getByRole('link', { name: words.open }).press('Enter');
  await page.waitForURL(/\/calendar_events\/\d+$/);
  await page.getByText(accepted, { exact: true }).first().waitFor();
  expect(await desk.api.database.records.get(systemActor, 'calendarEvent', event)).toMatchObject({
    guests: [{ answer: 'Accepted', answeredBy: 'sekretariat@firma.example' }],
  });
});
