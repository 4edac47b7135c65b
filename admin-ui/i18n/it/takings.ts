import type { Words } from '../words.ts';

export const takings: Words<'takings'> = {
  title: 'Incassi del giorno',
  day: 'Giornata di lavoro',
  previous: 'Giorno precedente',
  next: 'Giorno seguente',
  print: 'Stampa / PDF',
  hours: 'dalle %{begin} alle %{end}',
  disagrees:
    'La somma dei pagamenti non coincide con le operazioni di pagamento. Confronta i due elenchi prima di consegnare la cassa.',
  empty: 'In questa giornata nessuno ha pagato.',
  partly: 'L’elenco mostra i primi %{shown} pagamenti su %{count}; i totali li comprendono tutti.',
  sums: 'Somme dei turni',
  shiftHead: 'Turno',
  shift: 'Turno %{name}',
  wholeDay: 'Giornata intera',
  count: 'Numero',
  all: 'Totale',
  payments: 'Pagamenti',
  time: 'Ora',
  number: 'Pagamento',
  truck: 'Camion',
  means: 'Mezzo',
  cashier: 'Incassato da',
  invoice: 'Fattura',
  amount: 'Importo',
  kiosk: 'Chiosco',
};
