import { z } from 'zod';
import type { QueuePlace } from './eta.rules.ts';

const moment = z.iso.datetime();

/** When a waiting truck will probably be called. `Eta` in `eta.rules.ts` explains the fields. */
export const etaShape = z.object({
  from: moment,
  expected: moment,
  to: moment,
  measured: z.boolean(),
  late: z.boolean(),
  stalledSince: moment.nullish(),
});

/** The place of a waiting truck; without an ETA while it is held, or if the terminal has no places. */
export const placeShape = z.object({
  dispositionId: z.int(),
  carsAhead: z.int(),
  eta: etaShape.nullable(),
}) satisfies z.ZodType<QueuePlace>;
