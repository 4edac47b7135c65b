import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { recordId } from '../kernel/recordId.ts';

/** The call that finds stored firms that may be the same as the firm that a person is typing. */
export const alikeFirmsContracts = {
  alike: contract({
    method: 'get',
    path: '/counterparties/alike',
    query: z.object({
      name: z.string().max(255).default(''),
      nip: z.string().max(30).default(''),
      id: recordId.optional().describe('The firm that is being changed, which is no double of itself'),
    }),
    answer: z.object({
      rows: z.array(
        z.object({
          id: z.int(),
          name: z.string(),
          nip: z.string().nullable(),
          locality: z.string().nullable(),
          sameNumber: z.boolean().describe('Its number is the same; otherwise its name is alike'),
        }),
      ),
    }),
  }),
};
