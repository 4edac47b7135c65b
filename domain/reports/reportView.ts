import { pageOrientation } from '../platform/enums.ts';
import { boolean, date, enumeration, integer, json, rows, text } from '../kernel/field.ts';
import { aggregation, reportDateType, reportPeriodType } from './enums.ts';

/** The settings of a report that a reader may change: its days, columns and totals, and the paper on which it is printed. */
export const reportView = {
  title: text(),
  description: text({ multiline: true }),
  /** One day or a period. */
  periodType: enumeration(reportPeriodType, { default: 'date' }),
  /** The days typed below, or days relative to the day of reading, such as those of this month. */
  dateType: enumeration(reportDateType, { default: 'date' }),
  /** The day of a report about one day; the other two are those of a period. */
  date: date(),
  dateFrom: date(),
  dateTo: date(),
  fields: rows({ fieldPath: text({ required: true }), title: text() }),
  filters: json(),
  groups: rows({ fieldPath: text({ required: true }), title: text() }),
  calcs: rows({
    fieldPath: text({ required: true }),
    title: text(),
    aggregation: enumeration(aggregation, { default: 'sum' }),
    /** Whether it stands in the totals. */
    isTotal: boolean({ default: false }),
  }),
  /** The totals of the rows. */
  showYTotal: boolean({ default: false }),
  /** The totals of the columns. */
  showXTotal: boolean({ default: false }),
  hideDetails: boolean({ default: false }),
  pageSize: text({ maxLength: 20, default: 'A4' }),
  pageOrientation: enumeration(pageOrientation, { default: 'landscape' }),
  pageFontSize: integer({ min: 1, default: 12 }),
  /** Millimetres, as the other margins. */
  marginTop: integer({ min: 0, default: 20 }),
  marginLeft: integer({ min: 0, default: 20 }),
  marginBottom: integer({ min: 0, default: 20 }),
  marginRight: integer({ min: 0, default: 20 }),
} as const;

/** How a report is sorted: by which fields, one after the other. */
export const sorting = rows({
  fieldPath: text({ required: true }),
  desc: boolean({ default: false }),
});
