import type { Words } from '../words.ts';

export const shiftReport: Words<'shiftReport'> = {
  title: 'Ploeg- en dagrapport',
  day: 'Werkdag',
  to: 'Tot en met dag',
  allShifts: 'Hele dag',
  shift: 'Ploeg %{name}',
  hours: 'van %{begin} tot %{end}',
  excel: 'Excel',
  print: 'Afdrukken / PDF',
  empty: 'In deze tijd is niets gewogen.',
  previous: 'Eerder',
  next: 'Later in de tijd',
  allDocuments: 'Alle documenten',
  firstRows: '%{shown} van %{all} wegingen worden getoond. Het Excel-bestand bevat ze allemaal.',
  report: 'Rapport van wegingen',
};
