import { randomInt } from 'node:crypto';
import { failFields } from '#domain/kernel/fail.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { isForDriverOf, punishmentAmount } from '#domain/terminal/punishment.rules.ts';
import type { Transaction } from '../transaction.ts';
import type { Draft, Hooks } from '../writing/hooks.ts';
import { linkedRecord } from '../writing/linkedRecord.ts';
import { updateOpenPayments } from './openPayments.ts';

const barcodeDigits = 10;

/**
 * Only digits: every scanner reads them, and Code 128 packs them in pairs. The first one is 9, because a program that reads the
 * code as a number would drop a 0.
 */
const newBarcode = (): string =>
  Array.from({ length: barcodeDigits }, (_, place) => (place === 0 ? 9 : randomInt(10))).join('');

/**
 * A new penalty or service gets the vehicle and driver of its disposition, a bar code, and the price of its type, unless others
 * are given; an amount of 0 counts as none. When people change one later, its open payments are updated.
 */
export const punishmentHooks: Hooks = {
  beforeWrite: async (draft, before, { tx, actor }) => {
    if (!actor.system) await mustFitDriver(draft, before, tx);
    if (before) return;
    await takeOverVehicle(draft, tx);
    draft.barcode ??= newBarcode();
    if (Number(draft.amount ?? 0) === 0) draft.amount = await priceOf(tx, draft);
  },
  afterWrite: async (record, before, { tx, actor }) => {
    if (before && !actor.system) await updateOpenPayments(tx, actor, record, before);
  },
};

const takeOverVehicle = async (draft: Draft, tx: Transaction): Promise<void> => {
  const disposition = await linkedRecord(tx, 'disposition', draft.disposition);
  if (!disposition) return;
  draft.vehicle ??= disposition.vehicleId;
  draft.driver ??= disposition.driverId;
};

/** Refuses a type that is not for the drivers of this kind of disposition, internal or external. */
const mustFitDriver = async (draft: Draft, before: AnyRecord | undefined, tx: Transaction): Promise<void> => {
  const { punishmentType = before?.punishmentTypeId, disposition = before?.dispositionId } = draft;
  if (before?.punishmentTypeId === punishmentType && before?.dispositionId === disposition) return;
  const kinds = await tx.sql
    .selectFrom(['punishment_type as t', 'disposition as d'])
    .select([
      'd.type_of_document as document',
      't.use_for_external_drivers as external',
      't.use_for_internal_drivers as internal',
    ])
    .where('t.id', '=', Number(punishmentType))
    .where('d.id', '=', Number(disposition ?? 0))
    .executeTakeFirst();
  if (!kinds) return;
  const type = { useForExternalDrivers: kinds.external, useForInternalDrivers: kinds.internal };
  if (!isForDriverOf(kinds.document, type))
    throw failFields([{ field: 'punishmentType', code: 'punishment_unfit' }]);
};

/** The price of the type for this quantity, in złotys. */
const priceOf = async (tx: Transaction, { punishmentType, quantity }: Draft): Promise<string> => {
  const type = await tx.sql
    .selectFrom('punishment_type')
    .select('price')
    .where('id', '=', Number(punishmentType))
    .executeTakeFirst();
  return punishmentAmount(type?.price ?? '0', String(quantity ?? '1'));
};
