import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ErrorCode } from '#domain/kernel/errorCatalogue.ts';
import { languages } from '#domain/kernel/language.ts';
import type { RecordInput } from '#domain/kernel/record.ts';
import { errorMessage } from '#domain/labels/index.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { keepContent } from '#database/files/fileContent.ts';
import { waitingForLocks } from '#database/testing/waitingForLocks.ts';
import { addUser, enter } from '../testing/kindsOfPeople.ts';
import { bodyOf, idBy, makingAs, type Make } from '../testing/making.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Visitor } from '../testing/visitor.ts';

let api: TestApi;
let sales: Visitor;
let colleague: Visitor;
let admin: Visitor;
let make: Make;
let account: number;
let other: number;
const folders = { inbox: 0, archive: 0, foreign: 0 };
let uid = 0;

const create = (object: string, input: RecordInput): Promise<number> =>
  api.database.records.createOnly(systemActor, object, input);
const arrive = (fields: RecordInput = {}): Promise<number> => {
  uid += 1;
  return create('incomingEmail', {
    emailAccount: account,
    mailbox: folders.inbox,
    serverMailbox: folders.inbox,
    uidValidity: '7',
    uid: String(uid),
    date: '2026-11-20T10:00:00.000Z',
    from: `nadawca${uid}@obcy.pl`,
    subject: `List ${uid}`,
    ...fields,
  });
};
/** How many changes of the account wait to be sent to its server. */
const pushes = async (): Promise<number> => {
  const { rows } = await sql<{ count: string }>`select count(*) from outbox where kind = 'mailbox'
    and payload ->> 'emailAccountId' = ${String(account)}`.execute(api.database.sql);
  return Number(rows[0]?.count);
};
const idsOf = ({ body }: { readonly body: unknown }): number[] =>
  (body as { rows: { id: number }[] }).rows.map(({ id }) => id);

beforeAll(async () => {
  api = await startTestApi();
  [sales, admin] = [await api.signedIn('sales'), await api.signedIn('admin')];
  make = makingAs(sales);
  await addUser(api, 'kolezanka', ['sales']);
  colleague = (await enter(api, 'kolezanka')).visitor;
  const users = [{ user: await idBy(api, 'user', 'login', 'sales') }];
  const ways = { password: 'tajne', smtpHost: 'smtp.x.pl', forReceive: false };
  account = await create('emailAccount', { name: 'Osobiste', user: 'ja@x.pl', users, ...ways });
  other = await create('emailAccount', { name: 'Cudze', user: 'inny@x.pl', ...ways });
  const folder = (name: string, emailAccount: number) => create('mailbox', { name, emailAccount });
  folders.inbox = await folder('INBOX', account);
  folders.archive = await folder('Archiwum', account);
  folders.foreign = await folder('INBOX', other);
});
afterAll(() => api?.close());

