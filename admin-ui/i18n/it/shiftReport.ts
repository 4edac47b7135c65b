import type { Words } from '../words.ts';

export const shiftReport: Words<'shiftReport'> = {
  title: 'Rapporto di turno e di giornata',
  day: 'Giornata lavorativa',
  to: 'Fino al giorno',
  allShifts: 'Giornata intera',
  shift: 'Turno %{name}',
  hours: 'dalle %{begin} alle %{end}',
  excel: 'Excel',
  print: 'Stampa / PDF',
  empty: 'In questo periodo non è stato pesato nulla.',
  previous: 'Prima',
  next: 'Dopo',
  allDocuments: 'Tutti i documenti',
  firstRows: 'Sono mostrate %{shown} pesate su %{all}. Il file Excel le contiene tutte.',
  report: 'Rapporto delle pesate',
};
