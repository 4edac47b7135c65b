import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { recordId } from '../kernel/recordId.ts';

/** The limits for a truck, a wagon or a ship are checked when the weight is recorded. */
const tonnes = z
  .string()
  .regex(/^\d{1,6}\.\d{3}$/)
  .refine((text) => Number(text) > 0);
const why = z.string().trim().min(3).max(200);
/** See `Batch` in `batch.ts`. */
const batch = z.object({
  visit: z.number().int(),
  full: z.string(),
  residue: z.string(),
  net: z.string(),
  at: z.string(),
});

/** Weights that people enter: read from a mechanical scale, or the sum of a bunker's batches. */
export const enteredWeightContracts = {
  type: contract({
    method: 'post',
    path: '/weights/typed',
    status: 201,
    body: z.strictObject({ scaleId: recordId, tonnes, why }),
    answer: z.object({ captureId: z.string() }),
  }),
  batches: contract({
    method: 'get',
    path: '/scales/:scaleId/batches',
    params: z.object({ scaleId: recordId }),
    answer: z.object({ rows: z.array(batch), total: z.string() }),
  }),
  totalBatches: contract({
    method: 'post',
    path: '/weights/batch_total',
    status: 201,
    body: z.strictObject({ scaleId: recordId, why: why.default('Σ batches') }),
    answer: z.object({ captureId: z.string(), tonnes: z.string(), batches: z.number().int() }),
  }),
};
