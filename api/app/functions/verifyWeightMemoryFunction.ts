import { verifyWeightMemory } from '#database/weighing/weightMemory.ts';
import { verifyWeightMemoryParams } from '#domain/platform/app.contracts.ts';
import { serverFunction } from './serverFunction.ts';

/** The same check as `npm run verify-weights`; `since` comes from the answer of an earlier check. */
export const verifyWeightMemoryFunction = serverFunction({
  name: 'verifyWeightMemory',
  summary: 'Says whether any row of the weight memory was changed, taken out, put in or cut off',
  roles: [],
  params: verifyWeightMemoryParams,
  run: (database, { since }) => verifyWeightMemory(database, since),
});
