import type { Words } from '../words.ts';

export const printing: Words<'printing'> = {
  print: 'Afdrukken',
  page: 'Afdruk',
  form: 'Afdrukformulier',
  plain: 'Gewone afdruk',
  copies: 'Aantal exemplaren',
  copiesHint: 'Stel hetzelfde aantal in het afdrukvenster in.',
  workingPlace: 'Werkplek',
  back: 'Terug naar het record',
  totals: 'Totaal',
  number: 'Nr.',
  unconfirmed: 'NIET BEVESTIGD',
  marked: 'GEMARKEERD VOOR VERWIJDERING',
  printedAt: 'Afgedrukt op %{at}',
  history: 'Afdrukken (%{count})',
  when: 'Wanneer',
  who: 'Wie',
  noRows: 'Geen rijen',
};
