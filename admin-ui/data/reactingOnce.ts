/** Changes within this time after the first are answered by one reaction. */
const gatherMs = 250;
/** A busy terminal changes several times a second; nobody reads a screen faster than this. */
const betweenMs = 1000;
/** A reaction that takes longer is waited for no more, as its answer may never come. */
const longestMs = 10_000;

interface Reacting {
  /** Reports a change. */
  readonly report: () => void;
  readonly stop: () => void;
}

/**
 * Calls `react`, which refetches data, once for all changes within a moment, at most once a second, and only when the previous
 * reaction has ended or has lasted `longestMs`: a new refetch breaks off the one that is under way, so a slow answer would never
 * come while changes go on.
 */
export function reactingOnce(react: () => Promise<unknown>): Reacting {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // So long ago that the first reaction waits for `gatherMs` only.
  let begunAt = -betweenMs;
  let isUnderWay = false;
  /** Whether something changed during a reaction. The reaction may have read older data, so another one follows. */
  let isLate = false;
  let isStopped = false;
  const report = (): void => {
    if (isUnderWay) isLate = true;
    else
      timer ??= setTimeout(() => void begin(), Math.max(gatherMs, begunAt + betweenMs - performance.now()));
  };
  const begin = async (): Promise<void> => {
    timer = undefined;
    begunAt = performance.now();
    isUnderWay = true;
    await Promise.race([
      react().catch(() => undefined),
      new Promise((resolve) => setTimeout(resolve, longestMs)),
    ]);
    isUnderWay = false;
    if (isLate && !isStopped) report();
    isLate = false;
  };
  const stop = (): void => {
    isStopped = true;
    clearTimeout(timer);
  };
  return { report, stop };
}
