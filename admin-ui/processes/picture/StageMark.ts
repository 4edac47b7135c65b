import type { Tone } from '../../shell/tones.ts';

/** What a picture says of one stage besides its name. */
export interface StageMark {
  readonly tone?: Tone;
  /** Who executes it, and in how many days. */
  readonly facts?: readonly string[];
  /** What is the matter there now: how long something waits, how many. */
  readonly caption?: string;
  /** Something is going on there now. */
  readonly pulsing?: boolean;
  /** What is wrong with it, in sentences. */
  readonly faults?: readonly string[];
}

export type StageMarks = ReadonlyMap<number, StageMark>;
