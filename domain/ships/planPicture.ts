import type { Reference } from '../kernel/record.ts';
import type { DispositionType } from '../weighing/operations.rules.ts';
import type { PlanSums } from './planLines.rules.ts';
import type { PlanMove, ShipPlanState } from './planning.rules.ts';
import type { PicturedPlace } from './unloadingPicture.ts';

/** A line of a plan, with the tonnes that were weighed for it. */
export interface PicturedLine {
  /** The loading plan that contains the line; null if it comes from the boxes of an unloading or from the ship's plan itself. */
  readonly loadingPlanId: number | null;
  readonly hold: string | null;
  readonly box: Reference | null;
  readonly product: Reference | null;
  /** Tonnes; null if nobody said how much. */
  readonly planned: string | null;
  readonly done: string;
}

/** A box that another ship needs in the same time. */
export interface PicturedClash {
  readonly box: Reference;
  readonly plan: Reference;
  readonly ship: Reference | null;
}

/** The plan of a ship against what was done, as the API returns it. */
export interface PlanPicture extends PlanSums {
  readonly id: number;
  readonly numberStr: string;
  readonly type: DispositionType;
  readonly state: ShipPlanState;
  readonly ship: Reference | null;
  readonly position: Reference | null;
  readonly product: Reference | null;
  /** This and `plannedEnd` are ISO in UTC; null if nobody has planned them. */
  readonly plannedBegin: string | null;
  readonly plannedEnd: string | null;
  /** Tonnes that the grabs of cranes have weighed. */
  readonly onWater: string;
  /** Tonnes that vehicles have brought or collected. */
  readonly onWheels: string;
  readonly lines: readonly PicturedLine[];
  readonly holds: readonly PicturedPlace[];
  readonly boxes: readonly PicturedPlace[];
  /** Empty if the caller may not move the plan, and so may not know of other ships. */
  readonly clashes: readonly PicturedClash[];
  /** The unloading that is not approved yet. */
  readonly unloading: Reference | null;
  /** What the caller may do with the plan now; `unload` begins its unloading. */
  readonly allowed: readonly (PlanMove | 'unload')[];
}
