import { isRefusal, type Refusal } from '#domain/kernel/refusal.ts';
import {
  applyWeighing,
  nextWeighing,
  weightsOf,
  type Weighing,
  type WeighingKind,
  type WeighingPlan,
  type Weights,
} from '#domain/weighing/weighing.rules.ts';
import type { RecordNamed } from '#domain/objects.ts';
import type { Disposition } from '../data/journey.ts';

/** What decides the weighings of this truck: its station, its vehicle, loading or unloading. */
export const planOf = (
  disposition: Disposition,
  station: Pick<RecordNamed<'weighingStation'>, 'scalesType'> | undefined,
  vehicle: Pick<RecordNamed<'vehicle'>, 'tare' | 'loadCapacity'> | undefined,
): WeighingPlan => ({
  scalesType: station?.scalesType ?? 'GrossAndTara',
  type: disposition.type,
  vehicleTare: vehicle?.tare ?? null,
  loadCapacity: vehicle?.loadCapacity ?? null,
});

export interface Preview {
  /** What would be weighed next; undefined when nothing more is expected. */
  readonly kind: WeighingKind | undefined;
  readonly now: Weights;
  /** The weights that would stand once this one is recorded, or why it cannot be. */
  readonly after: Weights | Refusal | undefined;
}

/** What recording a weight would make of the weighings that stand; the workflow judges again. */
export const previewOf = (
  plan: WeighingPlan,
  taken: readonly Weighing[],
  tonnes: string | undefined,
): Preview => {
  const kind = nextWeighing(plan, taken);
  const applied = kind && tonnes ? applyWeighing(plan, taken, tonnes, kind) : undefined;
  return {
    kind,
    now: weightsOf(plan, taken),
    after: applied === undefined || isRefusal(applied) ? applied : weightsOf(plan, applied),
  };
};
