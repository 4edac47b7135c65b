import type { Client } from '@temporalio/client';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { askForInvoice } from '#database/finance/askForInvoice.ts';
import { markPaid, preparePayment } from '#database/finance/deliveryPayments.ts';
import type { RecordInput } from '#domain/kernel/record.ts';
import { systemActor, type Actor } from '#domain/platform/actor.ts';
import { startGus } from '#tools/simulator/gus/server.ts';
import type { Office } from '#tools/simulator/officeServer.ts';
import { startKsef, type KsefSimulator } from '#tools/simulator/ksef/server.ts';
import type { IssuedInvoice } from '#workflows/finance/ksefInvoice.activities.ts';
import { refusalIn } from '#workflows/kernel/failures.ts';
import { createTestTerminal, type TestTerminal } from '../testing/terminal.ts';
import { gusRegister } from './gus/register.ts';
import { createKsefClient } from './ksef/client.ts';
import { financeOutboxHandlers } from './outbox.ts';
import { ksefInvoiceActivities } from './ksefInvoice.activities.ts';

let terminal: TestTerminal;
let ksef: KsefSimulator;
let gus: Office;
let activities: ReturnType<typeof ksefInvoiceActivities>;
/** The type of the penalties that are paid here: 50.00 with a VAT of 23 %. */
let typeId: number;
const gusKey = 'abcde12345abcde12345';

beforeAll(async () => {
  terminal = await createTestTerminal();
  ksef = await startKsef({ port: 0, token: 'demo' });
  gus = await startGus({ port: 0, key: gusKey });
  activities = ksefInvoiceActivities({
    ...terminal.dependencies,
    ksef: createKsefClient(ksef.url),
    gus: gusRegister(gus.url),
  });
  const { records } = terminal.database;
  typeId = (await records.predefined(systemActor, 'punishmentType', 'overstayMainParking')).id;
  const [firm] = await terminal.rows(sql<{ id: number }>`select id from firm order by id limit 1`);
  await records.update(systemActor, 'firm', firm?.id ?? 0, { ksefToken: 'demo', gusKey });
});
afterAll(async () => {
  await ksef.close();
  await gus.close();
  await terminal.close();
});
beforeEach(() => {
  ksef.behave({ away: false, failNext: 0, hangUpNext: 0, judgeNext: [], perMinute: 1000, looks: 0 });
  gus.behave({ away: false });
});

const operator: Actor = { ...systemActor, system: false, fullRights: false, roles: ['operator'] };
const records = () => terminal.database.records;
/** Asks for an invoice. */
const wanted = { fakturaCheck: true, fakturaNIP: '5261040567', fakturaName: 'Wpisany ręcznie' };
/** A penalty of a truck that was paid in cash. @returns the id of its payment */
const paid = async (some: RecordInput = wanted, type = typeId): Promise<number> => {
  const truck = await terminal.newDisposition();
  await records().create(systemActor, 'punishment', { punishmentType: type, disposition: truck });
  const { id, amount } = await terminal.database.transaction((tx) => preparePayment(tx, truck));
  await records().update(systemActor, 'deliveryPayment', id, some);
  const attempt = {
    key: `cash-${id}`,
    amount,
    means: 'cash',
    at: new Date().toISOString(),
    by: null,
  } as const;
  await terminal.database.transaction((tx) => markPaid(tx, id, attempt));
  return id;
};
const issue = async (deliveryPaymentId: number): Promise<IssuedInvoice> => {
  const issued = await activities.issueInvoice({
    key: `ksefInvoice-${deliveryPaymentId}:issued`,
    deliveryPaymentId,
    askedAt: new Date().toISOString(),
  });
  if (!issued) throw new Error('nothing was issued');
  return issued;
};
const xmlOf = async (invoiceId: number): Promise<string> => {
  const papers = await terminal.rows(sql<{ content: string }>`
    select content from invoice_paper where invoice_id = ${invoiceId} and kind = 'xml'`);
  return papers[0]?.content ?? '';
};
/** Whether the relay lets the workflow of a payment begin again after it has ended. */
const reusePolicyOf = async (deliveryPaymentId: number): Promise<unknown> => {
  let policy: unknown;
  const signalWithStart = async (_type: string, options: { readonly workflowIdReusePolicy: unknown }) => {
    policy = options.workflowIdReusePolicy;
  };
  const client = { workflow: { signalWithStart } } as unknown as Client;
  const askedAt = new Date().toISOString();
  await financeOutboxHandlers({ ...terminal.dependencies, client }).ksefInvoice({
    deliveryPaymentId,
    askedAt,
  });
  return policy;
};
const invoice = (id: number) => records().get(systemActor, 'invoice', id);

