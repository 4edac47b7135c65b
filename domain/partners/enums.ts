import { defineEnum } from '../kernel/enumeration.ts';

export const packageMaterial = defineEnum('packageMaterial', ['Karton', 'Folia']);
/** The bank's tables of rates: average, of rarer currencies, of buying and selling. */
export const exchangeTable = defineEnum('exchangeTable', ['A', 'B', 'C']);
