import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fieldOf, type Declaration } from '#domain/kernel/declaration.ts';
import { isRegistryNumber, type RegistryNumber } from '#domain/kernel/numberKinds.ts';
import { numberRules } from '#domain/kernel/registryNumbers.ts';
import { warsawToday } from '#domain/kernel/warsawDay.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { declarations } from '#domain/objects.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Visitor } from '../testing/visitor.ts';

let api: TestApi;
let admin: Visitor;

beforeAll(async () => {
  api = await startTestApi();
  admin = await api.signedIn('admin');
});
afterAll(() => api?.close());

interface Saved {
  readonly id: number;
  readonly [field: string]: unknown;
}
const path = '/vendor_and_customer';
const made = async (input: object): Promise<Saved> => {
  const { status, body } = await admin.post(path, input);
  expect(status, JSON.stringify(body)).toBe(201);
  return body as Saved;
};
const countryId = async (code: string): Promise<number> => {
  const { body } = await admin.get('/countries', { filter: { code } });
  return (body as { rows: Saved[] }).rows[0]?.id ?? 0;
};

/** Every field of every object that holds a number of a register. */
const numbers = declarations.flatMap((declaration) =>
  Object.keys(declaration.fields).flatMap((name): [string, Declaration, string, RegistryNumber][] => {
    const field = fieldOf(declaration, name);
    return field?.type === 'text' && isRegistryNumber(field.format)
      ? [[`${declaration.name}.${name}`, declaration, name, field.format]]
      : [];
  }),
);

describe('a number of a register', () => {
  it('is in several objects', () => {
    expect(numbers.map(([name]) => name)).toEqual(
      expect.arrayContaining(['counterparty.nip', 'counterparty.bankAccount', 'firm.nip', 'firm.regon']),
    );
  });

  it.each(numbers)(
    '%s is refused by name and stored in one spelling',
    async (_name, declaration, field, kind) => {
      const { refusal, example } = numberRules[kind];
      const wrong = kind === 'vatNumber' ? '?' : 'abc';
      const name = `Numer ${field}`;
      expect(await admin.post(`/${declaration.path}`, { name, [field]: wrong })).toMatchObject({
        status: 422,
        body: { errors: [{ field, code: refusal }] },
      });
      const created = await admin.post(`/${declaration.path}`, {
        name,
        [field]: ` ${example.toLowerCase()} `,
      });
      expect(created).toMatchObject({ status: 201, body: { [field]: example.replace(/[ -]/g, '') } });
      const { id } = created.body as Saved;
      expect(await admin.put(`/${declaration.path}/${id}`, { [field]: wrong })).toMatchObject({
        status: 422,
        body: { errors: [{ field, code: refusal }] },
      });
      expect((await admin.put(`/${declaration.path}/${id}`, { [field]: '' })).status).toBe(200);
    },
  );

  it('is refused in a row of a table part', async () => {
    const account = numberRules.iban.example;
    const written = { name: 'Dwa konta', otherAccounts: [{ account }, { account: 'XX00' }] };
    expect(await admin.post(path, written)).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'otherAccounts[1].account', code: 'iban_invalid' }] },
    });
    // Banks in Poland print their numbers without the country.
    const saved = await made({ name: 'Dwa konta', otherAccounts: [{ account: account.slice(2) }] });
    expect(saved.otherAccounts).toMatchObject([{ account: account.replaceAll(' ', '') }]);
  });

  it('is refused in a sheet that is imported', async () => {
    const form = new FormData();
    form.set('options', JSON.stringify({}));
    form.set('file', new Blob(['Nazwa;NIP;REGON\r\nZ arkusza;1234567890;abc']), 'sheet');
    const response = await fetch(`${api.url}${path}/import`, {
      method: 'POST',
      headers: { cookie: admin.cookie(), 'accept-language': 'pl' },
      body: form,
    });
    const answer = JSON.stringify(await response.json());
    expect(answer).toContain('regon_invalid');
    expect(((await admin.get(path, { filter: { name: 'Z arkusza' } })).body as { count: number }).count).toBe(
      0,
    );
  });
});