describe('the issuing of an invoice', () => {
  it('numbers it without gaps and counts its VAT, once for one payment', async () => {
    const payment = await paid();
    const first = await issue(payment);
    expect(await issue(payment)).toEqual(first);
    const second = await issue(await paid());
    const numberOf = ({ numberStr }: IssuedInvoice) => Number(/\d+$/.exec(numberStr)?.[0]);
    expect(numberOf(second)).toBe(numberOf(first) + 1);
    expect(await invoice(first.invoiceId)).toMatchObject({
      sumNetto: '40.65',
      vat: '9.35',
      sumBrutto: '50.00',
      ksefStatus: 'Waiting',
      buyerNumber: '5261040567',
      deliveryPaymentId: payment,
    });
  });

  it('an invoice that is refused gives its number back', async () => {
    const before = await issue(await paid());
    const nameless = await paid({ fakturaCheck: true, fakturaNIP: '5261040567' });
    await expect(issue(nameless)).rejects.toMatchObject({ type: 'invoice_buyer_incomplete' });
    const after = await issue(await paid());
    expect(Number(after.numberStr.slice(-6))).toBe(Number(before.numberStr.slice(-6)) + 1);
  });

  it('issues no invoice for a payment without VAT', async () => {
    const penalty = await records().create(systemActor, 'punishmentType', {
      name: 'Kara umowna',
      price: '10.00',
    });
    const payment = await paid(wanted, penalty.id);
    const input = { key: `none-${payment}`, deliveryPaymentId: payment, askedAt: new Date().toISOString() };
    expect(await activities.issueInvoice(input)).toBeNull();
    const { invoiceFailure } = await records().get(systemActor, 'deliveryPayment', payment);
    expect(invoiceFailure).toMatch(/VAT/);
  });

  it('issues one invoice for a payment without VAT once its item has a rate and the invoice is asked for again', async () => {
    const [rate] = await terminal.rows(sql<{ id: number }>`select id from vat_rate where code = '23'`);
    const penalty = await records().create(systemActor, 'punishmentType', {
      name: 'Kara, która okazała się usługą',
      price: '10.00',
    });
    const payment = await paid(wanted, penalty.id);
    const issueIn = (run: string) =>
      activities.issueInvoice({
        key: `ksefInvoice-${payment}:${run}:issued`,
        deliveryPaymentId: payment,
        askedAt: new Date().toISOString(),
      });
    const ask = () => terminal.database.transaction((tx) => askForInvoice(tx, payment));
    const asked = () =>
      terminal.rows(
        sql`select 1 from outbox where kind = 'ksefInvoice' and payload->>'deliveryPaymentId' = ${String(payment)}`,
      );
    expect(await issueIn('first')).toBeNull();
    expect(await reusePolicyOf(payment)).toBe('REJECT_DUPLICATE');
    await records().update(systemActor, 'punishmentType', penalty.id, { vatRate: rate?.id ?? 0 });
    const askedBefore = (await asked()).length;
    expect(await ask()).toBe(true);
    expect(await records().get(systemActor, 'deliveryPayment', payment)).toMatchObject({
      fakturaCheck: true,
      invoiceFailure: null,
    });
    expect(await asked()).toHaveLength(askedBefore + 1);
    expect(await reusePolicyOf(payment)).toBe('ALLOW_DUPLICATE');
    const issued = await issueIn('second');
    expect(issued).toMatchObject({ invoiceId: expect.any(Number) });
    expect([await ask(), await reusePolicyOf(payment)]).toEqual([false, 'REJECT_DUPLICATE']);
    expect(await issueIn('third')).toEqual(issued);
    await activities.handOver({ invoiceId: issued?.invoiceId ?? 0, offline: false });
    expect(await issueIn('fourth')).toBeNull();
  });

  it('an invoice of a service without a VAT rate is refused with the name of the service, and made once it has one', async () => {
    const service = await records().create(systemActor, 'punishmentType', {
      name: 'Mycie',
      price: '100.00',
      isService: true,
    });
    const payment = await paid(wanted, service.id);
    const input = {
      key: `unrated-${payment}`,
      deliveryPaymentId: payment,
      askedAt: new Date().toISOString(),
    };
    await expect(activities.issueInvoice(input)).rejects.toMatchObject({ type: 'vat_rate_missing' });
    const [rate] = await terminal.rows(sql<{ id: number }>`select vat_rate_id as id from punishment_type
      where vat_rate_id is not null limit 1`);
    await records().update(systemActor, 'punishmentType', service.id, { vatRate: rate?.id ?? 0 });
    expect(await activities.issueInvoice({ ...input, key: `${input.key}-again` })).toMatchObject({
      invoiceId: expect.any(Number),
    });
  });

  it('an invoice with an exempt service needs the legal basis of the exemption', async () => {
    const [rate] = await terminal.rows(sql<{ id: number }>`select id from vat_rate where code = 'zw'`);
    const exempt = (fullName: string) =>
      records().update(systemActor, 'vatRate', rate?.id ?? 0, { fullName });
    await exempt(' ');
    const service = await records().create(systemActor, 'punishmentType', {
      name: 'Usługa zwolniona',
      price: '100.00',
      isService: true,
      vatRate: rate?.id ?? 0,
    });
    const payment = await paid(wanted, service.id);
    await expect(issue(payment)).rejects.toMatchObject({ type: 'vat_exemption_without_basis' });
    await exempt('art. 43 ust. 1 pkt 40 ustawy o VAT');
    const { invoiceId } = await issue(payment);
    expect(await xmlOf(invoiceId)).toContain('<P_19A>art. 43 ust. 1 pkt 40 ustawy o VAT</P_19A>');
  });

  it('is not made once the wish for it was withdrawn, and is made when it is wished again', async () => {
    const payment = await paid({ fakturaCheck: true, fakturaNIP: '5261040567' });
    const trouble = { code: 'invoice_invalid', params: { reason: 'NIP' } } as const;
    await activities.noteInvoiceTrouble({ key: `w-${payment}`, deliveryPaymentId: payment, trouble });
    const withdrawn = await records().update(operator, 'deliveryPayment', payment, { fakturaCheck: false });
    expect(withdrawn).toMatchObject({ invoiceFailure: null });
    await expect(issue(payment)).rejects.toMatchObject({ type: 'invoice_not_wanted' });
    const unwanted = { code: 'invoice_not_wanted', params: {} } as const;
    await activities.noteInvoiceTrouble({
      key: `u-${payment}`,
      deliveryPaymentId: payment,
      trouble: unwanted,
    });
    expect(await records().get(systemActor, 'deliveryPayment', payment)).toMatchObject({
      invoiceFailure: null,
    });
    await records().update(operator, 'deliveryPayment', payment, wanted);
    expect(await issue(payment)).toMatchObject({ invoiceId: expect.any(Number) });
  });

  it('takes the vehicle and the driver of a penalty from its disposition', async () => {
    const truck = await terminal.newDisposition();
    const { vehicleId, driverId } = await terminal.disposition(truck);
    const made = await records().create(systemActor, 'punishment', {
      punishmentType: typeId,
      disposition: truck,
    });
    expect(made).toMatchObject({ vehicleId, driverId });
    expect(vehicleId).not.toBeNull();
  });

  it('leaves on its payment what stands in the way', async () => {
    const payment = await paid();
    const trouble = { code: 'ksef_not_set_up', params: {} } as const;
    await activities.noteInvoiceTrouble({ key: `t-${payment}`, deliveryPaymentId: payment, trouble });
    expect(await records().get(systemActor, 'deliveryPayment', payment)).toMatchObject({
      invoiceFailure: expect.stringContaining('token KSeF'),
    });
  });

  it('clears what stood in the way, because the worker that wrote it may have died', async () => {
    const payment = await paid();
    const trouble = { code: 'ksef_not_set_up', params: {} } as const;
    await activities.noteInvoiceTrouble({ key: `d-${payment}`, deliveryPaymentId: payment, trouble });
    await issue(payment);
    expect(await records().get(systemActor, 'deliveryPayment', payment)).toMatchObject({
      invoiceFailure: null,
    });
  });
});

