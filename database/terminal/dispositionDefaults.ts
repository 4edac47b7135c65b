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

const fromStation: readonly TakenOver[] = [
  'forwarder', 'product', 'assortment', 'ship', 'schemeOfCargo', 'warehouse', 'box',
]; // prettier-ignore

/** Those of the fields that a record has, as ids. */
const idsOf = (record: AnyRecord | undefined, fields: readonly TakenOver[] = takenOver): Ids =>
  Object.fromEntries(fields.map((field) => [field, (record?.[idKey(field)] ?? null) as number | null]));

const writtenIn = (draft: Draft): Ids =>
  Object.fromEntries(takenOver.map((field) => [field, (draft[field] ?? null) as number | null]));

const stationOf = (tx: Transaction, draft: Draft) =>
  linkedRecord(tx, 'weighingStation', draft.weighingStation);

interface Going {
  /** What it has of all that is taken over. */
  readonly fields?: readonly TakenOver[];
  readonly typeOfDocument?: string;
}

/**
 * What its author left empty in something new that goods go by, a disposition or a train, is as its order, its scheme of
 * cargo and its station say. Where the station works off open orders, the one that fits is its order.
 */
export const takeOver = async (
  draft: Draft,
  tx: Transaction,
  { fields = takenOver, typeOfDocument = String(draft.typeOfDocument ?? 'Automobile') }: Going = {},
): Promise<void> => {
  const station = await stationOf(tx, draft);
  const usual = idsOf(station, fromStation);
  if (draft.order == null && station?.isOpenSubOrders === true)
    draft.order = await openOrderOf(tx, { ...draft, typeOfDocument }, usual);
  const order = idsOf(await linkedRecord(tx, 'deliveryOrder', draft.order));
  const schemeId = draft.schemeOfCargo ?? order.schemeOfCargo ?? usual.schemeOfCargo;
  const scheme = await linkedRecord(tx, 'schemeOfCargo', schemeId);
  const ofScheme: Ids = { warehouse: (scheme?.defaultWarehouseId ?? null) as number | null };
  const filled = filledIn(writtenIn(draft), [order, ofScheme, usual]);
  for (const field of fields) if (filled[field] !== undefined) draft[field] = filled[field];
};

/** The prefixes of the station a new disposition is made at: of its number, and of the code on its ticket. */
export const prefixesAt = async (
  draft: Draft,
  tx: Transaction,
): Promise<{ readonly number: string | undefined; readonly barCode: string | null }> => {
  const station = await stationOf(tx, draft);
  return {
    number: countedUnder(station?.prefix as string | null),
    barCode: (station?.barCodePrefix ?? null) as string | null,
  };
};

/** The open order for the goods of a disposition, by what it says itself and what is usual at its station. */
const openOrderOf = async (tx: Transaction, draft: Draft, usual: Ids): Promise<number | null> => {
  const written = writtenIn(draft);
  const ids = { ...written, ...filledIn(written, [usual]) };
  const disposition = {
    type: draft.type ?? 'Loading',
    typeOfDocument: draft.typeOfDocument ?? 'Automobile',
    ids,
  };
  const day = DateTime.fromISO(String(draft.date), { zone: businessZone }).toISODate();
  const { rows } = await sql<Omit<OpenOrder, 'ids'> & Ids>`
    select id, type_of_document as "typeOfDocument", type_of_operation as "typeOfOperation", product_id as product,
      customer_id as customer, vendor_id as vendor, forwarder_id as forwarder, ship_id as ship,
      scheme_of_cargo_id as "schemeOfCargo"
    from delivery_order
    where state in ('Open', 'Ongoing') and not marked_to_delete and product_id = ${ids.product ?? null}
      and (valid_from is null or valid_from <= ${day}) and (valid_to is null or valid_to >= ${day})`.execute(
    tx.sql,
  );
  const orders = rows.map((order): OpenOrder => ({ ...order, ids: order }));
  return orderThatFits(disposition as WithoutOrder, orders)?.id ?? null;
};
