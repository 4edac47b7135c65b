import { defineEnum } from '../kernel/enumeration.ts';

/** The direction of a payment. */
export const movement = defineEnum('movement', ['Receipt', 'Expense']);
export const paymentKind = defineEnum('paymentKind', ['Cash', 'Bank']);
/**
 * The state of an invoice in KSeF: `Waiting` to be sent; `Sent`, in process; `Offline`, sent later because KSeF is not available;
 * `Accepted`, with its number; `Refused`, so somebody must act.
 */
export const ksefStatus = defineEnum('ksefStatus', ['Waiting', 'Sent', 'Offline', 'Accepted', 'Refused']);
