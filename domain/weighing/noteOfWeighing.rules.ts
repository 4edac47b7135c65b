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

/** Which places of a note follow when goods turn out to lie elsewhere: those that nobody has corrected since. */
export const followingPlaces = (noted: NotePlaces, was: NotePlaces, is: NotePlaces): Partial<NotePlaces> => {
  const places = Object.keys(nowhere) as (keyof NotePlaces)[];
  const follows = places.filter((place) => noted[place] === was[place] && was[place] !== is[place]);
  return Object.fromEntries(follows.map((place) => [place, is[place]]));
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
