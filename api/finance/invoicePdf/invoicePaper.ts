import { sql } from 'kysely';
import type { Database } from '#database/connect.ts';
import { invoiceCheckLabel, invoiceCheckLink } from '#domain/finance/ksefLinks.ts';
import { readFa3, type ReadInvoice } from '#domain/finance/readFa3.ts';
import { fail } from '#domain/kernel/fail.ts';
import { certificateLink } from './certificateLink.ts';

/** A QR code of KSeF and what stands under it. */
export interface KsefCode {
  readonly link: string;
  readonly label: string;
}

/** What is printed beside an invoice so that anybody can check it. */
export interface InvoiceCodes {
  readonly ksefNumber: string | null;
  /** KOD I: whether KSeF knows the invoice. */
  readonly check: KsefCode;
  /** KOD II: who has issued it, where that was offline and the seller has a certificate. */
  readonly certificateLink: string | null;
}

/** An invoice as it is drawn. */
export interface InvoicePaper extends InvoiceCodes {
  readonly invoice: ReadInvoice;
}

interface Row {
  readonly sellerNip: string;
  readonly issuedOn: string;
  readonly hash: string;
  readonly ksefNumber: string | null;
  readonly offline: boolean;
  readonly certificate: string | null;
  readonly key: string | null;
}

type Reading = Pick<Database, 'sql' | 'secrets'>;

/** Of an invoice whose XML is written. @throws record_not_found */
export const invoiceCodes = async (
  { sql: db, secrets }: Reading,
  qrUrl: string,
  id: number,
): Promise<InvoiceCodes> => {
  const { rows } = await sql<Row>`
    select i.seller_nip as "sellerNip", i.issued_on::text as "issuedOn", i.xml_hash as hash,
      i.ksef_number as "ksefNumber", i.issued_offline or i.ksef_number is null as offline,
      f.ksef_certificate as certificate, f.ksef_certificate_key as key
    from invoice i left join firm f on f.id = i.firm_id where i.id = ${id} and i.xml_hash is not null`.execute(
    db,
  );
  const [row] = rows;
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
};

/** @throws invoice_paper_missing while the invoice has no XML */
export const invoicePaper = async (database: Reading, qrUrl: string, id: number): Promise<InvoicePaper> => {
  const { rows } = await sql<{ xml: string }>`
    select content as xml from invoice_paper where invoice_id = ${id} and kind = 'xml'`.execute(database.sql);
  if (!rows[0]) throw fail('invoice_paper_missing');
  return { invoice: readFa3(rows[0].xml), ...(await invoiceCodes(database, qrUrl, id)) };
};
