import { Decimal } from 'decimal.js';
import { exact, tonnesScale } from '../kernel/decimals.ts';
import type { PicturedPlace } from './unloadingPicture.ts';

interface Place {
  /** Tells places apart: the name of a hold or the id of a box; empty for goods without a place. */
  readonly key: string;
  readonly name: string;
  readonly boxId: number | null;
}
export interface PlannedPlace extends Place {
  readonly quantity: string | null;
}
export interface WeighedPlace extends Place {
  readonly netto: string;
}

/** The sum of tonnes, with all their decimals; null counts as 0. */
export function sumOfTonnes(values: readonly (string | null)[]): string {
  return exact(
    values.reduce((sum, value) => sum.plus(value ?? 0), new Decimal(0)),
    tonnesScale,
  );
}

/** One place for each key, planned places first. Goods without a named place are under an empty name. */
export function placesOf(
  planned: readonly PlannedPlace[],
  weighed: readonly WeighedPlace[],
): PicturedPlace[] {
  const keys = [...new Set([...planned, ...weighed].map(({ key }) => key))];
  return keys.map((key) => {
    const plans = planned.filter((place) => place.key === key);
    const portions = weighed.filter((place) => place.key === key);
    const { name, boxId } = (plans[0] ?? portions[0]) as Place;
    const quantities = plans.map(({ quantity }) => quantity).filter((quantity) => quantity !== null);
    return {
      name,
      boxId,
      planned: quantities.length > 0 ? sumOfTonnes(quantities) : null,
      netto: sumOfTonnes(portions.map(({ netto }) => netto)),
    };
  });
}
