import { hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RecordInput } from '#domain/kernel/record.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { keepContent } from '#database/files/fileContent.ts';
import { addUser, enter } from '../testing/kindsOfPeople.ts';
import { listening } from '../testing/listening.ts';
import { bodyOf, idBy } from '../testing/making.ts';
import { administering, rowsOf } from '../testing/rights.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Answer, Visitor } from '../testing/visitor.ts';

let api: TestApi;
let owner: Visitor;
let guest: Visitor;
let colleague: Visitor;
let admin: Visitor;
let guestId: number;

/** A word that is in everything that belongs to the letters, and nowhere else. */
const secret = 'Tajemnicaxq';
const content = `${secret} w pliku\n`;

interface Letters {
  readonly account: number;
  readonly mailbox: number;
  readonly letter: number;
  readonly file: number;
  readonly attachment: number;
  readonly sent: number;
  readonly sentFile: number;
}

const create = (object: string, input: RecordInput): Promise<number> =>
  api.database.records.createOnly(systemActor, object, input);

const fileOn = async (objectName: string, objectId: number): Promise<number> => {
  const bytes = Buffer.from(content);
  const checksum = hash('sha256', bytes);
  await keepContent(api.database.sql, { checksum, size: bytes.length }, Readable.from([bytes]));
  return create('file', {
    name: `${secret}.txt`,
    type: 'text/plain',
    size: bytes.length,
    checksum,
    objectName,
    objectId,
  });
};

let accounts = 0;
const personalLetters = async (login: string): Promise<Letters> => {
  const users = [{ user: await idBy(api, 'user', 'login', login) }];
  const account = await create('emailAccount', {
    name: `Osobiste ${(accounts += 1)}`,
    user: 'ja@x.pl',
    users,
    password: 'tajne',
    smtpHost: 'smtp.x.pl',
    forReceive: false,
  });
  const mailbox = await create('mailbox', { name: 'INBOX', emailAccount: account });
  const letter = await create('incomingEmail', {
    emailAccount: account,
    mailbox,
    serverMailbox: mailbox,
    uidValidity: '7',
    uid: '5',
    date: '2026-11-20T10:00:00.000Z',
    from: 'nadawca@obcy.pl',
    subject: secret,
    body: `<p>${secret}</p>`,
    hasAttachments: true,
  });
  const file = await fileOn('incomingEmail', letter);
  const filename = `${secret}.txt`;
  const attachment = await create('incomingEmailAttachment', { incomingEmail: letter, filename, file });
  const sent = await create('outgoingEmail', {
    emailAccount: account,
    to: 'jan@x.pl',
    subject: secret,
    body: secret,
    status: 'sent',
    inReplyTo: letter,
    thread: '0123456789abcdef0123456789abcdef',
  });
  const sentFile = await fileOn('outgoingEmail', sent);
  await create('outgoingEmailAttachment', { outgoingEmail: sent, filename, file: sentFile });
  return { account, mailbox, letter, file, attachment, sent, sentFile };
};

type Way = (visitor: Visitor, letters: Letters) => Promise<Answer>;

