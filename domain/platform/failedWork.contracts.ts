import { z } from 'zod';
import { contract } from '../kernel/contract.ts';

const moment = z.iso.datetime();

/** Rows of the outbox that could not be sent yet. Each is work that a change of a record requires. */
export const failedWorkContracts = {
  list: contract({
    method: 'get',
    path: '/failed_work',
    answer: z.object({
      rows: z.array(
        z.object({
          id: z.string(),
          kind: z.string(),
          createdAt: moment,
          attempts: z.int(),
          lastError: z.string(),
          dueAt: moment.nullable().describe('When it is tried again; null for at once'),
        }),
      ),
      count: z.int().describe('Of all of them; the answer has the oldest'),
    }),
  }),
  retry: contract({
    method: 'post',
    path: '/failed_work/:id/retry',
    params: z.object({ id: z.string().regex(/^\d{1,18}$/) }),
    answer: z.object({ result: z.literal(true) }),
  }),
};
