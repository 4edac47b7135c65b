import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHash } from 'node:crypto';
import type { RecordInput } from '#domain/kernel/record.ts';
import { letterRecords, type LetterRecord } from '#domain/mail/letterRecord.rules.ts';
import { objects } from '#domain/objects.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { keepContent } from '#database/files/fileContent.ts';
import { addUser, enter } from '../testing/kindsOfPeople.ts';
import { bodyOf, idBy, makingAs, type Body } from '../testing/making.ts';
import { sampleFiles } from '../testing/sampleFiles.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Answer, Visitor } from '../testing/visitor.ts';

let api: TestApi;
let sales: Visitor;
let colleague: Visitor;
let account: number;
let firm: Body;
let count = 0;

const create = (object: string, input: RecordInput): Promise<number> =>
  api.database.records.createOnly(systemActor, object, input);
const arrives = (fields: RecordInput = {}): Promise<number> => {
  count += 1;
  return create('incomingEmail', {
    emailAccount: account,
    date: `2026-11-20T10:00:${String(count % 60).padStart(2, '0')}.000Z`,
    from: 'zakupy@budowa.pl',
    fromName: 'Jan Kowalski',
    subject: `Zapytanie o żwir ${count}`,
    body: '<p>Proszę o <b>cenę</b> 20 t żwiru.</p>',
    bodyType: 'html',
    ...fields,
  });
};
const attach = async (
  letter: number,
  name: string,
  bytes: Buffer,
  more: RecordInput = {},
): Promise<number> => {
  const checksum = createHash('sha256').update(bytes).digest('hex');
  await keepContent(
    api.database.sql,
    { checksum, size: bytes.length },
    (async function* () {
      yield bytes;
    })(),
  );
  const place = { objectName: 'incomingEmail', objectId: letter };
  const file = await create('file', {
    name,
    type: 'application/octet-stream',
    size: bytes.length,
    checksum,
    ...place,
  });
  await create('incomingEmailAttachment', {
    incomingEmail: letter,
    filename: name,
    size: bytes.length,
    file,
    ...more,
  });
  return file;
};
const makes = (by: Visitor, objectName: LetterRecord, ids: readonly number[], more: object = {}) =>
  by.post('/email_record', { objectName, ids, ...more });
/** Makes a record from letters as the sales person. */
const made = async (objectName: LetterRecord, ids: readonly number[], more: object = {}): Promise<Body> => {
  const answer = await makes(sales, objectName, ids, more);
  expect(answer).toMatchObject({ status: 201 });
  return bodyOf(answer);
};
const filesOn = async (objectName: string, objectId: number): Promise<string[]> => {
  const { rows } = await sql<{ told: string }>`select name || ' ' || type as told from file
    where object_name = ${objectName} and object_id = ${objectId} order by id`.execute(api.database.sql);
  return rows.map(({ told }) => told);
};

beforeAll(async () => {
  api = await startTestApi();
  sales = await api.signedIn('sales');
  await addUser(api, 'kolega', ['sales']);
  colleague = (await enter(api, 'kolega')).visitor;
  account = await create('emailAccount', {
    name: 'Biuro',
    user: 'biuro@x.pl',
    isGeneral: true,
    forReceive: false,
  });
  firm = await makingAs(sales)('/vendor_and_customer', {
    name: 'Budowa',
    isCustomer: true,
    email: 'Zakupy@Budowa.pl',
  });
});
afterAll(() => api?.close());

