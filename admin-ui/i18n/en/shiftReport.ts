import type { Words } from '../words.ts';

export const shiftReport: Words<'shiftReport'> = {
  title: 'Shift and day report',
  day: 'Working day',
  to: 'To the day',
  allShifts: 'Whole day',
  shift: 'Shift %{name}',
  hours: 'from %{begin} to %{end}',
  excel: 'Excel',
  print: 'Print / PDF',
  empty: 'Nothing was weighed in this time.',
  previous: 'Earlier',
  next: 'Later',
  allDocuments: 'All documents',
  firstRows: '%{shown} of %{all} weighings are shown. The Excel file has all of them.',
  report: 'Report of weighings',
};
