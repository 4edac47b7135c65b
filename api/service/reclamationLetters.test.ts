import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemActor } from '#domain/platform/actor.ts';
import { bodyOf, idBy, makingAs, type Body, type Make } from '../testing/making.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Visitor } from '../testing/visitor.ts';

let api: TestApi;
let sales: Visitor;
let make: Make;
beforeAll(async () => {
  api = await startTestApi();
  sales = await api.signedIn('sales');
  make = makingAs(sales);
});
afterAll(() => api?.close());

const idOf = (table: string, column: string, value: string) => idBy(api, table, column, value);

describe('letters about a reclamation', () => {
  const template = async (some: object = {}): Promise<number> => {
    const contentVariantsList = [
      { language: 'pl', subject: 'Decyzja {numberStr}', body: '{decision} {executionTerm} {amount}' },
      { language: 'de', subject: 'Entscheidung {numberStr}', body: '{decision} {executionTerm} {amount}' },
    ];
    const words = { name: 'Decyzja', cc: 'biuro@b.pl', contentVariantsList };
    return (await make('/email_template', { ...words, ...some })).id;
  };
  /** Makes a granted reclamation of a customer who speaks the language. */
  const about = async (language: string | null, some: object = {}) => {
    const customer = (await make('/vendor_and_customer', { name: 'Firma', language, email: 'firma@b.pl' }))
      .id;
    const made = await make('/reclamation', {
      customer,
      executionTerm: '2026-11-05',
      amount: '1234.5',
      ...some,
    });
    const decision = await idOf('reclamation_decision', 'code', 'GRANTED');
    await sql`update reclamation set decision_id = ${decision} where id = ${made.id}`.execute(
      api.database.sql,
    );
    return made;
  };

  // The columns: the language of the customer in words and as code, the subject and the body, and the language of the letter.
  it.each([
    ['German', 'de', 'Entscheidung', 'Anerkannt 05.11.2026 1.234,50', 'de'],
    ['a language that the template has not', 'nl', 'Decyzja', 'Toegewezen 05.11.2026 1.234,50', 'pl'],
    ['nobody knows which language', null, 'Decyzja', 'Uznana 05.11.2026 1234,50', 'pl'],
  ])(
    'letters to a customer who speaks %s take their text from the template and write values as the customer does',
    async (_who, spoken, subject, body, language) => {
      const [{ id, numberStr }, emailTemplateId] = [await about(spoken), await template()];
      expect(await sales.get(`/reclamation/${id}/letter`, { emailTemplateId })).toMatchObject({
        status: 200,
        body: {
          to: 'firma@b.pl',
          cc: 'biuro@b.pl',
          subject: `${subject} ${String(numberStr)}`,
          body,
          language,
        },
      });
    },
  );

  it('are written and sent once, however often the same request comes', async () => {
    const [{ id }, emailTemplateId] = [await about('de', { email: 'ola@b.pl' }), await template()];
    const headers = { 'idempotency-key': 'letter-once-1' };
    const [first, second] = [
      await sales.send('POST', `/reclamation/${id}/letters`, { emailTemplateId }, headers),
      await sales.send('POST', `/reclamation/${id}/letters`, { emailTemplateId }, headers),
    ];
    expect(first).toMatchObject({
      status: 201,
      body: { to: 'ola@b.pl', reclamationId: id, emailTemplateId },
    });
    expect(bodyOf(second)).toEqual(bodyOf(first));
    const { rows } = await sql<{ subject: string; status: string }>`
      select subject, status from outgoing_email where "to" = 'ola@b.pl'`.execute(api.database.sql);
    expect(rows).toMatchObject([
      { status: 'queued', subject: expect.stringContaining('Entscheidung') as unknown },
    ]);
  });

  it('go in hidden copy to whom the template says, which nobody sees but in the message that goes out', async () => {
    const { id } = await about('pl', { email: 'ukryta@b.pl' });
    const emailTemplateId = await template({ bcc: 'szef@b.pl' });
    expect(JSON.stringify(await sales.get(`/reclamation/${id}/letter`, { emailTemplateId }))).not.toContain(
      'szef@b.pl',
    );
    const written = await sales.post(`/reclamation/${id}/letters`, { emailTemplateId });
    expect(JSON.stringify(written.body)).not.toContain('szef@b.pl');
    const { rows } = await sql`select cc, bcc from outgoing_email where "to" = 'ukryta@b.pl'`.execute(
      api.database.sql,
    );
    expect(rows).toEqual([{ cc: 'biuro@b.pl', bcc: 'szef@b.pl' }]);
  });

  it('go to whom the template says by their standing, unless the reclamation has an address of its own', async () => {
    const [withoutAddress, own] = [
      await about('pl', { email: null }),
      await about('pl', { email: 'wlasny@b.pl' }),
    ];
    // A `standing` is the position of a contact person in their firm.
    const standing = bodyOf(await sales.post('/standings', { name: 'Magazynier' })).id;
    const chief = bodyOf(await sales.post('/standings', { name: 'Dyrektor' })).id;
    for (const { customerId } of [withoutAddress, own])
      for (const [name, some] of [
        ['magazyn', { standing }],
        ['dyrektor', { standing: chief }],
      ] as const)
        await sales.post('/contact_persons', {
          name,
          email: `${name}@c.pl`,
          counterparty: customerId,
          ...some,
        });
    const emailTemplateId = await template({
      cc: null,
      notificationsList: [
        { standing, notificationType: 'recipient' },
        { standing: chief, notificationType: 'copy' },
      ],
    });
    const read = async ({ id }: Body) =>
      bodyOf(await sales.get(`/reclamation/${id}/letter`, { emailTemplateId }));
    expect(await read(withoutAddress)).toMatchObject({ to: 'magazyn@c.pl', cc: 'dyrektor@c.pl' });
    expect(await read(own)).toMatchObject({ to: 'wlasny@b.pl', cc: 'dyrektor@c.pl' });
  });

  it('letters about a reclamation by a template that is not for this customer are refused with its condition', async () => {
    const { id } = await about('pl');
    const recepientsCondition = 'recipient.endsWith("@inna.pl")';
    const emailTemplateId = await template({ baseDocument: 'reclamation', recepientsCondition });
    expect(await sales.post(`/reclamation/${id}/letters`, { emailTemplateId })).toMatchObject({
      status: 409,
      body: { code: 'email_template_not_due', detail: expect.stringContaining('inna.pl') as string },
    });
  });

  it('are plain text, which people go on writing, where the template is HTML', async () => {
    const { id } = await about('pl', { reference: '<b>Mąka</b> & zboże' });
    const body = '<p>W sprawie:<br>{reference}</p><p>Decyzja: <b>{decision}</b></p>';
    const emailTemplateId = await template({ contentVariantsList: [{ subject: '{reference}', body }] });
    expect(await sales.get(`/reclamation/${id}/letter`, { emailTemplateId })).toMatchObject({
      body: {
        subject: '<b>Mąka</b> & zboże',
        body: 'W sprawie:\n<b>Mąka</b> & zboże\n\nDecyzja: Uznana',
      },
    });
  });

  it('letters about a reclamation by a template that is for some records only are written of those; of others it is said why not', async () => {
    const [large, small] = [await about('pl'), await about('pl', { amount: '10' })];
    const condition = { baseDocument: 'reclamation', executionCondition: 'record.amount > 1000' };
    const emailTemplateId = await template(condition);
    const post = ({ id }: Body) => sales.post(`/reclamation/${id}/letters`, { emailTemplateId });
    expect((await post(large)).status).toBe(201);
    const refused = {
      status: 409,
      body: {
        code: 'email_template_not_due',
        detail: expect.stringContaining('„Kwota” powyżej 1000') as string,
      },
    };
    expect(await post(small)).toMatchObject(refused);
    expect(await sales.get(`/reclamation/${small.id}/letter`, { emailTemplateId })).toMatchObject(refused);
    const { rows } = await sql`
      select 1 from reclamation_email where reclamation_id = ${small.id}`.execute(api.database.sql);
    expect(rows).toEqual([]);
  });

  it('tell nothing of a firm that their writer may not see, and no condition finds it out', async () => {
    const { id, customerId } = await about('pl');
    await sql`update counterparty set nip = '5260250995' where id = ${Number(customerId)}`.execute(
      api.database.sql,
    );
    const contentVariantsList = [
      { language: 'pl', subject: 'Do {customer}', body: '{numberStr} {customer}' },
    ];
    const guessing = (start: string) =>
      template({
        baseDocument: 'reclamation',
        executionCondition: `record.customer.nip.startsWith("${start}")`,
        contentVariantsList,
      });
    const [plain, right, wrong] = [
      await template({ contentVariantsList }),
      await guessing('526'),
      await guessing('999'),
    ];
    const letter = (emailTemplateId: number) => sales.get(`/reclamation/${id}/letter`, { emailTemplateId });
    const told = (answer: { body: unknown }) => JSON.stringify(answer.body);
    expect(told(await letter(plain))).toContain('Firma');
    expect([(await letter(right)).status, (await letter(wrong)).status]).toEqual([200, 409]);

    const restriction = await api.database.records.create(systemActor, 'accessRestriction', {
      objectType: 'counterparty',
      useRestriction: true,
    });
    try {
      expect(await letter(plain)).toMatchObject({ status: 200, body: { to: null, subject: 'Do ' } });
      expect(told(await letter(plain))).not.toMatch(/Firma|firma@b\.pl/);
      const guesses = [await letter(right), await letter(wrong)].map(({ status, body }) => [
        status,
        (body as { code?: string }).code,
      ]);
      expect(guesses[0]).toEqual(guesses[1]);
      for (const emailTemplateId of [right, wrong])
        expect((await sales.post(`/reclamation/${id}/letters`, { emailTemplateId })).status).toBe(409);
    } finally {
      await api.database.records.update(systemActor, 'accessRestriction', restriction.id, {
        useRestriction: false,
      });
    }
  });

  it.each<[string, object, object, number, string]>([
    [
      'without an address',
      { customer: null },
      { subject: 'x', body: 'y' },
      409,
      'reclamation_address_missing',
    ],
    ['by a template that is not there', {}, { emailTemplateId: 999_999 }, 404, 'record_not_found'],
    ['without words', {}, { subject: 'x' }, 422, 'validation_failed'],
  ])('are refused %s', async (_why, some, body, status, code) => {
    const { id } = await about('pl', some);
    expect(await sales.post(`/reclamation/${id}/letters`, body)).toMatchObject({ status, body: { code } });
  });
});
