import { Decimal } from 'decimal.js';
import { defineEnum, type EnumValue } from '../kernel/enumeration.ts';
import type { NoWeightReason, Reading } from './reading.ts';
import { weightFreshMinutes } from './weighing.rules.ts';

/**
 * The state of a scale, derived from its readings. A load that moves or is too light is `APPROACH` until a weight of it was
 * accepted, and `LEAVING` afterwards.
 */
export const scalePhase = defineEnum('scalePhase', [
  'OFFLINE',
  'ERROR',
  'EMPTY',
  'APPROACH',
  'STABLE',
  'LEAVING',
]);
export type ScalePhase = EnumValue<typeof scalePhase>;

/** When a weight may be accepted. Weights are tonnes as decimal text. */
export interface StabilityRules {
  /** The largest difference between the readings of a stable load. */
  readonly deviation: string;
  /** Lighter weights are not accepted. */
  readonly minimum: string;
  /** A scale that shows at most this weight is empty; default: twice the deviation. */
  readonly zero?: string;
  /** How long the load must be stable, and how many readings are needed in that time. */
  readonly windowMs: number;
  readonly minSamples: number;
  /** After a longer gap between readings the wait starts again. */
  readonly staleMs: number;
  /** How long an accepted weight may be recorded. If the load is still there afterwards, it is accepted again. */
  readonly lifetimeMs: number;
}

export const usualRules = {
  windowMs: 1000,
  minSamples: 3,
  staleMs: 2000,
  lifetimeMs: weightFreshMinutes * 60_000,
} as const;

interface Sample {
  readonly tonnes: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface Stability {
  readonly phase: ScalePhase;
  readonly reason: NoWeightReason | null;
  readonly samples: readonly Sample[];
  /** The number of the load; it increases when the scale returns to zero after a weight was accepted. */
  readonly visit: number;
  /** The last weight accepted in this visit. */
  readonly accepted: Sample | null;
}

export interface StabilityStep {
  readonly state: Stability;
  /** A weight to store: the load is stable, and differs from the last accepted weight or that weight has expired. */
  readonly accept: { readonly tonnes: string; readonly at: number; readonly visit: number } | null;
}

/** The initial state. `accepted`: the accepted weight of a load that may still be on the scale. */
export function beginStability(visit = 1, accepted: Sample | null = null): Stability {
  return {
    phase: 'OFFLINE',
    reason: 'no_answer',
    samples: [],
    visit,
    accepted,
  };
}

/** The reasons for which a scale is in `ERROR`; for any other reason without a weight it is `OFFLINE`. */
const faults: readonly NoWeightReason[] = [
  'overload',
  'underload',
  'unreadable',
  'not_executable',
  'storage_full',
  'fault',
  'zero_not_set',
  'access_refused',
];

const isZero = (tonnes: string, rules: StabilityRules): boolean =>
  new Decimal(tonnes).abs().lte(rules.zero ?? new Decimal(rules.deviation).times(2));

/** The state after one more reading. A pure function: the same readings always accept the same weights. */
export function observe(before: Stability, reading: Reading, rules: StabilityRules): StabilityStep {
  if (reading.kind === 'none') {
    const phase = faults.includes(reading.reason) ? 'ERROR' : 'OFFLINE';
    return { state: { ...before, phase, reason: reading.reason, samples: [] }, accept: null };
  }
  if (isZero(reading.tonnes, rules)) return { state: emptied(before), accept: null };

  const samples = samplesInWindow(before.samples, reading, rules);
  // `settled` is null if the indicator does not say whether the load moves; then the samples alone decide.
  const isStable = reading.settled !== false && isResting(samples, rules);
  const isHeavyEnough = new Decimal(reading.tonnes).gte(rules.minimum);
  if (!isStable || !isHeavyEnough) {
    const phase = before.accepted === null ? 'APPROACH' : 'LEAVING';
    return { state: { ...before, phase, reason: null, samples }, accept: null };
  }
  const state: Stability = { ...before, phase: 'STABLE', reason: null, samples };
  const accepted: Sample = { tonnes: reading.tonnes, at: reading.at };
  if (before.accepted !== null && !supersedes(accepted, before.accepted, rules))
    return { state, accept: null };
  return { state: { ...state, accepted }, accept: { ...accepted, visit: before.visit } };
}

/**
 * The scale is back at zero. The next load is a new visit, if a weight of the one before was accepted. A load without an accepted
 * weight leaves nothing that its number would have to be distinguished from.
 */
const emptied = (before: Stability): Stability => ({
  phase: 'EMPTY',
  reason: null,
  samples: [],
  visit: before.accepted === null ? before.visit : before.visit + 1,
  accepted: null,
});

/** A weight has expired, too, if the clock was set back by more than its lifetime: nobody knows then how old it is. */
const supersedes = (next: Sample, before: Sample, rules: StabilityRules): boolean =>
  Math.abs(next.at - before.at) >= rules.lifetimeMs ||
  new Decimal(next.tonnes).minus(before.tonnes).abs().gt(rules.deviation);

/**
 * Samples since the window began; one just before it shows that the window is complete. After a gap, or when the clock was set
 * back, the wait starts again with the new reading alone.
 */
const samplesInWindow = (
  samples: readonly Sample[],
  { tonnes, at }: { tonnes: string; at: number },
  rules: StabilityRules,
): Sample[] => {
  const last = samples.at(-1);
  const unbroken = last !== undefined && (at - last.at > rules.staleMs || at < last.at) ? [] : samples;
  const inside = unbroken.filter((sample) => sample.at > at - rules.windowMs);
  const justBefore = unbroken.filter((sample) => sample.at <= at - rules.windowMs).at(-1);
  return [...(justBefore ? [justBefore] : []), ...inside, { tonnes, at }];
};

const isResting = (samples: readonly Sample[], rules: StabilityRules): boolean => {
  const first = samples[0];
  const last = samples.at(-1);
  if (!first || !last || samples.length < rules.minSamples || last.at - first.at < rules.windowMs)
    return false;
  const weights = samples.map(({ tonnes }) => new Decimal(tonnes));
  return Decimal.max(...weights)
    .minus(Decimal.min(...weights))
    .lte(rules.deviation);
};
