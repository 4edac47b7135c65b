import type { Words } from '../words.ts';

export const shiftReport: Words<'shiftReport'> = {
  title: 'Schicht- und Tagesbericht',
  day: 'Arbeitstag',
  to: 'Bis Tag',
  allShifts: 'Ganzer Tag',
  shift: 'Schicht %{name}',
  hours: 'von %{begin} bis %{end}',
  excel: 'Excel',
  print: 'Drucken / PDF',
  empty: 'In dieser Zeit wurde nichts verwogen.',
  previous: 'Früher',
  next: 'Später',
  allDocuments: 'Alle Belege',
  firstRows: '%{shown} von %{all} Verwiegungen werden gezeigt. Die Excel-Datei enthält alle.',
  report: 'Bericht der Verwiegungen',
};