describe('an invoice handed over', () => {
  it('is found, accepted, and its receipt kept', async () => {
    const { invoiceId } = await issue(await paid());
    expect(await activities.lookUp({ invoiceId })).toBeNull();
    await activities.handOver({ invoiceId, offline: false });
    const word = await activities.lookUp({ invoiceId });
    expect(word).toMatchObject({ verdict: 'accepted', ksefNumber: expect.any(String) });
    for (let times = 0; times < 2; times += 1) {
      await activities.keepReceipt({ invoiceId });
      await activities.noteKsef({
        key: `n-${invoiceId}`,
        invoiceId,
        ksefStatus: 'Accepted',
        ksefNumber: word?.ksefNumber ?? '',
      });
    }
    expect(await invoice(invoiceId)).toMatchObject({ ksefStatus: 'Accepted', ksefNumber: word?.ksefNumber });
    const papers = await terminal.rows(sql<{ kind: string }>`
      select kind from invoice_paper where invoice_id = ${invoiceId} order by kind`);
    expect(papers.map(({ kind }) => kind)).toEqual(['upo', 'xml']);
  });

  it('the receipt of an invoice is asked for again once the firm has a token again', async () => {
    const { invoiceId } = await issue(await paid());
    await activities.handOver({ invoiceId, offline: false });
    const [firm] = await terminal.rows(sql<{ id: number }>`select id from firm order by id limit 1`);
    const setToken = (ksefToken: string) =>
      records().update(systemActor, 'firm', firm?.id ?? 0, { ksefToken });
    await setToken('withdrawn');
    // A new client has to sign in by the token.
    const signedOut = ksefInvoiceActivities({
      ...terminal.dependencies,
      ksef: createKsefClient(ksef.url),
      gus: gusRegister(gus.url),
    });
    const failure: unknown = await signedOut.keepReceipt({ invoiceId }).catch((error: unknown) => error);
    await setToken('demo');
    expect(failure).toBeInstanceOf(Error);
    // Temporal does not try a refusal again.
    expect(refusalIn(failure)).toBeUndefined();
    await signedOut.keepReceipt({ invoiceId });
    const papers = await terminal.rows(sql<{ kind: string }>`
      select kind from invoice_paper where invoice_id = ${invoiceId} and kind = 'upo'`);
    expect(papers).toHaveLength(1);
  });

  it('an invoice handed over whose answer was lost is found where it was about to go', async () => {
    const { invoiceId } = await issue(await paid());
    ksef.behave({ hangUpNext: 1 });
    await expect(activities.handOver({ invoiceId, offline: false })).rejects.toThrow();
    expect(await activities.lookUp({ invoiceId })).toMatchObject({ verdict: 'accepted' });
  });

  it('counts as sent from then on', async () => {
    const { invoiceId } = await issue(await paid());
    expect(await activities.wasSent({ invoiceId })).toBe(false);
    await activities.handOver({ invoiceId, offline: false });
    expect(await activities.wasSent({ invoiceId })).toBe(true);
  });

  it('an invoice handed over and refused lets its buyer be corrected until it is made again', async () => {
    const payment = await paid();
    const { invoiceId } = await issue(payment);
    const correct = (some: RecordInput) => records().update(operator, 'deliveryPayment', payment, some);
    const issued = { code: 'invoice_issued' };
    await expect(correct({ fakturaNIP: '5260250995' })).rejects.toMatchObject(issued);
    // 450: the invoice is not valid.
    ksef.behave({ judgeNext: [450] });
    await activities.handOver({ invoiceId, offline: false });
    const refused = { ksefStatus: 'Refused', reason: '450' } as const;
    await activities.noteKsef({ key: `b-${invoiceId}`, invoiceId, ...refused });
    await expect(correct({ fakturaCheck: false })).rejects.toMatchObject(issued);
    await correct({ fakturaNIP: '5260250995', fakturaName: 'Nabywca poprawiony' });
    await activities.rebuildInvoice({ key: `c-${invoiceId}`, invoiceId });
    expect(await xmlOf(invoiceId)).toMatch(/<NIP>5260250995<\/NIP><Nazwa>Nabywca poprawiony/);
    expect(await invoice(invoiceId)).toMatchObject({ buyerNumber: '5260250995', ksefStatus: 'Waiting' });
    await expect(correct({ fakturaNIP: '5261040567' })).rejects.toMatchObject(issued);
  });

  it('handed over twice, is found by its number and is one invoice in KSeF', async () => {
    const { invoiceId, numberStr } = await issue(await paid());
    await activities.handOver({ invoiceId, offline: false });
    const first = await activities.lookUp({ invoiceId });
    await activities.handOver({ invoiceId, offline: false });
    // An answer found by the number has no reason.
    expect(await activities.lookUp({ invoiceId })).toEqual({ ...first, reason: '' });
    const accepted = ksef.invoices.filter(({ number, code }) => number === numberStr && code === 200);
    expect(accepted).toHaveLength(1);
  });

  it('an invoice handed over that KSeF broke off may be handed over again', async () => {
    const { invoiceId } = await issue(await paid());
    // 550: KSeF itself broke the processing off.
    ksef.behave({ judgeNext: [550] });
    await activities.handOver({ invoiceId, offline: false });
    expect(await activities.lookUp({ invoiceId })).toMatchObject({ verdict: 'again' });
    await activities.handOver({ invoiceId, offline: false });
    expect(await activities.lookUp({ invoiceId })).toMatchObject({ verdict: 'accepted' });
  });

  it('an invoice handed over that KSeF refused is written anew under its number, and then taken', async () => {
    const { invoiceId, numberStr } = await issue(await paid());
    ksef.behave({ judgeNext: [450] });
    await activities.handOver({ invoiceId, offline: false });
    expect(await activities.lookUp({ invoiceId })).toMatchObject({ verdict: 'refused' });
    await activities.rebuildInvoice({ key: `r-${invoiceId}`, invoiceId });
    expect(await activities.lookUp({ invoiceId })).toBeNull();
    await activities.handOver({ invoiceId, offline: false });
    expect(await activities.lookUp({ invoiceId })).toMatchObject({ verdict: 'accepted' });
    expect(await invoice(invoiceId)).toMatchObject({ numberStr });
  });

  it('an invoice that KSeF refused is not written anew if nothing in it is taxed any more', async () => {
    const vatRate = (await records().get(systemActor, 'punishmentType', typeId)).vatRate;
    const taxed = await records().create(systemActor, 'punishmentType', {
      name: 'Postój taryfowy',
      price: '10.00',
      vatRate,
    });
    const { invoiceId } = await issue(await paid(wanted, taxed.id));
    await records().update(systemActor, 'punishmentType', taxed.id, { vatRate: null });
    const anew = activities.rebuildInvoice({ key: `w-${invoiceId}`, invoiceId });
    await expect(anew).rejects.toMatchObject({ type: 'invoice_without_vat' });
  });

  it('waits as long as KSeF wants to be left alone', async () => {
    const { invoiceId } = await issue(await paid());
    ksef.behave({ perMinute: 0 });
    await expect(activities.handOver({ invoiceId, offline: false })).rejects.toMatchObject({
      type: 'ksefBusy',
      details: [{ seconds: expect.any(Number) }],
    });
  });

  it('does not go out as the thirty-first of its seller in a minute', async () => {
    const { invoiceId } = await issue(await paid());
    const sent = await issue(await paid());
    await sql`insert into ksef_attempt (invoice_id, session_reference)
      select ${sent.invoiceId}, 'x' from generate_series(1, 30)`.execute(terminal.database.sql);
    await expect(activities.handOver({ invoiceId, offline: false })).rejects.toMatchObject({
      type: 'ksefBusy',
    });
    // What another firm has sent takes no room from this one.
    await sql`update invoice set seller_nip = '5252248481' where id = ${sent.invoiceId}`.execute(
      terminal.database.sql,
    );
    await activities.handOver({ invoiceId, offline: false });
    await sql`delete from ksef_attempt where session_reference = 'x'`.execute(terminal.database.sql);
  });
});

