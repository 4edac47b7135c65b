import { Decimal } from 'decimal.js';
import { defineEnum, type EnumValue } from '../kernel/enumeration.ts';
import type { NoWeightReason, Reading } from './reading.ts';
import { weightFreshMinutes } from './weighing.rules.ts';

/** What stands on the scale, as far as its readings tell. */
export const scalePhase = defineEnum('scalePhase', [
  'OFFLINE',
  'ERROR',
  'EMPTY',
  'APPROACH',
  'STABLE',
  'LEAVING',
]);
export type ScalePhase = EnumValue<typeof scalePhase>;

/** When a weight may be believed. Weights are tonnes as decimal text. */
export interface StabilityRules {
  /** Readings of a resting load differ by no more than this. */
  readonly deviation: string;
  /** Nothing lighter is accepted. */
  readonly minimum: string;
  /** A scale that shows no more than this is empty; twice the deviation where nothing else is said. */
  readonly zero?: string;
  /** The load must rest for this long, and be read this often meanwhile. */
  readonly windowMs: number;
  readonly minSamples: number;
  /** A gap between readings longer than this begins the waiting anew. */
  readonly staleMs: number;
  /** So long an accepted weight may be recorded. A load that still stands there then is accepted anew. */
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
  readonly at: number;
}

export interface Stability {
  readonly phase: ScalePhase;
  readonly reason: NoWeightReason | null;
  readonly samples: readonly Sample[];
  /** Counts the loads: raised each time the scale returns to zero. */
  readonly visit: number;
  /** The last weight accepted in this visit. */
  readonly accepted: Sample | null;
}

export interface StabilityStep {
  readonly state: Stability;
  /** A weight to keep: the load has come to rest, and differs from the one accepted before or outlives it. */
  readonly accept: { readonly tonnes: string; readonly at: number; readonly visit: number } | null;
}

/** `accepted`: what was accepted of the load that may still stand there. */
export const beginStability = (visit = 1, accepted: Sample | null = null): Stability => ({
  phase: 'OFFLINE',
  reason: 'no_answer',
  samples: [],
  visit,
  accepted,
});

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

/** Takes one reading into account. Pure: the same readings always accept the same weights. */
export const observe = (before: Stability, reading: Reading, rules: StabilityRules): StabilityStep => {
  if (reading.kind === 'none') {
    const phase = faults.includes(reading.reason) ? 'ERROR' : 'OFFLINE';
    return { state: { ...before, phase, reason: reading.reason, samples: [] }, accept: null };
  }
  if (isZero(reading.tonnes, rules)) return { state: emptied(before), accept: null };

  const samples = window(before.samples, reading, rules);
  const resting = reading.settled !== false && isResting(samples, rules);
  const heavy = new Decimal(reading.tonnes).gte(rules.minimum);
  if (!resting || !heavy) {
    const phase = before.accepted === null ? 'APPROACH' : 'LEAVING';
    return { state: { ...before, phase, reason: null, samples }, accept: null };
  }
  const state: Stability = { ...before, phase: 'STABLE', reason: null, samples };
  const accepted: Sample = { tonnes: reading.tonnes, at: reading.at };
  if (before.accepted !== null && !supersedes(accepted, before.accepted, rules))
    return { state, accept: null };
  return { state: { ...state, accepted }, accept: { ...accepted, visit: before.visit } };
};

/** Back at zero: the next load is another visit. A scale that was empty already stays in the same one. */
const emptied = (before: Stability): Stability => ({
  phase: 'EMPTY',
  reason: null,
  samples: [],
  visit: before.accepted === null ? before.visit : before.visit + 1,
  accepted: null,
});

const supersedes = (next: Sample, before: Sample, rules: StabilityRules): boolean =>
  next.at - before.at >= rules.lifetimeMs ||
  new Decimal(next.tonnes).minus(before.tonnes).abs().gt(rules.deviation);

/** Samples since the window began; one that lies just before it shows that the window is whole. */
const window = (
  samples: readonly Sample[],
  { tonnes, at }: { tonnes: string; at: number },
  rules: StabilityRules,
): Sample[] => {
  const last = samples.at(-1);
  const fresh = last !== undefined && (at - last.at > rules.staleMs || at < last.at) ? [] : samples;
  const inside = fresh.filter((sample) => sample.at > at - rules.windowMs);
  const justBefore = fresh.filter((sample) => sample.at <= at - rules.windowMs).at(-1);
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
