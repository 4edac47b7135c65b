import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { shiftNames } from '../terminal/workShift.rules.ts';

/** Records shown under the sums; a workbook has them all. */
export const shownRows = 500;

/** The number of records, and the sum of each measure by its field, as text with the decimals of the field. */
const sum = z.object({ count: z.int(), sums: z.record(z.string(), z.string()) });
const group = sum.extend({
  /** The id of a record; else the value itself. Null where the records have none. */
  key: z.string().nullable(),
  /** The name of the record; null if the group is not a record. */
  name: z.string().nullable(),
});

const params = z.object({ report: z.string().max(40) });
const query = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  shift: z.enum(shiftNames).optional(),
  /** As in lists. */
  filter: z.string().max(5000).optional(),
});

const result = z.object({
  begin: z.string(),
  end: z.string(),
  totals: sum,
  /** By dimension. */
  groups: z.record(z.string(), z.array(group)),
  rows: z.array(z.looseObject({ id: z.int() })).describe(`The first ${shownRows} records, earliest first`),
});

export type ReportSum = z.infer<typeof sum>;
export type ReportGroup = z.infer<typeof group>;
export type ReportResult = z.infer<typeof result>;

/** Declared reports: the records of some days, added up. */
export const reportContracts = {
  result: contract({ method: 'get', path: '/reports/:report', params, query, answer: result }),
  file: contract({ method: 'get', path: '/reports/:report/file', params, query }),
};
