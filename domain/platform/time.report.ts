import { defineReport } from '../reports/report.ts';
import { timeTrackingItem } from './timeTrackingItem.ts';

/** The time that was spent on records: by person, customer, kind of record and month. */
export const timeReport = defineReport(timeTrackingItem, {
  name: 'time-analysis',
  time: 'startDate',
  // Days begin at midnight, and not with the first shift.
  days: 'calendar',
  where: { endDate: { filled: true }, markedToDelete: false },
  narrowedBy: [],
  dimensions: {
    user: { fields: ['user'] },
    customer: { fields: ['customer'] },
    objectType: { fields: ['objectType'] },
    month: { fields: ['month'] },
  },
  measures: ['hours'],
  columns: ['startDate', 'user', 'customer', 'objectType', 'objectId', 'comment', 'hours'],
});
