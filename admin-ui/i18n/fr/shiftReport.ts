import type { Words } from '../words.ts';

export const shiftReport: Words<'shiftReport'> = {
  title: 'Rapport de poste et de journée',
  day: 'Journée de travail',
  to: 'Jusqu’au',
  allShifts: 'Journée entière',
  shift: 'Poste %{name}',
  hours: 'de %{begin} à %{end}',
  excel: 'Excel',
  print: 'Imprimer / PDF',
  empty: 'Rien n’a été pesé pendant ce temps.',
  previous: 'Plus tôt',
  next: 'Plus tard',
  allDocuments: 'Tous les documents',
  firstRows: '%{shown} pesées sur %{all} sont affichées. Le fichier Excel les contient toutes.',
  report: 'Rapport des pesées',
};
