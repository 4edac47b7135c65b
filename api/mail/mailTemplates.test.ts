import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RecordInput } from '#domain/kernel/record.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { bodyOf, idBy } from '../testing/making.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Visitor } from '../testing/visitor.ts';

let api: TestApi;
let sales: Visitor;
let account: number;
let letter: number;
let firm: number;
const create = (object: string, input: RecordInput): Promise<number> =>
  api.database.records.createOnly(systemActor, object, input);
const template = (name: string, fields: RecordInput): Promise<number> =>
  create('emailTemplate', { name, ...fields });
const words = (subject: string, more: RecordInput = {}): RecordInput => ({
  subject,
  body: `${subject}, pozdrawiamy`,
  ...more,
});
/** The offered templates of this test, whose names begin with T, each with its languages. */
const offered = async (query: Record<string, number> = {}, by = sales): Promise<string[]> => {
  const { rows } = bodyOf(await by.get('/mail_template', query)) as unknown as {
    rows: { name: string; languages: string[] }[];
  };
  return rows
    .filter(({ name }) => name.startsWith('T '))
    .map(({ name, languages }) => [name, ...languages].join(' '));
};

beforeAll(async () => {
  api = await startTestApi();
  sales = await api.signedIn('sales');
  account = await create('emailAccount', {
    name: 'Biuro',
    user: 'b@x.pl',
    isGeneral: true,
    forReceive: false,
  });
  firm = await create('counterparty', { name: 'Bau GmbH', isCustomer: true, language: 'de' });
  letter = await create('incomingEmail', {
    emailAccount: account,
    date: '2026-11-20T08:00:00.000Z',
    from: 'jan@bau.de',
    subject: 'Anfrage',
    counterparty: firm,
  });
  await template('T ogólny', {
    cc: 'kierownik@keja.pl',
    contentVariantsList: [words('Witamy', { language: 'pl' }), words('Willkommen', { language: 'de' })],
  });
  await template('T o zapytaniu', {
    baseDocument: 'incomingEmail',
    executionCondition: 'record.subject == "Anfrage"',
    contentVariantsList: [words('W sprawie: {subject}', { language: 'pl' })],
  });
  await template('T o czymś innym', {
    baseDocument: 'incomingEmail',
    executionCondition: 'record.subject == "Reklamation"',
    contentVariantsList: [words('Inne')],
  });
  await template('T o interakcji', {
    baseDocument: 'interaction',
    contentVariantsList: [words('{reference}')],
  });
  await template('T stary', { isActive: false, contentVariantsList: [words('Stare')] });
});
afterAll(() => api?.close());

