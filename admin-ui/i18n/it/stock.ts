import type { Words } from '../words.ts';

export const stock: Words<'stock'> = {
  title: 'Giacenze',
  subtitle: 'La somma dei documenti approvati, sempre in accordo con essi',
  all: 'Tutti',
  total: 'Totale',
  empty: 'Qui non c’è nulla. La giacenza nasce da bolle e documenti di magazzino approvati.',
  below: 'Sotto zero: è uscito più di quanto sia entrato. Controlla quali documenti mancano.',
  more: 'Sono mostrate le prime mille righe. Restringi la scelta.',
  lastAt: 'Ultimo movimento',
  asOf: 'Situazione al',
  chart: 'Quota del magazzino',
};
