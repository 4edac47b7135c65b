import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { shiftNames } from '../terminal/workShift.rules.ts';
import { typeOfDocument } from '../weighing/enums.ts';
import type { ReportedWeighings } from './reportedWeighing.ts';
import { weighingDimensions } from './weighingReport.rules.ts';

/** Weighings shown under the sums; a workbook has them all. */
export const shownRows = 500;

const sum = z.object({ count: z.int(), brutto: z.string(), tare: z.string(), netto: z.string() });
const text = z.string().nullable();
const query = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  shift: z.enum(shiftNames).optional(),
  typeOfDocument: z.enum(typeOfDocument.values).optional(),
});

/** Shift and day reports: what was weighed, added up. */
export const weighingReportContracts = {
  report: contract({
    method: 'get',
    path: '/reports/weighings',
    query,
    answer: z.object({
      begin: z.string(),
      end: z.string(),
      totals: sum,
      groups: z.record(z.enum(weighingDimensions), z.array(sum.extend({ key: text, name: text }))),
      rows: z
        .array(
          z.object({
            id: z.int(),
            numberStr: z.string(),
            nettoTime: z.string(),
            typeOfDocument: z.string(),
            typeOfOperation: z.string(),
            carNumber: text,
            product: text,
            customer: text,
            scale: text,
            brutto: text,
            tare: text,
            netto: z.string(),
          }),
        )
        .describe(`The first ${shownRows}`),
    }) satisfies z.ZodType<ReportedWeighings>,
  }),
  file: contract({ method: 'get', path: '/reports/weighings/file', query }),
};
