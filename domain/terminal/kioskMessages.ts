import { z } from 'zod';
import { driverLanguage } from './driverLanguage.ts';
import { carsQueueStatus, dispositionState } from './statuses.ts';
import { driverMoves, kioskSteps } from './kiosk.rules.ts';
import { smsLanguages, type SmsLanguage } from './smsTemplates.ts';

/** The messages between the kiosk and the API under `/api/kiosk`. Times are ISO 8601 in UTC, money is text with two decimals. */

/** Drivers type the ticket from paper, scanners type whole links: only the letters and digits of the ticket are used. */
export function ticketOf(typed: string): string {
  const ticketInLink = /[?&]ticket=([^&#\s]+)/i.exec(typed)?.[1];
  return scannable(ticketInLink ?? typed);
}

/** The letters and digits of a text, as capitals: the only characters that a ticket or bar code may have. */
export function scannable(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

/** The link to the truck's place in the queue, in the driver's language. */
export function kioskLink(publicUrl: string, ticket: string, language: SmsLanguage): string {
  return `${publicUrl}/kiosk/?ticket=${encodeURIComponent(ticket)}&lang=${language}`;
}

/** Without characters that look alike on paper: 0 and O, 1 and I. */
export const ticketAlphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

export const ticketMaxLength = 40;
const ticket = z.string().max(300).transform(ticketOf).pipe(z.string().min(1).max(ticketMaxLength));

export const smsCodeLength = 6;
const code = z.string().regex(new RegExp(`^\\d{${smsCodeLength}}$`));

export const kioskTicketInput = z.strictObject({ ticket });
export const kioskCodeInput = z.strictObject({ ticket, language: z.enum(smsLanguages).optional() });
export const kioskConfirmInput = z.strictObject({
  ticket,
  code,
  /** Whether it is the driver's own phone, so the session may last; not so on the shared kiosk. */
  ownDevice: z.boolean().optional(),
});

/** The part of a ticket that is shown before the driver is confirmed: enough to recognize one's own ticket, and no more. */
export const kioskTicket = z.object({
  ticket: z.string(),
  plate: z.string().nullable(),
  /** Masked by the API, as in all messages to the kiosk. */
  phone: z.string().nullable(),
  step: z.enum(kioskSteps),
  /** The language of messages to the driver. */
  language: z.enum(driverLanguage.values),
  /** When the visit ended. */
  endedAt: z.iso.datetime().nullable(),
});
export type KioskTicket = z.infer<typeof kioskTicket>;

/** `sending`: it waits to be handed to the gateway. */
const codeStates = ['sending', 'sent', 'failed'] as const;
export type CodeState = (typeof codeStates)[number];
/** `none`: no code was ever sent for the ticket. */
export const kioskCodeState = z.object({ state: z.enum([...codeStates, 'none']) });

export const kioskCodeSent = z.object({
  phone: z.string(),
  state: z.enum(codeStates),
  /** Another code may be requested after this time. */
  resendAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  serverTime: z.iso.datetime(),
});
export type KioskCodeSent = z.infer<typeof kioskCodeSent>;

/** Whether the driver has shown a document: `refused` if the driver said that the data are wrong. */
const documentSteps = ['notAsked', 'asked', 'toConfirm', 'confirmed', 'refused'] as const;
export type DocumentStep = (typeof documentSteps)[number];

const eta = z.object({
  from: z.iso.datetime(),
  expected: z.iso.datetime(),
  to: z.iso.datetime(),
  /** False until enough service times of the station are known. */
  measured: z.boolean(),
});

export const kioskJourney = z.object({
  ticket: z.string(),
  /** The number of the disposition. */
  numberStr: z.string().nullable(),
  plate: z.string().nullable(),
  phone: z.string().nullable(),
  station: z.string().nullable(),
  /** The scale that the truck must drive onto, if any. */
  scaleNumber: z.number().int().nullable(),
  product: z.string().nullable(),
  carsQueueStatus: z.enum(carsQueueStatus.values),
  status: z.enum(dispositionState.values),
  step: z.enum(kioskSteps),
  document: z.enum(documentSteps),
  /** As on the identity document that the driver has shown. */
  driverName: z.string().nullable(),
  /** Whether the driver may still leave without doing the order. */
  mayLeave: z.boolean(),
  /** The move that the driver may make now, if any. */
  move: z.enum(driverMoves).nullable(),
  /** Trucks before this one; null if this truck does not wait or has no station. */
  carsAhead: z.number().int().nullable(),
  /** When the truck is expected to be called; null as `carsAhead`, and while the workflow of the queue gives no time. */
  eta: eta.nullable(),
  /** The time by which the driver must have left the parking. */
  leaveBy: z.iso.datetime().nullable(),
  /** The net weight in tonnes. */
  net: z.string().nullable(),
  /** Whether the kiosk that asks has a card terminal. */
  cards: z.boolean(),
  /** The punishments that are not paid yet, and in `unpaid` their sum. */
  punishments: z.array(z.object({ id: z.number().int(), name: z.string(), amount: z.string() })),
  unpaid: z.string(),
  serverTime: z.iso.datetime(),
});
export type KioskJourney = z.infer<typeof kioskJourney>;
