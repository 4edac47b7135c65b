import type { Tone } from '../../shell/tones.ts';

/** What the picture shows of a stage besides its name. */
export interface StageMark {
  readonly tone?: Tone;
  /** Who executes it, and in how many days. */
  readonly facts?: readonly string[];
  /** The present situation: how long something has waited, how many wait. */
  readonly caption?: string;
  /** Whether the process is at this stage now. */
  readonly pulsing?: boolean;
  /** The errors of the stage, as sentences. */
  readonly faults?: readonly string[];
}

export type StageMarks = ReadonlyMap<number, StageMark>;
