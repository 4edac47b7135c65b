import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { recordId } from '../kernel/recordId.ts';

/** What staff spent on one record. */
export const timeSpentContracts = {
  timeSpent: contract({
    method: 'get',
    path: '/objects_time_tracking/spent/:objectType/:objectId',
    params: z.object({ objectType: z.enum(['customerRequest', 'interaction']), objectId: recordId }),
    answer: z.object({
      seconds: z.int().describe('Of all people, without times that still run'),
      people: z.array(z.object({ userId: z.int(), name: z.string(), seconds: z.int() })),
    }),
  }),
};
