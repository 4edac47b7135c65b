import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { recordId } from '../kernel/recordId.ts';
import { importAnswer, importOptions } from '../platform/sheets/import.contracts.ts';

/** The wagons of a train, from a file and into one. */
export const wagonFileContracts = {
  load: contract({
    method: 'post',
    path: '/dispositions/load_wagons_data_from_file',
    query: z.object({ trainId: recordId, preview: z.stringbool().default(false) }),
    form: z.object({ options: importOptions.optional() }),
    answer: importAnswer,
  }),
  unload: contract({
    method: 'post',
    path: '/dispositions/unload_wagons_to_file',
    body: z.strictObject({ trainId: recordId, format: z.enum(['xlsx', 'csv']).default('xlsx') }),
  }),
};
