import { sql } from 'kysely';
import type { Transaction } from '../transaction.ts';
import { buyerNumberOf } from '#domain/finance/buyerNumber.rules.ts';
import type { InvoiceContent } from '#domain/finance/fa3.ts';
import type { PaymentMeans } from '#domain/finance/paymentMeans.ts';
import { warsawDay } from '#domain/kernel/warsawDay.ts';
import { isVatCode, taxInGross, type VatCode } from '#domain/finance/vat.rules.ts';
import { fail } from '#domain/kernel/fail.ts';

interface PaymentRow {
  readonly paidAt: string;
  /** Null if the payment has no type, or a type that people have added. The invoice then names cash. */
  readonly means: PaymentMeans | null;
  readonly paymentTypeId: number | null;
  readonly dispositionId: number | null;
  readonly disposition: string | null;
  readonly plate: string | null;
  /** Whether the payer wants an invoice. */
  readonly fakturaCheck: boolean;
  readonly fakturaNIP: string | null;
  readonly fakturaName: string | null;
  readonly fakturaAddress: string | null;
}

interface LineRow {
  readonly name: string;
  readonly quantity: string;
  readonly gross: string;
  readonly vatRateId: number;
  readonly vatCode: string | null;
  readonly rateName: string;
  readonly rateFullName: string | null;
}

/** The seller: the first of our own companies. */
interface Seller {
  readonly id: number;
  readonly name: string;
  readonly nip: string | null;
  readonly address: string | null;
}

/** The content of an invoice without its number and times. */
export interface InvoiceDraft {
  readonly content: Omit<InvoiceContent, 'number' | 'madeAt' | 'issuedOn'>;
  readonly vatRateIds: readonly number[];
  readonly firmId: number;
  readonly paymentTypeId: number | null;
  readonly dispositionId: number | null;
}

/**
 * The invoice of a payment, with the items whose type has a VAT rate; undefined if there are none. A penalty without a rate
 * is not a sale and is not invoiced.
 * @throws record_not_found if the payment is not paid, invoice_not_wanted, ksef_not_set_up, invoice_buyer_incomplete,
 *   vat_rate_unusable, vat_exemption_without_basis, vat_rate_missing for a service
 */
export async function draftInvoice(
  tx: Transaction,
  deliveryPaymentId: number,
): Promise<InvoiceDraft | undefined> {
  const payment = await paymentOf(tx, deliveryPaymentId);
  if (!payment.fakturaCheck) throw fail('invoice_not_wanted');
  const lines = await linesOf(tx, deliveryPaymentId);
  await mustHaveVatRates(tx, deliveryPaymentId);
  if (lines.length === 0) return undefined;
  const seller = await sellerOf(tx);
  if (!seller?.nip || !seller.address) throw fail('ksef_not_set_up');
  const buyer = buyerNumberOf(payment.fakturaNIP ?? '');
  if (!buyer || !payment.fakturaName) throw fail('invoice_buyer_incomplete');
  const taxed = taxInGross(lines.map(({ gross, ...line }) => ({ gross, vatCode: codeOf(line) })));
  return {
    firmId: seller.id,
    paymentTypeId: payment.paymentTypeId,
    dispositionId: payment.dispositionId,
    vatRateIds: lines.map(({ vatRateId }) => vatRateId),
    content: {
      soldOn: warsawDay(payment.paidAt),
      // Only the digits of the NIP, without hyphens or spaces.
      seller: { nip: seller.nip.replace(/\D/g, ''), name: seller.name, address: seller.address },
      buyer: { ...buyer, name: payment.fakturaName, address: payment.fakturaAddress },
      // `taxInGross` keeps the order of the lines.
      lines: taxed.lines.map((amounts, index) => ({
        ...amounts,
        ...namedLine(lines[index] as LineRow),
      })),
      rates: taxed.rates,
      net: taxed.net,
      vat: taxed.vat,
      gross: taxed.gross,
      exemption: exemptionOf(lines),
      payment: { paidOn: warsawDay(payment.paidAt), means: payment.means ?? 'cash' },
      // An invoice is written in Polish.
      notes: {
        ...(payment.plate ? { Pojazd: payment.plate } : {}),
        ...(payment.disposition ? { Dyspozycja: payment.disposition } : {}),
      },
    },
  };
}

