import type { Reference } from '../kernel/record.ts';
import type { UnloadingMove, UnloadingStatus } from './unloading.rules.ts';

/** One row of the register (`plumbLine`): a run of a scale from its beginning to its end. */
export interface PicturedRun {
  readonly id: number;
  readonly number: number;
  readonly beginWeighting: string;
  readonly endWeighting: string | null;
  readonly scale: Reference | null;
  readonly hold: string | null;
  readonly box: Reference | null;
  /** What a person has read from the scale's own counter when the run began, or when it ended. */
  readonly enumerator: string | null;
  /** The tonnes that were accepted so far; for an approved unloading, the approved tonnes. */
  readonly netto: string;
  /** How many portions the scale has accepted during the run. */
  readonly count: number;
  /** When the last of them was accepted, ISO in UTC; null if there is none. */
  readonly lastAt: string | null;
}

/** A hold or a box, with the planned and the weighed tonnes. */
export interface PicturedPlace {
  readonly name: string;
  /** Null for a hold, and for tonnes that went into no box. */
  readonly boxId: number | null;
  /** Null if the plan names no tonnes. */
  readonly planned: string | null;
  readonly netto: string;
}

/** The present state of the unloading of a ship, as the API returns it. */
export interface UnloadingPicture {
  readonly status: UnloadingStatus;
  readonly approved: boolean;
  readonly allowed: readonly UnloadingMove[];
  /** The tonnes of all runs. */
  readonly netto: string;
  /** Null if the plan names no tonnes. */
  readonly planned: string | null;
  /** Tonnes of weights from before the approval that scales have reported only after it. If not zero, the sum is wrong. */
  readonly late: string;
  readonly holds: readonly PicturedPlace[];
  readonly boxes: readonly PicturedPlace[];
  readonly rows: readonly PicturedRun[];
}
