import { defineEnum } from '../kernel/enumeration.ts';

/**
 * The state of one attempt at a card payment. `Unknown`: it was sent, but its result is not known; `Reversing`: the money was
 * taken for something that was paid in the meantime, and is being returned.
 */
export const cardPaymentState = defineEnum('cardPaymentState', [
  'Waiting',
  'Sending',
  'Unknown',
  'Approved',
  'Declined',
  'Failed',
  'Cancelled',
  'Reversing',
  'Reversed',
]);
export type CardPaymentState = (typeof cardPaymentState.values)[number];

/** `AsPdf`: the slip was not printed, but can be viewed and saved. */
export const slipState = defineEnum('slipState', ['Queued', 'Printed', 'AsPdf']);
