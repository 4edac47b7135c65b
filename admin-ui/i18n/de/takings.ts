import type { Words } from '../words.ts';

export const takings: Words<'takings'> = {
  title: 'Einnahmen des Tages',
  day: 'Arbeitstag',
  previous: 'Tag davor',
  next: 'Tag danach',
  print: 'Drucken / PDF',
  hours: 'von %{begin} bis %{end}',
  disagrees:
    'Die Summe der Zahlungen stimmt nicht mit den Zahlungsvorgängen überein. Beide Listen vergleichen, bevor die Kasse übergeben wird.',
  empty: 'An diesem Tag hat niemand etwas bezahlt.',
  partly: 'Die Liste zeigt die ersten %{shown} von %{count} Zahlungen; die Summen umfassen alle.',
  sums: 'Summen der Schichten',
  shiftHead: 'Schicht',
  shift: 'Schicht %{name}',
  wholeDay: 'Ganzer Tag',
  count: 'Anzahl',
  all: 'Summe',
  payments: 'Zahlungen',
  time: 'Uhrzeit',
  number: 'Zahlung',
  truck: 'Lkw',
  means: 'Zahlungsart',
  cashier: 'Angenommen von',
  invoice: 'Rechnung',
  amount: 'Betrag',
  kiosk: 'Kiosk',
};
