import { Decimal } from 'decimal.js';
import { exact, tonnesScale } from '../kernel/decimals.ts';
import type { Reading } from './reading.ts';
import { observe, type Stability, type StabilityRules, type StabilityStep } from './stability.ts';

/**
 * A bunker scale fills, rests, discharges and rests again, batch after batch. Each rest makes a weight: full, and what is
 * left after discharging. Its visit counts the batches: the next begins when it fills again.
 */
export const observeBunker = (before: Stability, reading: Reading, rules: StabilityRules): StabilityStep => {
  if (reading.kind === 'none') return observe(before, reading, rules);
  const heavy = new Decimal(reading.tonnes).gte(rules.minimum);
  const wasEmpty = before.accepted !== null && new Decimal(before.accepted.tonnes).lt(rules.minimum);
  const standing =
    heavy && wasEmpty ? { ...before, visit: before.visit + 1, accepted: null, samples: [] } : before;
  // A bunker that has not been full yet has nothing to be discharged of.
  if (!heavy && standing.accepted === null) return empty(standing);
  const step = observe(standing, reading, { ...rules, minimum: heavy ? rules.minimum : '-1000', zero: '-1' });
  if (heavy || step.state.phase === 'LEAVING') return step;
  return { ...step, state: { ...step.state, phase: 'EMPTY' } };
};

const empty = (before: Stability): StabilityStep => ({
  state: { ...before, phase: 'EMPTY', reason: null, samples: [] },
  accept: null,
});

/** A weight of a bunker as the memory has it. */
export interface BunkerWeight {
  readonly visit: number;
  readonly tonnes: string;
  /** ISO in UTC. */
  readonly at: string;
}

export interface Batch {
  readonly visit: number;
  readonly full: string;
  readonly residue: string;
  /** What went out: full less residue. */
  readonly net: string;
  readonly at: string;
}

/**
 * The batches that were discharged, oldest first. Of several rests while filling the heaviest counts, and of those after
 * it the lightest. @param minimum below it a bunker counts as discharged; one that is not discharged yet is no batch.
 */
export const batchesOf = (weights: readonly BunkerWeight[], minimum: string): Batch[] => {
  const visits = Map.groupBy(weights, ({ visit }) => visit);
  return [...visits].flatMap(([visit, rests]) => {
    const [emptied, filled] = [true, false].map((light) =>
      rests.filter(({ tonnes }) => new Decimal(tonnes).lt(minimum) === light),
    );
    const full = heaviest(filled ?? []);
    const residue = emptied?.at(-1);
    if (!full || !residue) return [];
    const net = exact(new Decimal(full.tonnes).minus(residue.tonnes), tonnesScale);
    return [{ visit, full: full.tonnes, residue: residue.tonnes, net, at: residue.at }];
  });
};

const heaviest = (weights: readonly BunkerWeight[]): BunkerWeight | undefined =>
  weights.reduce<BunkerWeight | undefined>(
    (best, next) => (best && new Decimal(best.tonnes).gte(next.tonnes) ? best : next),
    undefined,
  );

/** Tonnes of all batches together. */
export const totalOf = (batches: readonly Batch[]): string =>
  exact(
    batches.reduce((sum, { net }) => sum.plus(net), new Decimal(0)),
    tonnesScale,
  );
