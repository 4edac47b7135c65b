import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storeMessages } from '#database/mail/incomingMail.ts';
import type { AnyRecord, RecordInput } from '#domain/kernel/record.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { addUser, enter } from '../testing/kindsOfPeople.ts';
import { bodyOf } from '../testing/making.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Visitor } from '../testing/visitor.ts';

/** What customers answer to comments that were sent to them, as the reader of mail stores it. */
let api: TestApi;
let sales: Visitor;
let customer: AnyRecord;
/** General accounts: what they receive is read by all who read mail. */
const accounts: { readonly id: number; readonly inbox: number; readonly junk: number }[] = [];

const create = (object: string, input: RecordInput): Promise<AnyRecord> =>
  api.database.records.create(systemActor, object, input);

beforeAll(async () => {
  api = await startTestApi();
  sales = await api.signedIn('sales');
  customer = await create('counterparty', { name: 'Żwirownia', isCustomer: true, email: 'jan@zwir.pl' });
  for (const name of ['biuro', 'handel']) {
    const account = { name, user: `${name}@keja.pl`, isGeneral: true, forReceive: false };
    const { id } = await create('emailAccount', account);
    // `sort` says what a folder is: 1 the inbox, 4 spam.
    const folder = async (path: string, sort: number) =>
      (await create('mailbox', { name: path, sort, emailAccount: id })).id;
    accounts.push({ id, inbox: await folder('INBOX', 1), junk: await folder('Junk', 4) });
  }
});
afterAll(() => api?.close());

let uid = 0;
interface Arriving {
  readonly answers?: string;
  readonly references?: readonly string[];
  readonly from?: string;
  readonly body?: string;
  readonly id?: string;
  readonly account?: 0 | 1;
  readonly folder?: 'inbox' | 'junk';
}
const arrives = async (letter: Arriving): Promise<void> => {
  uid += 1;
  const at = uid;
  const { answers, references = [], from = 'jan@zwir.pl', body = 'Zgoda', id = `<o${at}@zwir.pl>` } = letter;
  const { account = 0, folder = 'inbox' } = letter;
  const on = accounts[account];
  if (!on) throw new Error('No account');
  const place = { id: on[folder], uidValidity: '7', sort: folder === 'junk' ? 4 : 1, accountId: on.id };
  const message = {
    head: { uid: at, identity: `${id}${at}`, seen: false, flagged: false, keywords: [] },
    fields: {
      date: new Date(Date.UTC(2026, 10, 20, 8, at)).toISOString(),
      messageId: id,
      inReplyTo: answers ?? null,
      from,
      fromName: 'Jan Żwir',
      to: 'biuro@keja.pl',
      subject: 'Re: Cena',
      body,
      text: body,
      bodyType: 'text',
    },
    references,
    parts: [],
  };
  await api.database.transaction((tx) => storeMessages(tx, place, [message]));
};

const paths = {
  customerRequest: {
    path: '/customer_request',
    add: '/customer_request/add_comment',
    key: 'customerRequestId',
  },
  interaction: { path: '/interaction', add: '/interaction/comment', key: 'interactionId' },
} as const;
type Kind = keyof typeof paths;

/** A record with a comment that went to the customer, whose letter has this Message-ID. */
const asked = async (kind: Kind, messageId: string, emailTo?: string) => {
  const { add, key } = paths[kind];
  const { id } = await create(kind, { reference: `Sprawa ${messageId}`, customerId: customer.id });
  const comment = bodyOf(await sales.post(add, { [key]: id, text: 'Podajemy cenę', byEmail: true, emailTo }));
  await api.database.sql
    .updateTable('outgoing_email')
    .set({ message_id: messageId, status: 'sent' })
    .where('id', '=', Number(comment.outgoingEmailId))
    .execute();
  return id;
};
const commentsOn = async (kind: Kind, id: number, by = sales): Promise<AnyRecord[]> => {
  const { comments } = bodyOf(await by.get(`${paths[kind].path}/${id}`)) as unknown as {
    comments: AnyRecord[];
  };
  return comments;
};
const answersOn = async (kind: Kind, id: number) =>
  (await commentsOn(kind, id)).filter(({ emailType }) => emailType === 'incoming');

