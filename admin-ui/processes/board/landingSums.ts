import type { MoveItem } from '#domain/processes/processAnswers.ts';

export interface LandingSum {
  readonly kind: MoveItem['landing']['kind'] | 'newExecutor';
  readonly from: number | null;
  /** None where somebody has to say. */
  readonly to: number | null;
  readonly count: number;
}

/** How many processes would land where: a preview is read by stages, not one by one. */
export const landingSums = (items: readonly MoveItem[]): readonly LandingSum[] => {
  const sums = new Map<string, LandingSum>();
  for (const { stageId: from, landing } of items) {
    const to = landing.kind === 'must_choose' ? null : landing.stageId;
    const kind = landing.kind === 'stays' && landing.executorChanges ? 'newExecutor' : landing.kind;
    const key = `${kind} ${from} ${to}`;
    sums.set(key, { kind, from, to, count: (sums.get(key)?.count ?? 0) + 1 });
  }
  return [...sums.values()].toSorted((one, other) => other.count - one.count);
};
