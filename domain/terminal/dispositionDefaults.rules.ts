import { scannable } from './kioskMessages.ts';

/**
 * The fields that a new disposition takes from other records if they are empty. A record need not have all of these fields; those
 * that it has are named as in a disposition. `box` comes after `warehouse`, because the warehouse decides which box may be taken.
 */
export const takenOver = [
  'customer', 'vendor', 'forwarder', 'product', 'assortment', 'ship', 'position', 'schemeOfCargo', 'warehouse', 'box',
] as const; // prettier-ignore

export type TakenOver = (typeof takenOver)[number];
/** The ids of the records that the fields refer to; null or absent if a field is empty. */
export type Ids = Readonly<Partial<Record<TakenOver, number | null>>>;

/**
 * The values for empty fields, each from the first source that has one. A box is taken only from a source that
 * names the same warehouse as the disposition, or none.
 * @param sources in order of precedence: the order, the scheme, the station
 */
export function filledIn(
  written: Ids,
  sources: readonly (Ids | null | undefined)[],
): Partial<Record<TakenOver, number>> {
  const filled: Partial<Record<TakenOver, number>> = {};
  for (const field of takenOver) {
    if (written[field] != null) continue;
    const warehouse = written.warehouse ?? filled.warehouse ?? null;
    const hasValue = (source: Ids | null | undefined) =>
      source?.[field] != null && (field !== 'box' || (source.warehouse ?? warehouse) === warehouse);
    const sourceValue = sources.find(hasValue)?.[field];
    if (sourceValue != null) filled[field] = sourceValue;
  }
  return filled;
}

/** The specification's default prefix of every station; it counts as no prefix. */
const noPrefix = 'AAA';

/** The prefix under which the dispositions of a station are numbered; undefined if they share the common numbering. */
export function countedUnder(stationPrefix: string | null | undefined): string | undefined {
  const prefix = stationPrefix?.trim();
  return prefix && prefix !== noPrefix ? prefix : undefined;
}

/** A bar code: the prefix of the station or scale, in characters that a bar code may have, and then the number. */
export function barCodeOf(number: string, prefix: string | null | undefined): string {
  return scannable(prefix ?? '') + number;
}
