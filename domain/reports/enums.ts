import { defineEnum } from '../kernel/enumeration.ts';

/** Whether a report is about one day or about a span of days. */
export const reportPeriodType = defineEnum('reportPeriodType', ['date', 'period']);
/** The days of a report: given dates, or dates relative to the day on which it is read. */
export const reportDateType = defineEnum('reportDateType', [
  'date',
  'today',
  'yesterday',
  'currentWeek',
  'currentMonth',
  'previousMonth',
  'currentYear',
]);
export const aggregation = defineEnum('aggregation', ['sum', 'min', 'max', 'average']);
