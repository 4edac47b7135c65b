import { Decimal } from 'decimal.js';
import { exact, tonnesScale } from '../kernel/decimals.ts';
import { refuse, type Refusal } from '../kernel/refusal.ts';
import type { DispositionState } from '../terminal/statuses.ts';

/** What one weighing measures. A bunker scale weighs the cargo itself: its weight is the net. */
export type WeighingKind = 'tare' | 'gross' | 'net';

/** One weighing that stands; tonnes as text with three decimals. */
export interface Weighing {
  readonly kind: WeighingKind;
  readonly tonnes: string;
}

/** What decides which weighings a truck needs, and which of them are believable. */
export interface WeighingPlan {
  readonly scalesType: 'Gross' | 'Tara' | 'GrossAndTara' | 'Bunker' | 'WithoutWeighing';
  readonly type: 'Loading' | 'Unloading';
  /** Tare of the vehicle's record, in tonnes; null or zero when it is not known. */
  readonly vehicleTare: string | null;
  /** In tonnes; null or zero when it is not known. */
  readonly loadCapacity: string | null;
}

/** Gross, tare and net that follow from the weighings; null what cannot be said yet. */
export interface Weights {
  readonly gross: string | null;
  readonly tare: string | null;
  readonly net: string | null;
}

/** A net above this is no truck load on a road, when the vehicle's own load capacity is not known. */
export const largestNet = '60.000';
/** No road scale weighs more than this. */
export const largestReading = '120.000';
/** Overloading happens and must be recorded; past this share of the load capacity it is an error of weighing. */
export const overloadShare = '1.1';

/** An accepted weight older than this says nothing about the truck that is on the scale now. */
export const weightFreshMinutes = 10;

const known = (tonnes: string | null): string | null =>
  tonnes !== null && new Decimal(tonnes).gt(0) ? exact(tonnes, tonnesScale) : null;

const bothWeighings = (plan: WeighingPlan): readonly WeighingKind[] =>
  plan.type === 'Loading' ? ['tare', 'gross'] : ['gross', 'tare'];

/** The weighings a truck needs, in order. A station that weighs gross only takes the tare from the vehicle's record. */
export const expectedWeighings = (plan: WeighingPlan): readonly WeighingKind[] => {
  if (plan.scalesType === 'WithoutWeighing') return [];
  if (plan.scalesType === 'Bunker') return ['net'];
  if (plan.scalesType === 'Tara') return ['tare'];
  if (plan.scalesType === 'Gross' && known(plan.vehicleTare) !== null) return ['gross'];
  return bothWeighings(plan);
};

export const nextWeighing = (plan: WeighingPlan, taken: readonly Weighing[]): WeighingKind | undefined =>
  expectedWeighings(plan)[taken.length];

export const weightsOf = (plan: WeighingPlan, taken: readonly Weighing[]): Weights => {
  const weighed = (kind: WeighingKind) => taken.find((weighing) => weighing.kind === kind)?.tonnes ?? null;
  const loaded = weighed('gross');
  const net = weighed('net');
  const singleWeighing = expectedWeighings(plan).length === 1;
  const tare =
    weighed('tare') ?? (singleWeighing && (loaded ?? net) !== null ? known(plan.vehicleTare) : null);
  if (net !== null) {
    return { gross: tare === null ? null : exact(new Decimal(tare).plus(net), tonnesScale), tare, net };
  }
  if (loaded === null || tare === null) return { gross: loaded, tare, net: null };
  return { gross: loaded, tare, net: exact(new Decimal(loaded).minus(tare), tonnesScale) };
};

export const netLimit = (plan: WeighingPlan): string => {
  const capacity = known(plan.loadCapacity);
  return capacity === null ? largestNet : exact(new Decimal(capacity).times(overloadShare), tonnesScale);
};

/** The weighings after one more, or why the reading cannot be it. */
export const applyWeighing = (
  plan: WeighingPlan,
  taken: readonly Weighing[],
  tonnes: string,
  claimed?: WeighingKind,
): readonly Weighing[] | Refusal => {
  const kind = nextWeighing(plan, taken);
  if (kind === undefined || (claimed !== undefined && claimed !== kind)) {
    return refuse('weighing_not_expected', {
      expected: kind ?? null,
      claimed: claimed ?? null,
      taken: taken.length,
    });
  }
  const reading = new Decimal(tonnes);
  const after = [...taken, { kind, tonnes: exact(reading, tonnesScale) }];
  const { gross, tare, net } = weightsOf(plan, after);
  const limit = netLimit(plan);
  const absurd = reading.lte(0) || reading.gt(largestReading);
  if (absurd || (net !== null && (new Decimal(net).lte(0) || new Decimal(net).gt(limit)))) {
    return refuse('weighing_net_invalid', { gross, tare, net, limit, reading: exact(reading, tonnesScale) });
  }
  return after;
};

/** The weighings without the last one. */
export const takeBackWeighing = (taken: readonly Weighing[]): readonly Weighing[] | Refusal =>
  taken.length === 0 ? refuse('weighing_none_to_remove') : taken.slice(0, -1);

/** The disposition status that fits the weighings that stand. */
export const weighedState = (plan: WeighingPlan, taken: readonly Weighing[]): DispositionState => {
  if (taken.length === 0) return 'NaTerminalu';
  if (taken.length < expectedWeighings(plan).length) return 'SecondWeighing';
  return plan.type === 'Loading' ? 'Loaded' : 'Unloaded';
};
