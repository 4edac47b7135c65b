import type { Database } from '#database/connect.ts';
import { invoiceToSend } from '#database/finance/invoicePapers.ts';
import { attemptsOfLastMinute, beginAttempt, noteReference } from '#database/finance/ksefAttempts.ts';
import { fail } from '#domain/kernel/fail.ts';
import type { KsefClient } from './ksef/client.ts';
import { KsefBusy } from './ksef/request.ts';
import type { KsefFirm } from './ksef/signIn.ts';

/** An invoice with the data that are sent to KSeF. */
export interface InvoiceToSend {
  readonly invoiceId: number;
  readonly numberStr: string;
  readonly issuedOn: string;
  readonly xml: string;
  /** SHA-256 of the XML in base64. A session of KSeF names its invoices by it. */
  readonly hash: string;
  readonly firm: KsefFirm;
}

/** Reads an invoice, with the data by which its seller signs in to KSeF. @throws record_not_found, ksef_not_set_up */
export async function readInvoice(database: Database, invoiceId: number): Promise<InvoiceToSend> {
  const row = await invoiceToSend(database.sql, invoiceId);
  if (!row) throw fail('record_not_found', { object: 'invoice', id: invoiceId });
  if (!row.token) throw fail('ksef_not_set_up');
  const { sellerNip: nip, token, ...invoice } = row;
  return { invoiceId, ...invoice, firm: { nip, token: database.secrets.open(token) } };
}

/** The number of invoices that the ministry lets a firm send in a minute. */
const perMinute = 30;

/**
 * Sends an invoice in a session of its own. The attempt is recorded first, so that the next attempt after a lost answer
 * knows where to look for the invoice.
 */
export async function handOver(
  database: Database,
  ksef: KsefClient,
  { invoiceId, offline }: { readonly invoiceId: number; readonly offline: boolean },
): Promise<void> {
  const { firm, xml } = await readInvoice(database, invoiceId);
  await mustHaveRoom(database, firm.nip);
  const session = await ksef.openSession(firm);
  const attempt = await beginAttempt(database.sql, invoiceId, session.reference);
  const reference = await ksef.send(firm, session, { xml, offline });
  await noteReference(database.sql, attempt, reference);
  // A session that stays open expires after twelve hours.
  await ksef.closeSession(firm, session.reference).catch(() => undefined);
}

/** All workers share the limit of a firm. Above it an attempt waits until the oldest one of the last minute is a minute old. */
const mustHaveRoom = async (database: Database, nip: string): Promise<void> => {
  const { sent, seconds } = await attemptsOfLastMinute(database.sql, nip);
  // `seconds` is 0 if the oldest one has become a minute old just now.
  if (sent >= perMinute) throw new KsefBusy(Math.max(1, seconds));
};
