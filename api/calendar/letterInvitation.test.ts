import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepContent } from '#database/files/fileContent.ts';
import { calendarMessage } from '#domain/calendar/calendarMessage.ts';
import type { RecordInput } from '#domain/kernel/record.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { addUser, enter } from '../testing/kindsOfPeople.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Visitor } from '../testing/visitor.ts';

/** Invitations that come by mail are shown on their letter, put into one's calendar and answered. */
let api: TestApi;
let ala: Visitor;
let ola: Visitor;
let account: number;
const create = (object: string, input: RecordInput): Promise<number> =>
  api.database.records.createOnly(systemActor, object, input);
beforeAll(async () => {
  api = await startTestApi();
  const alaId = await addUser(api, 'ala', ['sales']);
  await addUser(api, 'ola', ['sales']);
  ala = (await enter(api, 'ala')).visitor;
  ola = (await enter(api, 'ola')).visitor;
  account = await create('emailAccount', {
    name: 'Ala',
    user: 'ala@keja.example',
    password: 'x',
    users: [{ user: alaId }],
    smtpHost: 'smtp.keja.example',
    smtpPort: 465,
  });
});
afterAll(() => api?.close());

let uids = 0;
interface Brought {
  readonly uid?: string;
  readonly method?: string;
  readonly sequence?: number;
  readonly start?: string;
  readonly more?: readonly string[];
}
/** An invitation to an event, or by `method` a message about it, as a calendar program sends it. */
const invitation = ({
  uid = `zaproszenie-${(uids += 1)}`,
  method = 'REQUEST',
  sequence = 0,
  ...some
}: Brought = {}) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Microsoft Corporation//Outlook 16.0 MIMEDIR//EN',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    `UID:${uid}`,
    'DTSTAMP:20310101T090000Z',
    `SEQUENCE:${sequence}`,
    'SUMMARY:Odbiór statku',
    `DTSTART;TZID=Europe/Warsaw:${some.start ?? '20310401T090000'}`,
    'DURATION:PT1H',
    'ORGANIZER;CN="Kapitan, port":mailto:Kapitan@statek.example',
    'ATTENDEE;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:inny@firma.example',
    'ATTENDEE;PARTSTAT=NEEDS-ACTION;RSVP=TRUE;CN=Ala:MAILTO:Ala@keja.example',
    ...(some.more ?? []),
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n');

/** Makes a received letter to which the text is attached as its invitation. */
const letterWith = async (text: string): Promise<number> => {
  const letter = await create('incomingEmail', {
    emailAccount: account,
    date: '2031-01-01T10:00:00.000Z',
    from: 'kapitan@statek.example',
    subject: 'Zaproszenie',
    hasAttachments: true,
  });
  const bytes = Buffer.from(text);
  const content = { checksum: createHash('sha256').update(bytes).digest('hex'), size: bytes.length };
  await keepContent(
    api.database.sql,
    content,
    (async function* () {
      yield bytes;
    })(),
  );
  const file = await create('file', {
    name: 'invite.ics',
    type: 'text/calendar',
    ...content,
    objectName: 'incomingEmail',
    objectId: letter,
  });
  const part = { filename: 'invite.ics', contentType: 'text/calendar', size: bytes.length, file };
  await create('incomingEmailAttachment', { incomingEmail: letter, ...part });
  return letter;
};

type Shown = Record<string, unknown> & { readonly event: { readonly id: number } | null };
const read = async (letter: number, by: Visitor = ala): Promise<Shown | null> =>
  ((await by.get(`/email/${letter}/invitation`)).body as { invitation: Shown | null }).invitation;
/** Takes the invitation into Ala’s calendar, with her answer if she gives one. */
const take = async (letter: number, answer: string | null): Promise<Shown> => {
  const { status, body } = await ala.post(`/email/${letter}/invitation`, { answer });
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return (body as { invitation: Shown }).invitation;
};
/** The answers sent to an invitation, with what their calendar parts say. */
const answersTo = async (letter: number) => {
  const rows = await api.database.sql
    .selectFrom('outgoing_email')
    .select(['to', 'status', 'calendar', 'email_account_id as account'])
    .where('in_reply_to_id', '=', letter)
    .orderBy('id')
    .execute();
  return rows.map(({ to, status, calendar, account: by }) => {
    const message = calendarMessage(calendar ?? '');
    const { method, uid, occurrence, isOfWholeDays, attendees: said } = message ?? {};
    return { to, status, by, method, uid, occurrence, isOfWholeDays, said };
  });
};
const eventOf = (shown: Shown) =>
  api.database.records.get(systemActor, 'calendarEvent', shown.event?.id ?? 0);

