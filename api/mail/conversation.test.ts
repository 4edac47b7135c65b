import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RecordInput } from '#domain/kernel/record.ts';
import { storeMessages } from '#database/mail/incomingMail.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { addUser, enter } from '../testing/kindsOfPeople.ts';
import { bodyOf, idBy } from '../testing/making.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Visitor } from '../testing/visitor.ts';

let api: TestApi;
let sales: Visitor;
let colleague: Visitor;
let account: number;
let uid = 0;
const folders = { inbox: 0, archive: 0, trash: 0 };

const create = (object: string, input: RecordInput): Promise<number> =>
  api.database.records.createOnly(systemActor, object, input);

interface Arriving {
  readonly id: string;
  readonly answers?: string;
  readonly references?: readonly string[];
  readonly files?: readonly string[];
  readonly fields?: RecordInput;
  readonly folder?: keyof typeof folders;
}
/** A letter as the reader of mail stores it; each is a minute younger than the one before. */
const arrives = async ({ id, answers, references = [], files = [], fields, folder = 'inbox' }: Arriving) => {
  uid += 1;
  const at = uid;
  // `sort` says what a folder is: 5 is the trash, whose letters are in no conversation.
  const place = {
    id: folders[folder],
    uidValidity: '7',
    sort: folder === 'trash' ? 5 : 1,
    accountId: account,
  };
  const parts = files.map((filename) => ({
    filename,
    contentType: 'application/pdf',
    contentId: null,
    inline: false,
    size: 10,
    content: null,
    serverPart: '2',
  }));
  await api.database.transaction((tx) =>
    storeMessages(tx, place, [
      {
        head: { uid: at, identity: `${id}${at}`, seen: false, flagged: false, keywords: [] },
        fields: {
          date: new Date(Date.UTC(2026, 10, 20, 8, at)).toISOString(),
          messageId: id,
          inReplyTo: answers ?? null,
          from: 'jan@zwir.pl',
          fromName: 'Jan',
          to: 'biuro@keja.pl',
          subject: 'Cena',
          body: 'Dzień dobry',
          text: 'Dzień dobry',
          bodyType: 'text',
          ...fields,
        },
        references,
        parts,
      },
    ]),
  );
  return idBy(api, 'incoming_email', 'external_id', [account, place.id, '7', at].join('/'));
};
const conversationOf = async (id: number, by = sales): Promise<string[]> => {
  const { rows } = bodyOf(await by.get(`/email/${id}/conversation`));
  return (rows as { objectName: string; id: number }[]).map((row) => `${row.objectName} ${row.id}`);
};
const received = (...ids: readonly number[]): string[] => ids.map((id) => `incomingEmail ${id}`);
const listed = async (query: object) => {
  const body = bodyOf(await sales.get('/email', { mailbox: folders.inbox, ...query }));
  return body as unknown as {
    rows: { id: number; thread: string }[];
    count: number;
    threads: { thread: string; count: number; unread: number }[];
  };
};

beforeAll(async () => {
  api = await startTestApi();
  sales = await api.signedIn('sales');
  await addUser(api, 'kolega', ['sales']);
  colleague = (await enter(api, 'kolega')).visitor;
  const users = [{ user: await idBy(api, 'user', 'login', 'sales') }];
  account = await create('emailAccount', { name: 'Osobiste', user: 'ja@x.pl', users, forReceive: false });
  const folder = (name: string, sort: number) => create('mailbox', { name, sort, emailAccount: account });
  folders.inbox = await folder('INBOX', 1);
  folders.archive = await folder('Archiwum', 99);
  folders.trash = await folder('Trash', 5);
});
afterAll(() => api?.close());

