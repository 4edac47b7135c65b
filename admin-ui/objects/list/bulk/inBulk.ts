/** A record as far as work on many of them needs it. */
export interface Picked {
  readonly id: number;
  readonly presentation: string;
}

export interface Failure {
  readonly record: Picked;
  readonly error: unknown;
}

export interface Outcome {
  readonly done: readonly Picked[];
  readonly failures: readonly Failure[];
  readonly stopped: boolean;
}

interface Watch {
  readonly onProgress: (count: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Does the same with one record after the other. A refusal of one is no reason to leave out the rest; whoever stops it
 * is told how far it came.
 */
export const inBulk = async (
  records: readonly Picked[],
  command: (record: Picked) => Promise<unknown>,
  { onProgress, signal }: Watch,
): Promise<Outcome> => {
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
};
