/** What happened in a run, reported at its end. */
export interface Counts {
  add(what: string, times?: number): void;
  of(what: string): number;
  /** One line for each of them, in the order in which they first happened. */
  text(): string;
}

export function createCounts(): Counts {
  const counted = new Map<string, number>();
  return {
    add: (what, times = 1) => void counted.set(what, (counted.get(what) ?? 0) + times),
    of: (what) => counted.get(what) ?? 0,
    text: () => [...counted].map(([what, times]) => `${String(times).padStart(7)}  ${what}`).join('\n'),
  };
}