/** Every way in which the words of a letter, of its files or its answer could come out. */
const waysToRead: Readonly<Record<string, Way>> = {
  'the mailbox’s list': (v, { mailbox }) => v.get('/email', { mailbox }),
  'its threads': (v, { mailbox }) => v.get('/email', { mailbox, threads: 'true' }),
  'a search in it': (v, { mailbox }) => v.get('/email', { mailbox, searchStr: secret }),
  'one letter': (v, { letter }) => v.get(`/email/${letter}`),
  'a letter by its UID': (v, { mailbox }) => v.get('/email_uid', { mailbox, uid: 5 }),
  'a letter by its place': (v, { mailbox }) => v.get('/email_seq', { mailbox, seq: 1 }),
  'its conversation': (v, { letter }) => v.get(`/email/${letter}/conversation`),
  'the generic list': (v, { letter }) => v.get('/incoming_email', { filter: { id: letter } }),
  'the list that react-admin asks for': (v, { letter }) =>
    v.get('/incoming_email', { filter: { id: letter }, range: [0, 9], sort: ['id', 'ASC'] }),
  'the generic record': (v, { letter }) => v.get(`/incoming_email/${letter}`),
  'a spreadsheet': (v, { letter }) =>
    v.get('/incoming_email/export', { format: 'csv', columns: 'subject', filter: { id: letter } }),
  'its attachments': (v, { letter }) =>
    v.get('/incoming_email_attachment', { filter: { incomingEmail: letter } }),
  'one attachment': (v, { attachment }) => v.get(`/incoming_email_attachment/${attachment}`),
  'its files': (v, { letter }) => v.get('/incoming_email_files', { incomingEmailId: letter }),
  'a file as a record': (v, { file }) => v.get(`/file/${file}`),
  'a file’s content': (v, { file }) => v.get(`/file/${file}/content`),
  'a file saved': (v, { file }) => v.get(`/incoming_email/file/${file}`),
  'sent letters': (v, { sent }) => v.get('/outgoing_email', { filter: { id: sent } }),
  'a sent letter': (v, { sent }) => v.get(`/outgoing_email/${sent}`),
  'a spreadsheet of sent letters': (v, { sent }) =>
    v.get('/outgoing_email/export', { format: 'csv', columns: 'subject', filter: { id: sent } }),
  'the conversation of a sent letter': (v, { sent }) => v.get(`/outgoing_email/${sent}/conversation`),
  'files of a sent letter': (v, { sent }) =>
    v.get('/outgoing_email_attachments', { filter: { outgoingEmail: sent } }),
  'the content of a sent file': (v, { sentFile }) => v.get(`/file/${sentFile}/content`),
};

const reclamationLetter = async (account: number): Promise<number> =>
  create('reclamationEmail', {
    reclamation: await create('reclamation', {}),
    emailAccount: account,
    to: 'jan@x.pl',
    subject: 'Decyzja',
  });

/** What nobody but a user of the account may do. */
const changes: Readonly<Record<string, Way>> = {
  'mark as read': (v, { letter }) => v.post('/email_seen', { id: letter }),
  'mark as unread': (v, { letter }) => v.post('/email_unseen', { ids: [letter] }),
  flag: (v, { letter }) => v.post('/email_flag', { id: letter }),
  move: (v, { letter, mailbox }) => v.post('/email_move', { id: letter, mailboxId: mailbox }),
  'note the sender': (v, { letter }) => v.post('/email_fill_counterparty', { id: letter }),
  'note senders': (v, { letter }) => v.post('/email_fill_counterparties', { ids: [letter] }),
  'change the record': (v, { letter }) => v.put(`/incoming_email/${letter}`, { processed: true }),
  'throw it away': (v, { letter }) => v.post('/incoming_email/change_deletion_mark', { id: letter }),
  'link it': (v, { letter }) =>
    v.post('/incoming_email_linked_doc', { incomingEmail: letter, objectName: 'currency', objectId: 1 }),
  'make a record of it': (v, { letter }) =>
    v.post('/email_record', { objectName: 'interaction', ids: [letter] }),
  'write by the account': (v, { account }) =>
    v.post('/outgoing_email', { subject: 'x', emailAccount: account }),
  'send the letter of a reclamation by the account': async (v, { account }) =>
    v.post(`/reclamation_emails/${await reclamationLetter(account)}/send`),
  'change what was sent': (v, { sent }) => v.put(`/outgoing_email/${sent}`, { processed: true }),
  'send again': (v, { sent }) => v.post('/outgoing_email/send', { id: sent }),
  'open it to more people': (v, { account }) =>
    v.put(`/email_accounts/${account}/open_to`, { users: [guestId] }),
  'see who has read': (v, { account }) => v.get(`/email_accounts/${account}/foreign_reads`),
};

const says = ({ body }: Answer): string => (typeof body === 'string' ? body : JSON.stringify(body));

const noted = async (
  account: number,
): Promise<{ who: string; objectName: string; objectId: number | null }[]> => {
  const { rows } = await sql<{ who: string; objectName: string; objectId: number | null }>`
    select login as who, object_name as "objectName", object_id as "objectId" from access_log
    where email_account_id = ${account} and action = 'ForeignMailRead' order by id`.execute(api.database.sql);
  return rows;
};

