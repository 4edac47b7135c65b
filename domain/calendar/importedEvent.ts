/** An event as a file of a calendar program gives it. Moments are ISO in UTC; whole days begin at midnight in Warsaw. */
export interface ImportedEvent {
  /** Its name in all programs, and which of its versions this is. */
  readonly uid: string;
  readonly sequence: number;
  /** When it would begin by the rule of its series; null for an event that is no changed date of a series. */
  readonly occurrence: string | null;
  readonly title: string;
  readonly description: string | null;
  readonly start: string;
  /** For whole days the last one. */
  readonly end: string | null;
  readonly allDay: boolean;
  readonly busy: boolean;
  readonly repeats: string | null;
  readonly skipped: readonly string[];
  readonly isCanceled: boolean;
}

/** What becomes of an event of a file. */
export const importResults = ['added', 'changed', 'same', 'older', 'removed', 'leftOut'] as const;
export type ImportResult = (typeof importResults)[number];

/**
 * The most events of one file, the dates that one of them leaves out, the longest text of a file, and the longest name of a
 * property with its parameters, whose reading takes time with the square of their number.
 */
export const importLimits = { events: 500, skipped: 400, characters: 900_000, head: 10_000 } as const;
