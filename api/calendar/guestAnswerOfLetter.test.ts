import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storeMessages } from '#database/mail/incomingMail.ts';
import type { RecordInput } from '#domain/kernel/record.ts';
import { guestAnswersIn } from '#domain/calendar/calendarMessage.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { addUser, enter } from '../testing/kindsOfPeople.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Visitor } from '../testing/visitor.ts';

/** An answer that came from another address than the invited one counts only when whoever invited says so. */
let api: TestApi;
let ala: Visitor;
let ola: Visitor;
let account: number;
let folder: number;
let calendarId: number;
const create = (object: string, input: RecordInput): Promise<number> =>
  api.database.records.createOnly(systemActor, object, input);
beforeAll(async () => {
  api = await startTestApi();
  const [alaId, olaId] = [await addUser(api, 'ala', ['sales']), await addUser(api, 'ola', ['sales'])];
  ala = (await enter(api, 'ala')).visitor;
  ola = (await enter(api, 'ola')).visitor;
  account = await create('emailAccount', {
    name: 'Biuro',
    user: 'biuro@keja.example',
    password: 'x',
    users: [{ user: alaId }, { user: olaId }],
    smtpHost: 'smtp.keja.example',
    smtpPort: 465,
  });
  folder = await create('mailbox', { name: 'INBOX', emailAccount: account });
  calendarId = ((await ala.post('/calendars', { name: 'Ali' })).body as { id: number }).id;
});
afterAll(() => api?.close());

type Row = Record<string, unknown> & { readonly id: number };
const meeting = async (some: object = {}): Promise<Row> => {
  const { status, body } = await ala.post('/calendar_events', {
    calendarId,
    title: 'Narada',
    start: '2031-03-03T08:00:00.000Z',
    end: '2031-03-03T09:00:00.000Z',
    guests: [{ email: 'jan@firma.example', name: 'Jan' }],
    ...some,
  });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body as Row;
};
const eventOf = async ({ id }: Row): Promise<Row> => (await ala.get(`/calendar_events/${id}`)).body as Row;