beforeAll(async () => {
  api = await startTestApi();
  [owner, admin] = [await api.signedIn('sales'), await api.signedIn('admin')];
  guestId = await addUser(api, 'gosc', ['sales']);
  await addUser(api, 'postronna', ['sales', 'operator']);
  guest = (await enter(api, 'gosc')).visitor;
  colleague = (await enter(api, 'postronna')).visitor;
});
afterAll(() => api?.close());

describe('the letters of a personal account', () => {
  let letters: Letters;
  beforeAll(async () => {
    letters = await personalLetters('sales');
  });

  it.each(Object.entries(waysToRead))(
    'are read by their owner, and by nobody else by %s',
    async (_way, read) => {
      const own = await read(owner, letters);
      expect(own.status).toBe(200);
      expect(says(own)).toContain(secret);
      for (const visitor of [colleague, admin, guest, await api.signedIn('forwarder'), api.visitor()])
        expect(says(await read(visitor, letters))).not.toContain(secret);
    },
  );

  it('are counted and found by nobody else', async () => {
    const { letter, sent } = letters;
    for (const visitor of [colleague, admin]) {
      expect(bodyOf(await visitor.get('/incoming_email/count', { filter: { id: letter } })).count).toBe(0);
      expect(bodyOf(await visitor.get('/outgoing_email/count', { filter: { id: sent } })).count).toBe(0);
      expect(bodyOf(await visitor.get('/search', { q: secret })).groups).toEqual([]);
      expect(says(await visitor.get('/object_versions/of/incomingEmail/' + letter))).not.toContain(secret);
      expect(rowsOf(await visitor.get('/email_unread')).map(({ mailboxId }) => mailboxId)).not.toContain(
        letters.mailbox,
      );
    }
    expect(says(await owner.get('/search', { q: secret }))).toContain(secret);
  });

  it.each(Object.entries(changes))('are changed by nobody else: %s', async (_way, change) => {
    for (const visitor of [colleague, admin]) {
      const { status } = await change(visitor, letters);
      expect([403, 404, 409, 422]).toContain(status);
    }
  });

  it('come to no socket of others', async () => {
    const ear = await listening(api, colleague);
    const own = await listening(api, owner);
    await owner.post('/email_flag', { id: letters.letter });
    await own.until('incomingEmail', letters.letter);
    const carrier = await create('carrier', { name: 'Po liście' });
    await ear.until('carrier', carrier);
    expect(ear.heard).not.toContain(`incomingEmail ${letters.letter}`);
    ear.socket.close();
    own.socket.close();
  });

  it('are not copied into the history of prints, which administrators read', async () => {
    const printed = { incomingEmail: letters.letter, outgoingEmail: letters.sent, file: letters.file };
    for (const [object, id] of Object.entries(printed)) {
      expect((await owner.post(`/print_history/of/${object}/${id}`)).status).toBe(200);
      expect(rowsOf(await owner.get(`/print_history/of/${object}/${id}`))).toHaveLength(1);
    }
    const documentType = Object.keys(printed);
    const history = await admin.get('/print_history', { filter: { documentType }, columns: 'documentData' });
    expect(rowsOf(history)).toHaveLength(3);
    expect(says(history)).not.toContain(secret);
  });

  it('leave nothing in the access log where their owner reads them', async () => {
    expect(await noted(letters.account)).toEqual([]);
  });
});

