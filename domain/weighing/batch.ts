import { Decimal } from 'decimal.js';
import { exact, tonnesScale } from '../kernel/decimals.ts';
import type { Reading } from './reading.ts';
import { observe, type Stability, type StabilityRules, type StabilityStep } from './stability.ts';

/**
 * A bunker scale fills, rests, discharges and rests again, batch after batch. Each rest gives a weight: the full weight, and the
 * residue after discharging. A visit is one batch: the next begins when the bunker fills again.
 */
export function observeBunker(before: Stability, reading: Reading, rules: StabilityRules): StabilityStep {
  if (reading.kind === 'none') return observe(before, reading, rules);
  const isHeavy = new Decimal(reading.tonnes).gte(rules.minimum);
  const wasEmpty = before.accepted !== null && new Decimal(before.accepted.tonnes).lt(rules.minimum);
  const current =
    isHeavy && wasEmpty ? { ...before, visit: before.visit + 1, accepted: null, samples: [] } : before;
  // A bunker that has not been full yet in this visit has no residue.
  if (!isHeavy && current.accepted === null) return emptyStep(current);
  // The residue may be any weight, even zero or less. So these limits (tonnes) replace the usual ones: with this `minimum` no
  // residue is too light, and with this `zero` no weight means an empty scale, because no amount is -1 or less.
  const step = observe(current, reading, {
    ...rules,
    minimum: isHeavy ? rules.minimum : '-1000',
    zero: '-1',
  });
  // A residue at rest is shown as an empty bunker; while the weight still changes (`LEAVING`), the bunker discharges.
  if (isHeavy || step.state.phase === 'LEAVING') return step;
  return { ...step, state: { ...step.state, phase: 'EMPTY' } };
}

const emptyStep = (before: Stability): StabilityStep => ({
  state: { ...before, phase: 'EMPTY', reason: null, samples: [] },
  accept: null,
});

/** A weight of a bunker from the weight memory. */
export interface BunkerWeight {
  readonly visit: number;
  /** Its number at its agent, which counts the weights of a scale from 1. */
  readonly seq: number;
  readonly tonnes: string;
  /** ISO in UTC. */
  readonly at: string;
}

/** One discharged batch. Weights are tonnes as text; `at` is when the residue was weighed, ISO in UTC. */
export interface Batch {
  readonly visit: number;
  readonly full: string;
  readonly residue: string;
  /** The discharged weight: full less residue. */
  readonly net: string;
  readonly at: string;
}

/**
 * The discharged batches of the visits of a bunker, oldest first. The net of a batch is the heaviest weight of its visit less the
 * last weight below `minimum`.
 * @param minimum a bunker below this weight (tonnes) counts as discharged; a visit without such a weight is no batch yet
 */
export function batchesOf(visits: readonly (readonly BunkerWeight[])[], minimum: string): Batch[] {
  return visits.flatMap((rests) => {
    const isDischarged = ({ tonnes }: BunkerWeight) => new Decimal(tonnes).lt(minimum);
    const full = heaviest(rests.filter((weight) => !isDischarged(weight)));
    const residue = rests.findLast(isDischarged);
    if (!full || !residue) return [];
    const { visit } = full;
    const net = exact(new Decimal(full.tonnes).minus(residue.tonnes), tonnesScale);
    return [{ visit, full: full.tonnes, residue: residue.tonnes, net, at: residue.at }];
  });
}

/**
 * Groups weights by visits. They must be in the order in which they were stored, and the result keeps this order. A new agent
 * counts visits and weights from 1 again. So a weight with the same number of a visit as the weight before it may still belong to
 * another visit: then its own number (`seq`) is not higher.
 */
export function visitsOf(weights: readonly BunkerWeight[]): BunkerWeight[][] {
  const visits: BunkerWeight[][] = [];
  for (const weight of weights) {
    const current = visits.at(-1);
    const last = current?.at(-1);
    if (current && last && last.visit === weight.visit && last.seq < weight.seq) current.push(weight);
    else visits.push([weight]);
  }
  return visits;
}

const heaviest = (weights: readonly BunkerWeight[]): BunkerWeight | undefined =>
  weights.reduce<BunkerWeight | undefined>(
    (best, next) => (best && new Decimal(best.tonnes).gte(next.tonnes) ? best : next),
    undefined,
  );

/** The sum of all batches in tonnes. */
export function totalOf(batches: readonly Batch[]): string {
  return exact(
    batches.reduce((sum, { net }) => sum.plus(net), new Decimal(0)),
    tonnesScale,
  );
}
