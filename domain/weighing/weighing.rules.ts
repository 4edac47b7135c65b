import { Decimal } from 'decimal.js';
import { exact, tonnesScale } from '../kernel/decimals.ts';
import { refuse, type Refusal } from '../kernel/refusal.ts';
import type { DispositionState } from '../terminal/statuses.ts';
import { whyHeld } from './load.rules.ts';
import {
  carriages,
  operations,
  usualOperation,
  whatWeighingDoes,
  type TypeOfOperation,
  type WeighingEffect,
  type WeighingKind,
} from './operations.rules.ts';
import type { Weighing, WeighingPlan, Weights } from './weighingPlan.ts';

export type { WeighingKind } from './operations.rules.ts';
export type { Weighing, WeighingPlan, Weights } from './weighingPlan.ts';

/** For older plans without an operation: a load above this share of the load capacity is refused. */
const overloadShare = '1.1';
/** Tonnes. A vehicle that leaves with what it brought may have burnt some fuel, or its driver got out. */
const resigningTolerance = '0.100';

/** An accepted weight older than this may belong to another truck than the one on the scale now. */
export const weightFreshMinutes = 10;

const positiveTonnes = (tonnes: string | null): string | null =>
  tonnes !== null && new Decimal(tonnes).gt(0) ? exact(tonnes, tonnesScale) : null;

const operationOf = ({ typeOfOperation, type }: WeighingPlan): TypeOfOperation =>
  typeOfOperation ?? usualOperation(type);

const carriageOf = ({ typeOfDocument = 'Automobile' }: WeighingPlan) => carriages[typeOfDocument];

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

/** Whether a weighing is the next one of the operation. A tare taken out of turn only replaces the earlier tare. */
const isNextOf = ({ weighings }: WeighingEffect, done: number, kind: WeighingKind): boolean =>
  kind !== 'tare' || weighings[done] === 'tare';

const weighingsARound = (plan: WeighingPlan, { weighings }: WeighingEffect): number =>
  weighings.length / Math.max(1, plan.rounds ?? 1);

/** How many weighings of the operation are done, of all rounds and with one that is taken over. */
const doneOf = (plan: WeighingPlan, effect: WeighingEffect, weighings: readonly Weighing[]): number => {
  let done = carriedOver(plan, effect).length;
  for (const { kind } of weighings) if (isNextOf(effect, done, kind)) done += 1;
  return done;
};

/** The weighings that are still expected, the next one first. Cargo in portions always expects the next portion. */
export function weighingsLeft(plan: WeighingPlan, weighings: readonly Weighing[]): readonly WeighingKind[] {
  const effect = effectOf(plan);
  return effect.repeated
    ? effect.weighings.slice(0, 1)
    : effect.weighings.slice(doneOf(plan, effect, weighings));
}

/** The weighing that is expected next; undefined if all are done. */
export function nextWeighing(plan: WeighingPlan, weighings: readonly Weighing[]): WeighingKind | undefined {
  return weighingsLeft(plan, weighings)[0];
}

/** The number of the round, from 1, to which the next weighing belongs; of the last round if all are done. */
export function roundNow(plan: WeighingPlan, weighings: readonly Weighing[]): number {
  const effect = effectOf(plan);
  const size = Math.max(1, weighingsARound(plan, effect));
  return Math.min(Math.max(1, plan.rounds ?? 1), Math.floor(doneOf(plan, effect, weighings) / size) + 1);
}

/** Whether the last weighing has been taken. Cargo in portions has no last weighing: somebody ends it. */
export function isComplete(plan: WeighingPlan, weighings: readonly Weighing[]): boolean {
  return !effectOf(plan).repeated && nextWeighing(plan, weighings) === undefined;
}

/** The weighings by round; the last one is the present round, or the last complete one. */
export function roundsOf(
  plan: WeighingPlan,
  weighings: readonly Weighing[],
): readonly (readonly Weighing[])[] {
  const effect = effectOf(plan);
  if (effect.repeated) return [weighings];
  const size = weighingsARound(plan, effect);
  const rounds: Weighing[][] = [[]];
  let done = 0;
  for (const weighing of [...carriedOver(plan, effect), ...weighings]) {
    const counts = isNextOf(effect, done, weighing.kind);
    const areAllFull = done === size * rounds.length;
    if (size > 0 && areAllFull) rounds.push([]);
    rounds.at(-1)?.push(weighing);
    if (counts) done += 1;
  }
  return rounds;
}

const sum = (tonnes: readonly (string | null)[]): string =>
  exact(Decimal.sum(0, ...tonnes.map((each) => each ?? 0)), tonnesScale);

/** Cargo that was weighed without a vehicle has no gross and no tare. */
const sumIfKnown = (tonnes: readonly (string | null)[]): string | null =>
  tonnes.includes(null) ? null : sum(tonnes);

