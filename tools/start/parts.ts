/** Something that was started and must be ended. */
export interface Part {
  readonly name: string;
  readonly pid: () => number | undefined;
  readonly stop: () => Promise<void>;
}

export interface Parts {
  readonly stopping: () => boolean;
  readonly processes: () => { readonly name: string; readonly pid: number }[];
  /** Ends in the opposite order of the beginning. @throws when everything is being ended already: then this is too. */
  add(part: Part): Promise<void>;
  /** A second call waits with the first. */
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

/** Waits for all of them, also when one has failed: what was started meanwhile must be known to be stopped. */
export async function together(work: readonly Promise<unknown>[]): Promise<void> {
  const settled = await Promise.allSettled(work);
  const failed = settled.find((each): each is PromiseRejectedResult => each.status === 'rejected');
  if (failed) throw failed.reason;
}
