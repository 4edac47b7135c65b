import { encodeApdu } from './apdu.ts';
import { amountToBcd, digitsToBcd } from './bcd.ts';

// The commands of ZVT, the protocol by which a cash register, which Keja is here, tells a card terminal what to do.

/** The number of the złoty in ISO 4217. */
const currency = Buffer.from('0985', 'hex');
/** We print receipts, get intermediate states and set the amounts; payments cannot be started on the terminal itself. */
const configuration = 0xba;

/** Commands of the cash register, by their bytes. */
const commands = {
  registration: '0600',
  authorization: '0601',
  repeatReceipt: '0620',
  reversal: '0630',
  endOfDay: '0650',
  abort: '06B0',
  statusEnquiry: '0501',
} as const;

/** Messages of the terminal. */
export const messages = {
  accepted: '8000',
  /** `84 9C`: the terminal is busy, and the command must be repeated later. */
  busy: '849C',
  intermediate: '04FF',
  status: '040F',
  printLine: '06D1',
  completion: '060F',
  abort: '061E',
} as const;

/** Three bytes hold the six digits of a password: two digits in each byte. */
const passwordOf = (password: string): Buffer => digitsToBcd(password, 3);

/** @param password six digits */
export function registration(password: string): Buffer {
  return encodeApdu(
    commands.registration,
    Buffer.concat([passwordOf(password), Buffer.from([configuration]), currency]),
  );
}

/** Fields: `04` the amount, `49` the currency, `19` the type of payment, any card. @param amount złotys with two decimals */
export function authorization(amount: string): Buffer {
  return encodeApdu(
    commands.authorization,
    Buffer.concat([
      Buffer.from([0x04]),
      amountToBcd(amount),
      Buffer.from([0x49]),
      currency,
      Buffer.from([0x19, 0x00]),
    ]),
  );
}

/** Cancels a payment. Field `87` is the number of its receipt, up to four digits in two bytes. */
export function reversal(password: string, receiptNo: string): Buffer {
  return encodeApdu(
    commands.reversal,
    Buffer.concat([passwordOf(password), Buffer.from([0x87]), digitsToBcd(receiptNo, 2)]),
  );
}

export function repeatReceipt(password: string): Buffer {
  return encodeApdu(commands.repeatReceipt, passwordOf(password));
}
export function endOfDay(password: string): Buffer {
  return encodeApdu(commands.endOfDay, passwordOf(password));
}
export function abort(): Buffer {
  return encodeApdu(commands.abort);
}
export function acknowledgement(): Buffer {
  return encodeApdu(messages.accepted);
}