describe('a letter becomes a record', () => {
  it.each(letterRecords)(
    'a letter becomes a record: a %s has its title, its sender and its PDF, and each names the other',
    async (objectName) => {
      const letter = await arrives();
      await attach(letter, 'rysunek.pdf', sampleFiles.pdf);
      await attach(letter, 'stopka.png', sampleFiles.png, { inline: true });
      const answer = await made(objectName, [letter]);
      const record = await api.database.records.get(systemActor, objectName, answer.id);
      const title = `Zapytanie o żwir ${count}`;
      expect(record).toMatchObject({
        customerId: firm.id,
        [objectName === 'task' ? 'name' : 'reference']: title,
      });
      expect(JSON.stringify(record)).toContain('Proszę o cenę 20 t żwiru.');
      expect(await filesOn(objectName, answer.id)).toEqual(['rysunek.pdf application/pdf']);
      const link = { objectName, objectId: answer.id, markedToDelete: false };
      const links = await sales.get('/incoming_email_linked_doc', { filter: JSON.stringify(link) });
      expect(links.body).toMatchObject({
        count: 1,
        rows: [{ incomingEmailId: letter, made: true, presentationText: answer.presentation }],
      });
      expect((await sales.get(`/email/${letter}`)).body).toMatchObject({
        hasLinks: true,
        processed: true,
        counterpartyId: firm.id,
      });
    },
  );

  it('is made of several letters, oldest first, with the files of all, each once', async () => {
    const [first, second] = [
      await arrives({
        date: '2026-11-02T08:00:00.000Z',
        subject: 'Pierwszy',
        body: 'Raz.',
        bodyType: 'text',
      }),
      await arrives({
        date: '2026-11-03T08:00:00.000Z',
        subject: 'Re: Pierwszy',
        body: 'Dwa.',
        bodyType: 'text',
      }),
    ];
    await attach(first, 'plan.pdf', sampleFiles.pdf);
    await attach(second, 'plan.pdf', sampleFiles.pdf);
    await attach(second, 'program.exe', sampleFiles.exe);
    const answer = await made('interaction', [second, first]);
    expect(answer.leftOut).toEqual(['program.exe']);
    const record = await api.database.records.get(systemActor, 'interaction', answer.id);
    expect(record).toMatchObject({ reference: 'Pierwszy', comment: 'Raz.\n\nDwa.' });
    expect(await filesOn('interaction', answer.id)).toEqual(['plan.pdf application/pdf']);
  });

  it('a letter becomes a record once, also when two people press at the same moment; the second is told its number', async () => {
    const letter = await arrives();
    const both = await Promise.all([
      makes(sales, 'interaction', [letter]),
      makes(colleague, 'interaction', [letter]),
    ]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409]);
    const [kept] = both.filter(({ status }) => status === 201);
    expect(both.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'email_has_record',
      params: { number: bodyOf(kept as Answer).presentation },
    });
    expect(await idBy(api, 'interaction', 'reference', `Zapytanie o żwir ${count}`)).toBe(
      bodyOf(kept as Answer).id,
    );
  });

  it('a letter becomes a record again after the earlier record was taken off, and as a record of another kind', async () => {
    const letter = await arrives();
    const first = await made('interaction', [letter]);
    await made('task', [letter]);
    const link = await idBy(
      api,
      'incoming_email_linked_doc',
      'presentation_text',
      String(first.presentation),
    );
    await sales.delete(`/incoming_email/linked_doc/${link}`);
    expect((await made('interaction', [letter])).id).not.toBe(first.id);
  });

  it('names the customer as missing where no firm has the address, and takes the one that is chosen', async () => {
    const letter = await arrives({ from: 'nikt@nieznany.pl' });
    const refused = await makes(sales, 'customerRequest', [letter]);
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'customer', code: 'required' }] },
    });
    await made('customerRequest', [letter], { customerId: firm.id, reference: 'Żwir na budowę' });
    expect(await idBy(api, objects.customerRequest.path, 'reference', 'Żwir na budowę')).toBeGreaterThan(0);
    expect((await sales.get(`/email/${letter}`)).body).toMatchObject({ counterpartyId: firm.id });
  });

  it('a letter with a title as long as a name may be becomes a task, which the letter names by its beginning', async () => {
    const letter = await arrives({ subject: 'ż'.repeat(300) });
    const { id } = await made('task', [letter]);
    const { name, presentation } = await api.database.records.get(systemActor, 'task', id);
    expect(name).toBe('ż'.repeat(255));
    const link = { objectName: 'task', objectId: id };
    const { body } = await sales.get('/incoming_email_linked_doc', { filter: JSON.stringify(link) });
    expect(body).toMatchObject({ rows: [{ presentationText: String(presentation).slice(0, 255) }] });
  });

  it('takes only the files that are chosen, and none of another letter', async () => {
    const letter = await arrives();
    const wanted = await attach(letter, 'a.pdf', sampleFiles.pdf);
    await attach(letter, 'b.pdf', sampleFiles.page);
    const foreign = await attach(await arrives(), 'obcy.pdf', sampleFiles.page);
    const refused = await makes(sales, 'interaction', [letter], { fileIds: [wanted, foreign] });
    expect(refused).toMatchObject({ status: 404 });
    const answer = await made('interaction', [letter], { fileIds: [wanted] });
    expect(await filesOn('interaction', answer.id)).toEqual(['a.pdf application/pdf']);
  });

  it('is refused without a letter, and for a letter of an account that the person may not use', async () => {
    expect((await makes(sales, 'interaction', [])).body).toMatchObject({ code: 'email_not_selected' });
    const personal = await create('emailAccount', { name: 'Cudze', user: 'inny@x.pl', forReceive: false });
    const letter = await arrives({ emailAccount: personal });
    expect((await makes(sales, 'interaction', [letter])).status).toBe(404);
  });
});
