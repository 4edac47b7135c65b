import type { Load } from './load.rules.ts';
import type {
  DispositionType,
  ScaleType,
  SchemeFlags,
  TypeOfDocument,
  TypeOfOperation,
  WeighingKind,
} from './operations.rules.ts';

/** One weighing that stands; tonnes as text with three decimals. */
export interface Weighing {
  readonly kind: WeighingKind;
  readonly tonnes: string;
}

/** What decides which weighings a vehicle needs, and which of them are believable. Tonnes are text with three decimals. */
export interface WeighingPlan {
  readonly scalesType: ScaleType;
  readonly type: DispositionType;
  /** The tare last weighed of this vehicle, else that of its record; null or zero when it is not known. */
  readonly vehicleTare: string | null;
  /** Null or zero when it is not known. */
  readonly loadCapacity: string | null;
  readonly typeOfDocument?: TypeOfDocument;
  /** Absent in plans read before operations decided: such a journey goes on as it began. */
  readonly typeOfOperation?: TypeOfOperation;
  readonly scheme?: SchemeFlags;
  /** How often the vehicle comes for this disposition. */
  readonly rounds?: number;
  /** The tare may be weighed anew while a gross is awaited. */
  readonly allowRetaring?: boolean;
  /** The last weight of the disposition before this one, as the first of this one. */
  readonly startsFrom?: Weighing | null;
  /** The net that the papers say. */
  readonly declared?: string | null;
  /** How far the net may be from the declared one before somebody has to look. */
  readonly maxDecrease?: string | null;
  /** What the delivery order has left; null when it does not say how much it is for. */
  readonly orderLeft?: string | null;
  readonly closed?: boolean;
  /** The station demands a GMP check that nobody has made. */
  readonly gmpMissing?: boolean;
  /** What is said of the load, and what is demanded; absent in plans read before anybody asked. */
  readonly load?: Load;
}

/** Gross, tare and net that follow from the weighings; null what cannot be said yet. */
export interface Weights {
  readonly gross: string | null;
  readonly tare: string | null;
  readonly net: string | null;
}
