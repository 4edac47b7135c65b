import type { Words } from '../words.ts';

export const printing: Words<'printing'> = {
  print: 'Drucken',
  page: 'Ausdruck',
  form: 'Druckformular',
  plain: 'Einfacher Ausdruck',
  copies: 'Anzahl der Exemplare',
  copiesHint: 'Stellen Sie dieselbe Anzahl im Druckfenster ein.',
  workingPlace: 'Arbeitsplatz',
  back: 'Zurück zum Datensatz',
  totals: 'Summe',
  number: 'Nr.',
  unconfirmed: 'NICHT BESTÄTIGT',
  marked: 'ZUM LÖSCHEN MARKIERT',
  printedAt: 'Gedruckt am %{at}',
  history: 'Ausdrucke (%{count})',
  when: 'Wann',
  who: 'Wer',
  noRows: 'Keine Zeilen',
};
