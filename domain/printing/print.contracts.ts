import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { recordId } from '../kernel/recordId.ts';

const reference = z.object({ id: z.number(), presentation: z.string() }).nullable();
const params = z.object({ objectType: z.string(), id: recordId });

/** The prints of a record: their list, and a note that one was made. */
export const printContracts = {
  list: contract({
    method: 'get',
    path: '/print_history/of/:objectType/:id',
    params,
    answer: z.object({
      rows: z.array(
        z.object({
          id: z.number(),
          createdAt: z.string(),
          author: reference,
          printView: reference,
          workingPlace: reference,
          copies: z.number(),
        }),
      ),
      /** Whether there are older prints. */
      more: z.boolean(),
    }),
  }),
  note: contract({
    method: 'post',
    path: '/print_history/of/:objectType/:id',
    params,
    body: z.object({
      printView: recordId.nullish(),
      workingPlace: recordId.nullish(),
      copies: z.int().min(1).max(100).default(1),
    }),
    answer: z.object({ id: z.number() }),
  }),
};
