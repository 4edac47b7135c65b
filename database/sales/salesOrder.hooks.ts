import { failFields, type FieldError } from '#domain/kernel/fail.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { defaultLanguage } from '#domain/kernel/language.ts';
import { openSettings } from '#domain/sales/configurator/openSettings.ts';
import { isIncompleteLine, type SettingsOfProducts } from '#domain/sales/incompleteLine.rules.ts';
import {
  isTooLargeAmount,
  lineFault,
  lineResult,
  type LineRate,
  type LineResult,
  type LineUnit,
  type TypedLine,
} from '#domain/sales/orderLine.rules.ts';
import { orderTotals } from '#domain/sales/orderTotals.rules.ts';
import { lapsesAt, validToOf } from '#domain/sales/offer.rules.ts';
import { beginsWithDefault } from '../service/firstStatus.hooks.ts';
import type { Sql } from '../sql.ts';
import type { Draft, Hooks } from '../writing/hooks.ts';
import { lineUnits } from './lineUnits.ts';
import { mustBeConvertible } from './mustBeConvertible.ts';
import { mustBeForCustomer } from './mustBeForCustomer.ts';
import { followOrderDiscount } from './orderDiscount.ts';
import { signalOrder } from './orderOutbox.ts';
import { orderStatus } from './orderRow.ts';
import { productSettings } from './productSettings.ts';

/** The fields whose changes are reported to the workflow of the order. */
const watched = ['validTo', 'tolerance', 'managerId', 'markedToDelete'] as const;

/**
 * Before a write: checks the order, and calculates its amounts if the lines are written. After it: reports to the workflow of the
 * order that it is new, or that a person has changed a watched field.
 */
export const salesOrderHooks: Hooks = {
  beforeWrite: async (draft, before, context) => {
    // Gives a new order without a status the default one.
    await beginsWithDefault('salesOrderStatus').beforeWrite?.(draft, before, context);
    if (draft.status === null) throw failFields([{ field: 'status', code: 'required' }]);
    const db = context.tx.sql;
    mustBePercent(draft.tolerance);
    // A person who saves the order has handled the change the customer asked for; its text stays among the comments.
    if (before?.changeAsked && !context.actor.system) draft.changeAsked = null;
    await setValidTo(db, draft, before);
    if (!context.actor.system) await mustNotEndInPast(db, draft, before);
    // Refuses products that this customer may not have.
    await mustBeForCustomer(draft, before, context);
    // The discount of the order changes lines, so it comes before the amounts of the lines.
    await followOrderDiscount(draft, before, context);
    // A write that does not name the lines changes no amount.
    if (!Array.isArray(draft.products)) return;
    const lines = draft.products as (Draft & TypedLine)[];
    // Refuses units that cannot be converted into the unit of the product.
    await mustBeConvertible(db, lines, before);
    const totals = orderTotals(calculateLines(lines, await ratesOf(db, lines), await lineUnits(db, lines)));
    if (isTooLargeAmount(totals.sumBrutto))
      throw failFields([{ field: 'products', code: 'amount_too_large' }]);
    const settings = await settingsOf(db, lines);
    const incompliteParams = lines.some((line) => isIncompleteLine(line, settings));
    Object.assign(draft, totals, { incompliteParams });
  },
  afterWrite: async (record, before, { tx, actor }) => {
    const isMovedByWorkflow = before !== undefined && actor.system;
    if (isMovedByWorkflow) return;
    if (!before || watched.some((name) => record[name] !== before[name])) await signalOrder(tx, record.id);
  },
  beforeDelete: ({ id }, { tx }) => signalOrder(tx, id),
};

/** Refuses more than 100 percent. The declaration of the field already refuses less than 0. */
const mustBePercent = (tolerance: unknown): void => {
  if (typeof tolerance === 'string' && Number(tolerance) > 100)
    throw failFields([{ field: 'tolerance', code: 'invalid_value', params: { max: 100 } }]);
};

/**
 * Sets a default end of validity when an order becomes an offer and has no date, or an expired one. The date that a person writes
 * into a new offer stays.
 */
const setValidTo = async (db: Sql, draft: Draft, before: AnyRecord | undefined): Promise<void> => {
  if (typeof draft.status !== 'number' || draft.status === before?.statusId) return;
  const now = new Date().toISOString();
  const validTo = draft.validTo ?? before?.validTo ?? null;
  if (typeof validTo === 'string' && (!before || lapsesAt(validTo) > now)) return;
  const { code } = await orderStatus(db, { statusId: draft.status });
  if (code === 'OFERTA') draft.validTo = validToOf(now);
};

/** Refuses to let an offer end in the past: it would lapse at once, and a canceled order does not become an offer again. */
const mustNotEndInPast = async (db: Sql, draft: Draft, before: AnyRecord | undefined): Promise<void> => {
  const { validTo } = draft;
  if (!before || typeof validTo !== 'string' || validTo === before.validTo) return;
  if (lapsesAt(validTo) > new Date().toISOString()) return;
  const { code } = await orderStatus(db, { statusId: Number(before.statusId) });
  if (code === 'OFERTA') throw failFields([{ field: 'validTo', code: 'in_the_past' }]);
};

/** Writes the calculated amounts into each line. @throws validation_failed naming each row with a wrong value, and its field */
const calculateLines = (
  lines: readonly (Draft & TypedLine)[],
  rates: ReadonlyMap<unknown, LineRate>,
  units: ReadonlyMap<unknown, LineUnit>,
): LineResult[] => {
  const errors: FieldError[] = [];
  const results = lines.map((line, index) => {
    // A free line needs no price.
    if (line.freeOfCharge === true) Object.assign(line, { price: line.price ?? '0.00' });
    const result = lineResult(line, rates.get(line.vatRate), units.get(line.unitOfMeasure));
    const fault = lineFault(line, result);
    if (fault) errors.push({ field: `products[${index}].${fault.field}`, code: fault.code });
    Object.assign(line, result);
    return result;
  });
  if (errors.length > 0) throw failFields(errors);
  return results;
};

const idsOf = (lines: readonly Draft[], name: string): number[] =>
  [...new Set(lines.map((line) => line[name]))].filter((id) => typeof id === 'number');

const ratesOf = async (db: Sql, lines: readonly Draft[]): Promise<ReadonlyMap<unknown, LineRate>> => {
  const ids = idsOf(lines, 'vatRate');
  if (ids.length === 0) return new Map();
  const rates = await db
    .selectFrom('vat_rate')
    .select(['id', 'tax_rate as taxRate', 'reverse_change as reverseChange'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rates.map((rate) => [rate.id, rate]));
};

const settingsOf = async (db: Sql, lines: readonly Draft[]): Promise<SettingsOfProducts> => {
  const found = await productSettings(db, idsOf(lines, 'product'), defaultLanguage);
  return new Map([...found].map(([product, settings]) => [product, openSettings(settings)]));
};
