import { sql } from 'kysely';
import { DateTime } from 'luxon';
import { fail, failFields } from '#domain/kernel/fail.ts';
import { idKey, type AnyRecord } from '#domain/kernel/record.ts';
import { businessZone } from '#domain/kernel/time.ts';
import {
  controlDisposition,
  operationFor,
  ratifiedFields,
  type ControlledDisposition,
} from '#domain/weighing/dispositionControl.rules.ts';
import type { DispositionType, TypeOfOperation } from '#domain/weighing/operations.rules.ts';
import type { Transaction } from '../transaction.ts';
import { isChanged, isRestored } from '../writing/changedFields.ts';
import type { Draft, WriteContext } from '../writing/hooks.ts';
import { linkedRecord } from '../writing/linkedRecord.ts';
import { schemeFlags } from './schemeFlags.ts';
import { whyNotWeighedAfter } from './weighedAfter.ts';
import { mustKeepWeighedFields } from './weighedDisposition.ts';

/** The rules of dispositions are checked only when one of these fields changes. They read other values too, such as the date. */
const controlledFields = [
  'type',
  'typeOfOperation',
  'schemeOfCargo',
  'order',
  'ship',
  'vehicle',
  'gmpCheck',
  'previousCargoes',
] as const;

/**
 * Sets the operation of a disposition if it is not given, and checks what people write by the rules of dispositions. Only
 * changed values are checked, so that an order that closes later does not stop a vehicle that is under way. What the server
 * itself writes (`actor.system`) only gets its operation and is not checked.
 * @throws validation_failed with an error at each field
 */
export async function controlDraft(
  draft: Draft,
  before: AnyRecord | undefined,
  { tx, actor }: WriteContext,
): Promise<void> {
  if (!actor.system) {
    mustKeepRatifiedFields(draft, before);
    if (before) await mustKeepWeighedFields(draft, before, tx);
    await mustBeActiveParties(draft, before, tx);
    await checkWeighedAfter(draft, before, tx);
    if (before) await mustMatchOrder(draft, before, tx);
  }
  if (before && !controlledFields.some((field) => isChanged(draft, before, field))) return;
  // The value after this write. A stored record has the id of a reference under its id key, as `shipId`.
  const valueOf = (field: string): unknown =>
    draft[field] === undefined ? (before?.[idKey(field)] ?? before?.[field]) : draft[field];
  const scheme = await linkedRecord(tx, 'schemeOfCargo', valueOf('schemeOfCargo'));
  const order = await linkedRecord(tx, 'deliveryOrder', valueOf('order'));
  const flags = flagsOf(scheme);
  const type = (valueOf('type') ?? 'Loading') as DispositionType;
  const typeOfOperation = (valueOf('typeOfOperation') ??
    operationFor(
      type,
      [scheme?.typeOfOperation, order?.typeOfOperation] as TypeOfOperation[],
      flags ?? undefined,
    )) as TypeOfOperation;
  draft.typeOfOperation = typeOfOperation;
  if (actor.system) return;
  const isOrderWritten = !before || isChanged(draft, before, 'order');
  const errors = controlDisposition({
    type,
    typeOfOperation,
    hasShip: valueOf('ship') != null,
    hasVehicle: valueOf('vehicle') != null,
    gmpCheck: valueOf('gmpCheck') === true,
    previousCargoes: lengthOf(valueOf('previousCargoes')),
    day: DateTime.fromISO(String(valueOf('date')), { zone: businessZone }).toISODate() ?? '',
    scheme: flags,
    order: order && isOrderWritten ? orderOf(order) : null,
  });
  if (errors.length > 0) throw failFields(errors);
}

/** After the first weighing, refuses a product or an order that do not match each other. */
const mustMatchOrder = async (draft: Draft, before: AnyRecord, tx: Transaction): Promise<void> => {
  const changed = isChanged(draft, before, 'product') || isChanged(draft, before, 'order');
  if (!changed || !(Number(before.numberOfWeighted) > 0)) return;
  const { product = before.productId, order: orderId = before.orderId } = draft;
  const order = await linkedRecord(tx, 'deliveryOrder', orderId);
  if (order?.productId == null || product == null || order.productId === product) return;
  const field = isChanged(draft, before, 'product') ? 'product' : 'order';
  throw failFields([{ field, code: 'product_not_of_order' }]);
};

/** Refuses an earlier disposition after which this one cannot be weighed without leaving the scale. */
const checkWeighedAfter = async (
  draft: Draft,
  before: AnyRecord | undefined,
  tx: Transaction,
): Promise<void> => {
  // While this disposition was marked for deletion, another one may have taken its place after the earlier one.
  const restored = isRestored(draft, before);
  const changed = isChanged(draft, before, 'weighedAfter') || isChanged(draft, before, 'vehicle');
  if (!changed && !restored) return;
  const { weighedAfter = before?.weighedAfterId, vehicle = before?.vehicleId } = draft;
  const refusal = await whyNotWeighedAfter({ weighedAfter, vehicle }, before?.id ?? null, tx);
  if (refusal) throw restored ? fail(refusal) : failFields([{ field: 'weighedAfter', code: refusal }]);
};

const parties = ['customer', 'vendor', 'forwarder'] as const;

/** Refuses to choose a company that is no longer used; where it is already set, it stays. */
const mustBeActiveParties = async (
  draft: Draft,
  before: AnyRecord | undefined,
  tx: Transaction,
): Promise<void> => {
  const chosen = parties.filter((field) => draft[field] != null && isChanged(draft, before, field));
  if (chosen.length === 0) return;
  const { rows } = await sql<{ id: number }>`
    select id from counterparty where not_use and id in (${sql.join(chosen.map((field) => draft[field]))})`.execute(
    tx.sql,
  );
  const unused = chosen.filter((field) => rows.some(({ id }) => id === draft[field]));
  if (unused.length > 0) throw failFields(unused.map((field) => ({ field, code: 'counterparty_not_used' })));
};

/** Refuses to change ratified fields, unless this write also takes the ratification back. */
const mustKeepRatifiedFields = (draft: Draft, before: AnyRecord | undefined): void => {
  if (before?.ratified !== true || draft.ratified === false) return;
  const changed = ratifiedFields.filter((field) => isChanged(draft, before, field));
  if (changed.length > 0) throw failFields(changed.map((field) => ({ field, code: 'disposition_ratified' })));
};

const lengthOf = (rows: unknown): number => (Array.isArray(rows) ? rows.length : 0);

const flagsOf = (scheme: AnyRecord | undefined): ControlledDisposition['scheme'] =>
  scheme
    ? {
        ...schemeFlags(scheme),
        ship: scheme.ship === true,
        vehicle: scheme.vehicle === true,
        disableControlInDispositions: scheme.disableControlInDispositions === true,
      }
    : null;

const orderOf = (order: AnyRecord): ControlledDisposition['order'] => ({
  state: order.state as string | null,
  validFrom: order.validFrom as string | null,
  validTo: order.validTo as string | null,
});
