import type { MoveItem } from '#domain/processes/processAnswers.ts';

/** The processes that would continue in the same way in another version: at which stage (`landing`), or why nowhere. */
export interface LandingSum {
  /** `newExecutor`: they stay at their stage, but somebody else executes it there. */
  readonly kind: MoveItem['landing']['kind'] | 'newExecutor';
  /** Null for processes that are not moved, at any stage. */
  readonly from: number | null;
  /** Null if a person must still choose, and for processes that are not moved. */
  readonly to: number | null;
  readonly count: number;
}

/** The number of processes by stage and target stage. */
export function landingSums(items: readonly MoveItem[]): readonly LandingSum[] {
  const sums = new Map<string, LandingSum>();
  for (const { stageId, landing } of items) {
    const to = 'stageId' in landing ? landing.stageId : null;
    const from = to !== null || landing.kind === 'must_choose' ? stageId : null;
    const kind = landing.kind === 'stays' && landing.executorChanges ? 'newExecutor' : landing.kind;
    const key = `${kind} ${from} ${to}`;
    sums.set(key, { kind, from, to, count: (sums.get(key)?.count ?? 0) + 1 });
  }
  return [...sums.values()].toSorted((one, other) => other.count - one.count);
}