describe.each(['customerRequest', 'interaction'] as const)('the answer to a comment on a %s', (kind) => {
  it('an answer by e-mail becomes a comment with its words and its message, once, and people are notified', async () => {
    const id = await asked(kind, `<c1-${kind}@keja.pl>`);
    const body = 'Bierzemy 20 t żwiru.\n\nW dniu 5.11 Keja pisze:\n> Podajemy cenę';
    await arrives({ answers: `<c1-${kind}@keja.pl>`, body });
    const [answer, ...others] = await answersOn(kind, id);
    expect(others).toEqual([]);
    expect(answer).toMatchObject({
      text: 'Bierzemy 20 t żwiru.',
      byEmail: true,
      forCustomer: true,
      emailTitle: 'Re: Cena',
      emailUid: String(uid),
      emailAccountId: accounts[0]?.id,
      email: { from: 'jan@zwir.pl', fromName: 'Jan Żwir' },
      author: null,
    });
    const notices = await api.database.sql
      .selectFrom('notification')
      .select(['title', 'description'])
      .where('object_name', '=', kind)
      .where('object_id', '=', id)
      .execute();
    expect(notices).toMatchObject([
      { title: expect.stringContaining('Jan Żwir'), description: 'Bierzemy 20 t żwiru.' },
    ]);
  });

  it('an answer by e-mail goes to the record of the nearest comment that it names, though its thread has others', async () => {
    const [first, second] = [
      await asked(kind, `<d1-${kind}@keja.pl>`),
      await asked(kind, `<d2-${kind}@keja.pl>`),
    ];
    const references = [`<d1-${kind}@keja.pl>`, `<d2-${kind}@keja.pl>`];
    await arrives({ references, body: 'Do drugiej' });
    await arrives({ answers: `<d1-${kind}@keja.pl>`, references, body: 'Do pierwszej' });
    expect((await answersOn(kind, first)).map(({ text }) => text)).toEqual(['Do pierwszej']);
    expect((await answersOn(kind, second)).map(({ text }) => text)).toEqual(['Do drugiej']);
  });

  it('an answer that two accounts receive at the same moment, or that somebody puts there again, is one comment', async () => {
    const id = await asked(kind, `<e1-${kind}@keja.pl>`);
    // Written by the terminal's own server: either account may receive the answer.
    const letter = { answers: `<e1-${kind}@keja.pl>`, id: `<e2-${kind}@zwir.pl>` };
    await Promise.all([arrives({ ...letter, account: 0 }), arrives({ ...letter, account: 1 })]);
    const answers = await answersOn(kind, id);
    expect(answers).toHaveLength(1);
    const { add, key } = paths[kind];
    const again = { [key]: id, byEmail: true, emailType: 'incoming', emailId: answers[0]?.emailId };
    expect(await sales.post(add, again)).toMatchObject({ status: 201, body: { id: answers[0]?.id } });
    expect(await answersOn(kind, id)).toHaveLength(1);
  });

  it('an e-mail of a colleague, a stranger or a sender in the junk folder becomes no comment', async () => {
    // The colleague had the letter, too.
    const id = await asked(kind, `<f1-${kind}@keja.pl>`, `jan@zwir.pl, kolega-${kind}@keja.pl`);
    await addUser(api, `kolega-${kind}`, ['sales'], { email: `kolega-${kind}@keja.pl` });
    const answers = `<f1-${kind}@keja.pl>`;
    await arrives({ answers, from: `kolega-${kind}@keja.pl`, body: 'Nie schodźmy niżej z ceną' });
    await arrives({ answers, from: 'obcy@gdzies.pl' });
    await arrives({ answers, folder: 'junk' });
    expect(await answersOn(kind, id)).toEqual([]);
    // A person who belongs to the customer is none of them.
    await create('contactPerson', { name: 'Ola', counterparty: customer.id, email: `ola-${kind}@zwir.pl` });
    await arrives({ answers, from: `Ola-${kind}@zwir.pl`, body: 'Ola tu' });
    expect((await answersOn(kind, id)).map(({ text }) => text)).toEqual(['Ola tu']);
  });

  it('the next comment by e-mail answers it and joins its thread', async () => {
    const id = await asked(kind, `<g1-${kind}@keja.pl>`);
    await arrives({ answers: `<g1-${kind}@keja.pl>`, from: 'jan@zwir.pl' });
    const [answer] = await answersOn(kind, id);
    const { add, key } = paths[kind];
    const next = bodyOf(await sales.post(add, { [key]: id, text: 'Dziękujemy', byEmail: true }));
    const letter = await api.database.records.get(systemActor, 'outgoingEmail', Number(next.outgoingEmailId));
    expect(letter).toMatchObject({ to: 'jan@zwir.pl', subject: 'Re: Cena', inReplyToId: answer?.emailId });
  });

  it('a customer reads the comment without its message, and never an internal comment', async () => {
    const id = await asked(kind, `<h1-${kind}@keja.pl>`);
    await arrives({ answers: `<h1-${kind}@keja.pl>`, body: 'Kiedy?' });
    const { add, key } = paths[kind];
    await sales.post(add, { [key]: id, text: 'Tylko dla nas' });
    await addUser(api, `klient-${kind}`, ['forwarder'], { externalUser: true, counterparty: customer.id });
    const { visitor } = await enter(api, `klient-${kind}`);
    const read = await commentsOn(kind, id, visitor);
    expect(new Set(read.map(({ text }) => text))).toEqual(new Set(['Kiedy?', 'Podajemy cenę']));
    for (const comment of read) expect(comment.email ?? null).toBeNull();
  });

  it('an answer to a personal account is not shown as a message to colleagues who do not use it', async () => {
    const id = await asked(kind, `<i1-${kind}@keja.pl>`);
    await arrives({ answers: `<i1-${kind}@keja.pl>`, account: 1, body: 'Do handlu' });
    await api.database.sql
      .updateTable('email_account')
      .set({ is_general: false })
      .where('id', '=', accounts[1]?.id ?? 0)
      .execute();
    const [answer] = await answersOn(kind, id);
    expect(answer).toMatchObject({ text: 'Do handlu' });
    expect(JSON.stringify(answer)).not.toContain('jan@zwir.pl');
    const { add, key } = paths[kind];
    // Whoever may not read the message writes to the customer all the same.
    const next = await sales.post(add, { [key]: id, text: 'Piszę', byEmail: true });
    expect(next.status).toBe(201);
    const again = { [key]: id, byEmail: true, emailType: 'incoming', emailId: answer?.emailId ?? 1 };
    expect((await sales.post(add, again)).status).toBe(404);
    await api.database.sql
      .updateTable('email_account')
      .set({ is_general: true })
      .where('id', '=', accounts[1]?.id ?? 0)
      .execute();
  });
});
