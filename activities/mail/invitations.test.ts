import ICAL from 'ical.js';
import { sql } from 'kysely';
import nodeIcal, { type VEvent } from 'node-ical';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moveOccurrence, removeOccurrence } from '#database/calendar/changeOccurrence.ts';
import { storeMessages } from '#database/mail/incomingMail.ts';
import type { RecordInput } from '#domain/kernel/record.ts';
import { junkPlace } from '#domain/mail/mailFolder.rules.ts';
import { serverFor, systemActor, type Actor } from '#domain/platform/actor.ts';
import { createTestTerminal, type TestTerminal } from '../testing/terminal.ts';
import { readMessage } from './imap/readMessage.ts';
import { readMail } from './readMail.ts';
import { sourceOf } from './smtp.ts';

/** People outside are invited by mail that calendar programs understand, and their answers are read. */
let terminal: TestTerminal;
let actor: Actor;
let account: number;
let folder: number;
let calendarId: number;
let uids = 0;
beforeAll(async () => {
  terminal = await createTestTerminal();
  const user = { login: 'ala', name: 'Ala', email: 'ala@keja.example' };
  const { id } = await terminal.database.records.create(systemActor, 'user', user);
  actor = { ...serverFor(id), name: 'Ala' };
  const create = async (object: string, input: RecordInput): Promise<number> =>
    (await terminal.database.records.create(actor, object, input)).id;
  account = await create('emailAccount', {
    name: 'Biuro',
    user: 'biuro@keja.example',
    password: 'x',
    isGeneral: true,
    smtpHost: 'smtp.keja.example',
    smtpPort: 465,
  });
  folder = await create('mailbox', { name: 'INBOX', emailAccount: account });
  calendarId = await create('calendar', { name: 'Ali', userId: actor.userId });
});
afterAll(() => terminal?.close());

const records = () => terminal.database.records;
const meeting = (some: RecordInput = {}): RecordInput => ({
  calendarId,
  title: 'Narada; żwir, piasek',
  start: '2031-03-03T08:00:00.000Z',
  end: '2031-03-03T09:00:00.000Z',
  guests: [{ email: 'jan@firma.example', name: 'Jan' }],
  ...some,
});
const newMeeting = async (some?: RecordInput): Promise<number> =>
  (await records().create(actor, 'calendarEvent', meeting(some))).id;
const change = (id: number, some: RecordInput) => records().update(actor, 'calendarEvent', id, some);

interface Letter {
  readonly id: number;
  readonly to: string;
  readonly subject: string;
  readonly calendar: string;
}
const lettersAbout = async (eventId: number): Promise<readonly Letter[]> => {
  const { rows } = await sql<Letter>`
    select m.id, m."to", m.subject, m.calendar from outgoing_email_linked_doc l
    join outgoing_email m on m.id = l.outgoing_email_id
    where l.object_name = 'calendarEvent' and l.object_id = ${eventId} order by m.id`.execute(
    terminal.database.sql,
  );
  return rows;
};
/** The letters that will go out. */
const queuedInShort = async (eventId: number): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: number }>`
    select id from outgoing_email where status = 'queued' and not marked_to_delete`.execute(
    terminal.database.sql,
  );
  const queued = new Set(rows.map(({ id }) => id));
  return (await lettersAbout(eventId)).filter(({ id }) => queued.has(id)).map(inShort);
};
/** As when its time to wait is over and the mail server has taken it. */
const goesOut = async (eventId: number): Promise<void> => {
  for (const { id } of await lettersAbout(eventId))
    await records().updateOnly(actor, 'outgoingEmail', id, { status: 'sent', sent: true });
};
/** The line of a calendar that begins with `name`. A line that begins with a space continues the one before it. */
const lineIn = (calendar: string, name: string): string | undefined =>
  calendar
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .find((line) => line.startsWith(name));
/** A letter in short: `jan@firma.example REQUEST 0`, with the method and the version of its event. */
const inShort = ({ to, calendar }: Letter): string =>
  [to, lineIn(calendar, 'METHOD:')?.slice(7), lineIn(calendar, 'SEQUENCE:')?.slice(9)].join(' ');
/** All letters about an event in short, sent or not. */
const lettersInShort = async (eventId: number): Promise<readonly string[]> =>
  (await lettersAbout(eventId)).map(inShort);

