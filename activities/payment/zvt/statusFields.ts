import { bcdToAmount, bcdToDigits } from './bcd.ts';

/**
 * The fields of a status information, the message of ZVT by which a card terminal tells the result of a payment. Absent ones
 * were not sent.
 */
export interface StatusFields {
  /** Two hexadecimal digits in upper case. */
  readonly resultCode?: string;
  /** With two decimals. */
  readonly amount?: string;
  readonly traceNo?: string;
  readonly receiptNo?: string;
  /** Masked digits are `*`. */
  readonly cardNumber?: string;
  readonly cardName?: string;
  readonly text?: string;
}

/**
 * The length of a field: a number of bytes, or where the field itself says it. `LL` and `LLL`: in two or three bytes of a decimal
 * digit each, so that `F1 F6` is 16. `TLV`: as `tlvSpan` reads it.
 */
type Length = number | 'LL' | 'LLL' | 'TLV';

/**
 * The lengths of the fields by their tags, also of those that are only skipped. An unknown field ends the reading, because the
 * next one cannot be found.
 */
const lengths: Readonly<Record<number, Length>> = {
  0x01: 1,
  0x02: 1,
  0x03: 1,
  0x04: 6,
  0x05: 1,
  0x06: 'TLV',
  0x0b: 3,
  0x0c: 3,
  0x0d: 2,
  0x0e: 2,
  0x17: 2,
  0x19: 1,
  0x22: 'LL',
  0x23: 'LL',
  0x24: 'LLL',
  0x27: 1,
  0x29: 4,
  0x2a: 15,
  0x2d: 'LL',
  0x2e: 'LLL',
  0x37: 3,
  0x3a: 2,
  0x3b: 8,
  0x3c: 'LLL',
  0x49: 2,
  0x60: 'LLL',
  0x87: 2,
  0x88: 3,
  0x8a: 1,
  0x8b: 'LL',
  0x8c: 1,
  0x92: 'LLL',
  0x9a: 'LLL',
  0xa0: 1,
  0xa7: 'LL',
  0xaa: 3,
  0xaf: 'LLL',
  0xba: 5,
};

/** Reads the fields of a status information (`04 0F`), as far as they are understood. */
export function readStatusFields(data: Buffer): StatusFields {
  const bytesByTag = new Map<number, Buffer>();
  for (let position = 0; position < data.length;) {
    const tag = data[position] as number;
    const span = spanOf(data, position + 1, lengths[tag]);
    if (!span || span.to > data.length) break;
    bytesByTag.set(tag, data.subarray(span.from, span.to));
    position = span.to;
  }
  /** The field as `{ [name]: value }`; empty if it was not sent. */
  const field = <T>(tag: number, name: string, read: (bytes: Buffer) => T) => {
    const bytes = bytesByTag.get(tag);
    return bytes ? { [name]: read(bytes) } : {};
  };
  return {
    ...field(0x27, 'resultCode', (bytes) => bytes.toString('hex').toUpperCase()),
    ...field(0x04, 'amount', bcdToAmount),
    ...field(0x0b, 'traceNo', bcdToDigits),
    ...field(0x87, 'receiptNo', bcdToDigits),
    ...field(0x22, 'cardNumber', bcdToDigits),
    ...field(0x8b, 'cardName', plainText),
    ...field(0x3c, 'text', plainText),
  };
}

const plainText = (bytes: Buffer): string => bytes.toString('latin1').replaceAll('\0', '').trim();

/**
 * Where the content of a field lies, without the byte `to`. Undefined if its length is not known or not valid.
 * @param position the byte after the tag
 */
const spanOf = (data: Buffer, position: number, length: Length | undefined) => {
  if (length === undefined) return undefined;
  if (typeof length === 'number') return { from: position, to: position + length };
  if (length === 'TLV') return tlvSpan(data, position);
  const digitCount = length === 'LL' ? 2 : 3;
  const digitBytes = [...data.subarray(position, position + digitCount)];
  const isNoDigit = (byte: number) => byte >> 4 !== 0xf || (byte & 0xf) > 9;
  if (digitBytes.length < digitCount || digitBytes.some(isNoDigit)) return undefined;
  const size = Number(digitBytes.map((byte) => byte & 0xf).join(''));
  return { from: position + digitCount, to: position + digitCount + size };
};

/**
 * Where the content of a container lies. Its length comes before it (hexadecimal): one byte below 80, else `81` and one byte,
 * or `82` and two bytes.
 */
const tlvSpan = (data: Buffer, position: number) => {
  const first = data[position];
  if (first === undefined) return undefined;
  if (first < 0x80) return { from: position + 1, to: position + 1 + first };
  if (first === 0x81 && position + 2 <= data.length)
    return { from: position + 2, to: position + 2 + (data[position + 1] ?? 0) };
  if (first === 0x82 && position + 3 <= data.length)
    return { from: position + 3, to: position + 3 + data.readUInt16BE(position + 1) };
  return undefined;
};
