import { sql } from 'kysely';
import type { Sql } from '../sql.ts';

/** A file that is kept for an invoice: its XML, or KSeF's receipt of it (UPO). The printed form is made each time. */
export type PaperKind = 'xml' | 'upo';

/** The kinds of files that are kept for an invoice. */
export async function papersOfInvoice(db: Sql, invoiceId: number): Promise<PaperKind[]> {
  const papers = await db
    .selectFrom('invoice_paper')
    .select('kind')
    .where('invoice_id', '=', invoiceId)
    .orderBy('kind')
    .execute();
  return papers.map(({ kind }) => kind as PaperKind);
}

/** The content of a file that is kept for an invoice; undefined if that kind is not kept. */
export async function invoicePaperOf(
  db: Sql,
  invoiceId: number,
  kind: PaperKind,
): Promise<string | undefined> {
  const paper = await db
    .selectFrom('invoice_paper')
    .select('content')
    .where('invoice_id', '=', invoiceId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return paper?.content;
}

interface InvoiceForCodes {
  readonly sellerNip: string;
  readonly issuedOn: string;
  /** SHA-256 of the XML. */
  readonly hash: string;
  readonly ksefNumber: string | null;
  /** Whether it was issued offline, or KSeF has not given it a number yet. */
  readonly offline: boolean;
  /** The seller's certificate, whose key signs the code of an invoice that is offline. */
  readonly certificate: string | null;
  /** The key of the certificate, sealed. */
  readonly key: string | null;
}

/** The data for the QR codes of an invoice; undefined before its XML is written. */
export async function invoiceForCodes(db: Sql, id: number): Promise<InvoiceForCodes | undefined> {
  const { rows } = await sql<InvoiceForCodes>`
    select i.seller_nip as "sellerNip", i.issued_on::text as "issuedOn", i.xml_hash as hash,
      i.ksef_number as "ksefNumber", i.issued_offline or i.ksef_number is null as offline,
      f.ksef_certificate as certificate, f.ksef_certificate_key as key
    from invoice i left join firm f on f.id = i.firm_id where i.id = ${id} and i.xml_hash is not null`.execute(
    db,
  );
  return rows[0];
}

/** Stores the XML of an invoice; it replaces one that KSeF has refused. */
export async function writeInvoiceXml(db: Sql, invoiceId: number, xml: string): Promise<void> {
  await db
    .insertInto('invoice_paper')
    .values({ invoice_id: invoiceId, kind: 'xml', content: xml })
    .onConflict((conflict) =>
      conflict
        .columns(['invoice_id', 'kind'])
        .doUpdateSet({ content: xml, created_at: sql<string>`clock_timestamp()` }),
    )
    .execute();
}

/** Stores KSeF's receipt of an invoice; an existing one is kept. */
export async function keepInvoiceReceipt(db: Sql, invoiceId: number, receipt: string): Promise<void> {
  await db
    .insertInto('invoice_paper')
    .values({ invoice_id: invoiceId, kind: 'upo', content: receipt })
    .onConflict((conflict) => conflict.columns(['invoice_id', 'kind']).doNothing())
    .execute();
}

interface InvoiceToSend {
  readonly numberStr: string;
  readonly issuedOn: string;
  readonly xml: string;
  readonly hash: string;
  readonly sellerNip: string;
  /** The KSeF token, sealed; null if the seller has none. */
  readonly token: string | null;
}

/** An invoice with its XML and the seller's KSeF token; undefined before its XML is written. */
export async function invoiceToSend(db: Sql, invoiceId: number): Promise<InvoiceToSend | undefined> {
  const { rows } = await sql<InvoiceToSend>`
    select i.number_str as "numberStr", i.issued_on::text as "issuedOn", p.content as xml, i.xml_hash as hash,
      i.seller_nip as "sellerNip", f.ksef_token as token
    from invoice i join invoice_paper p on p.invoice_id = i.id and p.kind = 'xml' join firm f on f.id = i.firm_id
    where i.id = ${invoiceId}`.execute(db);
  return rows[0];
}

/**
 * Locks the invoice of a payment: a change of the buyer and the making of the invoice again wait for each other.
 * @returns its status in KSeF; undefined if the payment has no invoice
 */
export async function lockInvoiceOf(db: Sql, deliveryPaymentId: number): Promise<string | undefined> {
  const invoice = await db
    .selectFrom('invoice')
    .select('ksef_status')
    .where('delivery_payment_id', '=', deliveryPaymentId)
    .where('marked_to_delete', '=', false)
    .forUpdate()
    .executeTakeFirst();
  return invoice?.ksef_status ?? undefined;
}
