import type { MoveItem } from '#domain/processes/processAnswers.ts';

export interface LandingSum {
  readonly kind: MoveItem['landing']['kind'] | 'newExecutor';
  /** None of those that land nowhere, whatever they stand on. */
  readonly from: number | null;
  /** None where somebody has to say as well. */
  readonly to: number | null;
  readonly count: number;
}

/** How many processes would land where: a preview is read by stages, not one by one. */
export const landingSums = (items: readonly MoveItem[]): readonly LandingSum[] => {
  const sums = new Map<string, LandingSum>();
  for (const { stageId, landing } of items) {
    const to = 'stageId' in landing ? landing.stageId : null;
    const from = to !== null || landing.kind === 'must_choose' ? stageId : null;
    const kind = landing.kind === 'stays' && landing.executorChanges ? 'newExecutor' : landing.kind;
    const key = `${kind} ${from} ${to}`;
    sums.set(key, { kind, from, to, count: (sums.get(key)?.count ?? 0) + 1 });
  }
  return [...sums.values()].toSorted((one, other) => other.count - one.count);
};
