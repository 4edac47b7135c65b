import { defineEnum } from '../kernel/enumeration.ts';

/** Whether a report speaks of one day or of a span of days. */
export const reportPeriodType = defineEnum('reportPeriodType', ['date', 'period']);
/** Which days: those that are given, or those that a word means on the day of reading. */
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
