import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { languages } from '../kernel/language.ts';
import { recordId } from '../kernel/recordId.ts';
import { orderPaperKinds } from './orderPaperKinds.ts';

export const orderPaperContracts = {
  pdf: contract({
    method: 'get',
    path: '/sales_order/:id/papers/:kind',
    params: z.object({ id: recordId, kind: z.enum(orderPaperKinds) }),
    query: z.object({
      lang: z.enum(languages).optional().describe('By default the language of the customer'),
    }),
  }),
};
