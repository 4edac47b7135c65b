import type { Draw } from './random.ts';

/** What may happen to a truck besides its usual way, with the relative frequency of each. */
const detours = {
  none: 66,
  extraParking: 6,
  paused: 6,
  reweighed: 7,
  otherStation: 5,
  removed: 5,
  paysByCard: 5,
} as const;
export type Detour = keyof typeof detours;

/** What will happen to a truck, drawn before it sets out. Weights in kilograms, as a scale of 20 kg shows them. */
export interface TruckPlan {
  readonly index: number;
  /** The index of its station in the list. */
  readonly station: number;
  readonly empty: number;
  readonly loaded: number;
  /** Its driver uses the kiosk; otherwise operators click. */
  readonly byKiosk: boolean;
  readonly detour: Detour;
}

export function drawTruckPlans(draw: Draw, trucks: number, stations: number): readonly TruckPlan[] {
  return Array.from({ length: trucks }, (_, index) => {
    const empty = 13_000 + 20 * draw.whole(0, 60);
    return {
      index,
      station: index % stations,
      empty,
      loaded: empty + 20_000 + 20 * draw.whole(0, 250),
      byKiosk: draw.share() < 0.3,
      detour: draw.weighted(detours),
    };
  });
}
