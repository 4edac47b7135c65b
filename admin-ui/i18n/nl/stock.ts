import type { Words } from '../words.ts';

export const stock: Words<'stock'> = {
  title: 'Voorraad',
  subtitle: 'De som van goedgekeurde documenten, altijd in overeenstemming ermee',
  all: 'Alle',
  total: 'Totaal',
  empty: 'Hier ligt niets. Voorraad ontstaat uit goedgekeurde afleverbonnen en voorraaddocumenten.',
  below: 'Onder nul: er ging meer uit dan in. Controleer welke documenten ontbreken.',
  more: 'De eerste duizend regels worden getoond. Beperk de keuze.',
  lastAt: 'Laatste beweging',
  asOf: 'Stand per',
  chart: 'Aandeel in het magazijn',
};
