import type { Reference } from '../kernel/record.ts';
import type { UnloadingMove, UnloadingStatus } from './unloading.rules.ts';

/** One row of the plumb line: a run of a scale from its begin to its end. */
export interface PicturedRun {
  readonly id: number;
  readonly number: number;
  readonly beginWeighting: string;
  readonly endWeighting: string | null;
  readonly scale: Reference | null;
  readonly hold: string | null;
  readonly box: Reference | null;
  readonly enumerator: string | null;
  /** Accepted so far, in tonnes; of an approved unloading what was approved. */
  readonly netto: string;
  readonly count: number;
  readonly lastAt: string | null;
}

/** What went from a hold, or into a box, of what was expected. */
export interface PicturedPlace {
  readonly name: string;
  readonly boxId: number | null;
  readonly planned: string | null;
  readonly netto: string;
}

/** The unloading of a ship as it is, as the API returns it. */
export interface UnloadingPicture {
  readonly status: UnloadingStatus;
  readonly approved: boolean;
  readonly allowed: readonly UnloadingMove[];
  readonly netto: string;
  readonly planned: string | null;
  /** What the scales have reported since the approval of a time before it; not zero means the sum is no longer right. */
  readonly late: string;
  readonly holds: readonly PicturedPlace[];
  readonly boxes: readonly PicturedPlace[];
  readonly rows: readonly PicturedRun[];
}
