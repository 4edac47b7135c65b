/** The part of a record that an action on many records needs. */
export interface Picked {
  readonly id: number;
  readonly presentation: string;
  readonly markedToDelete?: boolean;
  /** Of documents only. */
  readonly confirmed?: boolean;
}

export interface Failure {
  readonly record: Picked;
  readonly error: unknown;
}

export interface Outcome {
  readonly done: readonly Picked[];
  readonly failures: readonly Failure[];
  /** Whether somebody stopped the action before its last record. */
  readonly stopped: boolean;
}

interface Watch {
  /** Called after each record with the number of records that are done or have failed. */
  readonly onProgress: (count: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Does the same with one record after another. It continues after a failure. `signal` stops it before the next record; the outcome
 * then names the records that were done.
 */
export async function inBulk(
  records: readonly Picked[],
  command: (record: Picked) => Promise<unknown>,
  { onProgress, signal }: Watch,
): Promise<Outcome> {
  const done: Picked[] = [];
  const failures: Failure[] = [];
  for (const record of records) {
    if (signal.aborted) return { done, failures, stopped: true };
    try {
      await command(record);
      done.push(record);
    } catch (error) {
      failures.push({ record, error });
    }
    onProgress(done.length + failures.length);
  }
  return { done, failures, stopped: false };
}

/** Whether an outcome is shown until somebody closes it. A success that can be undone is a short message instead. */
export function staysOnScreen({ failures, stopped }: Outcome, canUndo: boolean): boolean {
  return failures.length > 0 || stopped || !canUndo;
}
