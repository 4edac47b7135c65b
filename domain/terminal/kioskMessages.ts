import { z } from 'zod';
import { carsQueueStatus, dispositionState } from './statuses.ts';
import { driverMoves, kioskSteps } from './kiosk.rules.ts';
import { smsLanguages } from './smsTemplates.ts';

/** What passes between the kiosk and the API under `/api/kiosk`. Times are ISO 8601 in UTC, money is text with two decimals. */

/** Drivers read their ticket off paper, scanners type whole links: what counts is the letters and digits of the ticket. */
export const ticketOf = (typed: string): string => {
  const linked = /[?&]ticket=([^&#\s]+)/i.exec(typed)?.[1];
  return (linked ?? typed).toUpperCase().replace(/[^A-Z0-9]/g, '');
};

export const ticketMaxLength = 40;
const ticket = z.string().max(300).transform(ticketOf).pipe(z.string().min(1).max(ticketMaxLength));

export const smsCodeLength = 6;
const code = z.string().regex(new RegExp(`^\\d{${smsCodeLength}}$`));

export const kioskTicketInput = z.strictObject({ ticket });
export const kioskCodeInput = z.strictObject({ ticket, language: z.enum(smsLanguages).optional() });
export const kioskConfirmInput = z.strictObject({
  ticket,
  code,
  /** The driver's own phone, not the totem that the next driver uses: the session may last. */
  ownDevice: z.boolean().optional(),
});

/** What may be shown of a ticket before its driver has confirmed: enough to know one's own, too little to know another's. */
export const kioskTicket = z.object({
  ticket: z.string(),
  plate: z.string().nullable(),
  phone: z.string().nullable(),
  step: z.enum(kioskSteps),
});
export type KioskTicket = z.infer<typeof kioskTicket>;

export const kioskCodeSent = z.object({
  phone: z.string(),
  /** Another code may be asked for after this moment. */
  resendAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  serverTime: z.iso.datetime(),
});
export type KioskCodeSent = z.infer<typeof kioskCodeSent>;

/** Whether the driver has shown a document: `refused` once the driver said that the data are not right. */
export const documentSteps = ['notAsked', 'asked', 'toConfirm', 'confirmed', 'refused'] as const;
export type DocumentStep = (typeof documentSteps)[number];

const eta = z.object({
  from: z.iso.datetime(),
  expected: z.iso.datetime(),
  to: z.iso.datetime(),
  /** False while the station's own service times are not known yet. */
  measured: z.boolean(),
});

export const kioskJourney = z.object({
  ticket: z.string(),
  numberStr: z.string().nullable(),
  plate: z.string().nullable(),
  phone: z.string().nullable(),
  station: z.string().nullable(),
  product: z.string().nullable(),
  carsQueueStatus: z.enum(carsQueueStatus.values),
  status: z.enum(dispositionState.values),
  step: z.enum(kioskSteps),
  document: z.enum(documentSteps),
  /** As the document says it. */
  driverName: z.string().nullable(),
  /** The driver may still leave without having done the order. */
  mayLeave: z.boolean(),
  /** What the driver may do now, if anything. */
  move: z.enum(driverMoves).nullable(),
  /** Trucks before this one; null when it is not waiting, or while the queue cannot be asked. */
  carsAhead: z.number().int().nullable(),
  eta: eta.nullable(),
  /** Until when the driver must have left the parking. */
  leaveBy: z.iso.datetime().nullable(),
  net: z.string().nullable(),
  punishments: z.array(z.object({ id: z.number().int(), name: z.string(), amount: z.string() })),
  unpaid: z.string(),
  serverTime: z.iso.datetime(),
});
export type KioskJourney = z.infer<typeof kioskJourney>;
