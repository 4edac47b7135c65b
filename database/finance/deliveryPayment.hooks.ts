import { Decimal } from 'decimal.js';
import { sql } from 'kysely';
import { buyerNumberOf, writtenBuyerNumber } from '#domain/finance/buyerNumber.rules.ts';
import { isInvoiceDue } from '#domain/finance/invoiceWish.rules.ts';
import { exact, moneyScale } from '#domain/kernel/decimals.ts';
import type { ErrorCode } from '#domain/kernel/errorCatalogue.ts';
import { fail, failFields, type KejaError } from '#domain/kernel/fail.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import type { Transaction } from '../transaction.ts';
import { lockInvoiceOf } from './invoicePapers.ts';
import { isSettled } from './owedItems.ts';
import { isRestored } from '../writing/changedFields.ts';
import type { Draft, Hooks } from '../writing/hooks.ts';

/** A penalty or service that the payment is for. */
interface Item {
  readonly id: number;
  readonly amount: string;
  readonly settled: boolean;
  /** Whether another open payment already contains it. */
  readonly elsewhere: boolean;
}

const buyerFields = ['fakturaCheck', 'fakturaNIP', 'fakturaName', 'fakturaAddress'] as const;

/** A payment's amounts come from its items; they cannot change after it is paid or while it is being paid. */
export const deliveryPaymentHooks: Hooks = {
  beforeWrite: async (draft, before, { tx, actor }) => {
    await checkBuyer(tx, draft, before, actor.system === true);
    if (before && isRestored(draft, before)) {
      // Meanwhile the items may have been paid, cancelled, repriced, or put into another payment.
      draft.punishments = storedItems(before);
      // Nobody has typed rows, so the error names none.
      return priceRows(tx, draft, { ownId: before.id, heldIds: [] }, (_row, code) => fail(code));
    }
    if (!Array.isArray(draft.punishments)) return;
    const rows = draft.punishments as Draft[];
    const own = { ownId: before?.id ?? null, heldIds: idsIn(before) };
    if (isFixed(before)) {
      // A form sends back the rows that it has read, which is accepted.
      if (!isSameList(rows, before)) throw fixedError(before);
      delete draft.punishments;
      return;
    }
    await priceRows(tx, draft, own, (row, code) =>
      failFields([{ field: `punishments[${row}].punishment`, code }]),
    );
  },
  afterWrite: async (record, before, { tx, actor }) => {
    if (!isInvoiceDue(record)) return;
    // An invoice that was due before is asked for again only if a person has changed its buyer.
    if (before && isInvoiceDue(before) && (actor.system || !hasOtherBuyer(record, before))) return;
    // If the invoice becomes due by the payment itself, it gets the time of payment, even if midnight has passed since.
    const askedAt = before?.isPaid === true ? new Date().toISOString() : String(record.paidAt);
    await tx.outbox('ksefInvoice', { deliveryPaymentId: record.id, askedAt });
  },
};

/** The items that a payment already has, as a draft holds them. */
const storedItems = (before: AnyRecord): Draft[] =>
  (before.punishments as readonly AnyRecord[]).map(({ id, punishmentId }) => ({
    id,
    punishment: punishmentId,
  }));

/**
 * The ids of the items that a payment has before the write. A payment that is marked for deletion holds none, because other
 * payments may take its items.
 */
const idsIn = (before: AnyRecord | undefined): number[] =>
  before && !before.markedToDelete
    ? (before.punishments as readonly AnyRecord[]).map(({ punishmentId }) => Number(punishmentId))
    : [];

/** Whether the amounts can no longer change: the payment is paid, or its money is being taken. */
const isFixed = (before: AnyRecord | undefined): before is AnyRecord =>
  before !== undefined && (before.isPaid === true || before.payingBy !== null);

const fixedError = (before: AnyRecord) => fail(before.isPaid ? 'payment_already_paid' : 'payment_under_way');

const isSameList = (rows: readonly Draft[], before: AnyRecord): boolean => {
  const storedRows = before.punishments as readonly { readonly punishmentId: number }[];
  return (
    rows.length === storedRows.length &&
    rows.every(({ punishment }, index) => punishment === storedRows[index]?.punishmentId)
  );
};