const codeOf = ({ vatCode, rateName }: Pick<LineRow, 'vatCode' | 'rateName'>): VatCode => {
  if (!isVatCode(vatCode)) throw fail('vat_rate_unusable', { rate: rateName });
  return vatCode;
};

/**
 * The legal basis of the exemption, which must be on an invoice with an exempt line (VAT code `zw`): the full name of the rate.
 * Null if no line is exempt.
 */
const exemptionOf = (lines: readonly LineRow[]): string | null => {
  const exempt = lines.filter(({ vatCode }) => vatCode === 'zw');
  const unfounded = exempt.find(({ rateFullName }) => !rateFullName?.trim());
  if (unfounded) throw fail('vat_exemption_without_basis', { rate: unfounded.rateName });
  return exempt[0]?.rateFullName ?? null;
};

const namedLine = (line: LineRow) => ({ name: line.name, quantity: line.quantity, vatCode: codeOf(line) });

/** The items of a payment whose type has a VAT rate, in the order of the payment; amounts are gross. */
const linesOf = async (tx: Transaction, paymentId: number): Promise<readonly LineRow[]> => {
  const { rows } = await sql<LineRow>`
    select coalesce(nullif(t.accounting_name, ''), t.name) as name, p.quantity::text as quantity,
      r.amount::text as gross, v.id as "vatRateId", v.code as "vatCode", v.name as "rateName",
      v.full_name as "rateFullName"
    from delivery_payment_punishments r
      join punishment p on p.id = r.punishment_id
      join punishment_type t on t.id = p.punishment_type_id
      join vat_rate v on v.id = t.vat_rate_id
    where r.parent_id = ${paymentId} order by r.row_number`.execute(tx.sql);
  return rows;
};

/** Refuses a payment with a service that has no VAT rate: it is a sale, and the invoice would omit it. */
const mustHaveVatRates = async (tx: Transaction, paymentId: number): Promise<void> => {
  const { rows } = await sql<{ name: string }>`
    select t.name from delivery_payment_punishments r
      join punishment p on p.id = r.punishment_id
      join punishment_type t on t.id = p.punishment_type_id
    where r.parent_id = ${paymentId} and t.is_service and t.vat_rate_id is null order by r.row_number limit 1`.execute(
    tx.sql,
  );
  if (rows[0]) throw fail('vat_rate_missing', rows[0]);
};

/** The payment with its truck. @throws record_not_found if it is not paid */
const paymentOf = async (tx: Transaction, id: number): Promise<PaymentRow> => {
  const { rows } = await sql<PaymentRow>`
    select to_char(p.paid_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "paidAt",
      t.predefined_name as means, t.id as "paymentTypeId", p.disposition_id as "dispositionId",
      d.number_str as disposition, v.name as plate, p.faktura_check as "fakturaCheck",
      p.faktura_nip as "fakturaNIP", p.faktura_name as "fakturaName", p.faktura_address as "fakturaAddress"
    from delivery_payment p left join payment_type t on t.id = p.payment_type_id
      left join disposition d on d.id = p.disposition_id left join vehicle v on v.id = d.vehicle_id
    where p.id = ${id} and p.is_paid`.execute(tx.sql);
  if (!rows[0]) throw fail('record_not_found', { object: 'deliveryPayment', id });
  return rows[0];
};

async function sellerOf(tx: Pick<Transaction, 'sql'>): Promise<Seller | undefined> {
  const { rows } = await sql<Seller>`
    select id, name, nip, address from firm
    where not marked_to_delete order by id limit 1`.execute(tx.sql);
  return rows[0];
}
