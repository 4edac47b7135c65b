import { z } from 'zod';
import { cardPaymentState } from './kioskEnums.ts';

/** What passes between the kiosk and the API about money, papers and documents. Money is text with two decimals. */

const buyer = z.object({ number: z.string(), name: z.string(), address: z.string() });

/** What a truck owes and what has become of its last attempt to pay. */
export const kioskPayment = z.object({
  amount: z.string(),
  rows: z.array(z.object({ name: z.string(), amount: z.string() })),
  /** A card terminal stands at this kiosk. */
  cards: z.boolean(),
  /** Everything is paid. */
  paid: z.boolean(),
  attempt: z
    .object({
      id: z.number().int(),
      state: z.enum(cardPaymentState.values),
      /** The terminal's own code, where it said no: `6C` is a driver who did not show a card. */
      resultCode: z.string().nullable(),
    })
    .nullable(),
});
export type KioskPayment = z.infer<typeof kioskPayment>;

export const kioskFirmInput = z.strictObject({ number: z.string().max(30) });
/** `firm` is null where the register does not know it, or does not answer: then the driver types the name. */
export const kioskFirm = z.object({
  number: z.string(),
  firm: z.object({ name: z.string(), address: z.string() }).nullable(),
});
export type KioskFirm = z.infer<typeof kioskFirm>;

export const kioskBuyer = z.strictObject({
  number: z.string().max(30),
  name: z.string().trim().min(2).max(200),
  address: z.string().trim().max(300),
});
export type KioskBuyer = z.infer<typeof kioskBuyer>;
export const kioskPayInput = z.strictObject({ buyer: kioskBuyer.nullable() });
export type Buyer = z.infer<typeof buyer>;

/** Lines of the machine-readable zone, as a scanner types them. */
export const kioskDocumentInput = z.strictObject({ lines: z.array(z.string().max(60)).min(2).max(3) });
export const kioskDocumentAnswer = z.strictObject({ confirmed: z.boolean() });

export const slipKinds = ['ticket', 'receipt', 'weighingCard'] as const;
export type SlipKind = (typeof slipKinds)[number];
export const kioskSlip = z.object({
  id: z.number().int(),
  state: z.enum(['Queued', 'Printed', 'AsPdf']),
});
export type KioskSlip = z.infer<typeof kioskSlip>;

export const plateMaxLength = 12;
/** `gda 12-345` is `GDA12345`. */
export const plateOf = (typed: string): string => typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
export const kioskExitInput = z.strictObject({
  plate: z.string().max(40).transform(plateOf).pipe(z.string().min(4).max(plateMaxLength)),
  entryTicket: z.string().max(20).nullable(),
});