describe('received mail', () => {
  it.each([
    ['searchStr', { searchStr: 'Żwirownia' }],
    ['from', { from: 'ZWIR.pl' }],
    ['to', { to: 'biuro' }],
    ['subject', { subject: 'żwirownia' }],
    ['body', { body: 'ton piasku' }],
    ['hasLinks', { hasLinks: 'false', from: 'zwir' }],
    ['processed', { processed: 'true' }],
    ['flagged', { flagged: 'true' }],
    ['seen', { seen: 'true' }],
    ['unreadable', { unreadable: 'true' }],
    ['period', { period: JSON.stringify({ from: '2025-03-01', to: '2025-03-31' }) }],
    ['filter', { filter: JSON.stringify({ subject: { iLike: 'żwirownia' } }) }],
  ])('is narrowed by %s, with marked messages left out', async (_name, query) => {
    const fields = {
      from: 'jan@zwir.pl',
      to: 'biuro@x.pl',
      subject: 'Żwirownia pyta',
      body: '<p>Sto ton piasku</p>',
      processed: true,
      flagged: true,
      seen: true,
      failure: 'Za dużo części',
      date: '2025-03-12T09:00:00.000Z',
    };
    const wanted = await arrive(fields);
    await arrive({ from: 'anna@obcy.pl', subject: 'Inny' });
    const marked = await arrive(fields);
    await sales.post('/incoming_email/change_deletion_mark', { id: marked });
    const answer = await sales.get('/email', query);
    expect(answer).toMatchObject({ status: 200, body: { countCapped: false } });
    expect(idsOf(answer)).toContain(wanted);
    expect(idsOf(answer)).not.toContain(marked);
    const rows = (answer.body as { rows: { subject: string }[] }).rows;
    expect(new Set(rows.map(({ subject }) => subject))).toEqual(new Set(['Żwirownia pyta']));
    await sql`delete from incoming_email where id = ${wanted}`.execute(api.database.sql);
  });

  it('is narrowed by firm and contact person', async () => {
    const counterparty = await create('counterparty', { name: 'Filtrowana', isCustomer: true });
    const contactPerson = await create('contactPerson', { name: 'Jan', counterparty });
    const [ofFirm, ofPerson] = [
      await arrive({ counterparty }),
      await arrive({ counterparty, contactPerson, date: '2026-11-19T10:00:00.000Z' }),
    ];
    await arrive();
    expect(idsOf(await sales.get('/email', { counterparty }))).toEqual([ofFirm, ofPerson]);
    expect(idsOf(await sales.get('/email', { contactPerson }))).toEqual([ofPerson]);
  });

  it('received mail that could not be read is counted for those who may see it', async () => {
    const counted = async (visitor: Visitor) => bodyOf(await visitor.get('/email_unread')).unreadable;
    const [before, ofOthers] = [Number(await counted(sales)), await counted(admin)];
    const ids = [await arrive({ failure: 'Za dużo części' }), await arrive({ failure: 'Zagnieżdżone' })];
    await arrive();
    expect(await counted(sales)).toBe(before + 2);
    expect(await counted(admin)).toBe(ofOthers);
    const listed = async (unreadable: boolean) =>
      idsOf(await sales.get('/email', { unreadable: String(unreadable), emailAccount: account, limit: 100 }));
    expect(await listed(true)).toEqual(expect.arrayContaining(ids));
    for (const id of ids) expect(await listed(false)).not.toContain(id);
    await sales.post('/incoming_email/change_deletion_mark', { id: ids[0] });
    expect(await counted(sales)).toBe(before + 1);
  });

  it('comes twenty to a page, newest first, and is counted', async () => {
    for (let each = 0; each < 21; each += 1) await arrive({ mailbox: folders.archive });
    const newest = await arrive({ mailbox: folders.archive, date: '2026-11-21T10:00:00.000Z' });
    const page = await sales.get('/email', { mailbox: folders.archive });
    expect(page.body).toMatchObject({ count: 22 });
    expect(idsOf(page)).toHaveLength(20);
    expect(idsOf(page)[0]).toBe(newest);
    expect(idsOf(await sales.get('/email', { mailbox: folders.archive, page: 2 }))).toHaveLength(2);
  });

  it.each(['{', '"x"', '{"nope":1}'])('refuses the filter %s by name', async (filter) => {
    expect((await sales.get('/email', { filter })).status).toBe(400);
    expect((await sales.get('/email', { period: '{' })).body).toMatchObject({ code: 'query_invalid' });
  });

  it('is found by id, by UID and by its place among the UIDs of its folder', async () => {
    const folder = await create('mailbox', { name: 'Sprzedaż', emailAccount: account });
    const place = { mailbox: folder, serverMailbox: folder };
    const [late, early] = [await arrive({ ...place, uid: '900' }), await arrive({ ...place, uid: '35' })];
    expect(bodyOf(await sales.get(`/email/${late}`)).id).toBe(late);
    expect(bodyOf(await sales.get('/email_uid', { mailbox: folder, uid: 35 })).id).toBe(early);
    expect(bodyOf(await sales.get('/email_seq', { mailbox: folder, seq: 1 })).id).toBe(early);
    expect(bodyOf(await sales.get('/email_seq', { mailbox: folder, seq: 2 })).id).toBe(late);
    expect((await sales.get('/email_seq', { mailbox: folder, seq: 3 })).status).toBe(404);
    expect((await sales.get('/email_uid', { mailbox: folder, uid: 36 })).status).toBe(404);
  });

  it('is marked and moved many at once, and the server of its account is told', async () => {
    const ids = [await arrive(), await arrive()];
    const before = await pushes();
    const reads = async () => Promise.all(ids.map(async (id) => bodyOf(await sales.get(`/email/${id}`))));
    const done = { status: 200, body: { result: true, ids } };
    expect(await sales.post('/email_seen', { ids: ids.toReversed() })).toMatchObject(done);
    expect(await reads()).toMatchObject([{ seen: true }, { seen: true }]);
    expect(await sales.post('/email_unseen', { ids })).toMatchObject(done);
    expect(await reads()).toMatchObject([{ seen: false }, { seen: false }]);
    expect(await sales.post('/email_flag', { ids })).toMatchObject(done);
    expect(await reads()).toMatchObject([{ flagged: true }, { flagged: true }]);
    expect(await sales.post('/email_flag', { ids, flagged: false })).toMatchObject(done);
    expect(await reads()).toMatchObject([{ flagged: false }, { flagged: false }]);
    expect(await sales.post('/email_move', { ids, mailboxId: folders.archive })).toMatchObject(done);
    expect(await reads()).toMatchObject([
      { mailboxId: folders.archive, serverMailboxId: folders.inbox },
      { mailboxId: folders.archive, serverMailboxId: folders.inbox },
    ]);
    expect(await pushes()).toBeGreaterThan(before);
  });

  it('is not moved to another account, and then none of the messages is', async () => {
    const ids = [await arrive(), await arrive()];
    for (const mailboxId of [folders.foreign, 999_999])
      expect(await sales.post('/email_move', { ids, mailboxId })).toMatchObject({ status: 422 });
    const missing = [...ids, 999_999];
    expect(await sales.post('/email_flag', { ids: missing })).toMatchObject({ status: 404 });
    expect(bodyOf(await sales.get(`/email/${ids[0]}`))).toMatchObject({
      mailboxId: folders.inbox,
      flagged: false,
    });
  });

  it('gets a label once, keeps its others, and none of another account', async () => {
    const [urgent, later] = [
      await create('emailLabel', { name: 'Pilne' }),
      await create('emailLabel', { name: 'Potem' }),
    ];
    const foreign = await create('emailLabel', { name: 'Cudza', emailAccount: other });
    const id = await arrive();
    const labels = async () =>
      (bodyOf(await sales.get(`/email/${id}`)).labels as { emailLabelId: number }[]).map(
        (row) => row.emailLabelId,
      );
    for (const emailLabelId of [urgent, later, urgent])
      expect((await sales.post('/email_label', { id, emailLabelId })).status).toBe(200);
    expect(await labels()).toEqual([urgent, later]);
    await sales.post('/email_label', { id, emailLabelId: urgent, labelled: false });
    expect(await labels()).toEqual([later]);
    expect(await sales.post('/email_label', { id, emailLabelId: foreign })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'emailLabelId' }] },
    });
  });

  it('keeps both labels that two people stick on at one moment', async () => {
    const wanted = [await create('emailLabel', { name: 'A' }), await create('emailLabel', { name: 'B' })];
    const id = await arrive();
    const answers = await Promise.all(
      wanted.map((emailLabelId) => sales.post('/email_label', { id, emailLabelId })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { labels } = bodyOf(await sales.get(`/email/${id}`)) as unknown as {
      labels: { emailLabelId: number }[];
    };
    expect(labels.map((row) => row.emailLabelId).toSorted((a, b) => a - b)).toEqual(wanted);
  });

  it.each([
    '/email_seen',
    '/email_unseen',
    '/email_flag',
    '/email_fill_counterparty',
    '/email_fill_counterparties',
  ])('%s says that no e-mail is selected', async (path) => {
    expect(await sales.send('POST', path, {}, { 'accept-language': 'en' })).toMatchObject({
      status: 422,
      body: { code: 'email_not_selected', title: 'No content' },
    });
  });

  it.each(['/email/999999', '/incoming_email/file/999999', '/getreclamationemail/999999', '/mailbox/999999'])(
    'a failure of GET %s says "No content", and its reason in the language of the reader',
    async (path) => {
      for (const language of languages) {
        const { status, body } = await sales.send('GET', path, undefined, { 'x-language': language });
        const { title, code, params, detail } = body as {
          readonly title: string;
          readonly code: ErrorCode;
          readonly params: Record<string, never>;
          readonly detail: string;
        };
        expect([status, title]).toEqual([404, 'No content']);
        expect(detail).toBe(errorMessage(language, code, params));
      }
    },
  );

  it('learns from whom it is by the address of the sender, and keeps what somebody has chosen', async () => {
    const firm = await make('/vendor_and_customer', {
      name: 'Żwir SA',
      isCustomer: true,
      email: 'Biuro@zwir-sa.pl',
    });
    const second = await make('/vendor_and_customer', {
      name: 'Piach',
      isCustomer: true,
      email: 'wspolny@p.pl',
    });
    await make('/vendor_and_customer', { name: 'Piach 2', isCustomer: true, email: 'wspolny@p.pl' });
    const person = await make('/contact_persons', {
      name: 'Ewa',
      email: 'ewa@zwir-sa.pl',
      counterparty: firm.id,
    });
    const fromFirm = await arrive({ from: 'biuro@ZWIR-SA.pl' });
    const fromPerson = await arrive({ from: 'ewa@zwir-sa.pl' });
    const shared = await arrive({ from: 'wspolny@p.pl' });
    const chosen = await arrive({ from: 'biuro@zwir-sa.pl', counterparty: second.id });
    const ids = [fromFirm, fromPerson, shared, chosen];
    expect(await sales.post('/email_fill_counterparties', { ids })).toMatchObject({
      body: { ids: [fromFirm, fromPerson] },
    });
    const told = async (id: number) => bodyOf(await sales.get(`/email/${id}`));
    expect(await told(fromFirm)).toMatchObject({ counterpartyId: firm.id });
    expect(await told(fromPerson)).toMatchObject({ counterpartyId: firm.id, contactPersonId: person.id });
    expect((await told(shared)).counterpartyId ?? null).toBeNull();
    expect(await told(chosen)).toMatchObject({ counterpartyId: second.id });
    const alone = await arrive({ from: 'ewa@zwir-sa.pl' });
    expect(await sales.post('/email_fill_counterparty', { id: alone })).toMatchObject({
      body: { id: alone, counterpartyId: firm.id, contactPersonId: person.id },
    });
  });

  it('has files that are listed and saved, and links that can be taken off', async () => {
    const id = await arrive();
    const bytes = Buffer.from('dowód');
    // Any checksum: the content is only found by it.
    const checksum = 'ab'.repeat(32);
    await api.database.transaction((tx) =>
      keepContent(
        tx.sql,
        { checksum, size: bytes.length },
        (async function* () {
          yield bytes;
        })(),
      ),
    );
    const about = { name: 'dowód.txt', type: 'text/plain', size: bytes.length, checksum };
    const file = await create('file', { ...about, objectName: 'incomingEmail', objectId: id });
    expect(await sales.get('/incoming_email_files', { incomingEmailId: id })).toMatchObject({
      body: { rows: [{ id: file, name: 'dowód.txt' }], count: 1 },
    });
    const saved = await sales.get(`/incoming_email/file/${file}`);
    expect(saved.body).toBe('dowód');
    expect(saved.headers.get('content-disposition')).toMatch(/^attachment/);
    for (const visitor of [colleague, admin]) {
      expect((await visitor.get(`/incoming_email/file/${file}`)).status).toBe(404);
      expect((await visitor.get('/incoming_email_files', { incomingEmailId: id })).status).toBe(404);
    }
    const order = { incomingEmail: id, objectName: 'salesOrder', objectId: 1 };
    const link = await make('/incoming_email_linked_doc', order);
    expect(bodyOf(await sales.get(`/email/${id}`)).hasLinks).toBe(true);
    const linked = async () => idsOf(await sales.get('/email', { hasLinks: 'true', emailAccount: account }));
    expect(await linked()).toEqual([id]);
    for (const visitor of [colleague, admin]) {
      // Whoever reads the order reads the letter that its owner has linked with it.
      expect((await visitor.get(`/incoming_email/file/${file}`)).status).toBe(200);
      expect((await visitor.delete(`/incoming_email/linked_doc/${link.id}`)).status).toBe(403);
    }
    expect(await sales.delete(`/incoming_email/linked_doc/${link.id}`)).toMatchObject({
      status: 200,
      body: { result: true, id: link.id },
    });
    expect(bodyOf(await sales.get(`/email/${id}`)).hasLinks).toBe(false);
    expect(await linked()).toEqual([]);
    for (const visitor of [colleague, admin])
      expect((await visitor.get(`/incoming_email/file/${file}`)).status).toBe(404);
  });

  it('a letter counts as linked while one of its links is removed and another is made at the same moment', async () => {
    const { database } = api;
    const incomingEmail = await arrive();
    const linkTo = (objectId: number) =>
      create('incomingEmailLinkedDoc', { incomingEmail, objectName: 'salesOrder', objectId });
    const first = await linkTo(1);
    let second: Promise<number> = Promise.resolve(0);
    await database.transaction(async (tx) => {
      await tx.records.remove(systemActor, 'incomingEmailLinkedDoc', first);
      second = linkTo(2);
      await expect.poll(() => waitingForLocks(database.sql)).toBeGreaterThan(0);
    });
    const secondId = await second;
    expect(bodyOf(await sales.get(`/email/${incomingEmail}`)).hasLinks).toBe(true);
    // The order opens the letter to everybody, which the next tests do not expect.
    await database.records.remove(systemActor, 'incomingEmailLinkedDoc', secondId);
  });

  it('received mail of a personal account is nothing to anybody else, full rights included', async () => {
    const id = await arrive({ subject: 'Poufne', uid: '77777' });
    for (const visitor of [colleague, admin]) {
      expect(idsOf(await visitor.get('/email', { emailAccount: account }))).toEqual([]);
      const calls = [
        visitor.get(`/email/${id}`),
        visitor.get('/email_uid', { mailbox: folders.inbox, uid: 77_777 }),
        visitor.get('/email_seq', { mailbox: folders.inbox, seq: 1 }),
        visitor.post('/email_seen', { id }),
        visitor.post('/email_unseen', { id }),
        visitor.post('/email_flag', { id }),
        visitor.post('/email_move', { id, mailboxId: folders.archive }),
        visitor.post('/email_fill_counterparty', { id }),
        visitor.post('/email_fill_counterparties', { id }),
        visitor.post('/email_label', { id, emailLabelId: await create('emailLabel', { name: 'Obca' }) }),
      ];
      for (const { status } of await Promise.all(calls)) expect(status).toBe(404);
    }
    expect(bodyOf(await sales.get(`/email/${id}`))).toMatchObject({
      seen: false,
      flagged: false,
      labels: [],
    });
    const stranger = await api.signedIn('forwarder');
    expect((await stranger.get('/email')).status).toBe(403);
    expect((await api.visitor().get('/email')).status).toBe(401);
  });
});
