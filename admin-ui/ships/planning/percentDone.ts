import { Decimal } from 'decimal.js';
import type { PlanSums } from '#domain/ships/planLines.rules.ts';

/** How much of a plan is done; null where nobody said how much is planned. */
export const percentDone = ({ done, planned }: Pick<PlanSums, 'done' | 'planned'>): number | null =>
  planned === null || Number(planned) === 0 ? null : new Decimal(done).div(planned).times(100).toNumber();
