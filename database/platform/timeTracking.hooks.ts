import { Decimal } from 'decimal.js';
import { DateTime } from 'luxon';
import { businessZone } from '#domain/kernel/time.ts';
import type { Draft, Hooks, WriteContext } from '../writing/hooks.ts';
import { mustSeeNamed } from './namedRecord.ts';

/**
 * Refuses time on a record that the writer does not see. Stores the hours and the month of a time, and the customer of the
 * record on which it was spent.
 */
export const timeTrackingHooks: Hooks = {
  beforeWrite: async (draft, before, context) => {
    const after: Draft = { ...before, ...draft };
    if (draft.elapsedTime !== undefined) draft.hours = hoursOf(Number(draft.elapsedTime));
    if (draft.startDate !== undefined) draft.month = monthOf(draft.startDate);
    await mustSeeNamed(context, { name: 'objectType', id: 'objectId' }, draft, before);
    const isMoved = after.objectType !== before?.objectType || after.objectId !== before?.objectId;
    if (isMoved) draft.customer = await customerOf(after, context);
  },
};

const hoursOf = (seconds: number): string => new Decimal(seconds).div(3600).toFixed(2);

const monthOf = (start: unknown): string =>
  DateTime.fromJSDate(new Date(start as string))
    .setZone(businessZone)
    .toFormat('yyyy-MM');

/** The customer of the record; null for records without one. */
const customerOf = async (
  { objectType, objectId }: Draft,
  { tx, actor, registry }: WriteContext,
): Promise<number | null> => {
  if (typeof objectType !== 'string' || typeof objectId !== 'number') return null;
  const { customer } = registry.byName(objectType).fields;
  if (customer?.type !== 'reference' || customer.to !== 'counterparty') return null;
  const { customerId } = await tx.records.get(actor, objectType, objectId);
  return typeof customerId === 'number' ? customerId : null;
};
