import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { recordId } from '../kernel/recordId.ts';

/** What has happened with a firm. */
export const timelineContracts = {
  timeline: contract({
    method: 'get',
    path: '/counterparties/:id/timeline',
    params: z.object({ id: recordId }),
    query: z.object({
      after: z.string().max(100).optional().describe('`next` of the page before'),
    }),
    answer: z.object({
      rows: z
        .array(
          z.object({
            object: z.string(),
            title: z.string().describe('What kind of record it is, in the reader’s language'),
            id: z.int(),
            at: z.string().describe('When it happened'),
            presentation: z.string(),
            facts: z.array(z.string()).describe('What else it says, in the reader’s language'),
          }),
        )
        .describe('The newest first; objects that the reader may not see are absent'),
      next: z.string().optional().describe('`after` of the next page; absent on the last one'),
    }),
  }),
};
