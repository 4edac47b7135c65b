import { z } from 'zod';
import { verifyWeightMemory } from '#database/weighing/weightMemory.ts';
import { serverFunction } from './serverFunction.ts';

/** The same walk as `npm run verify-weights`: `since` is what an earlier walk told. */
export const verifyWeightMemoryFunction = serverFunction({
  name: 'verifyWeightMemory',
  summary: 'Says whether any row of the weight memory was changed, taken out, put in or cut off',
  roles: [],
  params: z.strictObject({
    since: z.strictObject({ rows: z.int().min(1), lastHash: z.string().max(64).nullable() }).optional(),
  }),
  run: (database, { since }) => verifyWeightMemory(database, since),
});
