import type { Booking } from './till.ts';

/** A card number as a terminal tells it: each `E` hides a digit. */
const card = '6799EEEEEEEE1234';
const cardName = 'Visa';

const bytes = (hex: string): Buffer => Buffer.from(hex.replaceAll(' ', ''), 'hex');
const bcd = (value: number, digits: number): string => String(value).padStart(digits, '0');

/** A message of the terminal. It is written by hand from the protocol, so that it shares no code with our own driver. */
export function message(command: string, data = ''): Buffer {
  const body = bytes(data);
  // A length from 255 on is 255 and two bytes, the low one first.
  const length = body.length < 255 ? [body.length] : [255, body.length % 256, Math.floor(body.length / 256)];
  return Buffer.concat([bytes(command), Buffer.from(length), body]);
}

export const accepted = message('80 00');
export const busy = message('84 9C');
export const unknownCommand = message('84 83');
export const completion = message('06 0F');
/** `6C`: the customer stopped it or nobody came. `64`: the bank refused, or there is no last receipt. `B4`: not reversible. */
export function aborted(code: '6C' | '64' | 'B4'): Buffer {
  return message('06 1E', code);
}
/** `0A`: insert card. */
export const insertCard = message('04 FF', '0A');

const twoDigits = (value: number): string => bcd(value, 2);

/**
 * `04 0F` with what a receipt needs, as fields of ZVT: 27 result (05: declined), 04 amount, 49 currency (0985: złoty), 0C time,
 * 0D date, 0B trace number, 87 receipt number, 22 card number, 29 terminal, 19 kind of payment, 8B name of the card. `F0F8`
 * before a value means that it is 8 bytes long.
 */
export function statusOf({ receiptNo, grosze, booked, at }: Booking): Buffer {
  const time = new Date(at);
  const clock = twoDigits(time.getHours()) + twoDigits(time.getMinutes()) + twoDigits(time.getSeconds());
  const day = twoDigits(time.getMonth() + 1) + twoDigits(time.getDate());
  return message(
    '04 0F',
    `27 ${booked ? '00' : '05'} 04 ${bcd(grosze, 12)} 49 0985 0C ${clock} 0D ${day} 0B ${bcd(receiptNo, 6)}` +
      `87 ${bcd(receiptNo, 4)} 22 F0F8 ${card} 29 28004869 19 70` +
      `8B F0F${cardName.length} ${Buffer.from(cardName).toString('hex')}`,
  );
}

/** The total of a day that was closed. The message has no sign, also if more was given back than taken. */
export function dayTotal(grosze: number): Buffer {
  return message('04 0F', `27 00 04 ${bcd(Math.abs(grosze), 12)} 49 0985`);
}

/** A line for the printer of the register. Its first byte says how the text looks: `00` is plain. */
export function printed(line: string): Buffer {
  return message('06 D1', `00${Buffer.from(line).toString('hex')}`);
}

/** Amount of an authorisation (`04` and six bytes), in grosze. */
export function amountIn(data: Buffer): number {
  return Number(data.toString('hex', 1, 7));
}
/** Receipt number of a reversal: after the password (three bytes) and `87`. */
export function receiptIn(data: Buffer): number {
  return Number(data.toString('hex', 4, 6));
}
