import { refuse, type Refusal } from '../kernel/refusal.ts';
import type { StockEffect, TypeOfOperation } from './operations.rules.ts';

/** Ids of what a disposition, its scheme and its station say about where goods lie and whose they are. */
export interface Places {
  readonly warehouse: number | null;
  /** Where the goods really lay, or were really put. */
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

/** Where the goods of a note come from and go to. Goods that are moved go from the warehouse to the actual one. */
export const placesOf = (effect: StockEffect, { warehouse, actualWarehouse, box }: Places): NotePlaces => {
  if (effect === 'none') return nowhere;
  if (effect === 'move')
    return { ...nowhere, warehouseFrom: warehouse, boxFrom: box, warehouseTo: actualWarehouse };
  const place = actualWarehouse ?? warehouse;
  return effect === 'out'
    ? { ...nowhere, warehouseFrom: place, boxFrom: box }
    : { ...nowhere, warehouseTo: place, boxTo: box };
};

/** What of a ticket or note follows when that which it took over turns out otherwise: all that nobody has corrected since. */
export const following = <H extends Readonly<Record<string, unknown>>>(
  noted: H,
  was: H,
  is: H,
): Partial<H> => {
  const same = (one: unknown, other: unknown) => (one ?? null) === (other ?? null);
  const follows = Object.entries(is).filter(
    ([name, value]) => same(noted[name], was[name]) && !same(was[name], value),
  );
  return Object.fromEntries(follows) as Partial<H>;
};

/** Ids of what a note posts, and between which warehouses. */
export interface PostedGoods {
  readonly product: number | null;
  readonly warehouseFrom: number | null;
  readonly warehouseTo: number | null;
}

/**
 * Why the store would take in half of what was weighed, or something without a name. Where no place is said at all, the
 * goods never lay in a store.
 */
export const whyNotPosted = (
  effect: StockEffect,
  { product, warehouseFrom, warehouseTo }: PostedGoods,
): Refusal | undefined => {
  if (warehouseFrom === null && warehouseTo === null) return undefined;
  if (product === null) return refuse('note_product_missing');
  const isHalf = effect === 'move' && (warehouseFrom === null || warehouseTo === null);
  return isHalf ? refuse('note_warehouse_missing') : undefined;
};

interface Parties {
  /** Whoever the station says all goods there belong to. */
  readonly stationOwner: number | null;
  readonly customer: number | null;
  readonly vendor: number | null;
}

/** Whose goods they are: what comes in is whose who gets it, what goes out whose who gives it. */
export const ownerOf = (
  operation: TypeOfOperation,
  { stationOwner, customer, vendor }: Parties,
): number | null => {
  if (stationOwner !== null) return stationOwner;
  const comesIn = operation === 'Receipt' || operation === 'DirectVariantReceipt';
  return comesIn ? (customer ?? vendor) : (vendor ?? customer);
};

interface WeighedSoFar {
  readonly brutto: string | null;
  readonly tare: string | null;
  readonly netto: string | null;
}

/** Where the note of a weighing stands: which weight it waits for, or that somebody has to approve it. */
export const noteStateOf = ({ tare, netto }: WeighedSoFar): 'OnBrutto' | 'OnTare' | 'ToApproved' => {
  if (netto !== null) return 'ToApproved';
  return tare === null ? 'OnTare' : 'OnBrutto';
};