interface OwnItems {
  readonly ownId: number | null;
  /** Items that the payment has already. Whoever changes one of them then waits for the payment, which is locked. */
  readonly heldIds: readonly number[];
}

/**
 * Writes the amounts of the draft's items and their sum. Only items that are new to the payment are locked. Its other items must
 * not be locked here, because this transaction has already locked the payment. A transaction that pays locks the items first and
 * the payment after them, so the two would wait for each other.
 * @param refusal makes the error about the item in this row, counted from 0
 */
const priceRows = async (
  tx: Transaction,
  draft: Draft,
  { ownId, heldIds }: OwnItems,
  refusal: (row: number, code: ErrorCode) => KejaError,
): Promise<void> => {
  const rows = draft.punishments as Draft[];
  const ids = rows.map(({ punishment }) => Number(punishment));
  if (new Set(ids).size < ids.length) throw failFields([{ field: 'punishments', code: 'invalid_value' }]);
  const newIds = ids.filter((id) => !heldIds.includes(id));
  await sql`select 1 from punishment where id = any(${newIds}::int[]) order by id for no key update`.execute(
    tx.sql,
  );
  const { rows: items } = await sql<Item>`
    select p.id, p.amount::text as amount, ${isSettled} as settled,
      exists (
        select 1 from delivery_payment_punishments r join delivery_payment d on d.id = r.parent_id
        where r.punishment_id = p.id and not d.is_paid and not d.marked_to_delete
          and d.id is distinct from ${ownId}::int
      ) as elsewhere
    from punishment p where p.id = any(${ids}::int[])`.execute(tx.sql);
  const byId = new Map(items.map((item) => [item.id, item]));
  let sum = new Decimal(0);
  for (const [index, row] of rows.entries()) {
    const item = byId.get(Number(row.punishment));
    if (!item || item.settled) throw refusal(index, 'punishment_settled');
    if (item.elsewhere) throw refusal(index, 'punishment_in_payment');
    row.amount = item.amount;
    sum = sum.plus(item.amount);
  }
  draft.amount = exact(sum, moneyScale);
};

/**
 * Normalizes the buyer's tax number. A person may not change the buyer after the invoice is issued. A buyer whom a person has
 * changed is marked as not yet verified with the register.
 */
const checkBuyer = async (
  tx: Transaction,
  draft: Draft,
  before: AnyRecord | undefined,
  isSystem: boolean,
): Promise<void> => {
  const typedNumber = draft.fakturaNIP;
  if (typeof typedNumber === 'string' && typedNumber !== '') {
    const number = buyerNumberOf(typedNumber);
    if (!number) throw failFields([{ field: 'fakturaNIP', code: 'nip_invalid' }]);
    draft.fakturaNIP = writtenBuyerNumber(number);
  }
  if (!before || isSystem) return;
  const after = { ...before, ...draft };
  if (!hasOtherBuyer(after, before)) return;
  if (isInvoiceDue(before)) await mustBeCorrectable(tx, before, isInvoiceDue(after));
  // An invoice that is not wanted any more has no problem to solve, and one that is wanted again has none yet.
  if (before.invoiceFailure && isInvoiceDue(before) !== isInvoiceDue(after)) draft.invoiceFailure = null;
  if (draft.fakturaVerified === undefined) draft.fakturaVerified = false;
};

/**
 * Refuses to change the buyer of an invoice that KSeF has or may have. Two can still be corrected:
 * - One that could not be made: it has no record yet, so no status, and the payment has an `invoiceFailure`.
 * - One that KSeF has refused: it is made again with the same number, so the payment must go on asking for an invoice.
 */
const mustBeCorrectable = async (tx: Transaction, before: AnyRecord, isStillDue: boolean): Promise<void> => {
  const status = await lockInvoiceOf(tx.sql, before.id);
  const isOpen = status === undefined ? Boolean(before.invoiceFailure) : status === 'Refused' && isStillDue;
  if (!isOpen) throw fail('invoice_issued');
};

const hasOtherBuyer = (
  after: Readonly<Record<string, unknown>>,
  before: Readonly<Record<string, unknown>>,
): boolean => buyerFields.some((name) => (after[name] ?? null) !== (before[name] ?? null));
