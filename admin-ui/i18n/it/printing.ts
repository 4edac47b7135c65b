import type { Words } from '../words.ts';

export const printing: Words<'printing'> = {
  print: 'Stampa',
  page: 'Stampa',
  form: 'Modulo di stampa',
  plain: 'Stampa semplice',
  copies: 'Numero di copie',
  copiesHint: 'Imposta lo stesso numero nella finestra di stampa.',
  workingPlace: 'Postazione di lavoro',
  back: 'Torna alla scheda',
  totals: 'Totale',
  number: 'N.',
  unconfirmed: 'NON CONFERMATO',
  marked: 'CONTRASSEGNATO PER L’ELIMINAZIONE',
  printedAt: 'Stampato il %{at}',
  history: 'Stampe (%{count})',
  when: 'Quando',
  who: 'Chi',
  noRows: 'Nessuna riga',
};
