import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemActor } from '#domain/platform/actor.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Visitor } from '../testing/visitor.ts';

let api: TestApi;
let operator: Visitor;
let forwarder: Visitor;

beforeAll(async () => {
  api = await startTestApi();
  operator = await api.signedIn('operator');
  forwarder = await api.signedIn('forwarder');
});
afterAll(() => api?.close());

/** A truck with a fine that is not paid yet. */
const truckOwing = async (amount = '50.00') => {
  const { records } = api.database;
  const type = await records.predefined(systemActor, 'punishmentType', 'overstayMainParking');
  const truck = await records.create(systemActor, 'disposition', { type: 'Loading' });
  const owed = await records.create(systemActor, 'punishment', {
    punishmentType: type.id,
    disposition: truck.id,
    amount,
  });
  return { dispositionId: truck.id, punishmentId: owed.id };
};
/** Makes the payment of all that a truck owes. */
const prepare = async (dispositionId: number) =>
  (await operator.post('/delivery_payments/prepare', { dispositionId })).body as {
    id: number;
    amount: string;
  };

describe('the cash desk', () => {
  it('sees what a truck owes, and takes it once', async () => {
    const { dispositionId, punishmentId } = await truckOwing();
    const { id, amount } = await prepare(dispositionId);
    expect(amount).toBe('50.00');
    expect(await operator.post(`/delivery_payments/${id}/pay`, { amount })).toMatchObject({
      status: 200,
      body: { id, isPaid: true },
    });
    expect(await operator.post(`/delivery_payments/${id}/pay`, { amount })).toMatchObject({
      status: 409,
      body: { code: 'payment_already_paid' },
    });
    expect((await operator.get(`/punishments/${punishmentId}`)).body).toMatchObject({ isPaid: true });
    expect(await operator.post('/delivery_payments/prepare', { dispositionId })).toMatchObject({
      status: 409,
      body: { code: 'nothing_to_pay' },
    });
  });

  it('takes exactly what is due', async () => {
    const { id } = await prepare((await truckOwing()).dispositionId);
    expect(await operator.post(`/delivery_payments/${id}/pay`, { amount: '49.00' })).toMatchObject({
      status: 409,
      body: { code: 'payment_amount_differs' },
    });
  });

  it('takes an item back with a reason, and never without', async () => {
    const { punishmentId } = await truckOwing();
    expect((await operator.post(`/punishments/${punishmentId}/cancel`, { reason: ' ' })).status).toBe(422);
    const reason = { reason: 'Szlaban się zaciął' };
    expect((await operator.post(`/punishments/${punishmentId}/cancel`, reason)).status).toBe(200);
    expect((await operator.get(`/punishments/${punishmentId}`)).body).toMatchObject({
      isCanceled: true,
      cancellationReason: 'Szlaban się zaciął',
      authorCancellation: { presentation: expect.any(String) },
    });
    expect(await operator.post(`/punishments/${punishmentId}/cancel`, reason)).toMatchObject({
      status: 409,
      body: { code: 'punishment_settled' },
    });
  });

  it('marks nothing as paid by writing it', async () => {
    const { punishmentId } = await truckOwing();
    expect((await operator.put(`/punishments/${punishmentId}`, { isPaid: true })).status).toBe(422);
  });

  it('is closed to forwarders', async () => {
    const { dispositionId, punishmentId } = await truckOwing();
    expect((await forwarder.post('/delivery_payments/prepare', { dispositionId })).status).toBe(403);
    expect((await forwarder.post(`/punishments/${punishmentId}/cancel`, { reason: 'Nie' })).status).toBe(403);
  });
});

describe('an item written by hand', () => {
  it('costs what its type says, times how many, and has a barcode', async () => {
    const type = await api.database.records.predefined(systemActor, 'punishmentType', 'overstayExtraParking');
    const { body } = await operator.post('/punishments', { punishmentType: type.id, quantity: '2.00' });
    // Two times 50.00, the price of this kind of penalty.
    expect(body).toMatchObject({
      amount: '100.00',
      isHandcrafted: true,
      barcode: expect.stringMatching(/^9\d{9}$/),
    });
  });

  it('is refused where its type is not for such drivers, and allowed where it is', async () => {
    const { records } = api.database;
    const own = await records.create(systemActor, 'disposition', { typeOfDocument: 'Internal' });
    const type = await records.create(systemActor, 'punishmentType', { name: 'Zgubiona karta' });
    const write = () => operator.post('/punishments', { punishmentType: type.id, disposition: own.id });
    expect(await write()).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'punishmentType', code: 'punishment_unfit' }] },
    });
    await records.update(systemActor, 'punishmentType', type.id, { useForInternalDrivers: true });
    expect(await write()).toMatchObject({ status: 201 });
  });
});

describe('without Temporal', () => {
  it('a firm is not looked up, and a bad NIP is told before anybody is asked', async () => {
    expect((await operator.get('/counterparties/gus_by_nip?nip=5260250995')).status).toBe(503);
    expect(await operator.get('/counterparties/gus_by_nip?nip=5260250996')).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'nip', code: 'nip_invalid' }] },
    });
  });

  it('an invoice shows its QR code and hands out its XML, and says which papers are missing', async () => {
    const { records } = api.database;
    const [firm] = (
      await sql<{ id: number }>`select id from firm order by id limit 1`.execute(api.database.sql)
    ).rows;
    const { id } = await records.create(systemActor, 'invoice', {
      firm: firm?.id,
      sellerNip: '5830001126',
      issuedOn: '2026-11-20',
      xmlHash: `${'A'.repeat(43)}=`,
    });
    await sql`insert into invoice_paper (invoice_id, kind, content) values (${id}, 'xml', '<Faktura/>')`.execute(
      api.database.sql,
    );
    expect((await operator.get(`/invoices/${id}/ksef`)).body).toMatchObject({
      link: `https://qr.ksef.mf.gov.pl/invoice/5830001126/20-11-2026/${'A'.repeat(43)}`,
      label: 'OFFLINE',
      papers: ['xml'],
    });
    expect((await operator.get(`/invoices/${id}/xml`)).status).toBe(200);
    expect(await operator.get(`/invoices/${id}/upo`)).toMatchObject({
      status: 404,
      body: { code: 'invoice_paper_missing' },
    });
    expect((await forwarder.get(`/invoices/${id}/xml`)).status).toBe(403);
  });
});

it('an invoice that was not made because nothing bore VAT is asked for again by sales, who may not change payments', async () => {
  const sales = await api.signedIn('sales');
  const { records } = api.database;
  const { id, amount } = await prepare((await truckOwing()).dispositionId);
  await operator.post(`/delivery_payments/${id}/pay`, { amount });
  const resend = () => sales.post(`/delivery_payments/${id}/resend_invoice`);
  const asked = async () =>
    (
      await sql`select 1 from outbox where kind = 'ksefInvoice' and payload->>'deliveryPaymentId' = ${String(id)}`.execute(
        api.database.sql,
      )
    ).rows.length;
  // As the process leaves a payment in which nothing bears VAT.
  const buyer = { fakturaNIP: '5261040567', fakturaName: 'Firma', fakturaCheck: false };
  await records.update(systemActor, 'deliveryPayment', id, { ...buyer, invoiceFailure: 'Same kary' });
  expect(await resend()).toMatchObject({ status: 200, body: { id, result: true } });
  expect(await asked()).toBe(1);
  expect(await records.get(systemActor, 'deliveryPayment', id)).toMatchObject({
    fakturaCheck: true,
    invoiceFailure: null,
  });
});
