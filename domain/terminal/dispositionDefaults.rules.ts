import { ticketOf } from './kioskMessages.ts';

/** What a new disposition takes over where its author left it empty, under one name wherever it is found. */
export const takenOver = [
  'customer', 'vendor', 'forwarder', 'product', 'assortment', 'ship', 'position', 'schemeOfCargo', 'warehouse', 'box',
] as const; // prettier-ignore

export type TakenOver = (typeof takenOver)[number];
/** Ids of records. */
export type Ids = Readonly<Partial<Record<TakenOver, number | null>>>;

/**
 * What is left to fill in, from the first source that knows it. A box is taken only with the warehouse that it lies in.
 * @param sources the order before the scheme, and the scheme before the station: who knows more about this load first
 */
export const filledIn = (
  written: Ids,
  sources: readonly (Ids | null | undefined)[],
): Partial<Record<TakenOver, number>> => {
  const filled: Partial<Record<TakenOver, number>> = {};
  for (const field of takenOver) {
    if (written[field] != null) continue;
    const warehouse = written.warehouse ?? filled.warehouse ?? null;
    const knows = (source: Ids | null | undefined) =>
      source?.[field] != null && (field !== 'box' || (source.warehouse ?? warehouse) === warehouse);
    const offered = sources.find(knows)?.[field];
    if (offered != null) filled[field] = offered;
  }
  return filled;
};

/** The prefix that the specification gives every station: it stands for none of its own. */
const noPrefix = 'AAA';

/** Under which prefix the dispositions of a station are counted; undefined where they are counted with all others. */
export const countedUnder = (stationPrefix: string | null | undefined): string | undefined => {
  const prefix = stationPrefix?.trim();
  return prefix && prefix !== noPrefix ? prefix : undefined;
};

/** A number behind what tells readers which station or scale it comes from, in the letters and digits that scanners give back. */
export const barCodeOf = (number: string, prefix: string | null | undefined): string =>
  ticketOf(prefix ?? '') + number;
