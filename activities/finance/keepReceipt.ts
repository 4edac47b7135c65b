import type { Database } from '#database/connect.ts';
import { keepInvoiceReceipt } from '#database/finance/invoicePapers.ts';
import { sessionsOf } from '#database/finance/ksefAttempts.ts';
import { readInvoice } from './handOver.ts';
import type { KsefClient } from './ksef/client.ts';

/** Stores KSeF's receipt of an invoice. A repeated call changes nothing. */
export async function keepReceipt(
  database: Database,
  ksef: KsefClient,
  { invoiceId }: { readonly invoiceId: number },
): Promise<void> {
  const { firm, hash } = await readInvoice(database, invoiceId);
  for (const session of await sessionsOf(database.sql, invoiceId)) {
    const status = await ksef.findInSession(firm, session, hash);
    if (!status?.ksefNumber) continue;
    const receipt = await ksef.receipt(firm, session, status.ksefNumber);
    await keepInvoiceReceipt(database.sql, invoiceId, receipt);
    return;
  }
  throw new Error(`No session of ours has taken invoice ${invoiceId}`);
}
