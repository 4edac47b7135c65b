import { smsSize } from '#domain/terminal/gsm7.ts';

/** One SMS as the gateway took it. */
export interface TakenMessage {
  readonly id: string;
  readonly number: string;
  /** The name of the sender. */
  readonly from: string;
  readonly body: string;
  /** The sender's own id of the message: with `checkIdx` the gateway refuses one that it has seen. */
  readonly idx: string | null;
  readonly at: string;
  readonly parts: number;
  status: 'QUEUE' | 'DELIVERED' | 'UNDELIVERED';
}

/** A request to send an SMS. It comes as form fields or as JSON. */
export interface SendRequest {
  readonly to: string;
  readonly message: string;
  readonly from: string;
  readonly idx: string | null;
  readonly checkIdx: boolean;
  readonly notifyUrl: string | null;
}

/** Those of SMSAPI's refusals that the simulated gateway gives, with SMSAPI's numbers. */
export const refusals = {
  noMessage: { error: 11, message: 'Message is empty or too long' },
  noValidNumber: { error: 13, message: 'No correct phone numbers' },
  idxNotUnique: { error: 53, message: 'Not unique idx parameter' },
  unauthorized: { error: 101, message: 'Authorization failed' },
  system: { error: 201, message: 'Internal system error' },
} as const;
export type GatewayRefusal = (typeof refusals)[keyof typeof refusals];

/** 9 to 15 digits after an optional plus. A number of nine digits is Polish. */
const numberShape = /^\+?\d{9,15}$/;
const digitsOf = (number: string): string => number.replace(/[\s+-]/g, '');

export interface MessageStore {
  readonly all: readonly TakenMessage[];
  take(request: SendRequest): TakenMessage | GatewayRefusal;
}

/** Keeps the accepted messages, newest last, and every `idx` that it has seen. */
export function createMessageStore(): MessageStore {
  const all: TakenMessage[] = [];
  const seenIdx = new Set<string>();
  return {
    all,
    take: ({ to, message, from, idx, checkIdx }) => {
      if (message.length === 0) return refusals.noMessage;
      if (!numberShape.test(to)) return refusals.noValidNumber;
      if (idx !== null && checkIdx && seenIdx.has(idx)) return refusals.idxNotUnique;
      if (idx !== null) seenIdx.add(idx);
      const digits = digitsOf(to);
      const sms: TakenMessage = {
        // As long as an id of SMSAPI: 24 hexadecimal digits.
        id: (all.length + 1).toString(16).toUpperCase().padStart(24, '0'),
        number: digits.length === 9 ? `48${digits}` : digits,
        from,
        body: message,
        idx,
        at: new Date().toISOString(),
        parts: smsSize(message).parts,
        status: 'QUEUE',
      };
      all.push(sms);
      return sms;
    },
  };
}