const weightsOfRound = (plan: WeighingPlan, round: readonly Weighing[]): Weights => {
  const last = (kind: WeighingKind) => round.findLast((weighing) => weighing.kind === kind)?.tonnes ?? null;
  const gross = last('gross');
  const effect = effectOf(plan);
  if (operations[operationOf(plan)].carriesNothing) {
    // Its net is 0 once the round is complete. The effect has the weighings of all rounds, so the round is multiplied.
    const done = round.length > 0 && round.length * Math.max(1, plan.rounds ?? 1) >= effect.weighings.length;
    return { gross, tare: last('tare'), net: done ? exact(0, tonnesScale) : null };
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

/** The weights of the disposition: the sums over its rounds, as far as they are complete. */
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

/** The largest possible net; above it the weighing is wrong and is refused without a question. */
export function netLimit(plan: WeighingPlan): string {
  const capacity = plan.typeOfOperation === undefined ? positiveTonnes(plan.loadCapacity) : null;
  return capacity === null
    ? carriageOf(plan).largestNet
    : exact(new Decimal(capacity).times(overloadShare), tonnesScale);
}

/** Whether the tare may be weighed again instead of the expected weight. */
export function mayRetare(plan: WeighingPlan, weighings: readonly Weighing[]): boolean {
  return plan.allowRetaring === true && ['gross', 'net'].includes(nextWeighing(plan, weighings) ?? '');
}

/** The weighings after one more, or why the reading is refused. */
export function applyWeighing(
  plan: WeighingPlan,
  weighings: readonly Weighing[],
  tonnes: string,
  claimed?: WeighingKind,
): readonly Weighing[] | Refusal {
  if (plan.closed) return refuse('disposition_closed');
  if (plan.gmpMissing && weighings.length === 0) return refuse('gmp_not_checked');
  const expected = nextWeighing(plan, weighings);
  const kind = claimed === 'tare' && mayRetare(plan, weighings) ? 'tare' : expected;
  if (kind === undefined || (claimed !== undefined && claimed !== kind)) {
    return refuse('weighing_not_expected', {
      expected: kind ?? null,
      claimed: claimed ?? null,
      taken: weighings.length,
    });
  }
  const after = [...weighings, { kind, tonnes: exact(tonnes, tonnesScale) }];
  return refusalOfWeight(plan, after, new Decimal(tonnes)) ?? heldBack(plan, weighings, after) ?? after;
}

/** Why the vehicle may not have its last weighing; undefined if it may, or if it has had it. */
export function heldLoad(plan: WeighingPlan, weighings: readonly Weighing[]): Refusal | undefined {
  return plan.load && !isComplete(plan, weighings)
    ? whyHeld(plan.load, { type: plan.type, typeOfOperation: operationOf(plan) })
    : undefined;
}

/**
 * The weight that completes the net lets the vehicle leave, so all required data of the load must be there. Portions release no
 * vehicle: their data is required when the note is confirmed.
 */
const heldBack = (
  plan: WeighingPlan,
  weighings: readonly Weighing[],
  after: readonly Weighing[],
): Refusal | undefined =>
  effectOf(plan).repeated || weightsOfLastRound(plan, after).net === null
    ? undefined
    : heldLoad(plan, weighings);

const refusalOfWeight = (
  plan: WeighingPlan,
  after: readonly Weighing[],
  reading: Decimal,
): Refusal | undefined => {
  if (operations[operationOf(plan)].carriesNothing) return refusalOfDrift(plan, after);
  const { gross, tare, net } = weightsOfLastRound(plan, after);
  const limit = netLimit(plan);
  const isAbsurd = reading.lte(0) || reading.gt(carriageOf(plan).largestReading);
  const isImpossible = net !== null && (new Decimal(net).lte(0) || new Decimal(net).gt(limit));
  if (!isAbsurd && !isImpossible) return undefined;
  return refuse('weighing_net_invalid', { gross, tare, net, limit, reading: exact(reading, tonnesScale) });
};

/** A vehicle that carries no goods must have the same weight twice. */
const refusalOfDrift = (plan: WeighingPlan, after: readonly Weighing[]): Refusal | undefined => {
  const [first, second] = roundsOf(plan, after).at(-1) ?? [];
  const reading = after.at(-1)?.tonnes ?? '0';
  if (new Decimal(reading).lte(0) || new Decimal(reading).gt(carriageOf(plan).largestReading))
    return refuse('weighing_net_invalid', {
      gross: null,
      tare: null,
      net: null,
      limit: netLimit(plan),
      reading,
    });
  if (!first || !second) return undefined;
  if (new Decimal(first.tonnes).minus(second.tonnes).abs().lte(resigningTolerance)) return undefined;
  return refuse('weighing_resigned_differs', { first: first.tonnes, second: second.tonnes });
};

/** The weighings without the last one. */
export function takeBackWeighing(weighings: readonly Weighing[]): readonly Weighing[] | Refusal {
  return weighings.length === 0 ? refuse('weighing_none_to_remove') : weighings.slice(0, -1);
}

/** The disposition status that fits the remaining weighings. */
export function weighedState(plan: WeighingPlan, weighings: readonly Weighing[]): DispositionState {
  if (weighings.length === 0) return 'NaTerminalu';
  if (!isComplete(plan, weighings)) return 'SecondWeighing';
  return effectOf(plan).statuses.at(-1) ?? 'NaTerminalu';
}
