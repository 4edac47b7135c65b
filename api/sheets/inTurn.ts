/** Runs at most `atOnce` pieces of work at the same time; the others start in the order of their calls. */
export function inTurn(atOnce: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The place goes directly to the next in line, so that a new call cannot take it.
      if (next) next();
      else running -= 1;
    }
  };
}