describe('letters that answer one another', () => {
  it('are one conversation, oldest first, whichever folder they lie in', async () => {
    const first = await arrives({ id: '<a1@x>' });
    const second = await arrives({ id: '<a2@x>', answers: '<a1@x>', folder: 'archive' });
    const third = await arrives({ id: '<a3@x>', references: ['<a1@x>', '<a2@x>'] });
    await arrives({ id: '<a4@x>', answers: '<a1@x>', folder: 'trash' });
    for (const id of [first, second, third])
      expect(await conversationOf(id)).toEqual(received(first, second, third));
  });

  it('find one another also if the answer is read before what it answers', async () => {
    const answer = await arrives({ id: '<b3@x>', answers: '<b2@x>' });
    const between = await arrives({ id: '<b2@x>', answers: '<b1@x>' });
    const other = await arrives({ id: '<b4@x>', answers: '<b1@x>' });
    const first = await arrives({ id: '<b1@x>' });
    expect(await conversationOf(first)).toEqual(received(answer, between, other, first));
  });

  it('become one conversation when a letter names two', async () => {
    const [one, other] = [await arrives({ id: '<c1@x>' }), await arrives({ id: '<c2@x>' })];
    expect(await conversationOf(one)).toEqual(received(one));
    const both = await arrives({ id: '<c3@x>', references: ['<c1@x>', '<c2@x>'] });
    expect(await conversationOf(other)).toEqual(received(one, other, both));
  });

  it('are known by their subject where the answer names none', async () => {
    const first = await arrives({ id: '<d1@x>', fields: { subject: 'Awaria wagi' } });
    const answer = { from: 'biuro@keja.pl', to: 'jan@zwir.pl', subject: 'ODP: awaria wagi' };
    const second = await arrives({ id: '<d2@x>', fields: answer });
    expect(await conversationOf(second)).toEqual(received(first, second));
    const stranger = await arrives({ id: '<d3@x>', fields: { ...answer, from: 'obcy@x.pl' } });
    expect(await conversationOf(stranger)).toEqual(received(stranger));
  });

  it('stay apart between accounts, and are closed to whoever may not use the account', async () => {
    const mine = await arrives({ id: '<e1@x>' });
    expect((await colleague.get(`/email/${mine}/conversation`)).status).toBe(404);
    const general = await create('emailAccount', { name: 'G', user: 'g@x.pl', isGeneral: true });
    const theirs = await create('incomingEmail', {
      emailAccount: general,
      date: '2026-11-21T08:00:00.000Z',
      inReplyTo: '<e1@x>',
      subject: 'Re: Cena',
      from: 'jan@zwir.pl',
    });
    expect(await conversationOf(theirs, colleague)).toEqual(received(theirs));
    expect(await conversationOf(mine)).toEqual(received(mine));
  });

  it('include what was written here, and its answers', async () => {
    const first = await arrives({ id: '<f1@x>' });
    const written = bodyOf(
      await sales.post('/outgoing_email', { to: 'jan@zwir.pl', subject: 'Re: Cena', inReplyTo: first }),
    );
    expect(await conversationOf(first)).toEqual(received(first));
    expect((await sales.post('/outgoing_email/send', { id: written.id })).status).toBe(200);
    await api.database.records.updateOnly(systemActor, 'outgoingEmail', written.id, { messageId: '<f2@x>' });
    const answer = await arrives({ id: '<f3@x>', answers: '<f2@x>' });
    const whole = [...received(first, answer), `outgoingEmail ${written.id}`].toSorted();
    expect((await conversationOf(answer)).toSorted()).toEqual(whole);
    const { rows } = bodyOf(await sales.get(`/outgoing_email/${written.id}/conversation`));
    expect((rows as { id: number }[]).length).toBe(3);
  });
});

describe('an answer that somebody else has begun', () => {
  const begunBy = async (id: number, by: Visitor) => {
    const { answersBegun } = bodyOf(await by.get(`/email/${id}/conversation`));
    return (answersBegun as { who: string }[]).map(({ who }) => who);
  };

  it('is shown with the name of its writer to everybody else of the account, until it is sent', async () => {
    const emailAccount = await create('emailAccount', {
      name: 'Wspólne',
      user: 'w@x.pl',
      isGeneral: true,
    });
    const letter = await create('incomingEmail', {
      emailAccount,
      date: '2026-11-21T08:00:00.000Z',
      messageId: '<w1@x>',
      // Any name of a thread: the reader of mail would have given one.
      thread: 'w'.repeat(32),
      subject: 'Wspólna sprawa',
      from: 'jan@zwir.pl',
    });
    expect(await begunBy(letter, sales)).toEqual([]);
    const draft = { to: 'jan@zwir.pl', subject: 'Re: Wspólna sprawa', emailAccount, inReplyTo: letter };
    const { id } = bodyOf(await colleague.post('/outgoing_email', draft));
    expect(await begunBy(letter, sales)).toEqual(['kolega']);
    expect(await begunBy(letter, colleague)).toEqual([]);
    await api.database.records.updateOnly(systemActor, 'outgoingEmail', id, { status: 'sent' });
    expect(await begunBy(letter, sales)).toEqual([]);
  });

  it('is not shown if the draft is in a mailbox that the reader may not use', async () => {
    const emailAccount = await create('emailAccount', { name: 'Ogólne', user: 'o@x.pl', isGeneral: true });
    const letter = await create('incomingEmail', {
      emailAccount,
      date: '2026-11-21T08:00:00.000Z',
      messageId: '<w2@x>',
      thread: 'v'.repeat(32),
      subject: 'Ogólna sprawa',
      from: 'jan@zwir.pl',
    });
    await create('outgoingEmail', {
      to: 'jan@zwir.pl',
      subject: 'Re: Ogólna sprawa',
      emailAccount: account,
      inReplyTo: letter,
      author: await idBy(api, 'user', 'login', 'sales'),
    });
    expect(await begunBy(letter, colleague)).toEqual([]);
  });
});

