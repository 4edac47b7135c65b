import { MockActivityEnvironment } from '@temporalio/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailingProgress, moveMailing } from '#database/mail/mailings.ts';
import { recipientOf } from '#database/mail/unsubscribeLink.ts';
import { unsubscribe } from '#database/mail/unsubscribe.ts';
import { parseFilter } from '#domain/kernel/filter.ts';
import type { RecordInput } from '#domain/kernel/record.ts';
import { objects, registry } from '#domain/objects.ts';
import { systemActor, type Actor } from '#domain/platform/actor.ts';
import { actorOfUser } from '#database/accounts/signedInActor.ts';
import { startMailbox, type Mailbox } from '#tools/simulator/mailbox/server.ts';
import type { MailDelivery } from '#workflows/mail/sendMail.activities.ts';
import type { MailingRecords } from '#workflows/mail/mailing.activities.ts';
import { createTestTerminal, type TestTerminal } from '../testing/terminal.ts';
import { mailingActivities } from './mailing.activities.ts';
import { sendMailActivities } from './sendMail.activities.ts';
import { smtpSender } from './smtp.ts';

let terminal: TestTerminal;
let mailbox: Mailbox;
let mailings: MailingRecords;
let delivery: MailDelivery;
let sales: Actor;
let germanFirm: number;

beforeAll(async () => {
  terminal = await createTestTerminal();
  mailings = mailingActivities(terminal.dependencies);
  const found = await terminal.database.sql
    .selectFrom('user')
    .select('id')
    .where('login', '=', 'sales')
    .executeTakeFirstOrThrow();
  const actor = await actorOfUser(terminal.database.sql, found.id);
  if (!actor) throw new Error('nobody from sales');
  sales = actor;
  germanFirm = await create('counterparty', { name: 'Bau GmbH', isCustomer: true, language: 'de' });
});
afterAll(() => terminal?.close());
beforeEach(async () => {
  mailbox = await startMailbox({ port: 0, smtpPort: 0 });
  delivery = sendMailActivities({ ...terminal.dependencies, mail: smtpSender(mailbox.smtpUrl) });
});
afterEach(async () => {
  await mailbox.close();
  // A mailing that another test has left would take its part of the pace.
  await terminal.database.sql
    .updateTable('mailing')
    .set({ status: 'stopped' })
    .where('status', 'in', ['sending', 'paused'])
    .execute();
});

const create = (object: string, input: RecordInput): Promise<number> =>
  terminal.database.records.createOnly(systemActor, object, input);
/** The number of the list of people. Each test has a list of its own. */
let group = 0;
/** A person of one list: the comment names the list. */
const person = (name: string, some: RecordInput = {}): Promise<number> =>
  create('contactPerson', {
    name,
    email: `${name.toLowerCase()}${group}@firma.example`,
    emailConsent: true,
    comment: `lista ${group}`,
    ...some,
  });
const begun = async (some: RecordInput = {}): Promise<number> => {
  const id = await create('mailing', {
    name: 'Cennik',
    filter: JSON.stringify({ comment: `lista ${group}` }),
    subject: 'Cennik dla {name}',
    body: '<p>Witaj, <b>{name}</b></p>',
    // Two letters in each portion of ten seconds.
    perMinute: 12,
    ...some,
  });
  await terminal.database.transaction((tx) => moveMailing(tx, sales, id, 'start'));
  return id;
};
/** Each page is noted twice, as it is where a worker dies before its answer arrives. */
const gather = async (id: number): Promise<void> => {
  for (let page = 0, after: string | null = null; page === 0 || after !== null; page += 1) {
    const step = { key: `m${id}:people:${page}`, mailingId: id, after };
    await mailings.gatherPeople(step);
    ({ after } = await mailings.gatherPeople(step));
  }
};
const send = (id: number, portion: number) =>
  mailings.sendPortion({ key: `m${id}:letters:${portion}`, mailingId: id });
const recipients = async (id: number) => {
  const { rows } = await terminal.database.records.list(systemActor, 'mailingRecipient', {
    filter: parseFilter(registry, objects.mailingRecipient, { mailing: id }),
    sort: [],
    limit: 100,
    offset: 0,
  });
  return rows;
};
const outcomes = async (id: number) =>
  (await recipients(id)).map(({ name, status, leftOut }) => [name, leftOut ?? status]);
