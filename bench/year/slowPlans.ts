/** A slow statement and its plan. */
export interface SlowPlan {
  readonly ms: number;
  readonly statement: string;
  /** As `explain` writes it in JSON. */
  readonly plan: unknown;
}

/** An entry of `auto_explain` in the log: the time, and the plan in lines that begin with a tab. */
const entry = /LOG:\s+duration: (?<ms>[\d.]+) ms\s+plan:\n(?<json>(?:\t.*\n)+)/g;

/** The plans that `auto_explain` has written into the log of Postgres. An entry that another one interrupts is left out. */
export function slowPlansIn(log: string): SlowPlan[] {
  return [...log.matchAll(entry)].flatMap(({ groups }) => {
    try {
      const explained = JSON.parse(groups?.json ?? '') as { 'Query Text': string; Plan: unknown };
      return [{ ms: Number(groups?.ms), statement: explained['Query Text'], plan: explained.Plan }];
    } catch {
      return [];
    }
  });
}

/** The slowest plan of each statement, slowest first. */
export function slowestOfEach(plans: readonly SlowPlan[]): SlowPlan[] {
  const slowest = new Map<string, SlowPlan>();
  for (const each of plans)
    if (each.ms > (slowest.get(each.statement)?.ms ?? 0)) slowest.set(each.statement, each);
  return [...slowest.values()].toSorted((one, other) => other.ms - one.ms);
}
