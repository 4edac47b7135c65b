import type { EnumValue } from '../kernel/enumeration.ts';
import type { dispositionType } from '../terminal/enums.ts';
import type { DispositionState } from '../terminal/statuses.ts';
import type { scaleType, typeOfDocument, typeOfOperation } from './enums.ts';

export type ScaleType = EnumValue<typeof scaleType>;
export type TypeOfDocument = EnumValue<typeof typeOfDocument>;
export type TypeOfOperation = EnumValue<typeof typeOfOperation>;
export type DispositionType = EnumValue<typeof dispositionType>;

/** What one weighing measures. A bunker scale weighs the cargo itself: its weight is the net. */
export type WeighingKind = 'tare' | 'gross' | 'net';

/** What the goods do: they come into the store, leave it, lie elsewhere in it afterwards, or never lie in it. */
export type StockEffect = 'in' | 'out' | 'move' | 'none';

/** How the net comes about. */
export type NetRule = 'gross − tare' | 'weighed' | 'declared' | 'nothing' | 'unknown';

interface Operation {
  /** What the vehicle does; `either` where the disposition alone says it. */
  readonly vehicle: 'Loading' | 'Unloading' | 'either';
  readonly stock: StockEffect;
  /** The vehicle leaves with what it came with: it is weighed the same way twice, and carries nothing. */
  readonly carriesNothing?: true;
}

/** What an operation is to vehicle and store. */
export const operations: Readonly<Record<TypeOfOperation, Operation>> = {
  Shipment: { vehicle: 'Loading', stock: 'out' },
  Receipt: { vehicle: 'Unloading', stock: 'in' },
  // A check of a weight: the goods stay whose and where they were.
  Reweighing: { vehicle: 'either', stock: 'none' },
  // From ship to wheels, or the other way: the goods never lie in the store.
  DirectVariantShipment: { vehicle: 'Loading', stock: 'none' },
  DirectVariantReceipt: { vehicle: 'Unloading', stock: 'none' },
  Resigning: { vehicle: 'either', stock: 'none', carriesNothing: true },
  Relocation: { vehicle: 'either', stock: 'move' },
};

/** What a vehicle is here for where nobody says which operation it is. */
export const usualOperation = (type: DispositionType): TypeOfOperation =>
  type === 'Loading' ? 'Shipment' : 'Receipt';

interface Carriage {
  /** It waits in the queue and is weighed on the terminal only; all others are weighed wherever they are. */
  readonly queues: boolean;
  /** Whatever its scale is, it measures cargo that passes, as often as some passes. */
  readonly passes: boolean;
  /** Tonnes beyond which a reading, or a net, is an error of weighing and nothing that anyone could accept. */
  readonly largestReading: string;
  readonly largestNet: string;
}

/** What carries the goods, by the type of the document. */
export const carriages: Readonly<Record<TypeOfDocument, Carriage>> = {
  Automobile: { queues: true, passes: false, largestReading: '120.000', largestNet: '60.000' },
  // A carriage that is weighed in its train.
  Railway: { queues: false, passes: false, largestReading: '160.000', largestNet: '120.000' },
  // A ship stands on no scale: what is weighed is what its grabs and belts move, one portion after another.
  Water: { queues: false, passes: true, largestReading: '100000.000', largestNet: '100000.000' },
  // A loader or dumper of the terminal's own, which may be larger than what roads allow.
  Internal: { queues: false, passes: false, largestReading: '160.000', largestNet: '120.000' },
};

/** The weighings of a vehicle that is loaded: what comes first tells whether it came empty. */
const whenLoading: Readonly<Record<ScaleType, readonly WeighingKind[]>> = {
  GrossAndTara: ['tare', 'gross'],
  Gross: ['gross'],
  Tara: ['tare'],
  Bunker: ['net'],
  WithoutWeighing: [],
};

/** What a scheme of cargo changes; all false where there is none. */
export interface SchemeFlags {
  /** The goods go the other way than the operation says. */
  readonly reverseOperation: boolean;
  /** What had been shipped comes back into the store. */
  readonly returnToWarehouse: boolean;
  /** The goods are only moved within the store, whatever the operation. */
  readonly moving: boolean;
}

