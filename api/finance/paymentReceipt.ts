import type { Transaction } from '#database/transaction.ts';
import { namesOfPunishments } from '#database/finance/namesOfPunishments.ts';
import { itemsOfPayment } from '#database/finance/owedItems.ts';
import { paidPayment } from '#database/finance/paidPayment.ts';
import { fail } from '#domain/kernel/fail.ts';
import { receiptSlip } from '#domain/printing/driverSlips.ts';
import type { Slip } from '#domain/printing/slip.ts';
import type { SmsLanguage } from '#domain/terminal/smsTemplates.ts';

/** The receipt of a payment, as it is printed and recorded. */
export interface PaymentReceipt {
  readonly slip: Slip;
  readonly documentType: 'deliveryPayment';
  readonly documentId: number;
  readonly documentNumber: string;
}

/** The receipt for the payer. @throws nothing_to_print if the payment is not paid */
export async function paymentReceipt(
  tx: Transaction,
  paymentId: number,
  language: SmsLanguage,
): Promise<PaymentReceipt> {
  const paid = await paidPayment(tx.sql, paymentId);
  if (!paid) throw fail('nothing_to_print');
  const items = await itemsOfPayment(tx, paid.id);
  const ids = items.map(({ punishmentId }) => punishmentId);
  const names = await namesOfPunishments(tx.sql, ids, language);
  const slip = receiptSlip(
    {
      ...paid,
      at: new Date(paid.at).toISOString(),
      rows: items.map((item) => ({ ...item, name: names.get(item.punishmentId) ?? item.name })),
      // A type of payment that is not predefined is printed as a card payment.
      means: paid.means ?? 'card',
      card: paid.card || null,
      cardSlip: paid.cardSlip?.split('\n') ?? [],
      buyer: paid.nip ? { number: paid.nip, name: paid.firm } : null,
    },
    language,
  );
  return { slip, documentType: 'deliveryPayment', documentId: paid.id, documentNumber: paid.number };
}