describe('an invitation on a letter', () => {
  it('says what, when and who invites; nothing is written by looking', async () => {
    const letter = await letterWith(invitation());
    expect(await read(letter)).toEqual({
      title: 'Odbiór statku',
      start: '2031-04-01T07:00:00.000Z',
      end: '2031-04-01T08:00:00.000Z',
      allDay: false,
      repeats: null,
      organizer: 'kapitan@statek.example',
      isAnswered: true,
      isOff: false,
      event: null,
      result: 'added',
    });
    expect((await ala.get('/calendars', { filter: { 'user.login': 'ala' } })).body).toMatchObject({
      count: 0,
    });
  });

  it('is not there for who may not read the letter', async () => {
    const letter = await letterWith(invitation());
    expect((await ola.get(`/email/${letter}/invitation`)).status).toBe(404);
    expect((await ola.post(`/email/${letter}/invitation`, { answer: 'Accepted' })).status).toBe(404);
  });

  it.each([
    ['that is rubbish', 'Szanowni Państwo'],
    ['that a guest answers with', invitation({ method: 'REPLY' })],
    ['that is empty', 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR'],
  ])('is none for a part %s', async (_what, text) => {
    const letter = await letterWith(text);
    expect(await read(letter)).toBeNull();
    const refused = await ala.post(`/email/${letter}/invitation`, { answer: null });
    expect(refused).toMatchObject({ status: 422, body: { code: 'letter_without_event' } });
  });
});

describe('an answer', () => {
  it('puts the event into one’s calendar, and goes out once to whoever invites', async () => {
    const letter = await letterWith(invitation({ uid: 'raz@statek' }));
    const shown = await take(letter, 'Accepted');
    expect(shown).toMatchObject({ event: { answer: 'Accepted' }, result: 'same' });
    expect(await eventOf(shown)).toMatchObject({
      title: 'Odbiór statku',
      start: '2031-04-01T07:00:00.000Z',
      invitedBy: 'kapitan@statek.example',
    });
    await take(letter, 'Accepted');
    expect(await answersTo(letter)).toEqual([
      {
        to: 'kapitan@statek.example',
        status: 'queued',
        by: account,
        method: 'REPLY',
        uid: 'raz@statek',
        occurrence: null,
        isOfWholeDays: false,
        said: [{ email: 'ala@keja.example', name: expect.any(String), status: 'ACCEPTED' }],
      },
    ]);
  });

  it('can be another one later; what is declined is taken out', async () => {
    const letter = await letterWith(invitation());
    const { event } = await take(letter, 'Tentative');
    await take(letter, 'Declined');
    expect((await answersTo(letter)).map(({ said }) => said?.[0]?.status)).toEqual(['TENTATIVE', 'DECLINED']);
    expect(await api.database.records.get(systemActor, 'calendarEvent', event?.id ?? 0)).toMatchObject({
      markedToDelete: true,
    });
  });

  it('declining an invitation at once puts nothing into the calendar', async () => {
    const letter = await letterWith(invitation());
    expect(await take(letter, 'Declined')).toMatchObject({ event: null });
    expect(await answersTo(letter)).toHaveLength(1);
  });

  it('is asked for again when the event was moved, and then moves it', async () => {
    await take(await letterWith(invitation({ uid: 'przesuwane' })), 'Accepted');
    const moved = await letterWith(invitation({ uid: 'przesuwane', sequence: 1, start: '20310402T090000' }));
    expect(await read(moved)).toMatchObject({ result: 'changed' });
    const shown = await take(moved, 'Accepted');
    expect(await eventOf(shown)).toMatchObject({ start: '2031-04-02T07:00:00.000Z' });
    expect(await answersTo(moved)).toHaveLength(1);
  });
});

describe('an answer to one date of a series', () => {
  const weekly = 'RRULE:FREQ=WEEKLY;COUNT=4';
  const moved = (uid: string, more = 'RECURRENCE-ID;TZID=Europe/Warsaw:20310408T090000') =>
    letterWith(invitation({ uid, sequence: 1, start: '20310409T100000', more: [more] }));

  it('goes out for this date alone; the series keeps its own answer', async () => {
    const series = await take(
      await letterWith(invitation({ uid: 'seria@statek', more: [weekly] })),
      'Accepted',
    );
    const letter = await moved('seria@statek');
    const date = await take(letter, 'Tentative');
    expect(await answersTo(letter)).toMatchObject([
      { uid: 'seria@statek', occurrence: '2031-04-08T07:00:00.000Z', said: [{ status: 'TENTATIVE' }] },
    ]);
    expect(await eventOf(series)).toMatchObject({ answer: 'Accepted', start: '2031-04-01T07:00:00.000Z' });
    expect(date.event?.id).not.toBe(series.event?.id);
    expect(await eventOf(date)).toMatchObject({ answer: 'Tentative', start: '2031-04-09T08:00:00.000Z' });
  });

  it('declining one date of a series takes this date alone out of it', async () => {
    const series = await take(
      await letterWith(invitation({ uid: 'bez-jednej', more: [weekly] })),
      'Accepted',
    );
    const letter = await moved('bez-jednej');
    expect(await take(letter, 'Declined')).toMatchObject({ event: null });
    expect(await answersTo(letter)).toMatchObject([
      { occurrence: '2031-04-08T07:00:00.000Z', said: [{ status: 'DECLINED' }] },
    ]);
    expect(await eventOf(series)).toMatchObject({
      answer: 'Accepted',
      markedToDelete: false,
      skipped: [{ at: '2031-04-08T07:00:00.000Z' }],
    });
  });

  it('names the date by its day where the invitation does', async () => {
    const letter = await moved('calodniowa', 'RECURRENCE-ID;VALUE=DATE:20310408');
    await take(letter, 'Accepted');
    expect(await answersTo(letter)).toMatchObject([
      { occurrence: '2031-04-07T22:00:00.000Z', isOfWholeDays: true },
    ]);
  });

  it('is an answer to the series where the letter has both, the changed date first', async () => {
    const both = invitation({ uid: 'obie', more: [weekly] }).replace(
      'BEGIN:VEVENT',
      [
        'BEGIN:VEVENT',
        'UID:obie',
        'DTSTAMP:20310101T090000Z',
        'SUMMARY:Inna godzina',
        'DTSTART;TZID=Europe/Warsaw:20310408T120000',
        'RECURRENCE-ID;TZID=Europe/Warsaw:20310408T090000',
        'END:VEVENT',
        'BEGIN:VEVENT',
      ].join('\r\n'),
    );
    const letter = await letterWith(both);
    expect(await take(letter, 'Accepted')).toMatchObject({ title: 'Odbiór statku' });
    expect(await answersTo(letter)).toMatchObject([{ occurrence: null, said: [{ status: 'ACCEPTED' }] }]);
  });
});

it('an invitation to one date of a series says what is new of that date, also where its file has the series', async () => {
  const series = invitation({ uid: 'dwa-kalendarze', more: ['RRULE:FREQ=WEEKLY;COUNT=4'] });
  const date = (sequence: number, start: string) => {
    const more = ['RECURRENCE-ID;TZID=Europe/Warsaw:20310408T090000'];
    return letterWith(`${invitation({ uid: 'dwa-kalendarze', sequence, start, more })}\r\n${series}`);
  };
  await take(await date(1, '20310409T100000'), 'Accepted');
  const moved = await date(2, '20310410T100000');
  expect(await read(moved)).toMatchObject({ result: 'changed' });
  await take(moved, 'Accepted');
  expect(await answersTo(moved)).toMatchObject([{ occurrence: '2031-04-08T07:00:00.000Z' }]);
});

it('an event that was called off is removed from the calendar', async () => {
  const { event } = await take(await letterWith(invitation({ uid: 'odwolane' })), 'Accepted');
  const off = await letterWith(invitation({ uid: 'odwolane', method: 'CANCEL', sequence: 1 }));
  expect(await read(off)).toMatchObject({ isOff: true, isAnswered: false, result: 'removed' });
  await take(off, null);
  expect(await api.database.records.get(systemActor, 'calendarEvent', event?.id ?? 0)).toMatchObject({
    markedToDelete: true,
  });
  expect(await answersTo(off)).toEqual([]);
});

it('an event that asks for no answer is put into the calendar, and none goes out', async () => {
  const letter = await letterWith(invitation({ method: 'PUBLISH' }));
  expect(await read(letter)).toMatchObject({ isAnswered: false, result: 'added' });
  const shown = await take(letter, null);
  expect(shown).toMatchObject({ result: 'same', event: { answer: null } });
  expect(await eventOf(shown)).toMatchObject({ invitedBy: 'kapitan@statek.example' });
  expect(await answersTo(letter)).toEqual([]);
});

it('an answer to an event that was organised here goes out once, and leaves the original as it is', async () => {
  const { id: calendarId } = (await ala.post('/calendars', { name: 'Odbiory' })).body as { id: number };
  const { id } = (
    await ala.post('/calendar_events', {
      calendarId,
      title: 'Odbiór statku',
      start: '2031-04-01T07:00:00.000Z',
      end: '2031-04-01T08:00:00.000Z',
      guests: [{ email: 'biuro@keja.example', name: 'Biuro' }],
    })
  ).body as { id: number };
  const original = () => api.database.records.get(systemActor, 'calendarEvent', id);
  const { uid, organizer } = await original();
  expect(organizer).toEqual(expect.any(String));
  const letter = await letterWith(invitation({ uid: String(uid), start: '20310402T090000', sequence: 5 }));
  expect(await read(letter)).toMatchObject({ event: { id }, result: 'same' });
  for (const answer of ['Declined', 'Declined', 'Accepted']) await take(letter, answer);
  expect(await answersTo(letter)).toHaveLength(2);
  expect(await original()).toMatchObject({
    markedToDelete: false,
    start: '2031-04-01T07:00:00.000Z',
    invitedBy: null,
    organizer,
    sequence: 0,
    answer: 'Accepted',
  });
});
