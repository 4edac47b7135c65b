import type { RoomWords } from '../words.ts';

export const reports = {
  objects: {
    reportSetting: { one: 'Report setting', many: 'Report settings' },
    reportVariant: { one: 'Report variant', many: 'Report variants' },
  },
  fields: {
    dataQuery: 'Data source',
    periodType: 'Kind of period',
    dateType: 'Kind of date',
    dateFrom: 'From',
    dateTo: 'To',
    fieldPath: 'Field',
    groups: 'Groups',
    calcs: 'Calculations',
    aggregation: 'Function',
    isTotal: 'In the total',
    showYTotal: 'Row totals',
    showXTotal: 'Column totals',
    hideDetails: 'Hide details',
    pageOrientation: 'Page orientation',
    pageFontSize: 'Font size',
    marginTop: 'Top margin (mm)',
    marginLeft: 'Left margin (mm)',
    marginBottom: 'Bottom margin (mm)',
    marginRight: 'Right margin (mm)',
    sorts: 'Sort order',
    desc: 'Descending',
    variantName: 'Variant name',
    report: 'Report',
  },
  ownFields: {
    'reportVariant.user': 'Only for',
  },
  enums: {
    reportPeriodType: { title: 'Kind of period', values: { date: 'One day', period: 'From–to' } },
    reportDateType: {
      title: 'Kind of date',
      values: {
        date: 'Given date',
        today: 'Today',
        yesterday: 'Yesterday',
        currentWeek: 'This week',
        currentMonth: 'This month',
        previousMonth: 'Last month',
        currentYear: 'This year',
      },
    },
    aggregation: {
      title: 'Aggregation',
      values: { sum: 'Sum', min: 'Minimum', max: 'Maximum', average: 'Average' },
    },
  },
} as const satisfies RoomWords;