const lettersOf = async (id: number) => {
  const ids = (await recipients(id)).flatMap(({ outgoingEmailId }) =>
    typeof outgoingEmailId === 'number' ? [outgoingEmailId] : [],
  );
  return Promise.all(ids.map((each) => terminal.database.records.get(systemActor, 'outgoingEmail', each)));
};
beforeEach(() => {
  group += 1;
});

describe('a mailing', () => {
  it('says of everybody on its list why they get no letter', async () => {
    await person('Ala');
    await person('Bez', { email: null });
    await person('Celina', { emailConsent: false });
    await person('Darek', { isActive: false });
    await person('Ela', { email: `ala${group}@firma.example` });
    const id = await begun();
    await gather(id);
    expect(await outcomes(id)).toEqual([
      ['Ala', 'waiting'],
      ['Bez', 'noAddress'],
      ['Celina', 'noConsent'],
      ['Darek', 'left'],
      ['Ela', 'doubled'],
    ]);
  });

  it('shares the pace of its account with those that are sent by it at once, and has it alone after them', async () => {
    const canSend = { isGeneral: true, forReceive: false, password: 'tajne', smtpHost: 'smtp.x.pl' };
    const accounts = [
      await create('emailAccount', { name: 'Biuro', user: 'b@x.pl', ...canSend }),
      await create('emailAccount', { name: 'Targi', user: 't@x.pl', ...canSend }),
    ];
    for (const name of ['Ala', 'Bartek', 'Celina', 'Darek', 'Ela', 'Fela', 'Gustaw', 'Hela'])
      await person(name);
    // 24 a minute are four letters in each portion of ten seconds, which mailings of one account share.
    const of = (emailAccount: number | undefined) => begun({ emailAccount, perMinute: 24 });
    const [one, other, alone] = [await of(accounts[0]), await of(accounts[0]), await of(accounts[1])];
    for (const id of [one, other, alone]) await gather(id);
    const queued = async (id: number) =>
      (await recipients(id)).filter(({ status }) => status === 'queued').length;
    for (const id of [one, other, alone])
      expect(await send(id, 0)).toEqual({ status: 'sending', waitSeconds: 10 });
    expect(await Promise.all([one, other, alone].map(queued))).toEqual([2, 2, 4]);
    await terminal.database.transaction((tx) => moveMailing(tx, sales, other, 'pause'));
    await send(one, 1);
    // Two of the first portion, and four of the next.
    expect(await queued(one)).toBe(6);
  });

  it('writes to no address that somebody else has who did not agree, and to each address once', async () => {
    await person('Ala');
    await person('Zofia', { email: `ALA${group}@firma.example`, emailConsent: false, comment: 'elsewhere' });
    await person('Bartek');
    const later = await person('Celina');
    await person('Darek', { email: `BARTEK${group}@firma.example` });
    const id = await begun();
    await gather(id);
    await terminal.database.records.updateOnly(systemActor, 'contactPerson', later, {
      email: `bartek${group}@firma.example`,
    });
    await send(id, 0);
    expect(await outcomes(id)).toEqual([
      ['Ala', 'noConsent'],
      ['Bartek', 'queued'],
      ['Celina', 'doubled'],
      ['Darek', 'doubled'],
    ]);
  });

  it('notes each of several hundred people once, over pages', async () => {
    // A page has a hundred people.
    const names = Array.from({ length: 230 }, (_, at) => `Osoba ${at}`);
    for (const [at, name] of names.entries()) await person(name, { email: `o${at}.${group}@firma.example` });
    const id = await begun();
    await gather(id);
    const progress = await mailingProgress(terminal.database.sql, id);
    expect(progress).toEqual({ waiting: 230, queued: 0, sent: 0, failed: 0, leftOut: 0 });
  });

  it('reaches the people of the firms of a list', async () => {
    const listed = await create('counterparty', { name: `Spółka ${group}`, isCustomer: true });
    await person('Ala', { counterparty: listed });
    await person('Bartek');
    const filter = JSON.stringify({ name: `Spółka ${group}` });
    const id = await begun({ audience: 'counterparty', filter });
    await gather(id);
    expect(await outcomes(id)).toEqual([['Ala', 'waiting']]);
  });

  it('is paused and says why if its template is gone, and goes on where it stopped', async () => {
    await person('Ala');
    const emailTemplate = await create('emailTemplate', {
      name: `Cennik ${group}`,
      baseDocument: 'contactPerson',
      contentVariantsList: [{ subject: 'Cennik', body: 'Witaj, {name}' }],
    });
    const id = await begun({ emailTemplate, subject: null, body: null });
    await gather(id);
    const { records } = terminal.database;
    await records.updateOnly(systemActor, 'emailTemplate', emailTemplate, { isActive: false });
    expect(await send(id, 0)).toMatchObject({ status: 'paused' });
    expect((await records.get(systemActor, 'mailing', id)).failure).toMatch(/\w/);
    await records.updateOnly(systemActor, 'emailTemplate', emailTemplate, { isActive: true });
    await terminal.database.transaction((tx) => moveMailing(tx, sales, id, 'resume'));
    await send(id, 1);
    expect((await records.get(systemActor, 'mailing', id)).failure).toBeNull();
    expect(await outcomes(id)).toEqual([['Ala', 'queued']]);
  });

  it('leaves out those for whom a letter cannot be written, and writes to the others', async () => {
    await person('Ala');
    const emailTemplate = await create('emailTemplate', {
      name: `Cennik ${group}`,
      baseDocument: 'contactPerson',
      contentVariantsList: [],
    });
    const id = await begun({ emailTemplate, subject: null, body: null });
    await gather(id);
    expect(await send(id, 0)).toMatchObject({ status: 'sending' });
    expect(await outcomes(id)).toEqual([['Ala', 'unwritable']]);
    expect(await send(id, 1)).toMatchObject({ status: 'done' });
  });

  it('leaves out a person whose letter is refused when it is stored, and writes to the others', async () => {
    await person('Ala', { comment: `lista ${group} ${'x'.repeat(2000)}` });
    await person('Bartek');
    const filter = JSON.stringify({ comment: { iLike: `lista ${group}` } });
    const id = await begun({ subject: 'Cennik {comment}', filter });
    await gather(id);
    await send(id, 0);
    expect(await outcomes(id)).toEqual([
      ['Ala', 'unwritable'],
      ['Bartek', 'queued'],
    ]);
  });

  it('ends when whoever began it may not use its account any more', async () => {
    await person('Ala');
    const emailAccount = await create('emailAccount', {
      name: `Handlowe ${group}`,
      user: `handel${group}@keja.example`,
      password: 'secret',
      smtpHost: '127.0.0.1',
      forReceive: false,
      users: [{ user: Number(sales.userId) }],
    });
    const id = await begun({ emailAccount });
    await gather(id);
    await terminal.database.records.updateOnly(systemActor, 'emailAccount', emailAccount, { users: [] });
    expect(await send(id, 0)).toMatchObject({ status: 'stopped' });
    expect(await lettersOf(id)).toEqual([]);
  });

  it('ends when whoever began it may do nothing any more', async () => {
    await person('Ala');
    const id = await begun();
    await gather(id);
    const { records } = terminal.database;
    await records.updateOnly(systemActor, 'user', Number(sales.userId), { isActive: false });
    expect(await send(id, 0)).toMatchObject({ status: 'stopped' });
    await records.updateOnly(systemActor, 'user', Number(sales.userId), { isActive: true });
    expect(await lettersOf(id)).toEqual([]);
  });

  it('queues each letter once, a portion at a time, however often a step is done', async () => {
    for (const name of ['Ala', 'Bartek', 'Celina']) await person(name);
    const id = await begun();
    await gather(id);
    expect(await send(id, 0)).toEqual({ status: 'sending', waitSeconds: 10 });
    expect(await send(id, 0)).toEqual({ status: 'sending', waitSeconds: 10 });
    expect((await lettersOf(id)).map(({ to }) => to)).toEqual(
      ['ala', 'bartek'].map((name) => `${name}${group}@firma.example`),
    );
    await send(id, 1);
    expect(await send(id, 2)).toMatchObject({ status: 'done' });
    const letters = await lettersOf(id);
    expect(letters.map(({ subject, status, bodyType }) => [subject, status, bodyType])).toEqual(
      ['Ala', 'Bartek', 'Celina'].map((name) => [`Cennik dla ${name}`, 'queued', 'html']),
    );
    expect(String(letters[0]?.body)).toContain('<p>Witaj, <b>Ala</b></p>');
  });

  it('is paused and goes on, and writes to nobody after its end', async () => {
    await person('Ala');
    const id = await begun();
    await gather(id);
    const move = (to: 'pause' | 'resume' | 'stop') =>
      terminal.database.transaction((tx) => moveMailing(tx, sales, id, to));
    await move('pause');
    expect(await send(id, 0)).toMatchObject({ status: 'paused' });
    await expect(move('pause')).rejects.toMatchObject({ code: 'mailing_not_possible' });
    await move('resume');
    await move('stop');
    expect(await send(id, 1)).toMatchObject({ status: 'stopped' });
    expect(await outcomes(id)).toEqual([['Ala', 'waiting']]);
  });

  it('speaks the language of each person, and is kept from those for whom its template is not', async () => {
    await person('Jan');
    await person('Hans', { counterparty: germanFirm });
    await person('Nikt', { phone: '+48601602603' });
    const driver = await create('standing', { name: `Kierowca ${group}` });
    await person('Leon', { standing: driver });
    const emailTemplate = await create('emailTemplate', {
      name: `Cennik ${group}`,
      baseDocument: 'contactPerson',
      executionCondition: 'record.name != "Nikt"',
      notificationsList: [{ standing: driver, notificationType: 'notSend' }],
      contentVariantsList: [
        { language: 'pl', subject: 'Cennik', body: 'Dzień dobry, {name} & <b>' },
        { language: 'de', subject: 'Preisliste', body: 'Guten Tag, {name}' },
      ],
    });
    const id = await begun({ emailTemplate, subject: null, body: null });
    await gather(id);
    await send(id, 0);
    await send(id, 1);
    expect((await lettersOf(id)).map(({ subject }) => subject)).toEqual(['Cennik', 'Preisliste']);
    expect(await outcomes(id)).toEqual([
      ['Jan', 'queued'],
      ['Hans', 'queued'],
      ['Nikt', 'notDue'],
      ['Leon', 'notDue'],
    ]);
  });

  it('carries an unsubscribe link for one click, after which its reader gets no further letter', async () => {
    const ala = await person('Ala');
    const id = await begun();
    await gather(id);
    await send(id, 0);
    const [letter] = await lettersOf(id);
    const outgoingEmailId = Number(letter?.id);
    await new MockActivityEnvironment().run(() => delivery.deliverMail({ outgoingEmailId }));
    const [taken] = mailbox.letters;
    const heads = taken?.headers ?? {};
    expect(heads['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    const address = /^<(.*)>$/.exec(String(heads['list-unsubscribe']))?.[1] ?? '';
    expect(String(letter?.body)).toContain(address);
    const token = address.split('/').at(-1) ?? '';
    const recipient = recipientOf(terminal.database.secrets, token);
    expect(recipientOf(terminal.database.secrets, `${token}x`)).toBeUndefined();
    // Another recipient with this signature.
    expect(recipientOf(terminal.database.secrets, token.replace(/^\d+/, '1'))).toBeUndefined();

    const namesake = await person('Ela', { email: `ALA${group}@firma.example` });
    const later = await begun();
    await gather(later);
    for (let times = 0; times < 2; times += 1)
      await terminal.database.transaction((tx) => unsubscribe(tx, Number(recipient)));
    expect(await terminal.database.records.get(systemActor, 'contactPerson', ala)).toMatchObject({
      emailConsent: false,
      consentSource: 'List-Unsubscribe: Cennik',
    });
    expect(await terminal.database.records.get(systemActor, 'contactPerson', namesake)).toMatchObject({
      emailConsent: false,
    });
    await send(later, 0);
    expect(await outcomes(later)).toEqual([
      ['Ala', 'unsubscribed'],
      ['Ela', 'doubled'],
    ]);
    expect(await lettersOf(later)).toEqual([]);
  });

  it('is refused without words, with a filter that nobody can read, to nobody, and twice', async () => {
    await expect(begun({ subject: ' ', body: null })).rejects.toMatchObject({
      errors: [
        { field: 'subject', code: 'required' },
        { field: 'body', code: 'required' },
      ],
    });
    await expect(begun({ filter: '{"nonsense":1}' })).rejects.toThrow(/filter/);
    await expect(begun()).rejects.toMatchObject({ code: 'mailing_nobody' });
    await person('Ala');
    const id = await begun();
    const again = terminal.database.transaction((tx) => moveMailing(tx, sales, id, 'start'));
    await expect(again).rejects.toMatchObject({ code: 'mailing_not_possible' });
  });
});
