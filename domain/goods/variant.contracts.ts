import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { recordId } from '../kernel/recordId.ts';
import { seenVersion } from '../kernel/seenVersion.ts';
import { variantStates } from './variantPlan.rules.ts';

export const variantContracts = {
  generate: contract({
    method: 'post',
    path: '/product_variant_definitions/:id/variants',
    params: z.object({ id: recordId }),
    body: z.strictObject({
      preview: z.boolean().default(false).describe('Answers what would be written, and writes nothing'),
      updatedAt: seenVersion,
    }),
    answer: z.object({
      rows: z.array(
        z.object({
          state: z.enum(variantStates),
          /** Null for a variant that is not written yet. */
          id: z.int().nullable(),
          name: z.string(),
          variants: z.record(z.string(), z.union([z.string(), z.boolean()])),
        }),
      ),
      count: z.int(),
    }),
  }),
};
