/** An event from a file of a calendar program. Moments are ISO in UTC; whole days begin at midnight in Warsaw. */
export interface ImportedEvent {
  /** Its id in all calendar programs, and the number of its version. */
  readonly uid: string;
  readonly sequence: number;
  /** For a changed date of a series: when it would begin by the rule. Null for any other event. */
  readonly occurrence: string | null;
  readonly title: string;
  readonly description: string | null;
  readonly start: string;
  /** The end; for whole days it is the last day. Null if the event has no end. */
  readonly end: string | null;
  readonly allDay: boolean;
  readonly busy: boolean;
  /** The rule of repetition, as a record of an event stores it. Null if the event takes place once. */
  readonly repeats: string | null;
  /** The moments at which skipped occurrences would begin. */
  readonly skipped: readonly string[];
  /** Whether the file calls the event off. */
  readonly isCanceled: boolean;
}

/**
 * What the import does with an event of a file. `same` and `older` change nothing: the calendar has this version of the event,
 * or a newer one. `removed`: the file calls the event off. `leftOut`: it cannot be stored.
 */
export const importResults = ['added', 'changed', 'same', 'older', 'removed', 'leftOut'] as const;
export type ImportResult = (typeof importResults)[number];

/**
 * Limits of one file: its events, the skipped dates of one event, the bytes of the file, and the characters of the name of a
 * property with its parameters (`head`). The last limit is needed because the time for reading them grows with their square.
 */
export const importLimits = { events: 500, skipped: 400, bytes: 900_000, head: 10_000 } as const;

/** Whether a file with this text has too many bytes. Letters outside English have two or more. */
export function isTooLargeFile(content: string): boolean {
  return new TextEncoder().encode(content).length > importLimits.bytes;
}
