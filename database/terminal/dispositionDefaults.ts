import { DateTime } from 'luxon';
import { sql } from 'kysely';
import { idKey, type AnyRecord } from '#domain/kernel/record.ts';
import { businessZone } from '#domain/kernel/time.ts';
import {
  countedUnder,
  filledIn,
  takenOver,
  type Ids,
  type TakenOver,
} from '#domain/terminal/dispositionDefaults.rules.ts';
import { orderThatFits, type OpenOrder, type WithoutOrder } from '#domain/terminal/orderThatFits.rules.ts';
import type { Transaction } from '../transaction.ts';
import type { Draft } from '../writing/hooks.ts';
import { linkedRecord } from '../writing/linkedRecord.ts';

/** The fields for which a station may name a default. */
const fromStation: readonly TakenOver[] = [
  'forwarder', 'product', 'assortment', 'ship', 'schemeOfCargo', 'warehouse', 'box',
]; // prettier-ignore

/** The ids that a stored record has in these fields; it holds them under the names with `Id`. */
const idsOf = (record: AnyRecord | undefined, fields: readonly TakenOver[] = takenOver): Ids =>
  Object.fromEntries(fields.map((field) => [field, (record?.[idKey(field)] ?? null) as number | null]));

/** The ids that a draft has in the fields that can be taken over; a draft holds them under the names of the fields. */
const writtenIn = (draft: Draft): Ids =>
  Object.fromEntries(takenOver.map((field) => [field, (draft[field] ?? null) as number | null]));

interface TakeOverOptions {
  /** The fields to fill in; by default all. */
  readonly fields?: readonly TakenOver[];
  /** For a train, whose draft names no type of document. By default that of the draft, else `Automobile`. */
  readonly typeOfDocument?: string;
}

/**
 * Fills in the empty fields of a new disposition or train from its order, its scheme of cargo and its station. If the station
 * works with open orders, a matching open order is chosen.
 * @returns the station, if there is one
 */
export async function takeOver(
  draft: Draft,
  tx: Transaction,
  { fields = takenOver, typeOfDocument = String(draft.typeOfDocument ?? 'Automobile') }: TakeOverOptions = {},
): Promise<AnyRecord | undefined> {
  const station = await linkedRecord(tx, 'weighingStation', draft.weighingStation);
  const stationDefaults = idsOf(station, fromStation);
  if (draft.order == null && station?.isOpenSubOrders === true)
    draft.order = await openOrderOf(tx, { ...draft, typeOfDocument }, stationDefaults);
  const order = idsOf(await linkedRecord(tx, 'deliveryOrder', draft.order));
  const schemeId = draft.schemeOfCargo ?? order.schemeOfCargo ?? stationDefaults.schemeOfCargo;
  const scheme = await linkedRecord(tx, 'schemeOfCargo', schemeId);
  const schemeDefaults: Ids = { warehouse: (scheme?.defaultWarehouseId ?? null) as number | null };
  // Each empty field gets its value from the first of these sources that has one.
  const filled = filledIn(writtenIn(draft), [order, schemeDefaults, stationDefaults]);
  for (const field of fields) if (filled[field] !== undefined) draft[field] = filled[field];
  return station;
}

interface Prefixes {
  /** Undefined if the dispositions of the station share the common numbering. */
  readonly number: string | undefined;
  /** Null if the bar code has no prefix. */
  readonly barCode: string | null;
}

/** The prefixes that a station gives to the number of a new disposition and to the bar code on its ticket. */
export function prefixesOf(station: AnyRecord | undefined): Prefixes {
  return {
    number: countedUnder(station?.prefix as string | null),
    barCode: (station?.barCodePrefix ?? null) as string | null,
  };
}

/**
 * The id of the open order that matches a disposition by its own values and the defaults of its station; null if none does. The
 * query selects the open orders of the product that are valid on the day of the disposition, each with its scheme of cargo or,
 * if it has none, with the scheme of the disposition. `orderThatFits` chooses one of them.
 */
const openOrderOf = async (tx: Transaction, draft: Draft, stationDefaults: Ids): Promise<number | null> => {
  const written = writtenIn(draft);
  const ids = { ...written, ...filledIn(written, [stationDefaults]) };
  const disposition = {
    type: draft.type ?? 'Loading',
    typeOfDocument: draft.typeOfDocument ?? 'Automobile',
    ids,
  };
  const day = DateTime.fromISO(String(draft.date), { zone: businessZone }).toISODate();
  const { rows } = await sql<Omit<OpenOrder, 'ids'> & Ids>`
    select o.id, o.type_of_document as "typeOfDocument", o.type_of_operation as "typeOfOperation",
      o.product_id as product, o.customer_id as customer, o.vendor_id as vendor, o.forwarder_id as forwarder,
      o.ship_id as ship, o.scheme_of_cargo_id as "schemeOfCargo",
      json_build_object('reverseOperation', coalesce(s.reverse_operation, false),
        'returnToWarehouse', coalesce(s.return_to_warehouse, false), 'moving', coalesce(s.moving, false)) as scheme
    from delivery_order o
      left join scheme_of_cargo s on s.id = coalesce(o.scheme_of_cargo_id, ${ids.schemeOfCargo ?? null}::int)
    where o.state in ('Open', 'Ongoing') and not o.marked_to_delete and o.product_id = ${ids.product ?? null}
      and (o.valid_from is null or o.valid_from <= ${day}) and (o.valid_to is null or o.valid_to >= ${day})`.execute(
    tx.sql,
  );
  // A row holds the ids of its order directly; `orderThatFits` reads them from `ids`.
  const orders = rows.map((order): OpenOrder => ({ ...order, ids: order }));
  return orderThatFits(disposition as WithoutOrder, orders)?.id ?? null;
};
