import { Decimal } from 'decimal.js';
import { DateTime } from 'luxon';
import { KejaError } from '#domain/kernel/fail.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { businessZone } from '#domain/kernel/time.ts';
import type { Draft, Hooks, WriteContext } from '../writing/hooks.ts';

/** A time knows its hours and its month, and the customer of the record that it was spent on. */
export const timeTrackingHooks: Hooks = {
  beforeWrite: async (draft, before, context) => {
    const after: Draft = { ...before, ...draft };
    if (draft.elapsedTime !== undefined) draft.hours = hoursOf(Number(draft.elapsedTime));
    if (draft.startDate !== undefined) draft.month = monthOf(draft.startDate);
    const isMoved = after.objectType !== before?.objectType || after.objectId !== before?.objectId;
    if (isMoved) draft.customer = await customerOf(after, context);
  },
};

const hoursOf = (seconds: number): string => new Decimal(seconds).div(3600).toFixed(2);

const monthOf = (start: unknown): string =>
  DateTime.fromJSDate(new Date(start as string))
    .setZone(businessZone)
    .toFormat('yyyy-MM');

/** The customer of the record, as far as whoever writes the time may see it. */
const customerOf = async (
  { objectType, objectId }: Draft,
  { tx, actor, registry }: WriteContext,
): Promise<number | null> => {
  if (typeof objectType !== 'string' || !registry.has(objectType) || typeof objectId !== 'number')
    return null;
  const { fields } = registry.byName(objectType);
  const field = fields.customer;
  if (field?.type !== 'reference' || field.to !== 'counterparty') return null;
  const record = await seen(tx.records.get(actor, objectType, objectId));
  return typeof record?.customerId === 'number' ? record.customerId : null;
};

const seen = async (reading: Promise<AnyRecord>): Promise<AnyRecord | undefined> => {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof KejaError) return undefined;
    throw error;
  }
};
