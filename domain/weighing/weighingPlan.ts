import type { Load } from './load.rules.ts';
import type {
  DispositionType,
  ScaleType,
  SchemeFlags,
  TypeOfDocument,
  TypeOfOperation,
  WeighingKind,
} from './operations.rules.ts';

/** One valid weighing; tonnes as text with three decimals. */
export interface Weighing {
  readonly kind: WeighingKind;
  readonly tonnes: string;
}

/** The data that decides which weighings a vehicle needs, and their limits. Tonnes are text with three decimals. */
export interface WeighingPlan {
  readonly scalesType: ScaleType;
  readonly type: DispositionType;
  /** The last weighed tare of this vehicle, else that of its record; null or zero if unknown. */
  readonly vehicleTare: string | null;
  /** Null or zero if unknown. */
  readonly loadCapacity: string | null;
  /** How the cargo goes: by truck, by wagon, by ship, or inside the terminal. */
  readonly typeOfDocument?: TypeOfDocument;
  /** Absent in older plans from before operations were stored: such a journey continues as it began. */
  readonly typeOfOperation?: TypeOfOperation;
  readonly scheme?: SchemeFlags;
  /** How often the vehicle comes for this disposition. */
  readonly rounds?: number;
  /** Whether the tare may be weighed again while a gross is expected. */
  readonly allowRetaring?: boolean;
  /** The last weight of the previous disposition, used as the first of this one. */
  readonly startsFrom?: Weighing | null;
  /** The net on the documents. */
  readonly declared?: string | null;
  /** By how many tonnes the net may be less or more than the declared one without a warning; without a limit nobody is warned. */
  readonly maxDecrease?: string | null;
  /** The rest of the delivery order; null if the order has no quantity. */
  readonly orderLeft?: string | null;
  /** Whether the disposition is closed: nothing is weighed for it any more. */
  readonly closed?: boolean;
  /** The station requires a GMP check that is missing. */
  readonly gmpMissing?: boolean;
  /** The data of the load and what is required; absent in older plans. */
  readonly load?: Load;
}

/** Gross, tare and net from the weighings; null if not known yet. */
export interface Weights {
  readonly gross: string | null;
  readonly tare: string | null;
  readonly net: string | null;
}
