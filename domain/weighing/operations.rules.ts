import type { EnumValue } from '../kernel/enumeration.ts';
import type { dispositionType } from '../terminal/enums.ts';
import type { DispositionState } from '../terminal/statuses.ts';
import type { scaleType, typeOfDocument, typeOfOperation } from './enums.ts';

export type ScaleType = EnumValue<typeof scaleType>;
export type TypeOfDocument = EnumValue<typeof typeOfDocument>;
export type TypeOfOperation = EnumValue<typeof typeOfOperation>;
export type DispositionType = EnumValue<typeof dispositionType>;

/** What one weighing measures. A bunker scale weighs only the cargo, so its weight is the net. */
export type WeighingKind = 'tare' | 'gross' | 'net';

/** What happens to the goods: they enter the store, leave it, are moved inside it, or are never in it. */
export type StockEffect = 'in' | 'out' | 'move' | 'none';

/**
 * Where the net comes from. `weighed`: the weighings measure it directly. `declared`: nothing is weighed, and it is the net on
 * the documents. `nothing`: the vehicle carries no goods. `unknown`: the weighings do not tell it.
 */
type NetRule = 'gross − tare' | 'weighed' | 'declared' | 'nothing' | 'unknown';

interface Operation {
  /** What the vehicle does; `either` if only the disposition says it. */
  readonly vehicle: 'Loading' | 'Unloading' | 'either';
  readonly stock: StockEffect;
  /** The vehicle leaves with what it brought: both weighings are of the same kind, and it carries no goods. */
  readonly carriesNothing?: true;
}

/** The effect of each operation on vehicle and store. */
export const operations: Readonly<Record<TypeOfOperation, Operation>> = {
  Shipment: { vehicle: 'Loading', stock: 'out' },
  Receipt: { vehicle: 'Unloading', stock: 'in' },
  // Only checks a weight: owner and place of the goods do not change.
  Reweighing: { vehicle: 'either', stock: 'none' },
  // Directly between ship and land vehicle: the goods are never in the store.
  DirectVariantShipment: { vehicle: 'Loading', stock: 'none' },
  DirectVariantReceipt: { vehicle: 'Unloading', stock: 'none' },
  Resigning: { vehicle: 'either', stock: 'none', carriesNothing: true },
  Relocation: { vehicle: 'either', stock: 'move' },
};

/** The default operation for a vehicle. */
export function usualOperation(type: DispositionType): TypeOfOperation {
  return type === 'Loading' ? 'Shipment' : 'Receipt';
}

interface Carriage {
  /** It waits in the queue and is weighed only on the terminal; others are weighed anywhere. */
  readonly queues: boolean;
  /** Whatever the type of its scale, cargo is weighed in portions (passes), whose number is not fixed. */
  readonly passes: boolean;
  /** Tonnes above which a reading, or a net, is an error and cannot be accepted. */
  readonly largestReading: string;
  readonly largestNet: string;
}

/** The properties of each type of vehicle. */
export const carriages: Readonly<Record<TypeOfDocument, Carriage>> = {
  Automobile: { queues: true, passes: false, largestReading: '120.000', largestNet: '60.000' },
  // A wagon that is weighed in its train.
  Railway: { queues: false, passes: false, largestReading: '160.000', largestNet: '120.000' },
  // A ship is not on a scale: the portions that grabs and belts move are weighed.
  Water: { queues: false, passes: true, largestReading: '100000.000', largestNet: '100000.000' },
  // The terminal's own loader or dumper, which may be larger than road vehicles.
  Internal: { queues: false, passes: false, largestReading: '160.000', largestNet: '120.000' },
};

/** Whether a vehicle of this type waits in the queue of a station. A vehicle without a type is a truck. */
export function queues(typeOfDocument: TypeOfDocument | null = 'Automobile'): boolean {
  return carriages[typeOfDocument ?? 'Automobile'].queues;
}

/** The weighings of a vehicle that is loaded, in order; an unloaded one has them in reverse order. */
const whenLoading: Readonly<Record<ScaleType, readonly WeighingKind[]>> = {
  GrossAndTara: ['tare', 'gross'],
  Gross: ['gross'],
  Tara: ['tare'],
  Bunker: ['net'],
  WithoutWeighing: [],
};

/** The changes made by a scheme of cargo; all false without a scheme. */
export interface SchemeFlags {
  /** The goods go in the opposite direction of the operation. */
  readonly reverseOperation: boolean;
  /** Shipped goods come back to the store. */
  readonly returnToWarehouse: boolean;
  /** The goods are only moved inside the store, whatever the operation. */
  readonly moving: boolean;
}

export const noScheme: SchemeFlags = { reverseOperation: false, returnToWarehouse: false, moving: false };

export interface Situation {
  readonly typeOfDocument: TypeOfDocument;
  readonly typeOfOperation: TypeOfOperation;
  readonly scalesType: ScaleType;
  readonly type: DispositionType;
  readonly scheme?: SchemeFlags | undefined;
  /** Whether a tare of this vehicle is known that may be used instead of weighing it. */
  readonly tareKnown?: boolean | undefined;
  /** How often the vehicle comes for this disposition; default 1. */
  readonly rounds?: number | undefined;
}

