import { defineReport } from '../reports/report.ts';
import words from '../words/weighing/shiftReport.json' with { type: 'json' };
import { typeOfOperation } from './enums.ts';
import { operations, type TypeOfOperation } from './operations.rules.ts';
import { weighingRecord } from './weighingRecord.ts';

/** The direction of the goods of an operation, as seen from the terminal; `within` if they do not leave or enter it. */
function directionOf(operation: TypeOfOperation): 'in' | 'out' | 'within' {
  const { vehicle } = operations[operation];
  if (vehicle === 'either') return 'within';
  return vehicle === 'Loading' ? 'out' : 'in';
}

const directions = Object.fromEntries(
  typeOfOperation.values.map((operation) => [operation, directionOf(operation)]),
);

/**
 * The report of a shift or of working days. It counts weighings with a net weight that were neither cancelled nor marked for
 * deletion, by the time of their net weight.
 */
export const shiftReport = defineReport(weighingRecord, {
  name: 'shift-report',
  time: 'nettoTime',
  days: 'working',
  where: { netto: { filled: true }, cancelWeighting: false, markedToDelete: false },
  narrowedBy: ['typeOfDocument'],
  dimensions: {
    product: { fields: ['product'] },
    customer: { fields: ['customer'] },
    direction: { fields: ['typeOfOperation'], groups: directions },
    // The first of these fields that is filled names the scale.
    scale: { fields: ['scaleNetto', 'scaleBrutto', 'scaleTare'] },
    typeOfDocument: { fields: ['typeOfDocument'] },
  },
  measures: ['brutto', 'tare', 'netto'],
  columns: [
    'numberStr',
    'nettoTime',
    'typeOfDocument',
    'typeOfOperation',
    'carNumber',
    'ship',
    'product',
    'customer',
    'scaleNetto',
    'brutto',
    'tare',
    'netto',
  ],
  words,
});