describe('the VAT number of a firm', () => {
  it('is judged by the rules of its country, when either of the two is written', async () => {
    const [poland, germany] = [await countryId('PL'), await countryId('DE')];
    const wrong = (code: string, field = 'nip') => ({ status: 422, body: { errors: [{ field, code }] } });
    const name = 'Numer i kraj';
    expect(await admin.post(path, { name, nip: '1234567890' })).toMatchObject(wrong('nip_invalid'));
    // 136695976 is a German number; with a 7 at its end its check digit is wrong.
    expect(await admin.post(path, { name, nip: '136695976' })).toMatchObject(
      wrong('country_missing', 'country'),
    );
    expect(await admin.post(path, { name, nip: '136695976', country: poland })).toMatchObject(
      wrong('nip_invalid'),
    );
    expect(await admin.post(path, { name, nip: '136695977', country: germany })).toMatchObject(
      wrong('vat_number_invalid'),
    );
    for (const nip of ['123', 'ABC', '526025027Ą', '5260250274?'])
      expect(await admin.post(path, { name, nip, country: poland }), nip).toMatchObject(wrong('nip_invalid'));
    expect(await admin.post(path, { name, nip: '?', country: germany })).toMatchObject(
      wrong('vat_number_invalid'),
    );
    const firm = await made({ name, nip: '136695976', country: germany });
    expect(await admin.put(`${path}/${firm.id}`, { country: poland })).toMatchObject(wrong('nip_invalid'));
    expect((await admin.put(`${path}/${firm.id}`, { locality: 'Hamburg' })).status).toBe(200);
  });

  it('the VAT number of a firm that was wrong before the rule is not in the way of other changes', async () => {
    const { id } = await made({ name: 'Stary numer' });
    await api.database.sql.updateTable('counterparty').set({ nip: '1' }).where('id', '=', id).execute();
    expect(await admin.put(`${path}/${id}`, { locality: 'Gdynia' })).toMatchObject({ status: 200 });
  });

  it('a firm with an unknown language is refused', async () => {
    expect(await admin.post(path, { name: 'Język', language: 'xx' })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'language', code: 'invalid_value' }] },
    });
  });
});

describe('a payer of VAT', () => {
  const account = 'PL61109010140000071219812874';
  const keep = (outcome: 'Confirmed' | 'NotConfirmed', counterparty: number | null) =>
    api.database.records.create(systemActor, 'registerCheck', {
      office: 'whiteList',
      vatNumber: '5261040567',
      account,
      counterparty,
      checkDate: warsawToday(),
      outcome,
      proof: 'abc-123',
    });

  it('is confirmed by nobody while the registers cannot be asked, and nobody’s work stops', async () => {
    expect(await admin.get('/counterparties/check_vat', { nip: '526-025-02-74' })).toMatchObject({
      status: 200,
      body: { outcome: 'Unknown', vatNumber: '5260250274', proof: null, id: null },
    });
    expect(await admin.get('/counterparties/check_vies', { number: 'DE 136695976' })).toMatchObject({
      status: 200,
      body: { outcome: 'Unknown', vatNumber: 'DE136695976' },
    });
  });

  it('is not asked about again on a day on which the register has answered', async () => {
    const { id } = await keep('Confirmed', null);
    const query = { nip: '5261040567', account };
    expect((await admin.get('/counterparties/check_vat', query)).body).toMatchObject({
      outcome: 'Confirmed',
      proof: 'abc-123',
      id,
    });
    // Asked anew, the answer is the register’s: here nobody’s.
    const again = await admin.get('/counterparties/check_vat', { ...query, again: 'true' });
    expect(again.body).toMatchObject({ outcome: 'Unknown', id: null });
  });

  it('keeps the answer with a firm that whoever asks may see', async () => {
    const query = { nip: '5261040567', counterparty: 999_999 };
    expect((await admin.get('/counterparties/check_vat', query)).status).toBe(404);
    const forwarder = await api.signedIn('forwarder');
    expect((await forwarder.get('/counterparties/check_vat', { nip: '5261040567' })).status).toBe(403);
  });

  it.each([
    ['check_vat', { nip: '1234567890' }, 'nip', 'nip_invalid'],
    ['check_vat', { nip: '5260250274', account: 'XX00' }, 'account', 'iban_invalid'],
    ['check_vies', { number: 'DE136695977' }, 'number', 'vat_number_invalid'],
    ['check_vies', { number: 'DE136695977', country: 'PL' }, 'number', 'vat_number_invalid'],
    ['check_vies', { number: 'ABC', country: 'PL' }, 'number', 'nip_invalid'],
    ['check_vies', { number: '136695976' }, 'country', 'country_missing'],
  ])('%s of %j is refused at %s by %s', async (call, query, field, code) => {
    expect(await admin.get(`/counterparties/${call}`, query)).toMatchObject({
      status: 422,
      body: { errors: [{ field, code }] },
    });
  });
});