/** The effect of the weighings of one disposition. */
export interface WeighingEffect {
  /** The weighings of all rounds, in order. For cargo in portions: the weighing that is repeated. */
  readonly weighings: readonly WeighingKind[];
  /** There is no last weighing: portions are added until somebody ends it. */
  readonly repeated: boolean;
  readonly gross: 'weighed' | 'tare + net' | 'unknown';
  readonly tare: 'weighed' | 'known' | 'unknown';
  readonly net: NetRule;
  readonly stock: StockEffect;
  /** The status of the disposition before the first weighing (`NaTerminalu`: on the terminal), and after each. */
  readonly statuses: readonly DispositionState[];
}

const opposite: Readonly<Record<StockEffect, StockEffect>> = {
  in: 'out',
  out: 'in',
  move: 'move',
  none: 'none',
};

/** The effect of the goods on the store. */
export function stockEffect(operation: TypeOfOperation, scheme: SchemeFlags = noScheme): StockEffect {
  if (scheme.moving) return 'move';
  if (scheme.returnToWarehouse) return 'in';
  const { stock } = operations[operation];
  return scheme.reverseOperation ? opposite[stock] : stock;
}

/** What a vehicle does for this operation; undefined if only the disposition says it. */
export function vehicleDoes(
  operation: TypeOfOperation,
  scheme: SchemeFlags = noScheme,
): DispositionType | undefined {
  if (scheme.returnToWarehouse && !scheme.moving) return 'Unloading';
  const { vehicle } = operations[operation];
  if (vehicle === 'either' || scheme.moving) return undefined;
  if (!scheme.reverseOperation) return vehicle;
  return vehicle === 'Loading' ? 'Unloading' : 'Loading';
}

/** The weighings of one round, in order. For cargo in portions: the weighing of a portion. */
const oneRound = (situation: Situation): readonly WeighingKind[] => {
  const { scalesType, typeOfDocument, typeOfOperation, type, tareKnown = false } = situation;
  if (scalesType === 'WithoutWeighing') return [];
  const kindOnArrival: WeighingKind = type === 'Loading' ? 'tare' : 'gross';
  if (operations[typeOfOperation].carriesNothing) {
    if (scalesType === 'Bunker' || carriages[typeOfDocument].passes) return [];
    return scalesType === 'GrossAndTara' ? [kindOnArrival, kindOnArrival] : [kindOnArrival];
  }
  if (carriages[typeOfDocument].passes) return ['net'];
  // A scale that weighs only the gross also weighs the tare if the tare is unknown, because there would be no net otherwise.
  const kinds = whenLoading[scalesType === 'Gross' && !tareKnown ? 'GrossAndTara' : scalesType];
  return type === 'Loading' ? kinds : kinds.toReversed();
};

/** The status after the last weighing. A vehicle that carries nothing leaves as it came, so one that came to unload is loaded. */
const leavesAs = ({ type, typeOfOperation }: Situation): DispositionState => {
  const loaded = operations[typeOfOperation].carriesNothing ? type === 'Unloading' : type === 'Loading';
  return loaded ? 'Loaded' : 'Unloaded';
};

const netOf = (
  situation: Situation,
  round: readonly WeighingKind[],
  tare: WeighingEffect['tare'],
): NetRule => {
  if (operations[situation.typeOfOperation].carriesNothing) return 'nothing';
  if (situation.scalesType === 'WithoutWeighing') return 'declared';
  if (round.includes('net')) return 'weighed';
  return round.includes('gross') && tare !== 'unknown' ? 'gross − tare' : 'unknown';
};

const tareOf = (
  round: readonly WeighingKind[],
  { typeOfOperation, tareKnown = false }: Situation,
): WeighingEffect['tare'] => {
  if (round.includes('tare')) return 'weighed';
  // A vehicle that is only weighed for comparison needs no tare.
  if (operations[typeOfOperation].carriesNothing) return 'unknown';
  return tareKnown && round.length > 0 ? 'known' : 'unknown';
};

const grossOf = (round: readonly WeighingKind[], tare: WeighingEffect['tare']): WeighingEffect['gross'] => {
  if (round.includes('gross')) return 'weighed';
  return round.includes('net') && tare === 'known' ? 'tare + net' : 'unknown';
};

/** How many rounds of weighings one disposition may have. */
export const mostRounds = 99;

/** The rounds of weighings that a disposition has: at least one, whatever is written. */
export function roundsOfPlan(written: number | undefined): number {
  return Math.min(mostRounds, Math.max(1, written ?? 1));
}

/** The effect of the weighings of a disposition on its weights, the store and its status. */
export function whatWeighingDoes(situation: Situation): WeighingEffect {
  const { typeOfDocument, typeOfOperation, scheme, rounds } = situation;
  const round = oneRound(situation);
  const passes = carriages[typeOfDocument].passes;
  const tare = passes ? 'unknown' : tareOf(round, situation);
  const weighings = passes ? round : Array.from({ length: roundsOfPlan(rounds) }, () => round).flat();
  const between = weighings.slice(1).map((): DispositionState => 'SecondWeighing');
  return {
    weighings,
    repeated: passes && round.length > 0,
    gross: grossOf(round, tare),
    tare,
    net: netOf(situation, round, tare),
    stock: stockEffect(typeOfOperation, scheme),
    statuses: ['NaTerminalu', ...between, ...(weighings.length > 0 ? [leavesAs(situation)] : [])],
  };
}