describe('templates for a letter', () => {
  it('are for a new letter those without a record', async () => {
    expect(await offered()).toEqual(['T ogólny pl de']);
  });

  it('are for an answer also those of which the condition holds for the letter', async () => {
    expect(await offered({ answers: letter })).toEqual(['T o zapytaniu pl', 'T ogólny pl de']);
  });

  it('are also those about the records that the letter is linked with', async () => {
    const interaction = await create('interaction', { customer: firm, reference: 'Piasek 0-2' });
    await create('incomingEmailLinkedDoc', {
      incomingEmail: letter,
      objectName: 'interaction',
      objectId: interaction,
    });
    expect(await offered({ answers: letter })).toContain('T o interakcji pl');
    const id = await idBy(api, 'email_template', 'name', 'T o interakcji');
    expect((await sales.get(`/mail_template/${id}`, { answers: letter })).body).toMatchObject({
      subject: 'Piasek 0-2',
      body: 'Piasek 0-2, pozdrawiamy',
    });
    expect((await sales.get(`/mail_template/${id}`)).status).toBe(404);
  });

  it('speak the language of the firm that wrote, or the one that is chosen', async () => {
    const id = await idBy(api, 'email_template', 'name', 'T ogólny');
    const said = async (query: Record<string, number | string>) =>
      bodyOf(await sales.get(`/mail_template/${id}`, query));
    expect(await said({ answers: letter })).toEqual({
      subject: 'Willkommen',
      body: 'Willkommen, pozdrawiamy',
      bodyType: 'text',
      to: null,
      cc: 'kierownik@keja.pl',
      language: 'de',
    });
    expect(await said({ answers: letter, language: 'pl' })).toMatchObject({ subject: 'Witamy' });
    expect(await said({})).toMatchObject({ language: 'pl' });
  });

  it('say who of the firm is a recipient and who gets a copy, in an answer, about a record and in a new letter', async () => {
    // A `standing` is the position of a contact person in their firm.
    const standings = [
      await create('standing', { name: 'Zakupy' }),
      await create('standing', { name: 'Kasa' }),
    ];
    const person = (name: string, standing: number | null) =>
      create('contactPerson', { name, counterparty: firm, standing, email: `${name}@bau.de` });
    await person('einkauf', standings[0] ?? 0);
    await person('kasse', standings[1] ?? 0);
    await person('fahrer', null);
    const notificationsList = [
      { standing: standings[0], notificationType: 'recipient' },
      { standing: standings[1], notificationType: 'copy' },
    ];
    const contentVariantsList = [words('Cennik')];
    const plain = await template('T do ludzi', {
      notificationsList,
      contentVariantsList,
      cc: 'szef@keja.pl',
    });
    const about = await template('T do ludzi o zapytaniu', {
      baseDocument: 'incomingEmail',
      notificationsList,
      contentVariantsList,
    });
    const whom = async (id: number, query: Record<string, number | string>) => {
      const { to, cc } = bodyOf(await sales.get(`/mail_template/${id}`, query));
      return { to, cc };
    };
    const all = { to: 'einkauf@bau.de', cc: 'szef@keja.pl, kasse@bau.de' };
    expect(await whom(plain, { answers: letter })).toEqual(all);
    expect(await whom(about, { answers: letter })).toEqual({ ...all, cc: 'kasse@bau.de' });
    expect(await whom(plain, { to: '"Fahrer" <FAHRER@bau.de>' })).toEqual(all);
    expect(await whom(plain, { to: 'kasse@bau.de' })).toEqual({ ...all, cc: 'szef@keja.pl' });
    expect(await whom(plain, { to: 'ktos@inny.pl' })).toEqual({ to: null, cc: 'szef@keja.pl' });
    expect(await whom(plain, {})).toEqual({ to: null, cc: 'szef@keja.pl' });
  });

  it('are refused with the condition that does not hold', async () => {
    const id = await idBy(api, 'email_template', 'name', 'T o czymś innym');
    expect(await sales.get(`/mail_template/${id}`, { answers: letter })).toMatchObject({
      status: 409,
      body: { code: 'email_template_not_due' },
    });
  });

  it('are offered however many templates about other records have names before theirs', async () => {
    for (let number = 1; number <= 101; number += 1)
      await template(`A ${number}`, {
        baseDocument: 'salesOrder',
        contentVariantsList: [words('Zamówienie')],
      });
    expect(await offered()).toContain('T ogólny pl de');
    expect(await offered({ answers: letter })).toContain('T o zapytaniu pl');
  });

  it('about a letter are nothing to whoever may not read it', async () => {
    const personal = await create('emailAccount', { name: 'P', user: 'p@x.pl', forReceive: false });
    const closed = await create('incomingEmail', {
      emailAccount: personal,
      date: '2026-11-20T08:00:00.000Z',
      subject: 'Anfrage',
    });
    const id = await idBy(api, 'email_template', 'name', 'T o zapytaniu');
    const admin = await api.signedIn('admin');
    for (const visitor of [sales, admin]) {
      expect((await visitor.get('/mail_template', { answers: closed })).status).toBe(404);
      expect((await visitor.get(`/mail_template/${id}`, { answers: closed })).status).toBe(404);
    }
  });
});