export const noScheme: SchemeFlags = { reverseOperation: false, returnToWarehouse: false, moving: false };

export interface Situation {
  readonly typeOfDocument: TypeOfDocument;
  readonly typeOfOperation: TypeOfOperation;
  readonly scalesType: ScaleType;
  readonly type: DispositionType;
  readonly scheme?: SchemeFlags | undefined;
  /** A tare of this vehicle is known that may stand for one that is weighed. */
  readonly tareKnown?: boolean | undefined;
  /** How often the vehicle comes for this disposition; one when it is not said. */
  readonly rounds?: number | undefined;
}

/** What the weighings of one disposition do. */
export interface WeighingEffect {
  /** In their order, of all rounds. Where cargo passes a scale: the one that is repeated. */
  readonly weighings: readonly WeighingKind[];
  /** There is no last weighing: portions are added until somebody ends it. */
  readonly repeated: boolean;
  readonly gross: 'weighed' | 'tare + net' | 'unknown';
  readonly tare: 'weighed' | 'known' | 'unknown';
  readonly net: NetRule;
  readonly stock: StockEffect;
  /** Where the disposition stands before the first weighing, and after each. */
  readonly statuses: readonly DispositionState[];
}

const opposite: Readonly<Record<StockEffect, StockEffect>> = {
  in: 'out',
  out: 'in',
  move: 'move',
  none: 'none',
};

/** What the goods do to the store. */
export const stockEffect = (operation: TypeOfOperation, scheme: SchemeFlags = noScheme): StockEffect => {
  if (scheme.moving) return 'move';
  if (scheme.returnToWarehouse) return 'in';
  const { stock } = operations[operation];
  return scheme.reverseOperation ? opposite[stock] : stock;
};

/** What a vehicle does for this operation; undefined where only the disposition says it. */
export const vehicleDoes = (
  operation: TypeOfOperation,
  scheme: SchemeFlags = noScheme,
): DispositionType | undefined => {
  if (scheme.returnToWarehouse && !scheme.moving) return 'Unloading';
  const { vehicle } = operations[operation];
  if (vehicle === 'either' || scheme.moving) return undefined;
  if (!scheme.reverseOperation) return vehicle;
  return vehicle === 'Loading' ? 'Unloading' : 'Loading';
};

const oneRound = (situation: Situation): readonly WeighingKind[] => {
  const { scalesType, typeOfDocument, typeOfOperation, type, tareKnown = false } = situation;
  if (scalesType === 'WithoutWeighing') return [];
  const arrives: WeighingKind = type === 'Loading' ? 'tare' : 'gross';
  if (operations[typeOfOperation].carriesNothing) {
    if (scalesType === 'Bunker' || carriages[typeOfDocument].passes) return [];
    return scalesType === 'GrossAndTara' ? [arrives, arrives] : [arrives];
  }
  if (carriages[typeOfDocument].passes) return ['net'];
  // The tare has to come from somewhere: one that nobody knows is weighed, whatever the scale is meant for.
  const kinds = whenLoading[scalesType === 'Gross' && !tareKnown ? 'GrossAndTara' : scalesType];
  return type === 'Loading' ? kinds : kinds.toReversed();
};

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
  // Of a vehicle that only proves to weigh the same, no tare is asked.
  if (operations[typeOfOperation].carriesNothing) return 'unknown';
  return tareKnown && round.length > 0 ? 'known' : 'unknown';
};

const grossOf = (round: readonly WeighingKind[], tare: WeighingEffect['tare']): WeighingEffect['gross'] => {
  if (round.includes('gross')) return 'weighed';
  return round.includes('net') && tare === 'known' ? 'tare + net' : 'unknown';
};

/** What the weighings of a disposition do to its weights, to the store and to itself. */
export const whatWeighingDoes = (situation: Situation): WeighingEffect => {
  const { typeOfDocument, typeOfOperation, scheme, rounds = 1 } = situation;
  const round = oneRound(situation);
  const passes = carriages[typeOfDocument].passes;
  const tare = passes ? 'unknown' : tareOf(round, situation);
  const weighings = passes ? round : Array.from({ length: Math.max(1, rounds) }, () => round).flat();
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
};