describe('a personal account that its owner opens to a colleague', () => {
  let letters: Letters;
  const opened = (visitor: Visitor, users: readonly number[]) =>
    visitor.put(`/email_accounts/${letters.account}/open_to`, { users });
  beforeAll(async () => {
    letters = await personalLetters('sales');
    await opened(owner, [guestId]);
  });

  it('names them, and since when', async () => {
    expect(await opened(owner, [guestId])).toMatchObject({
      status: 200,
      body: {
        id: letters.account,
        openTo: [{ user: { id: guestId, presentation: 'gosc' }, since: expect.any(String) }],
      },
    });
  });

  it.each(Object.entries(waysToRead))(
    'is read by them by %s, and the access log tells',
    async (_way, read) => {
      const before = (await noted(letters.account)).length;
      const answer = await read(guest, letters);
      expect(answer.status).toBe(200);
      expect(says(answer)).toContain(secret);
      const now = await noted(letters.account);
      expect(now.length).toBeGreaterThan(before);
      expect(new Set(now.map(({ who }) => who))).toEqual(new Set(['gosc']));
      for (const visitor of [colleague, admin])
        expect(says(await read(visitor, letters))).not.toContain(secret);
    },
  );

  it.each(Object.entries(changes))('is only read by them: they do not %s', async (_way, change) => {
    expect([403, 404, 409, 422]).toContain((await change(guest, letters)).status);
  });

  // The first eight change the letter itself.
  it.each(Object.entries(changes).slice(0, 8))(
    'tells them that it is only read when they %s, and others that there is none',
    async (_way, change) => {
      expect(await change(guest, letters)).toMatchObject({ status: 403, body: { code: 'mail_only_read' } });
      expect(await change(colleague, letters)).toMatchObject({
        status: 404,
        body: { code: 'record_not_found' },
      });
    },
  );

  it('shows its owner who has read what', async () => {
    await guest.get(`/email/${letters.letter}`);
    const reads = rowsOf(await owner.get(`/email_accounts/${letters.account}/foreign_reads`));
    expect(reads[0]).toMatchObject({
      user: { presentation: 'gosc' },
      objectName: 'incomingEmail',
      letters: 1,
      subject: secret,
    });
    expect(bodyOf(await owner.get('/own_email_accounts')).rows).toContainEqual(
      expect.objectContaining({ id: letters.account }),
    );
    expect(bodyOf(await admin.get('/own_email_accounts')).rows).toEqual([]);
  });

  it('is opened by nobody but its users, whatever form they use', async () => {
    for (const visitor of [admin, guest]) expect((await opened(visitor, [guestId])).status).toBe(403);
    const openTo = [{ user: await idBy(api, 'user', 'login', 'admin') }];
    expect(await admin.put(`/email_accounts/${letters.account}`, { openTo })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'openTo', code: 'read_only_field' }] },
    });
    const { openTo: asItIs } = bodyOf(await admin.get(`/email_accounts/${letters.account}`));
    const back = await admin.put(`/email_accounts/${letters.account}`, {
      name: 'Inna nazwa',
      openTo: asItIs,
    });
    expect(back.status).toBe(200);
    expect((await guest.get(`/email/${letters.letter}`)).status).toBe(200);
  });

  it('is opened to active colleagues only', async () => {
    const gone = await addUser(api, 'odeszla', ['sales'], { isActive: false });
    const ownerId = await idBy(api, 'user', 'login', 'sales');
    const outside = await idBy(api, 'user', 'login', 'forwarder');
    for (const user of [gone, ownerId, outside, 999_999])
      expect(await opened(owner, [guestId, user])).toMatchObject({
        status: 422,
        body: { errors: [{ field: 'users', code: 'mail_account_not_for' }] },
      });
  });

  it('is closed again when its owner says so', async () => {
    expect(await opened(owner, [])).toMatchObject({ status: 200, body: { openTo: [] } });
    for (const read of Object.values(waysToRead))
      expect(says(await read(guest, letters))).not.toContain(secret);
    await opened(owner, [guestId]);
    await api.database.records.updateOnly(systemActor, 'user', guestId, { isActive: false });
    expect((await guest.get(`/email/${letters.letter}`)).status).toBe(401);
    await api.database.records.updateOnly(systemActor, 'user', guestId, { isActive: true });
  });
});

