import { Decimal } from 'decimal.js';
import { exact, tonnesScale } from '../kernel/decimals.ts';
import {
  roundsOfPlan,
  usualOperation,
  whatWeighingDoes,
  type TypeOfOperation,
  type WeighingEffect,
  type WeighingKind,
} from './operations.rules.ts';
import type { Weighing, WeighingPlan } from './weighingPlan.ts';

/** @returns the weight with all decimal places of tonnes; null if it is missing or not above 0 */
export function positiveTonnes(tonnes: string | null): string | null {
  return tonnes !== null && new Decimal(tonnes).gt(0) ? exact(tonnes, tonnesScale) : null;
}

export function operationOf({ typeOfOperation, type }: WeighingPlan): TypeOfOperation {
  return typeOfOperation ?? usualOperation(type);
}

/** The effect of the weighings of this plan on the weights, the store and the disposition. */
export function effectOf(plan: WeighingPlan): WeighingEffect {
  return whatWeighingDoes({
    typeOfDocument: plan.typeOfDocument ?? 'Automobile',
    typeOfOperation: operationOf(plan),
    scalesType: plan.scalesType,
    type: plan.type,
    scheme: plan.scheme,
    // If the previous disposition's last weight is used, its cargo is on the vehicle too, so the vehicle's own tare is wrong.
    tareKnown: positiveTonnes(plan.vehicleTare) !== null && !plan.startsFrom,
    rounds: plan.rounds,
  });
}

/**
 * The last weight of the previous disposition, if it can be the first of this one. A disposition with a single weighing takes
 * none over.
 */
const carriedOver = (plan: WeighingPlan, effect: WeighingEffect): readonly Weighing[] =>
  plan.startsFrom && plan.startsFrom.kind === effect.weighings[0] && effect.weighings.length > 1
    ? [plan.startsFrom]
    : [];

/** The weighings that a truck makes for this disposition, in order and of all rounds. */
export function expectedWeighings(plan: WeighingPlan): readonly WeighingKind[] {
  const effect = effectOf(plan);
  return effect.weighings.slice(carriedOver(plan, effect).length);
}

/**
 * Whether a weighing counts as the next one of the operation, of which `doneCount` are done. Any other than a tare does. A tare
 * taken out of turn does not: it only replaces the earlier tare.
 */
const countsAsNext = ({ weighings }: WeighingEffect, doneCount: number, kind: WeighingKind): boolean =>
  kind !== 'tare' || weighings[doneCount] === 'tare';

const weighingsPerRound = (plan: WeighingPlan, { weighings }: WeighingEffect): number =>
  weighings.length / roundsOfPlan(plan.rounds);

/** How many weighings of the operation are done, of all rounds and with one that is taken over. */
const doneCountOf = (plan: WeighingPlan, effect: WeighingEffect, weighings: readonly Weighing[]): number => {
  let doneCount = carriedOver(plan, effect).length;
  for (const { kind } of weighings) if (countsAsNext(effect, doneCount, kind)) doneCount += 1;
  return doneCount;
};

/** The weighings that are still expected, the next one first. Cargo in portions always expects the next portion. */
export function weighingsLeft(plan: WeighingPlan, weighings: readonly Weighing[]): readonly WeighingKind[] {
  const effect = effectOf(plan);
  return effect.repeated
    ? effect.weighings.slice(0, 1)
    : effect.weighings.slice(doneCountOf(plan, effect, weighings));
}

/** The weighing that is expected next; undefined if all are done. */
export function nextWeighing(plan: WeighingPlan, weighings: readonly Weighing[]): WeighingKind | undefined {
  return weighingsLeft(plan, weighings)[0];
}

/** The number of the round, from 1, to which the next weighing belongs; of the last round if all are done. */
export function roundNow(plan: WeighingPlan, weighings: readonly Weighing[]): number {
  const effect = effectOf(plan);
  const size = Math.max(1, weighingsPerRound(plan, effect));
  const completeRounds = Math.floor(doneCountOf(plan, effect, weighings) / size);
  return Math.min(roundsOfPlan(plan.rounds), completeRounds + 1);
}

/** Whether the last weighing has been taken. Cargo in portions has no last weighing: somebody ends it. */
export function isComplete(plan: WeighingPlan, weighings: readonly Weighing[]): boolean {
  return !effectOf(plan).repeated && nextWeighing(plan, weighings) === undefined;
}

/** The weighings by round, with one that is taken over. The last round is the present one, or the last complete one. */
export function roundsOf(
  plan: WeighingPlan,
  weighings: readonly Weighing[],
): readonly (readonly Weighing[])[] {
  const effect = effectOf(plan);
  if (effect.repeated) return [weighings];
  const size = weighingsPerRound(plan, effect);
  const rounds: Weighing[][] = [[]];
  let doneCount = 0;
  for (const weighing of [...carriedOver(plan, effect), ...weighings]) {
    const counts = countsAsNext(effect, doneCount, weighing.kind);
    const areAllFull = doneCount === size * rounds.length;
    if (size > 0 && areAllFull) rounds.push([]);
    rounds.at(-1)?.push(weighing);
    if (counts) doneCount += 1;
  }
  return rounds;
}