describe('an invitation', () => {
  it('leaves as a part of type text/calendar, and two parsers read the same times over the change of the clocks', async () => {
    const id = await newMeeting({ repeats: 'FREQ=WEEKLY;COUNT=6' });
    const [letter] = await lettersAbout(id);
    const { message } = await readMail(terminal.dependencies, letter?.id ?? 0);
    const mail = await PostalMime.parse(await sourceOf(message));
    expect(mail.from?.address).toBe('biuro@keja.example');
    expect(mail.subject).toContain('Narada; żwir, piasek');
    const part = mail.attachments.find(({ mimeType }) => mimeType === 'text/calendar');
    expect(part?.method).toBe('REQUEST');
    const text = Buffer.from(part?.content as ArrayBuffer).toString('utf8');
    const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
    for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
    const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') as ICAL.Component);
    expect(event.summary).toBe('Narada; żwir, piasek');
    expect(event.organizer).toMatch(/^mailto:biuro@keja\.example$/i);
    const [guest] = event.attendees;
    expect(guest?.getFirstValue()).toMatch(/^mailto:jan@firma\.example$/i);
    expect(guest?.getParameter('rsvp')).toBe('TRUE');
    const steps = event.iterator();
    const byIcalJs = Array.from({ length: 6 }, () => steps.next().toJSDate().toISOString());
    const [read] = Object.values(nodeIcal.sync.parseICS(text)).filter(
      (each): each is VEvent => each?.type === 'VEVENT',
    );
    const span = { from: new Date('2031-01-01'), to: new Date('2032-01-01') };
    const byNodeIcal = read ? nodeIcal.expandRecurringEvent(read, span) : [];
    // The clocks go forward on 30 March.
    const expected = [
      ...[3, 10, 17, 24].map((day) => `2031-03-${String(day).padStart(2, '0')}T08:00:00.000Z`),
      '2031-03-31T07:00:00.000Z',
      '2031-04-07T07:00:00.000Z',
    ];
    expect(byNodeIcal.map(({ start }) => start.toISOString())).toEqual(expected);
    expect(byIcalJs).toEqual(expected);
  });

  it('an invitation that is changed twice quickly is one letter, of the newest version', async () => {
    const id = await newMeeting();
    await change(id, { title: 'Odprawa' });
    await change(id, { start: '2031-03-04T08:00:00.000Z', end: '2031-03-04T09:00:00.000Z' });
    expect(await lettersInShort(id)).toEqual(['jan@firma.example REQUEST 2']);
    expect((await lettersAbout(id))[0]?.calendar).toContain('SUMMARY:Odprawa');
  });

  it('an invitation that went out is followed by the next version; what guests need not know sends nothing', async () => {
    const id = await newMeeting();
    await goesOut(id);
    await change(id, { editable: true });
    expect(await lettersInShort(id)).toEqual(['jan@firma.example REQUEST 0']);
    await change(id, { start: '2031-03-03T08:30:00.000Z' });
    expect(await lettersInShort(id)).toEqual(['jan@firma.example REQUEST 0', 'jan@firma.example REQUEST 1']);
  });

  it('is withdrawn from who is no longer a guest, and from all when it is called off; then it can begin anew', async () => {
    const id = await newMeeting({ guests: [{ email: 'jan@firma.example' }, { email: 'ewa@firma.example' }] });
    await goesOut(id);
    await change(id, { guests: [{ email: 'ewa@firma.example' }] });
    // Without the letters before.
    expect((await lettersInShort(id)).slice(2)).toEqual(['jan@firma.example CANCEL 0']);
    await goesOut(id);
    await records().changeDeletionMark(actor, 'calendarEvent', id, true);
    expect((await lettersInShort(id)).slice(3)).toEqual(['ewa@firma.example CANCEL 1']);
    expect((await lettersAbout(id)).at(-1)?.calendar).toContain('STATUS:CANCELLED');
    await goesOut(id);
    await records().changeDeletionMark(actor, 'calendarEvent', id, false);
    expect((await lettersInShort(id)).slice(4)).toEqual(['ewa@firma.example REQUEST 2']);
  });

  it('an invitation that nobody has heard of yet is taken back without a word, and can begin anew', async () => {
    const id = await newMeeting({ guests: [{ email: 'jan@firma.example' }, { email: 'ewa@firma.example' }] });
    await change(id, { guests: [{ email: 'ewa@firma.example' }] });
    expect(await queuedInShort(id)).toEqual(['ewa@firma.example REQUEST 0']);
    await records().changeDeletionMark(actor, 'calendarEvent', id, true);
    expect(await queuedInShort(id)).toEqual([]);
    const [letter] = await lettersAbout(id);
    await expect(readMail(terminal.dependencies, letter?.id ?? 0)).rejects.toMatchObject({
      code: 'record_not_found',
      params: { reason: 'withdrawn' },
    });
    await records().changeDeletionMark(actor, 'calendarEvent', id, false);
    expect(await queuedInShort(id)).toEqual(['ewa@firma.example REQUEST 2']);
  });

  it('an invitation whose letter is about to leave, or has left, is withdrawn by a letter', async () => {
    const leaving = await newMeeting();
    const [letter] = await lettersAbout(leaving);
    await sql`update outgoing_email set send_at = now() + interval '5 seconds' where id = ${letter?.id}`.execute(
      terminal.database.sql,
    );
    await change(leaving, { guests: [] });
    expect((await lettersInShort(leaving)).at(-1)).toBe('jan@firma.example CANCEL 0');
    const gone = await newMeeting();
    await goesOut(gone);
    await change(gone, { title: 'Odprawa' });
    await change(gone, { guests: [] });
    expect((await lettersInShort(gone)).at(-1)).toBe('jan@firma.example CANCEL 1');
  });

  it('names no other guest', async () => {
    const id = await newMeeting({ guests: [{ email: 'jan@firma.example' }, { email: 'ewa@inna.example' }] });
    const [jan] = await lettersAbout(id);
    expect(jan?.calendar).not.toContain('ewa@inna.example');
  });

  it('is not sent where its change is not stored, however far that came', async () => {
    const before = await sql<{ count: number }>`select count(*)::int as count from outgoing_email`.execute(
      terminal.database.sql,
    );
    const died = terminal.database.transaction(async (tx) => {
      await tx.records.create(actor, 'calendarEvent', meeting());
      throw new Error('the process dies');
    });
    await expect(died).rejects.toThrow('the process dies');
    const after = await sql<{ count: number }>`select count(*)::int as count from outgoing_email`.execute(
      terminal.database.sql,
    );
    expect(after.rows).toEqual(before.rows);
  });
});

