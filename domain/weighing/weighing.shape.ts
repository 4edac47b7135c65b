import { z } from 'zod';
import { customsGoods, dispositionType, researchResult } from '../terminal/enums.ts';
import { dispositionState } from '../terminal/statuses.ts';
import { scaleType, typeOfDocument, typeOfOperation } from './enums.ts';
import type { WeighingEffect, WeighingKind } from './operations.rules.ts';
import type { Weighing, WeighingPlan } from './weighingPlan.ts';

/** Tonnes as text with three decimals; `WeighingPlan` says what null stands for in each field. */
const tonnesOrNull = z.string().nullable();

export const weighingKinds = ['tare', 'gross', 'net'] as const satisfies readonly WeighingKind[];

/** One valid weighing. */
export const weighingShape = z.object({
  kind: z.enum(weighingKinds),
  tonnes: z.string(),
}) satisfies z.ZodType<Weighing>;

/** The data of the load, and the required data; see `Load`. */
const load = z.object({
  examined: z.boolean(),
  researchResult: z.enum(researchResult.values).nullable(),
  customsGoods: z.enum(customsGoods.values).nullable(),
  customsRelease: z.string().nullable(),
  placed: z.boolean(),
  hasActualWarehouse: z.boolean(),
  described: z.boolean(),
  productCondition: z.string().nullable(),
});

/** The data that decides which weighings a vehicle needs. `WeighingPlan` explains the fields. */
export const weighingPlanShape = z.object({
  scalesType: z.enum(scaleType.values),
  type: z.enum(dispositionType.values),
  vehicleTare: tonnesOrNull,
  loadCapacity: tonnesOrNull,
  typeOfDocument: z.enum(typeOfDocument.values).optional(),
  typeOfOperation: z.enum(typeOfOperation.values).optional(),
  scheme: z
    .object({ reverseOperation: z.boolean(), returnToWarehouse: z.boolean(), moving: z.boolean() })
    .optional(),
  rounds: z.int().optional(),
  allowRetaring: z.boolean().optional(),
  startsFrom: weighingShape.nullish(),
  declared: tonnesOrNull.optional(),
  maxDecrease: tonnesOrNull.optional(),
  orderLeft: tonnesOrNull.optional(),
  closed: z.boolean().optional(),
  gmpMissing: z.boolean().optional(),
  load: load.optional(),
}) satisfies z.ZodType<WeighingPlan>;

/** The effect of the weighings of a plan on the vehicle's weights, the stock and the disposition; see `WeighingEffect`. */
export const weighingEffectShape = z.object({
  weighings: z.array(z.enum(weighingKinds)),
  repeated: z.boolean(),
  gross: z.enum(['weighed', 'tare + net', 'unknown']),
  tare: z.enum(['weighed', 'known', 'unknown']),
  net: z.enum(['gross − tare', 'weighed', 'declared', 'nothing', 'unknown']),
  stock: z.enum(['in', 'out', 'move', 'none']),
  statuses: z.array(z.enum(dispositionState.values)),
}) satisfies z.ZodType<WeighingEffect>;
