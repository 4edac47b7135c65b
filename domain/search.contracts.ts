import { z } from 'zod';
import { contract } from './kernel/contract.ts';

/** The search that finds records of all objects. */
export const searchContracts = {
  everything: contract({
    method: 'get',
    path: '/search',
    query: z.object({
      q: z
        .string()
        .max(100)
        .describe('What somebody typed: a number, a name, a plate, a NIP, a telephone number'),
      first: z
        .stringbool()
        .optional()
        .describe(
          'Whether to answer quickly: from the objects that are sought most often only, and without similar names',
        ),
    }),
    answer: z.object({
      groups: z
        .array(
          z.object({
            object: z.string(),
            rows: z.array(
              z.object({
                id: z.int(),
                presentation: z.string(),
                names: z.array(z.string()).describe('All its names and numbers that are searched'),
              }),
            ),
            more: z.boolean().describe('Whether more records of this object match than these rows'),
          }),
        )
        .describe('The best groups first; objects of which nothing was found are absent'),
      alike: z.boolean().describe('Whether nothing contains the words, and these names resemble them'),
    }),
  }),
};