describe('the register of firms', () => {
  it('gives the buyer’s name, and is not asked for it again', async () => {
    const payment = await paid();
    await activities.confirmBuyer({ deliveryPaymentId: payment });
    expect(await records().get(systemActor, 'deliveryPayment', payment)).toMatchObject({
      fakturaName: 'PRZEWOŹNIK & SYNOWIE SP. Z O.O.',
      fakturaAddress: 'ul. Drogowa 2, 80-001 Gdańsk',
      fakturaVerified: true,
    });
    gus.behave({ away: true });
    await activities.confirmBuyer({ deliveryPaymentId: payment });
  });

  it('the register of firms that is away leaves what was typed', async () => {
    gus.behave({ away: true });
    const payment = await paid();
    await expect(activities.confirmBuyer({ deliveryPaymentId: payment })).rejects.toThrow('503');
    expect(await records().get(systemActor, 'deliveryPayment', payment)).toMatchObject({
      fakturaName: 'Wpisany ręcznie',
      fakturaVerified: false,
    });
  });

  it('the register of firms is asked once a day about a firm, and again on the next', async () => {
    const told = await activities.lookUpFirm({ nip: '5260250995' });
    gus.behave({ away: true });
    expect(await activities.lookUpFirm({ nip: '5260250995' })).toEqual(told);
    await expect(activities.lookUpFirm({ nip: '5261040567' })).rejects.toThrow('503');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 3_600_000 });
    try {
      await expect(activities.lookUpFirm({ nip: '5260250995' })).rejects.toThrow('503');
    } finally {
      vi.useRealTimers();
    }
  });

  it('says when it knows no such firm', async () => {
    await expect(activities.lookUpFirm({ nip: '7740001454' })).rejects.toMatchObject({
      type: 'firm_not_found',
    });
  });
});
