import { z } from 'zod';
import { foldPlate } from '../goods/plate.ts';
import { cardPaymentState } from './kioskEnums.ts';

/**
 * The messages between the kiosk and the API about payments, the buyer of an invoice, documents, slips, and leaving without a
 * disposition. Money is text with two decimals.
 */

/** What a truck owes, and the result of its last attempt to pay. */
export const kioskPayment = z.object({
  amount: z.string(),
  rows: z.array(z.object({ name: z.string(), amount: z.string() })),
  /** Whether this kiosk has a card terminal. */
  cards: z.boolean(),
  /** Whether everything is paid. */
  paid: z.boolean(),
  attempt: z
    .object({
      id: z.number().int(),
      state: z.enum(cardPaymentState.values),
      /** The terminal's own code of a refusal: `6C` means that the driver showed no card. */
      resultCode: z.string().nullable(),
    })
    .nullable(),
});
export type KioskPayment = z.infer<typeof kioskPayment>;

export const kioskFirmInput = z.strictObject({ number: z.string().max(30) });
/** `firm` is null if the register does not know the number or does not answer: then the driver types the name. */
export const kioskFirm = z.object({
  number: z.string(),
  firm: z.object({ name: z.string(), address: z.string() }).nullable(),
});
export type KioskFirm = z.infer<typeof kioskFirm>;

const kioskBuyer = z.strictObject({
  number: z.string().max(30),
  name: z.string().trim().min(2).max(200),
  address: z.string().trim().max(300),
});
export type KioskBuyer = z.infer<typeof kioskBuyer>;
/** `buyer` is null if the driver wants no invoice. */
export const kioskPayInput = z.strictObject({ buyer: kioskBuyer.nullable() });

/** Lines of the machine-readable zone, as a scanner types them. */
export const kioskDocumentInput = z.strictObject({ lines: z.array(z.string().max(60)).min(2).max(3) });
/** Whether the driver confirms the name and the order on the screen. */
export const kioskDocumentAnswer = z.strictObject({ confirmed: z.boolean() });

export const slipKinds = ['ticket', 'receipt', 'weighingCard'] as const;
export type SlipKind = (typeof slipKinds)[number];
/** `AsPdf`: the slip was not printed, for example because this kiosk has no printer, and was stored as a PDF. */
export const kioskSlip = z.object({
  id: z.number().int(),
  state: z.enum(['Queued', 'Printed', 'AsPdf']),
});
export type KioskSlip = z.infer<typeof kioskSlip>;

export const plateMaxLength = 12;
export const kioskExitInput = z.strictObject({
  plate: z.string().max(40).transform(foldPlate).pipe(z.string().min(4).max(plateMaxLength)),
  entryTicket: z.string().max(20).nullable(),
});
