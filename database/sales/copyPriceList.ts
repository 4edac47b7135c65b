import { DateTime } from 'luxon';
import type { Fields } from '#domain/kernel/field.ts';
import { failFields } from '#domain/kernel/fail.ts';
import { additionalName } from '#domain/kernel/parameter.ts';
import { idKey, isReference, type AnyRecord, type RecordInput } from '#domain/kernel/record.ts';
import { dateText } from '#domain/kernel/written.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { pricelist } from '#domain/sales/pricelist.ts';
import { lockParameters } from '../parameters.ts';
import type { Transaction } from '../transaction.ts';
import { changedItems, lockPriceList, type WantedChange } from './changePrices.ts';

/** The period of the new list, as ISO dates, and how its prices differ from the original. */
export interface WantedPeriod extends WantedChange {
  readonly beginDate: string;
  readonly endDate?: string | null | undefined;
  /** Whether the original is to end on the day before `beginDate`. */
  readonly endsThis: boolean;
  /** The version of the original that the person saw. */
  readonly updatedAt?: string | undefined;
}

/** The fields that are not copied as they are: the new list gets its own period and date, and the items with changed prices. */
const ownFields: readonly string[] = ['beginDate', 'endDate', 'items', 'date'];

/**
 * Copies a price list for a later period, with changed prices if requested.
 * @returns the new list; `ended` is the new last day of the original, or null if it is unchanged
 * @throws stale_record, period_not_after if the new period does not begin later, and the errors of `changedItems`
 */
export async function copyPriceList(
  tx: Transaction,
  actor: Actor,
  id: number,
  period: WantedPeriod,
): Promise<{ readonly id: number; readonly numberStr: string; readonly ended: string | null }> {
  const original = await lockPriceList(tx, actor, id, period.updatedAt);
  const { beginDate, endDate = null } = period;
  if (typeof original.beginDate === 'string' && original.beginDate >= beginDate)
    throw failFields([
      { field: 'beginDate', code: 'period_not_after', params: { begin: dateText(original.beginDate) } },
    ]);
  const { items } = changedItems(original, period);
  const made = await tx.records.create(actor, 'pricelist', {
    ...inputFrom(pricelist.fields, original, ownFields),
    ...(await parameterValues(tx, original)),
    beginDate,
    endDate,
    items: items.map((item) => inputFrom(pricelist.fields.items.fields, item)),
  });
  const ended = period.endsThis ? await endBefore(tx, actor, original, beginDate) : null;
  return { id: made.id, numberStr: String(made.numberStr), ended };
}

/**
 * Ends a list on the day before `beginDate` if its last day is later or open.
 * @returns its new last day, or null if it is unchanged
 */
const endBefore = async (
  tx: Transaction,
  actor: Actor,
  list: AnyRecord,
  beginDate: string,
): Promise<string | null> => {
  if (typeof list.endDate === 'string' && list.endDate < beginDate) return null;
  const last = DateTime.fromISO(beginDate).minus({ days: 1 }).toISODate();
  await tx.records.update(actor, 'pricelist', list.id, { endDate: last });
  return last;
};

/** What the list says in the parameters that administrators have added to price lists, as far as they are still offered. */
const parameterValues = async (tx: Transaction, list: AnyRecord): Promise<RecordInput> => {
  const values = Object.entries((list[additionalName] ?? {}) as Readonly<Record<string, unknown>>);
  if (values.length === 0) return {};
  const keys = values.map(([key]) => key);
  const offered = await lockParameters(tx.sql, pricelist.name, keys);
  return { [additionalName]: Object.fromEntries(values.filter(([key]) => offered.has(key))) };
};

/** The writable values of a record or row, as input; references become ids. */
const inputFrom = (fields: Fields, values: AnyRecord, without: readonly string[] = []): RecordInput =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([name, { readOnly }]) => !readOnly && !without.includes(name))
      .map(([name]) => {
        const value = values[name];
        return isReference(value) ? [idKey(name), value.id] : [name, value ?? null];
      }),
  );
