import { defineEnum } from '../kernel/enumeration.ts';

export const packageMaterial = defineEnum('packageMaterial', ['Karton', 'Folia']);
/** Who is asked about a payer of VAT: the white list of the Polish treasury, or VIES of the Union. */
export const registerOffice = defineEnum('registerOffice', ['whiteList', 'vies']);
export const registerOutcome = defineEnum('registerOutcome', ['Confirmed', 'NotConfirmed']);
/** The bank's tables of rates: average, of rarer currencies, of buying and selling. */
export const exchangeTable = defineEnum('exchangeTable', ['A', 'B', 'C']);