describe('letters that are linked with a record', () => {
  let letters: Letters;
  let request: number;
  /** Reads customer requests and nothing of the mail, by a role that an administrator made. */
  let clerk: Visitor;
  const link = (visitor: Visitor, object: 'incoming' | 'outgoing', id: number) =>
    visitor.post(`/${object}_email_linked_doc`, {
      [`${object}Email`]: id,
      objectName: 'customerRequest',
      objectId: request,
      presentationText: `ZK ${secret}`,
    });
  const links: number[] = [];
  beforeAll(async () => {
    letters = await personalLetters('sales');
    const { rows } = await sql<{ id: number }>`select id from customer_request order by id limit 1`.execute(
      api.database.sql,
    );
    request = rows[0]?.id ?? 0;
    const set = administering(api, admin);
    clerk = await set.userWith([await set.newRole([{ objectType: 'customerRequest' }])]);
  });

  it('are closed to whoever reads the record as long as nobody links them', async () => {
    expect((await clerk.get(`/customer_request/${request}`)).status).toBe(200);
    for (const read of Object.values(waysToRead))
      expect(says(await read(clerk, letters))).not.toContain(secret);
  });

  it('are linked by their owner only, and with a record that they may read', async () => {
    expect(await link(colleague, 'incoming', letters.letter)).toMatchObject({ status: 422 });
    const missing = { incomingEmail: letters.letter, objectName: 'customerRequest', objectId: 999_999 };
    expect((await owner.post('/incoming_email_linked_doc', missing)).status).toBe(404);
    for (const answer of [
      await link(owner, 'incoming', letters.letter),
      await link(owner, 'outgoing', letters.sent),
    ]) {
      expect(answer.status).toBe(201);
      links.push(bodyOf(answer).id);
    }
  });

  // All ways but those through the mailbox, which stays closed to them.
  it.each(Object.entries(waysToRead).filter(([way]) => !/mailbox’s list|threads|search|UID|place/.test(way)))(
    'are read by whoever reads the record by %s, and the access log tells',
    async (_way, read) => {
      for (const [visitor, count] of [
        [clerk, (await noted(letters.account)).length],
        [admin, (await noted(letters.account)).length],
      ] as const) {
        expect(says(await read(visitor, letters))).toContain(secret);
        expect((await noted(letters.account)).length).toBeGreaterThan(count);
      }
    },
  );

  it('are shown with the record by their links', async () => {
    const filter = { objectName: 'customerRequest', objectId: request };
    for (const kind of ['incoming', 'outgoing'])
      expect(rowsOf(await clerk.get(`/${kind}_email_linked_doc`, { filter }))).toHaveLength(1);
  });

  it.each(Object.entries(changes))('are only read: others do not %s', async (_way, change) => {
    for (const visitor of [clerk, admin])
      expect([403, 404, 409, 422]).toContain((await change(visitor, letters)).status);
    expect((await clerk.delete(`/incoming_email/linked_doc/${links[0]}`)).status).toBe(403);
    expect(await admin.delete(`/incoming_email/linked_doc/${links[0]}`)).toMatchObject({
      status: 403,
      body: { code: 'mail_only_read' },
    });
  });

  it('are open to nobody from outside, and to nobody through a record that they may not read', async () => {
    const outside = await api.signedIn('forwarder');
    for (const read of Object.values(waysToRead))
      expect(says(await read(outside, letters))).not.toContain(secret);
    const closed = await admin.post('/access_restrictions', {
      objectType: 'customerRequest',
      useRestriction: true,
    });
    expect((await colleague.get(`/customer_request/${request}`)).status).toBe(403);
    for (const read of Object.values(waysToRead))
      expect(says(await read(colleague, letters))).not.toContain(secret);
    expect((await clerk.get(`/email/${letters.letter}`)).status).toBe(200);
    await admin.put(`/access_restrictions/${bodyOf(closed).id}`, { useRestriction: false });
    expect((await colleague.get(`/email/${letters.letter}`)).status).toBe(200);
  });

  it('are closed again when the link is taken away', async () => {
    expect((await owner.delete(`/incoming_email/linked_doc/${links[0]}`)).status).toBe(200);
    expect((await owner.delete(`/outgoing_email/linked_doc/${links[1]}`)).status).toBe(200);
    for (const visitor of [clerk, admin])
      for (const read of Object.values(waysToRead))
        expect(says(await read(visitor, letters))).not.toContain(secret);
  });
});
