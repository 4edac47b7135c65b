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

const known = (tonnes: string | null): string | null =>
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
    tareKnown: known(plan.vehicleTare) !== null && !plan.startsFrom,
    rounds: plan.rounds,
  });
}

/** The last weight of the previous disposition, if it can be the first of this one. */
const givenOf = (plan: WeighingPlan, effect: WeighingEffect): readonly Weighing[] =>
  plan.startsFrom && plan.startsFrom.kind === effect.weighings[0] && effect.weighings.length > 1
    ? [plan.startsFrom]
    : [];

/** The weighings that a truck makes for this disposition, in order and of all rounds. */
export function expectedWeighings(plan: WeighingPlan): readonly WeighingKind[] {
  const effect = effectOf(plan);
  return effect.weighings.slice(givenOf(plan, effect).length);
}

/** The number of expected weighings that are done. A tare taken out of turn only replaces the earlier tare. */
const doneOf = (plan: WeighingPlan, taken: readonly Weighing[]): number => {
  const expected = expectedWeighings(plan);
  let done = 0;
  for (const { kind } of taken) if (kind !== 'tare' || expected[done] === 'tare') done += 1;
  return done;
};

/** The weighing that is expected next; undefined if all are done. Cargo in portions always expects the next portion. */
export function nextWeighing(plan: WeighingPlan, taken: readonly Weighing[]): WeighingKind | undefined {
  const effect = effectOf(plan);
  if (effect.repeated) return effect.weighings[0];
  return effect.weighings[givenOf(plan, effect).length + doneOf(plan, taken)];
}

/** Whether the last weighing has been taken. Cargo in portions has no last weighing: somebody ends it. */
export function isComplete(plan: WeighingPlan, taken: readonly Weighing[]): boolean {
  return !effectOf(plan).repeated && nextWeighing(plan, taken) === undefined;
}

/** The weighings by round; the last one is the present round, or the last complete one. */
export function roundsOf(plan: WeighingPlan, taken: readonly Weighing[]): readonly (readonly Weighing[])[] {
  const effect = effectOf(plan);
  if (effect.repeated) return [taken];
  const size = effect.weighings.length / Math.max(1, plan.rounds ?? 1);
  const rounds: Weighing[][] = [[]];
  let done = 0;
  for (const weighing of [...givenOf(plan, effect), ...taken]) {
    const counts = weighing.kind !== 'tare' || effect.weighings[done] === 'tare';
    if (size > 0 && done > 0 && done % size === 0 && done / size === rounds.length) rounds.push([]);
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
  const tare =
    last('tare') ?? (effect.tare === 'known' && (gross ?? net) !== null ? known(plan.vehicleTare) : null);
  if (net !== null) {
    return { gross: tare === null ? null : exact(new Decimal(tare).plus(net), tonnesScale), tare, net };
  }
  if (gross === null || tare === null) return { gross, tare, net: null };
  return { gross, tare, net: exact(new Decimal(gross).minus(tare), tonnesScale) };
};

/** The weights of the present or last round, for its ticket. */
export function weightsOfLastRound(plan: WeighingPlan, taken: readonly Weighing[]): Weights {
  return weightsOfRound(plan, roundsOf(plan, taken).at(-1) ?? []);
}

/** The weights of the disposition: the sums over its rounds, as far as they are complete. */
export function weightsOf(plan: WeighingPlan, taken: readonly Weighing[]): Weights {
  const rounds = roundsOf(plan, taken).map((round) => weightsOfRound(plan, round));
  const whole = rounds.filter(({ net }) => net !== null);
  if (rounds.length === 1 || whole.length === 0) return rounds[0] as Weights;
  return {
    gross: sumIfKnown(whole.map(({ gross }) => gross)),
    tare: sumIfKnown(whole.map(({ tare }) => tare)),
    net: sumIfKnown(whole.map(({ net }) => net)),
  };
}

/** The largest possible net; above it the weighing is wrong and is refused without a question. */
export function netLimit(plan: WeighingPlan): string {
  const capacity = plan.typeOfOperation === undefined ? known(plan.loadCapacity) : null;
  return capacity === null
    ? carriageOf(plan).largestNet
    : exact(new Decimal(capacity).times(overloadShare), tonnesScale);
}

/** Whether the tare may be weighed again instead of the expected weight. */
export function mayRetare(plan: WeighingPlan, taken: readonly Weighing[]): boolean {
  return plan.allowRetaring === true && ['gross', 'net'].includes(nextWeighing(plan, taken) ?? '');
}

/** The weighings after one more, or why the reading is refused. */
export function applyWeighing(
  plan: WeighingPlan,
  taken: readonly Weighing[],
  tonnes: string,
  claimed?: WeighingKind,
): readonly Weighing[] | Refusal {
  if (plan.closed) return refuse('disposition_closed');
  if (plan.gmpMissing && taken.length === 0) return refuse('gmp_not_checked');
  const expected = nextWeighing(plan, taken);
  const kind = claimed === 'tare' && mayRetare(plan, taken) ? 'tare' : expected;
  if (kind === undefined || (claimed !== undefined && claimed !== kind)) {
    return refuse('weighing_not_expected', {
      expected: kind ?? null,
      claimed: claimed ?? null,
      taken: taken.length,
    });
  }
  const after = [...taken, { kind, tonnes: exact(tonnes, tonnesScale) }];
  return misfit(plan, after, new Decimal(tonnes)) ?? heldBack(plan, taken, after) ?? after;
}

/** Why the vehicle may not have its last weighing; undefined if it may, or if it has had it. */
export function heldLoad(plan: WeighingPlan, taken: readonly Weighing[]): Refusal | undefined {
  return plan.load && !isComplete(plan, taken)
    ? whyHeld(plan.load, { type: plan.type, typeOfOperation: operationOf(plan) })
    : undefined;
}

/**
 * The weight that completes the net lets the vehicle leave, so all required data of the load must be there. Portions release no
 * vehicle: their data is required when the note is confirmed.
 */
const heldBack = (
  plan: WeighingPlan,
  taken: readonly Weighing[],
  after: readonly Weighing[],
): Refusal | undefined =>
  effectOf(plan).repeated || weightsOfLastRound(plan, after).net === null ? undefined : heldLoad(plan, taken);

const misfit = (plan: WeighingPlan, after: readonly Weighing[], reading: Decimal): Refusal | undefined => {
  if (operations[operationOf(plan)].carriesNothing) return drift(plan, after);
  const { gross, tare, net } = weightsOfLastRound(plan, after);
  const limit = netLimit(plan);
  const absurd = reading.lte(0) || reading.gt(carriageOf(plan).largestReading);
  const impossible = net !== null && (new Decimal(net).lte(0) || new Decimal(net).gt(limit));
  if (!absurd && !impossible) return undefined;
  return refuse('weighing_net_invalid', { gross, tare, net, limit, reading: exact(reading, tonnesScale) });
};

/** A vehicle that carries no goods must have the same weight twice. */
const drift = (plan: WeighingPlan, after: readonly Weighing[]): Refusal | undefined => {
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
export function takeBackWeighing(taken: readonly Weighing[]): readonly Weighing[] | Refusal {
  return taken.length === 0 ? refuse('weighing_none_to_remove') : taken.slice(0, -1);
}

/** The disposition status that fits the remaining weighings. */
export function weighedState(plan: WeighingPlan, taken: readonly Weighing[]): DispositionState {
  if (taken.length === 0) return 'NaTerminalu';
  if (!isComplete(plan, taken)) return 'SecondWeighing';
  return effectOf(plan).statuses.at(-1) ?? 'NaTerminalu';
}
