import type { Database } from '#database/connect.ts';
import { invoiceForCodes, invoicePaperOf } from '#database/finance/invoicePapers.ts';
import { invoiceCheckLabel, invoiceCheckLink } from '#domain/finance/ksefLinks.ts';
import { readFa3, type ReadInvoice } from '#domain/finance/readFa3.ts';
import { fail } from '#domain/kernel/fail.ts';
import { certificateLink } from './certificateLink.ts';

/** A QR code of KSeF and the label under it. */
interface KsefCode {
  readonly link: string;
  readonly label: string;
}

/** What is printed with an invoice so that anybody can verify it. */
export interface InvoiceCodes {
  readonly ksefNumber: string | null;
  /** KOD I: shows whether KSeF has the invoice. */
  readonly check: KsefCode;
  /** KOD II: proves who issued the invoice; null unless it was issued offline and the seller has a certificate. */
  readonly certificateLink: string | null;
}

/** The content of the PDF of an invoice. */
export interface InvoicePaper extends InvoiceCodes {
  readonly invoice: ReadInvoice;
}

type ReadingDatabase = Pick<Database, 'sql' | 'secrets'>;

/** The codes of an invoice whose XML exists. @param qrUrl the address at which KSeF shows invoices @throws record_not_found */
export async function invoiceCodes(
  { sql: db, secrets }: ReadingDatabase,
  qrUrl: string,
  id: number,
): Promise<InvoiceCodes> {
  const row = await invoiceForCodes(db, id);
  if (!row) throw fail('record_not_found', { object: 'invoice', id });
  const { ksefNumber, offline, certificate, key } = row;
  return {
    ksefNumber,
    check: { link: invoiceCheckLink(qrUrl, row), label: invoiceCheckLabel(ksefNumber) },
    certificateLink:
      offline && certificate && key
        ? certificateLink(qrUrl, row, { certificate, key: secrets.open(key) })
        : null,
  };
}

/**
 * Reads from the database what the PDF of an invoice shows. The content comes from the XML that was sent to KSeF.
 * @throws invoice_paper_missing while the invoice has no XML
 */
export async function invoicePaper(
  database: ReadingDatabase,
  qrUrl: string,
  id: number,
): Promise<InvoicePaper> {
  const xml = await invoicePaperOf(database.sql, id, 'xml');
  if (xml === undefined) throw fail('invoice_paper_missing');
  return { invoice: readFa3(xml), ...(await invoiceCodes(database, qrUrl, id)) };
}
