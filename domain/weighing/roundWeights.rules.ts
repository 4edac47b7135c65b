import { Decimal } from 'decimal.js';
import { exact, tonnesScale } from '../kernel/decimals.ts';
import { operations, roundsOfPlan, type WeighingKind } from './operations.rules.ts';
import type { Weighing, WeighingPlan, Weights } from './weighingPlan.ts';
import { effectOf, operationOf, positiveTonnes, roundsOf } from './weighingRounds.rules.ts';

/** The sum in tonnes; null counts as 0. */
const sum = (tonnes: readonly (string | null)[]): string =>
  exact(Decimal.sum(0, ...tonnes.map((each) => each ?? 0)), tonnesScale);

/** The sum; null if one of the weights is null: cargo that was weighed without a vehicle has no gross and no tare. */
const sumIfKnown = (tonnes: readonly (string | null)[]): string | null =>
  tonnes.includes(null) ? null : sum(tonnes);

/** The weights of one round, as far as its weighings and the known tare of the vehicle give them. */
const weightsOfRound = (plan: WeighingPlan, round: readonly Weighing[]): Weights => {
  const last = (kind: WeighingKind) => round.findLast((weighing) => weighing.kind === kind)?.tonnes ?? null;
  const gross = last('gross');
  const effect = effectOf(plan);
  if (operations[operationOf(plan)].carriesNothing) {
    // The net is 0 once the round is complete. `effect` has the weighings of all rounds together, so those of this round are
    // multiplied by the number of rounds.
    const isRoundComplete =
      round.length > 0 && round.length * roundsOfPlan(plan.rounds) >= effect.weighings.length;
    return { gross, tare: last('tare'), net: isRoundComplete ? exact(0, tonnesScale) : null };
  }
  const nets = round.filter(({ kind }) => kind === 'net');
  const net = nets.length > 0 ? sum(nets.map(({ tonnes }) => tonnes)) : null;
  const usesKnownTare = effect.tare === 'known' && (gross ?? net) !== null;
  const tare = last('tare') ?? (usesKnownTare ? positiveTonnes(plan.vehicleTare) : null);
  if (net !== null) {
    return { gross: tare === null ? null : exact(new Decimal(tare).plus(net), tonnesScale), tare, net };
  }
  if (gross === null || tare === null) return { gross, tare, net: null };
  return { gross, tare, net: exact(new Decimal(gross).minus(tare), tonnesScale) };
};

/** The weights of the present or last round, for its ticket. */
export function weightsOfLastRound(plan: WeighingPlan, weighings: readonly Weighing[]): Weights {
  return weightsOfRound(plan, roundsOf(plan, weighings).at(-1) ?? []);
}

/** The weights of the disposition: the sums over its complete rounds. If there is none yet, those of its first round. */
export function weightsOf(plan: WeighingPlan, weighings: readonly Weighing[]): Weights {
  const rounds = roundsOf(plan, weighings).map((round) => weightsOfRound(plan, round));
  const completeRounds = rounds.filter(({ net }) => net !== null);
  if (rounds.length === 1 || completeRounds.length === 0) return rounds[0] as Weights;
  return {
    gross: sumIfKnown(completeRounds.map(({ gross }) => gross)),
    tare: sumIfKnown(completeRounds.map(({ tare }) => tare)),
    net: sumIfKnown(completeRounds.map(({ net }) => net)),
  };
}
