/** Something that was started and must be ended. */
export interface Part {
  readonly name: string;
  /** Undefined while the part has no running process. */
  readonly pid: () => number | undefined;
  readonly stop: () => Promise<void>;
}

export interface Parts {
  /** Whether `stop` has been called; stays true after all parts have ended. */
  readonly stopping: () => boolean;
  /** The pid is 0 for a part of which no process runs. */
  readonly processes: () => { readonly name: string; readonly pid: number }[];
  /**
   * Adds a part. Parts are stopped in reverse order.
   * @throws Error if everything is being stopped already; the new part is stopped first
   */
  add(part: Part): Promise<void>;
  /** Stops all parts. A second call waits for the first. */
  stop(): Promise<void>;
}

export function createParts(): Parts {
  const parts: Part[] = [];
  let stopped: Promise<void> | undefined;
  const stopInTurn = async (): Promise<void> => {
    for (const part of parts.toReversed()) await part.stop().catch(() => undefined);
  };
  return {
    stopping: () => stopped !== undefined,
    processes: () => parts.map(({ name, pid }) => ({ name, pid: pid() ?? 0 })),
    add: async (part) => {
      parts.push(part);
      if (!stopped) return;
      await part.stop();
      throw new Error('stopped while it was starting.');
    },
    stop: () => (stopped ??= stopInTurn()),
  };
}

/**
 * Waits until all this work has ended, even if some of it fails: only then is everything that it has started known, and can be
 * stopped. Then throws the first error.
 */
export async function together(work: readonly Promise<unknown>[]): Promise<void> {
  const results = await Promise.allSettled(work);
  const failure = results.find((each): each is PromiseRejectedResult => each.status === 'rejected');
  if (failure) throw failure.reason;
}
