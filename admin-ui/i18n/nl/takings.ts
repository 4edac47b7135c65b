import type { Words } from '../words.ts';

export const takings: Words<'takings'> = {
  title: 'Ontvangsten van de dag',
  day: 'Werkdag',
  previous: 'Dag ervoor',
  next: 'Dag erna',
  print: 'Afdrukken / PDF',
  hours: 'van %{begin} tot %{end}',
  disagrees:
    'De som van de betalingen klopt niet met de betalingsverrichtingen. Vergelijk beide lijsten voordat u de kassa overdraagt.',
  empty: 'Op deze dag heeft niemand iets betaald.',
  partly: 'De lijst toont de eerste %{shown} van %{count} betalingen; de sommen gaan over alle.',
  sums: 'Sommen per ploeg',
  shiftHead: 'Ploeg',
  shift: 'Ploeg %{name}',
  wholeDay: 'Hele dag',
  count: 'Aantal',
  all: 'Totaal',
  payments: 'Betalingen',
  time: 'Tijd',
  number: 'Betaling',
  truck: 'Vrachtwagen',
  means: 'Betaalwijze',
  cashier: 'Aangenomen door',
  invoice: 'Factuur',
  amount: 'Bedrag',
  kiosk: 'Kiosk',
};
