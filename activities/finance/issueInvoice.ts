import { lockInvoiceOf, writeInvoiceXml } from '#database/finance/invoicePapers.ts';
import { sessionsOf } from '#database/finance/ksefAttempts.ts';
import { invoiceIdOf } from '#database/finance/payments.ts';
import type { Transaction } from '#database/transaction.ts';
import { writtenBuyerNumber } from '#domain/finance/buyerNumber.rules.ts';
import { fa3 } from '#domain/finance/fa3.ts';
import { sendBy } from '#domain/finance/ksefTime.rules.ts';
import { warsawDay } from '#domain/kernel/warsawDay.ts';
import { fail } from '#domain/kernel/fail.ts';
import { defaultLanguage } from '#domain/kernel/language.ts';
import { errorMessage } from '#domain/labels/index.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { beginningOf } from '#domain/kernel/shortText.ts';
import type { IssuedInvoice } from '#workflows/finance/ksefInvoice.activities.ts';
import { draftInvoice, type InvoiceDraft } from '#database/finance/invoiceContent.ts';
import { sha256 } from './ksef/encryption.ts';

/**
 * Makes the invoice of a payment: record, number and XML in one transaction, so that every number has its invoice. The day of
 * `askedAt` (ISO) in Warsaw is the date of issue.
 * @returns null if nothing in the payment is subject to VAT; the payment then says so, and asks for no invoice any more. If an
 *   earlier run of the process has made the invoice: that invoice if it was never sent, and null if it was sent
 * @throws as `draftInvoice`; the number is then not used up
 */
export async function issueInvoice(
  tx: Transaction,
  { deliveryPaymentId, askedAt }: { readonly deliveryPaymentId: number; readonly askedAt: string },
): Promise<IssuedInvoice | null> {
  const earlierId = await invoiceIdOf(tx.sql, deliveryPaymentId);
  if (earlierId !== undefined) return unsentInvoice(tx, earlierId);
  const draft = await draftInvoice(tx, deliveryPaymentId);
  if (!draft) {
    const invoiceFailure = errorMessage(defaultLanguage, 'invoice_nothing_to_bill', {});
    const changes = { invoiceFailure, fakturaCheck: false };
    await tx.records.update(systemActor, 'deliveryPayment', deliveryPaymentId, changes);
    return null;
  }
  const issuedOn = warsawDay(askedAt);
  const invoice = await tx.records.create(systemActor, 'invoice', {
    date: askedAt,
    deliveryPayment: deliveryPaymentId,
    disposition: draft.dispositionId,
    issuedOn,
    sendBy: sendBy(issuedOn),
    ...contentFields(draft),
  });
  const numberStr = String(invoice.numberStr);
  await writeXml(tx, invoice.id, draft, { number: numberStr, issuedOn });
  await clearTrouble(tx, deliveryPaymentId);
  return { invoiceId: invoice.id, numberStr, issuedOn, sendBy: sendBy(issuedOn) };
}

/** The invoice if it was never sent. KSeF may have one that was sent, and sending it again could make a second one. */
const unsentInvoice = async (tx: Transaction, invoiceId: number): Promise<IssuedInvoice | null> => {
  // A session is noted before the invoice is sent in it.
  if ((await sessionsOf(tx.sql, invoiceId)).length > 0) return null;
  const { numberStr, issuedOn } = await tx.records.get(systemActor, 'invoice', invoiceId);
  const day = String(issuedOn);
  return { invoiceId, numberStr: String(numberStr), issuedOn: day, sendBy: sendBy(day) };
};

/** Removes the reason that an earlier attempt has written: a worker may have died after it failed and before it tried again. */
const clearTrouble = async (tx: Transaction, deliveryPaymentId: number): Promise<void> => {
  const { invoiceFailure } = await tx.records.get(systemActor, 'deliveryPayment', deliveryPaymentId);
  if (invoiceFailure)
    await tx.records.update(systemActor, 'deliveryPayment', deliveryPaymentId, { invoiceFailure: null });
};

/** Makes the XML again for an invoice that KSeF has refused, with the same number and date. @throws as `issueInvoice` */
export async function rebuildInvoice(tx: Transaction, invoiceId: number): Promise<void> {
  const invoice = await tx.records.get(systemActor, 'invoice', invoiceId);
  if (invoice.ksefNumber) throw fail('invoice_issued');
  // The lock makes a change of the buyer at the same time wait.
  await lockInvoiceOf(tx.sql, Number(invoice.deliveryPaymentId));
  const draft = await draftInvoice(tx, Number(invoice.deliveryPaymentId));
  // Since the invoice was made, the payment has changed so that nothing in it is subject to VAT.
  if (!draft) throw fail('invoice_without_vat');
  // With this status the buyer cannot be changed any more, because that is allowed only while an invoice is refused.
  const sentAgain = { ksefStatus: 'Waiting', ksefFailure: null };
  await tx.records.update(systemActor, 'invoice', invoiceId, { ...contentFields(draft), ...sentAgain });
  await writeXml(tx, invoiceId, draft, {
    number: String(invoice.numberStr),
    issuedOn: String(invoice.issuedOn),
  });
}

/** The fields of an invoice that follow from its payment. `vatRateIds` has the rates in the order of the lines. */
const contentFields = ({ content, vatRateIds, firmId, paymentTypeId }: InvoiceDraft) => ({
  firm: firmId,
  sellerNip: content.seller.nip,
  buyerNumber: writtenBuyerNumber(content.buyer),
  buyerName: content.buyer.name,
  buyerAddress: content.buyer.address,
  paymentType: paymentTypeId,
  sumNetto: content.net,
  vat: content.vat,
  sumBrutto: content.gross,
  lines: content.lines.map(({ name, quantity, net, vat, gross }, index) => ({
    name,
    quantity,
    vatRate: vatRateIds[index],
    sumNetto: net,
    vat,
    sumBrutto: gross,
  })),
});

/** Makes the XML of an invoice, checks it against the schema, and stores it with its hash. @throws invoice_invalid */
const writeXml = async (
  tx: Transaction,
  invoiceId: number,
  { content }: InvoiceDraft,
  head: { readonly number: string; readonly issuedOn: string },
): Promise<void> => {
  const xml = fa3({ ...content, ...head, madeAt: new Date().toISOString() });
  // Loaded only for the first invoice, because its validator takes 18 MB.
  const { invoiceFaults } = await import('./invoiceSchema.ts');
  const [fault] = invoiceFaults(xml);
  if (fault) throw fail('invoice_invalid', { reason: beginningOf(fault, 300) });
  await writeInvoiceXml(tx.sql, invoiceId, xml);
  await tx.records.update(systemActor, 'invoice', invoiceId, { xmlHash: sha256(xml) });
};