describe('the list of threads', () => {
  it('has a line for each thread of the folder: its newest letter there, with its size', async () => {
    await arrives({ id: '<g1@x>', fields: { subject: 'Nitka' } });
    await arrives({ id: '<g2@x>', answers: '<g1@x>', folder: 'archive' });
    const newest = await arrives({ id: '<g3@x>', answers: '<g1@x>' });
    const alone = await arrives({ id: '<g4@x>', fields: { subject: 'Sam' } });
    const { rows, threads, count } = await listed({ threads: 'true', limit: 2 });
    expect(rows.map(({ id }) => id)).toEqual([alone, newest]);
    const sizes = new Map(threads.map(({ thread, ...size }) => [thread, size]));
    expect(rows.map(({ thread }) => sizes.get(thread))).toEqual([
      { count: 1, unread: 1 },
      { count: 3, unread: 2 },
    ]);
    const all = await listed({ threads: 'true', limit: 100 });
    expect([all.rows.length, all.count]).toEqual([count, count]);
    expect(new Set(all.rows.map(({ thread }) => thread)).size).toBe(count);
  });

  it('shows the next letter of a thread once the newest one is moved away or marked', async () => {
    const first = await arrives({ id: '<h1@x>' });
    const second = await arrives({ id: '<h2@x>', answers: '<h1@x>' });
    const third = await arrives({ id: '<h3@x>', answers: '<h2@x>' });
    const top = async () => (await listed({ threads: 'true', limit: 1 })).rows.map(({ id }) => id);
    expect(await top()).toEqual([third]);
    await sales.post('/email_move', { id: third, mailboxId: folders.archive });
    expect(await top()).toEqual([second]);
    await sales.post('/incoming_email/change_deletion_mark', { id: second });
    expect(await top()).toEqual([first]);
  });

  it('is of one folder', async () => {
    expect(await sales.get('/email', { threads: 'true' })).toMatchObject({
      status: 400,
      body: { code: 'query_invalid', params: { parameter: 'mailbox' } },
    });
  });
});

describe('a search in received mail', () => {
  it('finds words of the text, of HTML without its tags, and names of attachments', async () => {
    const plain = await arrives({ id: '<s1@x>', fields: { text: 'Prosimy o Żwirek płukany 2-8' } });
    const filed = await arrives({ id: '<s2@x>', files: ['Protokół ważenia 77.pdf'] });
    const html = await create('incomingEmail', {
      emailAccount: account,
      mailbox: folders.inbox,
      date: '2026-11-21T09:00:00.000Z',
      body: '<p>Kruszywo <b>łam</b>ane</p><style>.tajny{}</style>',
      bodyType: 'html',
    });
    const found = async (searchStr: string) => (await listed({ searchStr })).rows.map(({ id }) => id);
    expect(await found('zwirek')).toEqual([plain]);
    expect(await found('protokol 77')).toEqual([filed]);
    expect(await found('łamane')).toEqual([html]);
    expect(await found('tajny')).toEqual([]);
  });

  it('answers with the fields that are asked for, and without bodies', async () => {
    const { rows } = await listed({ columns: 'subject,thread', limit: 1 });
    expect(rows[0]).not.toHaveProperty('body');
    expect(rows[0]).not.toHaveProperty('text');
  });
});
