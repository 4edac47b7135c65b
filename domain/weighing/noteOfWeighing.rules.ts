import { refuse, type Refusal } from '../kernel/refusal.ts';
import type { StockEffect, TypeOfOperation } from './operations.rules.ts';

/** Ids for the place and the owner of goods, from a disposition, its scheme and its station. */
export interface Places {
  readonly warehouse: number | null;
  /** The place where the goods really were, or were really put. */
  readonly actualWarehouse: number | null;
  readonly box: number | null;
}

export interface NotePlaces {
  readonly warehouseFrom: number | null;
  readonly boxFrom: number | null;
  readonly warehouseTo: number | null;
  readonly boxTo: number | null;
}

const nowhere: NotePlaces = { warehouseFrom: null, boxFrom: null, warehouseTo: null, boxTo: null };

/** The source and target places of the goods of a note. Moved goods go from the warehouse to the actual warehouse. */
export function placesOfNote(effect: StockEffect, { warehouse, actualWarehouse, box }: Places): NotePlaces {
  if (effect === 'none') return nowhere;
  if (effect === 'move')
    return { ...nowhere, warehouseFrom: warehouse, boxFrom: box, warehouseTo: actualWarehouse };
  const place = actualWarehouse ?? warehouse;
  return effect === 'out'
    ? { ...nowhere, warehouseFrom: place, boxFrom: box }
    : { ...nowhere, warehouseTo: place, boxTo: box };
}

/**
 * What to change in a ticket or note (`copy`) after the record from which its values were copied (the source) has changed: the
 * values that have changed in the source, without those that somebody has corrected in the copy.
 */
export function following<H extends Readonly<Record<string, unknown>>>(
  copy: H,
  sourceBefore: H,
  sourceAfter: H,
): Partial<H> {
  const areEqual = (one: unknown, other: unknown) => (one ?? null) === (other ?? null);
  const changes = Object.entries(sourceAfter).filter(
    ([name, value]) => areEqual(copy[name], sourceBefore[name]) && !areEqual(sourceBefore[name], value),
  );
  return Object.fromEntries(changes) as Partial<H>;
}

/** Ids of the goods that a note posts, and of their source and target warehouses. */
export interface PostedGoods {
  readonly product: number | null;
  readonly warehouseFrom: number | null;
  readonly warehouseTo: number | null;
}

/**
 * Why a note cannot be posted: the product is missing, or one of the two warehouses of moved goods. A note without any warehouse
 * is not refused: its goods were never in the store, so nothing is posted.
 */
export function whyNotPosted(
  effect: StockEffect,
  { product, warehouseFrom, warehouseTo }: PostedGoods,
): Refusal | undefined {
  if (warehouseFrom === null && warehouseTo === null) return undefined;
  if (product === null) return refuse('note_product_missing');
  const lacksOnePlace = effect === 'move' && (warehouseFrom === null || warehouseTo === null);
  return lacksOnePlace ? refuse('note_warehouse_missing') : undefined;
}

interface Parties {
  /** The owner of all goods at the station, if the station sets one. */
  readonly stationOwner: number | null;
  readonly customer: number | null;
  readonly vendor: number | null;
}

/**
 * The owner of the goods: the owner that the station sets; if it sets none, the customer of incoming goods or the vendor of
 * outgoing goods. If that firm is missing, the other of the two firms is the owner.
 */
export function ownerOfGoods(
  operation: TypeOfOperation,
  { stationOwner, customer, vendor }: Parties,
): number | null {
  if (stationOwner !== null) return stationOwner;
  const comesIn = operation === 'Receipt' || operation === 'DirectVariantReceipt';
  return comesIn ? (customer ?? vendor) : (vendor ?? customer);
}

interface WeighedSoFar {
  readonly brutto: string | null;
  readonly tare: string | null;
  readonly netto: string | null;
}

/**
 * The state of a weighing's note: it waits for the tare (`OnTare`), else for the gross weight (`OnBrutto`), or with a net
 * weight for approval.
 */
export function noteStateOf({ tare, netto }: WeighedSoFar): 'OnBrutto' | 'OnTare' | 'ToApproved' {
  if (netto !== null) return 'ToApproved';
  return tare === null ? 'OnTare' : 'OnBrutto';
}