describe('a firm that is there already', () => {
  interface Alike {
    readonly rows: readonly { readonly name: string; readonly sameNumber: boolean }[];
  }
  const alike = async (query: Record<string, string | number>): Promise<readonly [string, boolean][]> => {
    const { status, body } = await admin.get('/counterparties/alike', query);
    expect(status, JSON.stringify(body)).toBe(200);
    return (body as Alike).rows.map(({ name, sameNumber }) => [name, sameNumber]);
  };

  it.each([
    ['5261040567', 'Elewatory Pomorskie S.A.'],
    ['526-104-05-67', 'Elewatory Pomorskie S.A.'],
    ['PL 5261040567', 'Elewatory Pomorskie S.A.'],
  ])('is told by its number, written %s', async (nip, name) => {
    expect(await alike({ nip })).toEqual([[name, true]]);
  });

  it.each([
    ['elewatory pomorskie', 'Elewatory Pomorskie S.A.'],
    ['Elevatory Pomorskie', 'Elewatory Pomorskie S.A.'],
    ['Weglokoks Baltyk', 'Węglokoks Bałtyk Sp. z o.o.'],
    ['WĘGLOKOKS BAŁTYK SPÓŁKA Z O.O.', 'Węglokoks Bałtyk Sp. z o.o.'],
    ['Agro Zulawy', 'Agro Żuławy Sp. j.'],
    ['Cieplownia Pólnoc', 'Ciepłownia Północ Sp. z o.o.'],
  ])('is told by a name like its own: %s', async (name, known) => {
    expect((await alike({ name })).map(([told]) => told)).toContain(known);
  });

  it.each(['Sp. z o.o.', 'Stalownia Wschód Sp. z o.o.', 'Fabryka Mebli S.A.', 'xy', ''])(
    'is not told by what many have in common: %j',
    async (name) => {
      expect(await alike({ name })).toEqual([]);
    },
  );

  it('is not told when it is the one that is changed, or marked for deletion', async () => {
    const { id } = await made({ name: 'Zdublowana Huta', nip: '7740001454' });
    expect(await alike({ name: 'Zdublowana Huta', id })).toEqual([]);
    expect((await alike({ name: 'Zdublowana Hutta' })).map(([told]) => told)).toEqual(['Zdublowana Huta']);
    await api.database.sql
      .updateTable('counterparty')
      .set({ marked_to_delete: true })
      .where('id', '=', id)
      .execute();
    expect(await alike({ name: 'Zdublowana Hutta' })).toEqual([]);
  });

  it('is told although more firms like it are hidden from the reader than are listed', async () => {
    const sales = await api.signedIn('sales');
    const restriction = await api.database.records.create(systemActor, 'accessRestriction', {
      objectType: 'counterparty',
      useDepartmentRestriction: true,
    });
    for (let number = 1; number <= 5; number += 1)
      await api.database.records.create(systemActor, 'counterparty', { name: 'Zakryta Huta' });
    expect((await sales.post(path, { name: 'Zakryta Huta Stara' })).status).toBe(201);
    const alikeTold = async () =>
      ((await sales.get('/counterparties/alike', { name: 'Zakryta Huta' })).body as Alike).rows.map(
        ({ name }) => name,
      );
    await expect.poll(alikeTold).toEqual(['Zakryta Huta Stara']);
    await api.database.records.changeDeletionMark(systemActor, 'accessRestriction', restriction.id, true);
  });

  it('is told to people of the house alone', async () => {
    const forwarder = await api.signedIn('forwarder');
    expect((await forwarder.get('/counterparties/alike', { name: 'Elewatory' })).status).toBe(403);
  });
});

describe('the consent of a contact person', () => {
  const person = async (input: object) => (await admin.post('/contact_persons', input)).body as Saved;
  const changed = async ({ id }: Saved, input: object) => {
    const { updatedAt } = (await admin.get(`/contact_persons/${id}`)).body as { updatedAt: string };
    return (await admin.put(`/contact_persons/${id}`, { ...input, updatedAt })).body;
  };

  it('has the day on which it was given or taken back, unless somebody says another one', async () => {
    const before = warsawToday();
    const agreed = await person({ name: 'Anna Zgodna', emailConsent: true });
    expect([before, warsawToday()]).toContain(agreed.consentDate);
    expect(await changed(agreed, { phoneConsent: true, consentDate: '2026-01-05' })).toMatchObject({
      consentDate: '2026-01-05',
    });
    expect(await changed(agreed, { comment: 'Dzwonić rano' })).toMatchObject({ consentDate: '2026-01-05' });
    expect(await changed(agreed, { emailConsent: false })).toMatchObject({
      emailConsent: false,
      consentDate: agreed.consentDate,
    });
  });

  it('the consent of a contact person that nobody has given has no day', async () => {
    expect(await person({ name: 'Ewa Nowa', emailConsent: false })).toMatchObject({ consentDate: null });
  });
});