interface Said {
  readonly status?: string;
  readonly at?: string;
  readonly from?: string;
  readonly sequence?: number;
  /** The dates of a series that are meant; the letter answers each of them. */
  readonly occurrences?: readonly string[];
}
/** The number of the last letter in its folder (its UID in IMAP). */
let lastUid = 0;
/** A letter with an answer for Jan, as the mailbox stores it. @returns its id */
const answered = async (event: Row, said: Said = {}): Promise<number> => {
  const { status = 'ACCEPTED', at = '20310101T100000Z', from = 'asystentka@firma.example' } = said;
  lastUid += 1;
  const uid = String((await eventOf(event)).uid);
  const text = [
    'BEGIN:VCALENDAR',
    'PRODID:-//Microsoft Corporation//Outlook 16.0 MIMEDIR//EN',
    'VERSION:2.0',
    'METHOD:REPLY',
    ...(said.occurrences ?? ['']).flatMap((occurrence) => [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      `DTSTAMP:${at}`,
      `SEQUENCE:${said.sequence ?? 0}`,
      'DTSTART:20310303T080000Z',
      ...(occurrence ? [`RECURRENCE-ID:${occurrence}`] : []),
      `ATTENDEE;PARTSTAT=${status};SENT-BY="mailto:asystentka@firma.example":mailto:jan@firma.example`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ].join('\r\n');
  const bytes = Buffer.from(text);
  const answers = guestAnswersIn(text);
  if (answers.length === 0) throw new Error('the answer cannot be read');
  const content = { checksum: createHash('sha256').update(bytes).digest('hex'), bytes };
  const name = { filename: 'invite.ics', contentType: 'text/calendar', contentId: null, serverPart: null };
  await api.database.transaction((tx) =>
    // `sort` 1 is the inbox.
    storeMessages(tx, { id: folder, accountId: account, uidValidity: '1', sort: 1 }, [
      {
        head: { uid: lastUid, identity: `odpowiedz-${lastUid}`, seen: false, flagged: false, keywords: [] },
        fields: {
          date: '2026-11-01T10:00:00.000Z',
          from,
          subject: 'Narada',
          messageId: `<${lastUid}@firma.example>`,
        },
        parts: [{ ...name, inline: false, size: bytes.length, content }],
        answers,
      },
    ]),
  );
  const { rows } = (await ala.get('/incoming_email', { filter: { messageId: `<${lastUid}@firma.example>` } }))
    .body as { rows: Row[] };
  return rows[0]?.id ?? 0;
};
const shown = async (letter: number, by: Visitor = ala): Promise<unknown> =>
  ((await by.get(`/email/${letter}/invitation`)).body as { guestAnswer: unknown }).guestAnswer;
const note = (letter: number, by: Visitor = ala) => by.post(`/email/${letter}/guest_answer`);

describe('an answer from the address of an assistant', () => {
  it('is asked about on its letter, and noted with who gave it when a person says so, once', async () => {
    const event = await meeting();
    const letter = await answered(event);
    const asked = {
      event: { id: event.id, title: 'Narada' },
      at: '2031-03-03T08:00:00.000Z',
      guest: 'Jan',
      who: 'asystentka@firma.example',
      answer: 'Accepted',
    };
    expect(await eventOf(event)).toMatchObject({ guests: [{ answer: 'None', answeredBy: null }] });
    expect(await shown(letter)).toEqual({ ...asked, state: 'asked' });
    for (let time = 1; time <= 2; time += 1)
      expect(await note(letter)).toMatchObject({
        status: 200,
        body: { invitation: null, guestAnswer: { ...asked, state: 'noted' } },
      });
    expect(await eventOf(event)).toMatchObject({
      guests: [
        {
          answer: 'Accepted',
          answeredAt: '2031-01-01T10:00:00.000Z',
          answeredBy: 'asystentka@firma.example',
        },
      ],
    });
  });

  it('gives way to what the guest has answered since, and changes nothing then', async () => {
    const event = await meeting();
    const letter = await answered(event);
    await answered(event, { status: 'DECLINED', at: '20310102T100000Z', from: 'jan@firma.example' });
    expect(await shown(letter)).toMatchObject({ state: 'later' });
    expect((await note(letter)).status).toBe(200);
    expect(await eventOf(event)).toMatchObject({ guests: [{ answer: 'Declined' }] });
  });

  it('an assistant’s answer to one date of a repeated event is on that date alone', async () => {
    const event = await meeting({ repeats: 'FREQ=WEEKLY;COUNT=6' });
    const letter = await answered(event, { status: 'DECLINED', occurrences: ['20310310T080000Z'] });
    expect(await shown(letter)).toMatchObject({ at: '2031-03-10T08:00:00.000Z', answer: 'Declined' });
    await note(letter);
    expect(await eventOf(event)).toMatchObject({
      guests: [{ answer: 'None' }],
      dateAnswers: [{ answer: 'Declined', answeredBy: 'asystentka@firma.example' }],
    });
  });

  it('an assistant’s answer to several dates is asked about date by date', async () => {
    const event = await meeting({ repeats: 'FREQ=WEEKLY;COUNT=6' });
    const [second, third] = ['2031-03-10T08:00:00.000Z', '2031-03-17T08:00:00.000Z'];
    const letter = await answered(event, { occurrences: ['20310317T080000Z', '20310310T080000Z'] });
    expect(await shown(letter)).toMatchObject({ at: second, state: 'asked' });
    expect(await note(letter)).toMatchObject({ body: { guestAnswer: { at: third, state: 'asked' } } });
    expect(await note(letter)).toMatchObject({ body: { guestAnswer: { at: second, state: 'noted' } } });
    const dateAnswers = [second, third].map((at) => ({ at, answer: 'Accepted' }));
    expect(await eventOf(event)).toMatchObject({ guests: [{ answer: 'None' }], dateAnswers });
  });

  it('is not shown to somebody who may not change the event, nor once the event has a newer version', async () => {
    const event = await meeting();
    const letter = await answered(event);
    expect(await shown(letter, ola)).toBeNull();
    expect((await note(letter, ola)).status).toBe(404);
    const moved = { start: '2031-03-04T08:00:00.000Z', end: '2031-03-04T09:00:00.000Z' };
    expect((await ala.put(`/calendar_events/${event.id}`, moved)).status).toBe(200);
    expect(await shown(letter)).toBeNull();
    expect(await note(letter)).toMatchObject({ status: 422, body: { code: 'letter_without_event' } });
    expect(await eventOf(event)).toMatchObject({ guests: [{ answer: 'None' }] });
  });

  it('an answer from the guest’s own address is noted at once, without a question', async () => {
    const event = await meeting();
    const letter = await answered(event, { from: 'jan@firma.example' });
    expect(await shown(letter)).toBeNull();
    // The answer itself names the assistant in SENT-BY.
    expect(await eventOf(event)).toMatchObject({
      guests: [{ answer: 'Accepted', answeredBy: 'asystentka@firma.example' }],
    });
  });
});
