import type { Database } from '#database/connect.ts';
import { sessionsOf } from '#database/finance/ksefAttempts.ts';
import { ksefVerdict } from '#domain/finance/ksefStatus.rules.ts';
import { beginningOf } from '#domain/kernel/shortText.ts';
import type { KsefAnswer } from '#workflows/finance/ksefInvoice.activities.ts';
import { readInvoice, type InvoiceToSend } from './handOver.ts';
import type { KsefInvoiceStatus } from './ksef/answers.ts';
import type { KsefClient } from './ksef/client.ts';

/**
 * The state of an invoice in KSeF; null if KSeF does not know it, so that it may be sent.
 * Every attempt to send it had a session of its own: we look for the invoice in each of them, and then by its number.
 */
export async function lookUp(
  database: Database,
  ksef: KsefClient,
  { invoiceId }: { readonly invoiceId: number },
): Promise<KsefAnswer | null> {
  const invoice = await readInvoice(database, invoiceId);
  // The first answer that allows us to send the invoice again. It counts only if KSeF has the invoice nowhere else.
  let sendAgain: KsefAnswer | null = null;
  for (const session of await sessionsOf(database.sql, invoiceId)) {
    const invoiceStatus = await ksef.findInSession(invoice.firm, session, invoice.hash);
    if (!invoiceStatus) continue;
    const answer = await answerOf(ksef, invoice, invoiceStatus);
    if (answer.verdict !== 'again') return answer;
    sendAgain ??= answer;
  }
  return (await byNumber(ksef, invoice)) ?? sendAgain;
}

const answerOf = async (
  ksef: KsefClient,
  invoice: InvoiceToSend,
  invoiceStatus: KsefInvoiceStatus,
): Promise<KsefAnswer> => {
  const { status, ksefNumber = null, acquisitionDate = null } = invoiceStatus;
  const verdict = ksefVerdict(status.code);
  const words = [`${status.code} ${status.description}`, ...(status.details ?? [])].join('; ');
  const reason = beginningOf(words, 1000);
  if (verdict !== 'duplicate') return { verdict, reason, ksefNumber, acquiredAt: acquisitionDate };
  // KSeF has an invoice with this number already, and its state counts. If it cannot be found, ours may be sent again.
  const original = await byNumber(ksef, invoice);
  return original ?? { verdict: 'again', reason, ksefNumber: null, acquiredAt: null };
};

/**
 * The answer about the invoice that KSeF has under our number; null if there is none. If that is another invoice, the verdict is
 * `refused`, so that a person checks it.
 */
const byNumber = async (ksef: KsefClient, invoice: InvoiceToSend): Promise<KsefAnswer | null> => {
  const found = await ksef.findByNumber(invoice.firm, invoice.numberStr, invoice.issuedOn);
  if (!found) return null;
  const isOurs = found.hash === invoice.hash;
  return {
    verdict: isOurs ? 'accepted' : 'refused',
    // 440 is KSeF's code for a duplicate.
    reason: isOurs ? '' : `440 ${invoice.numberStr}: ${found.ksefNumber}`,
    ksefNumber: found.ksefNumber,
    acquiredAt: found.acquiredAt,
  };
};