describe('a repeated event', () => {
  it('informs guests of a date that moves, which RECURRENCE-ID names, and of one that is left out', async () => {
    const id = await newMeeting({ repeats: 'FREQ=WEEKLY;COUNT=6' });
    await goesOut(id);
    const date = (at: string) => ({ seriesId: id, at, scope: 'this' as const });
    const put = { start: '2031-03-11T10:00:00.000Z', end: '2031-03-11T11:00:00.000Z', allDay: false };
    const moved = await terminal.database.transaction((tx) =>
      moveOccurrence(tx, actor, date('2031-03-10T08:00:00.000Z'), put),
    );
    const [series] = await lettersAbout(id);
    const [one, ...others] = await lettersAbout(moved.id);
    expect(others).toEqual([]);
    expect(lineIn(one?.calendar ?? '', 'UID:')).toBe(lineIn(series?.calendar ?? '', 'UID:'));
    expect(lineIn(one?.calendar ?? '', 'RECURRENCE-ID')).toMatch(/20310310T/);
    await terminal.database.transaction((tx) =>
      removeOccurrence(tx, actor, date('2031-03-17T08:00:00.000Z')),
    );
    const [, next] = await lettersAbout(id);
    expect(lineIn(next?.calendar ?? '', 'EXDATE')).toBe('EXDATE;TZID=Europe/Warsaw:20310317T090000');
    expect(lineIn(next?.calendar ?? '', 'SEQUENCE')).toBe('SEQUENCE:1');
  });
});

