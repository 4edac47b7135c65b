import { defineEnum } from '../kernel/enumeration.ts';

/**
 * How far one attempt to take money from a card has come. `Unknown`: it was sent and nobody has heard what became of
 * it; `Reversing`: the money was taken for something that was paid meanwhile, and goes back.
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

/** `AsPdf`: no paper came out, the slip is there to be looked at and kept. */
export const slipState = defineEnum('slipState', ['Queued', 'Printed', 'AsPdf']);
