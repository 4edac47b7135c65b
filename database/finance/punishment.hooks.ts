import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { fail, failFields } from '#domain/kernel/fail.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { isForDriverOf, punishmentAmount } from '#domain/terminal/punishment.rules.ts';
import type { TypeOfDocument } from '#domain/weighing/operations.rules.ts';
import type { Transaction } from '../transaction.ts';
import type { Draft, Hooks } from '../writing/hooks.ts';
import { openPaymentsFollow } from './openPayments.ts';

const barcodeDigits = 10;

/** Digits alone: any scanner reads them, and Code 128 packs them in pairs. */
const newBarcode = (): string =>
  Array.from({ length: barcodeDigits }, (_, place) => (place === 0 ? 9 : randomInt(10))).join('');

/** What is owed: priced by its type unless somebody says otherwise, and no longer changed once it is settled. */
export const punishmentHooks: Hooks = {
  beforeWrite: async (draft, before, { tx, actor }) => {
    if (before) staysAsSettled(draft, before, actor.system === true);
    if (!actor.system) await fitsTheDriver(draft, before, tx);
    if (before) return;
    draft.barcode ??= newBarcode();
    if (Number(draft.amount ?? 0) === 0) draft.amount = await priceOf(tx, draft);
  },
  afterWrite: async (record, before, { tx, actor }) => {
    if (before && !actor.system) await openPaymentsFollow(tx, actor, record, before);
  },
};

/** Whose vehicle it is, is known by its disposition only. */
const fitsTheDriver = async (draft: Draft, before: AnyRecord | undefined, tx: Transaction): Promise<void> => {
  const { punishmentType = before?.punishmentTypeId, disposition = before?.dispositionId } = draft;
  if (before?.punishmentTypeId === punishmentType && before?.dispositionId === disposition) return;
  const { rows } = await sql<{ document: TypeOfDocument; external: boolean; internal: boolean }>`
    select d.type_of_document as document, t.use_for_external_drivers as external,
      t.use_for_internal_drivers as internal
    from punishment_type t, disposition d
    where t.id = ${Number(punishmentType)} and d.id = ${Number(disposition ?? 0)}`.execute(tx.sql);
  const [found] = rows;
  if (!found) return;
  const type = { useForExternalDrivers: found.external, useForInternalDrivers: found.internal };
  if (!isForDriverOf(found.document, type))
    throw failFields([{ field: 'punishmentType', code: 'punishment_unfit' }]);
};

const priceOf = async (tx: Transaction, { punishmentType, quantity }: Draft): Promise<string> => {
  const { rows } = await sql<{ price: string }>`
    select price::text as price from punishment_type where id = ${Number(punishmentType)}`.execute(tx.sql);
  return punishmentAmount(rows[0]?.price ?? '0', String(quantity ?? '1'));
};

const kept = ['amount', 'quantity', 'disposition', 'punishmentType'] as const;

const staysAsSettled = (draft: Draft, before: AnyRecord, system: boolean): void => {
  if (system || !(before.isPaid || before.isCanceled)) return;
  const standing: Draft = {
    ...before,
    disposition: before.dispositionId,
    punishmentType: before.punishmentTypeId,
  };
  const changed = kept.some((name) => draft[name] !== undefined && draft[name] !== standing[name]);
  if (changed || draft.markedToDelete === true) throw fail('punishment_settled');
};
