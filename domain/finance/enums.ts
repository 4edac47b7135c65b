import { defineEnum } from '../kernel/enumeration.ts';

/** Which way money goes. */
export const movement = defineEnum('movement', ['Receipt', 'Expense']);
export const paymentKind = defineEnum('paymentKind', ['Cash', 'Bank']);
