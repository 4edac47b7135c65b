import { Decimal } from 'decimal.js';
import type { NoWeightReason, Telegram } from '#domain/weighing/reading.ts';
import type { StreamParser } from './parser.ts';

const stx = 0x02;
const cr = 0x0d;
/**
 * The length of a frame in bytes: STX, three status words, six digits of weight, six of tare, CR. Most terminals add a check sum
 * (`checkedLength`).
 */
const bareLength = 17;
const checkedLength = 18;
/** After so many bytes without a frame, noise is reported. */
const noiseLength = 64;

/** The power of ten by which the digits are multiplied, by the three low bits of the first status word. */
const exponents = [2, 1, 0, -1, -2, -3, -4, -5] as const;
/** One to six digits, with spaces in front. */
const digitsField = /^ *\d{1,6}$/;

/** Whether a bit is set; the lowest bit has the place 0. */
const bit = (word: number, place: number): boolean => ((word >> place) & 1) === 1;
/** The bytes as hexadecimal numbers with a space between two of them: `02 30 0d`. */
const hex = (bytes: Uint8Array): string =>
  Buffer.from(bytes)
    .toString('hex')
    .replace(/(..)(?=.)/g, '$1 ');

/** Whether a frame may begin here: STX and CR at their places, and the bit that all status words have set. */
const looksLikeFrame = (bytes: Uint8Array, at: number): boolean =>
  bytes[at] === stx &&
  bytes[at + bareLength - 1] === cr &&
  [1, 2, 3].every((place) => bit(bytes[at + place] ?? 0, 5));

/** Whether the check sum is right: the low seven bits of all bytes add up to zero. */
const hasValidCheckSum = (frame: Uint8Array): boolean =>
  (frame.reduce((sum, byte) => sum + (byte & 0x7f), 0) & 0x7f) === 0;

/** Parses one frame of 17 or 18 bytes without parity bits. The weight is the gross, even if a tare is set. */
export function parseContinuousFrame(frame: Uint8Array): Telegram {
  const raw = hex(frame);
  const none = (reason: NoWeightReason): Telegram => ({ kind: 'none', reason, raw });
  const [, statusA = 0, statusB = 0, statusC = 0] = frame;
  const text = Buffer.from(frame).toString('latin1');
  const [digits, tareDigits] = [text.slice(4, 10), text.slice(10, 16)];
  if (!looksLikeFrame(frame, 0) || (frame.length === checkedLength && !hasValidCheckSum(frame)))
    return none('unreadable');
  const isNegative = bit(statusB, 1);
  // The weight is out of the range of the scale.
  if (bit(statusB, 2)) return none(isNegative ? 'underload' : 'overload');
  if (bit(statusB, 6)) return none('zero_not_set');
  // An expanded reading, ten times finer than the approved division of the scale.
  if (bit(statusC, 4)) return none('not_executable');
  const unit = unitOf(statusB, statusC);
  const isNet = bit(statusB, 0);
  if (!unit || !digitsField.test(digits) || (isNet && !digitsField.test(tareDigits)))
    return none('unreadable');

  const exponent = exponents[statusA & 7] ?? 0;
  const displayed = new Decimal(`${isNegative ? '-' : ''}${digits.trim()}e${exponent}`);
  const gross = isNet ? displayed.plus(`${tareDigits.trim()}e${exponent}`) : displayed;
  return { kind: 'value', value: gross.toFixed(), unit, settled: !bit(statusB, 3), raw };
}

/** The three low bits of the third status word say the unit. If they are 0, bit 4 of the second word says kilograms or pounds. */
const unitOf = (statusB: number, statusC: number): 'kg' | 't' | 'g' | 'lb' | undefined => {
  const code = statusC & 7;
  if (code === 0) return bit(statusB, 4) ? 'kg' : 'lb';
  if (code === 1) return 'g';
  return code === 2 ? 't' : undefined;
};

/**
 * Finds frames by STX and length and not by an end byte, because the check sum may be any byte, even STX or CR. Two frames
 * in succession show whether there is a check sum; before that no frame is accepted.
 */
export const parser: StreamParser = {
  kind: 'stream',
  begin: (onTelegram) => {
    let waiting = new Uint8Array();
    /** The length of the frames of this terminal, 17 or 18 bytes; undefined until it is found. */
    let length: number | undefined;
    let noise: number[] = [];

    const skip = (count: number): void => {
      noise.push(...waiting.subarray(0, count));
      waiting = waiting.slice(count);
      if (noise.length >= noiseLength) reportNoise();
    };
    const reportNoise = (): void => {
      onTelegram({
        kind: 'none',
        reason: 'unreadable',
        raw: hex(Uint8Array.from(noise.slice(0, noiseLength))),
      });
      noise = [];
    };
    const take = (count: number): void => {
      const frame = waiting.slice(0, count);
      waiting = waiting.slice(count);
      noise = [];
      onTelegram(parseContinuousFrame(frame));
    };
    /** Processes the next part; false when more bytes are needed first. */
    const step = (): boolean => {
      const start = waiting.indexOf(stx);
      if (start !== 0) {
        if (waiting.length === 0) return false;
        skip(start === -1 ? waiting.length : start);
        return true;
      }
      // While the length is unknown, `findLength` needs the longest frame and all bytes of the next one up to its CR.
      if (waiting.length < (length ?? checkedLength + bareLength)) return false;
      if (!looksLikeFrame(waiting, 0)) skip(1);
      else if (length !== undefined) takeFrame(length);
      else findLength();
      return true;
    };
    const takeFrame = (count: number): void => {
      if (count === checkedLength && !hasValidCheckSum(waiting.subarray(0, count))) {
        onTelegram({ kind: 'none', reason: 'unreadable', raw: hex(waiting.subarray(0, count)) });
        skip(1);
      } else take(count);
    };
    const findLength = (): void => {
      if (looksLikeFrame(waiting, checkedLength) && hasValidCheckSum(waiting.subarray(0, checkedLength)))
        length = checkedLength;
      else if (looksLikeFrame(waiting, bareLength)) length = bareLength;
      else skip(1);
    };

    return (bytes) => {
      // The highest bit of a byte may be a parity bit.
      waiting = Uint8Array.from([...waiting, ...bytes.map((byte) => byte & 0x7f)]);
      while (step());
    };
  },
};
