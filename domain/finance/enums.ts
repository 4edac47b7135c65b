import { defineEnum } from '../kernel/enumeration.ts';

/** Which way money goes. */
export const movement = defineEnum('movement', ['Receipt', 'Expense']);
export const paymentKind = defineEnum('paymentKind', ['Cash', 'Bank']);
/**
 * How far an invoice is on its way to KSeF: to be sent; there, and being looked at; to be sent later, KSeF being away;
 * taken, with its number; refused, so that somebody has to act.
 */
export const ksefStatus = defineEnum('ksefStatus', ['Waiting', 'Sent', 'Offline', 'Accepted', 'Refused']);