describe('an answer that comes by mail', () => {
  interface Said {
    readonly status: string;
    readonly sequence?: number;
    readonly at?: string;
    readonly from?: string;
    readonly guest?: string;
    /** The dates that are meant, in UTC: `20310310T080000Z`. The message answers each of them. */
    readonly occurrences?: readonly string[];
    readonly sentBy?: string;
    /** The place of the folder in which the answer lies. */
    readonly sort?: number;
  }
  /**
   * Stores the answer of a guest as a letter that was read from a mailbox.
   * @returns a function that stores the same letter again; with another number, as one that the server has numbered anew (UIDVALIDITY)
   */
  const receiveAnswer = async (
    eventId: number,
    { status, sequence = 0, at = '20310101T100000Z', ...said }: Said,
  ) => {
    const { from = 'jan@firma.example', guest = 'jan@firma.example', occurrences = [''] } = said;
    const { uid } = await records().get(actor, 'calendarEvent', eventId);
    const calendar = [
      'BEGIN:VCALENDAR',
      'PRODID:-//Google Inc//Google Calendar 70.9054//EN',
      'VERSION:2.0',
      'METHOD:REPLY',
      ...occurrences.flatMap((occurrence) => [
        'BEGIN:VEVENT',
        'DTSTART:20310303T080000Z',
        `DTSTAMP:${at}`,
        'ORGANIZER;CN=Ala:mailto:biuro@keja.example',
        `UID:${String(uid)}`,
        ...(occurrence
          ? [`RECURRENCE-ID${occurrence.includes('T') ? '' : ';VALUE=DATE'}:${occurrence}`]
          : []),
        `ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=${status};CN=Jan${said.sentBy ? `;SENT-BY="mailto:${said.sentBy}"` : ''}:mailto:${guest}`,
        `SEQUENCE:${sequence}`,
        'END:VEVENT',
      ]),
      'END:VCALENDAR',
      '',
    ];
    const source = [
      `From: Jan <${from}>`,
      'To: biuro@keja.example',
      'Subject: Accepted: Narada',
      `Message-ID: <${(uids += 1)}@firma.example>`,
      'Content-Type: multipart/alternative; boundary=b',
      '',
      '--b',
      'Content-Type: text/plain; charset=UTF-8',
      '',
      'Jan przyjmuje zaproszenie',
      '--b',
      'Content-Type: text/calendar; charset=UTF-8; method=REPLY',
      '',
      ...calendar,
      '--b--',
    ].join('\r\n');
    const envelope = { messageId: `<${uids}@firma.example>` };
    const about = { uid: uids, seq: uids, size: source.length, flags: new Set<string>(), envelope };
    const read = await readMessage(about, Buffer.from(source));
    const store = (uidValidity = 0) => {
      const place = { id: folder, accountId: account, uidValidity: `1${uidValidity}`, sort: said.sort ?? 0 };
      return terminal.database.transaction((tx) => storeMessages(tx, place, [read]));
    };
    await store();
    return store;
  };
  const answerOf = async (id: number): Promise<unknown> =>
    ((await records().get(actor, 'calendarEvent', id)).guests as { answer: string }[])[0]?.answer;
  /** What whoever invited was told of the event. */
  const told = async (id: number): Promise<readonly string[]> => {
    const { rows } = await sql<{ description: string }>`
      select description from notification where object_name = 'calendarEvent' and object_id = ${id}`.execute(
      terminal.database.sql,
    );
    return rows.map(({ description }) => description);
  };
  const notices = async (id: number): Promise<number> => (await told(id)).length;

  it.each([
    ['ACCEPTED', 'Accepted'],
    ['TENTATIVE', 'Tentative'],
    ['DECLINED', 'Declined'],
    ['NEEDS-ACTION', 'None'],
  ])('%s stands on the event as %s', async (status, answer) => {
    const id = await newMeeting();
    await receiveAnswer(id, { status });
    expect(await answerOf(id)).toBe(answer);
  });

  it.each([
    ['a date', { occurrences: ['00000601T120000'] }],
    ['a time of writing', { at: '00000101T100000Z' }],
  ])(
    'an answer that comes by mail with %s in the year 0 is stored, and so is the next one',
    async (_what, said) => {
      const id = await newMeeting();
      const { rows: before } = await sql`select id from incoming_email`.execute(terminal.database.sql);
      await receiveAnswer(id, { status: 'DECLINED', ...said });
      await receiveAnswer(id, { status: 'ACCEPTED' });
      const { rows } = await sql`select id from incoming_email`.execute(terminal.database.sql);
      expect(rows.length).toBe(before.length + 2);
      expect(await answerOf(id)).toBe('Accepted');
    },
  );

  it('an answer that comes by mail in the folder of junk mail is not believed', async () => {
    const id = await newMeeting();
    await receiveAnswer(id, { status: 'DECLINED', sort: junkPlace });
    expect(await answerOf(id)).toBe('None');
    expect(await notices(id)).toBe(0);
  });

  it('an answer that comes by mail that is read twice is noted and told once', async () => {
    const id = await newMeeting();
    const again = await receiveAnswer(id, { status: 'ACCEPTED' });
    await again();
    await receiveAnswer(id, { status: 'ACCEPTED' });
    expect(await notices(id)).toBe(1);
  });

  it('an answer that comes by mail and comes late does not undo a later one, nor answers another time', async () => {
    const id = await newMeeting();
    await receiveAnswer(id, { status: 'DECLINED', at: '20310102T100000Z' });
    await receiveAnswer(id, { status: 'ACCEPTED', at: '20310101T100000Z' });
    expect(await answerOf(id)).toBe('Declined');
    await change(id, { start: '2031-03-05T08:00:00.000Z', end: '2031-03-05T09:00:00.000Z' });
    expect(await answerOf(id)).toBe('None');
    await receiveAnswer(id, { status: 'ACCEPTED', sequence: 0, at: '20310103T100000Z' });
    expect(await answerOf(id)).toBe('None');
    await receiveAnswer(id, { status: 'ACCEPTED', sequence: 1, at: '20310103T100000Z' });
    expect(await answerOf(id)).toBe('Accepted');
  });

  it('an answer that comes by mail and that somebody wrote for the guest from the guest’s address is there with their name', async () => {
    const id = await newMeeting();
    await receiveAnswer(id, { status: 'ACCEPTED', sentBy: 'Asystentka@firma.example' });
    const [guest] = (await records().get(actor, 'calendarEvent', id)).guests as Record<string, unknown>[];
    expect(guest).toMatchObject({ answer: 'Accepted', answeredBy: 'asystentka@firma.example' });
    await receiveAnswer(id, { status: 'DECLINED', at: '20310102T100000Z' });
    const [now] = (await records().get(actor, 'calendarEvent', id)).guests as Record<string, unknown>[];
    expect(now).toMatchObject({ answer: 'Declined', answeredBy: null });
  });

  it('an answer that comes by mail from another address asks whoever invited once, also where the message lies in two folders', async () => {
    const id = await newMeeting();
    const asked = async () => {
      const { rows } = await sql<{ title: string }>`
        select title from notification where object_name = 'incomingEmail' and user_id = ${actor.userId} order by id`.execute(
        terminal.database.sql,
      );
      return rows.map(({ title }) => title);
    };
    const before = (await asked()).length;
    const store = await receiveAnswer(id, { status: 'ACCEPTED', from: 'asystentka@firma.example' });
    await store();
    await store(1);
    expect((await asked()).slice(before)).toEqual([
      expect.stringMatching(/^asystentka@firma\.example .*Jan/),
    ]);
    expect(await answerOf(id)).toBe('None');
    expect(await notices(id)).toBe(0);
  });

  it.each([
    ['somebody at another firm', { from: 'jan@oszust.example' }],
    ['a colleague of the guest', { from: 'szef@firma.example' }],
    ['nobody who was invited', { guest: 'obcy@firma.example' }],
  ])('an answer that comes by mail from %s changes nothing', async (_who, said) => {
    const id = await newMeeting();
    await receiveAnswer(id, { status: 'ACCEPTED', ...said });
    expect(await answerOf(id)).toBe('None');
  });

  describe('an answer to one date of a repeated event', () => {
    const [second, third] = ['2031-03-10T08:00:00.000Z', '2031-03-17T08:00:00.000Z'] as const;
    const named = (at: string): string => at.replaceAll(/[-:]|\.000/g, '');
    const weekly = (some: RecordInput = {}) => newMeeting({ repeats: 'FREQ=WEEKLY;COUNT=6', ...some });
    const byDate = async (id: number): Promise<readonly string[]> =>
      (
        (await records().get(actor, 'calendarEvent', id)).dateAnswers as {
          readonly email: string;
          readonly at: string;
          readonly answer: string;
        }[]
      ).map(({ email, at, answer }) => [email, at, answer].join(' '));
    const says = (id: number, occurrence: string, status = 'DECLINED', at = '20310101T100000Z') =>
      receiveAnswer(id, { status, at, occurrences: [named(occurrence)] });
    const date = (seriesId: number, at: string) => ({ seriesId, at, scope: 'this' as const });

    it('is on that date alone, and is told once to whoever invited', async () => {
      const id = await weekly();
      const again = await says(id, second);
      await again();
      expect(await byDate(id)).toEqual([`jan@firma.example ${second} Declined`]);
      expect(await answerOf(id)).toBe('None');
      expect(await notices(id)).toBe(1);
      expect(await lettersInShort(id)).toEqual(['jan@firma.example REQUEST 0']);
    });

    it('an answer to several dates in one letter is on each of them', async () => {
      const id = await weekly();
      const again = await receiveAnswer(id, { status: 'DECLINED', occurrences: [third, second].map(named) });
      await again();
      expect(await byDate(id)).toEqual([
        `jan@firma.example ${second} Declined`,
        `jan@firma.example ${third} Declined`,
      ]);
      expect(await told(id)).toEqual([expect.stringMatching(/10\.03\.2031 09:00, 17\.03\.2031 09:00$/)]);
    });

    it('an answer to more dates than a notice can name is told with their number', async () => {
      const id = await newMeeting({ repeats: 'FREQ=DAILY;COUNT=7' });
      const occurrences = Array.from({ length: 7 }, (_, day) => named(`2031-03-0${day + 3}T08:00:00.000Z`));
      await receiveAnswer(id, { status: 'DECLINED', occurrences });
      expect(await told(id)).toEqual([
        expect.stringMatching(/03\.03\.2031 09:00 – 09\.03\.2031 09:00 \(7\)$/),
      ]);
    });

    it('gives way to a later one, not to one that was written before', async () => {
      const id = await weekly();
      await says(id, second, 'TENTATIVE', '20310102T100000Z');
      await says(id, second, 'DECLINED', '20310101T100000Z');
      await says(id, third, 'DECLINED');
      expect(await byDate(id)).toEqual([
        `jan@firma.example ${second} Tentative`,
        `jan@firma.example ${third} Declined`,
      ]);
      await says(id, second, 'ACCEPTED', '20310103T100000Z');
      expect((await byDate(id))[0]).toBe(`jan@firma.example ${second} Accepted`);
    });

    it('changes nothing where the rule has no such date, or the date was left out', async () => {
      const id = await weekly();
      await says(id, '2031-03-11T08:00:00.000Z');
      await terminal.database.transaction((tx) => removeOccurrence(tx, actor, date(id, third)));
      await receiveAnswer(id, { status: 'DECLINED', sequence: 1, occurrences: [named(third)] });
      expect(await byDate(id)).toEqual([]);
    });

    it('goes with the date that becomes a record of its own, and is asked for anew at another time', async () => {
      const id = await weekly();
      await says(id, second);
      await says(id, third);
      const own = await terminal.database.transaction((tx) =>
        moveOccurrence(tx, actor, date(id, second), undefined),
      );
      expect(await answerOf(own.id)).toBe('Declined');
      const put = { start: '2031-03-18T08:00:00.000Z', end: '2031-03-18T09:00:00.000Z', allDay: false };
      const moved = await terminal.database.transaction((tx) =>
        moveOccurrence(tx, actor, date(id, third), put),
      );
      expect(await answerOf(moved.id)).toBe('None');
      expect(await byDate(id)).toEqual([]);
    });

    it('is forgotten when the event is put at another time, or its guest is taken off', async () => {
      const moved = await weekly();
      await says(moved, second);
      await change(moved, { start: '2031-03-03T09:00:00.000Z', end: '2031-03-03T10:00:00.000Z' });
      expect(await byDate(moved)).toEqual([]);
      const withoutJan = await weekly();
      await says(withoutJan, second);
      await change(withoutJan, { guests: [{ email: 'ewa@firma.example' }] });
      expect(await byDate(withoutJan)).toEqual([]);
    });

    it('an answer to one date of a repeated event of whole days is found by its day', async () => {
      const id = await weekly({ allDay: true, start: '2031-03-02T23:00:00.000Z', end: null });
      await receiveAnswer(id, { status: 'DECLINED', occurrences: ['20310310'] });
      expect(await byDate(id)).toEqual(['jan@firma.example 2031-03-09T23:00:00.000Z Declined']);
    });
  });
});
