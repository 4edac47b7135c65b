import { defineEnum } from '../kernel/enumeration.ts';

export const packageMaterial = defineEnum('packageMaterial', ['Karton', 'Folia']);
/** The register that is asked about a payer of VAT: the white list of the Polish treasury, or VIES of the EU. */
export const registerOffice = defineEnum('registerOffice', ['whiteList', 'vies']);
export const registerOutcome = defineEnum('registerOutcome', ['Confirmed', 'NotConfirmed']);
/** The bank's tables of rates. A has average rates, B those of rarer currencies, C those for buying and selling. */
export const exchangeTable = defineEnum('exchangeTable', ['A', 'B', 'C']);
