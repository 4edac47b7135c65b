import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { recordId } from '../kernel/recordId.ts';

/** Forms that administrators built. */
export const formContracts = {
  /** Somebody fills in a form: `answers` by the keys of its questions. The id is that of the stored answers. */
  answer: contract({
    method: 'post',
    path: '/form_builder/:id/answers',
    params: z.object({ id: recordId }),
    body: z.strictObject({ answers: z.record(z.string().max(60), z.json()) }),
    answer: z.object({ id: z.int() }),
    status: 201,
  }),
};
