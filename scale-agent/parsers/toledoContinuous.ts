import { Decimal } from 'decimal.js';
import type { NoWeightReason, Telegram } from '#domain/weighing/reading.ts';
import type { StreamParser } from './parser.ts';

const stx = 0x02;
const cr = 0x0d;
/** STX, three status words, six digits of weight, six of tare, CR; most terminals add a check sum. */
const bareLength = 17;
const checkedLength = 18;
/** After so many bytes without a frame, noise is reported. */
const noiseLength = 64;

const exponents = [2, 1, 0, -1, -2, -3, -4, -5] as const;
const digitsField = /^ *\d{1,6}$/;

const bit = (word: number, place: number): boolean => ((word >> place) & 1) === 1;
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
const checks = (frame: Uint8Array): boolean =>
  (frame.reduce((sum, byte) => sum + (byte & 0x7f), 0) & 0x7f) === 0;

/** Parses one frame of 17 or 18 bytes without parity bits. The weight is the gross, even if a tare is set. */
export function parseContinuousFrame(frame: Uint8Array): Telegram {
  const raw = hex(frame);
  const none = (reason: NoWeightReason): Telegram => ({ kind: 'none', reason, raw });
  const [, a = 0, b = 0, c = 0] = frame;
  const text = Buffer.from(frame).toString('latin1');
  const [digits, tareDigits] = [text.slice(4, 10), text.slice(10, 16)];
  if (!looksLikeFrame(frame, 0) || (frame.length === checkedLength && !checks(frame)))
    return none('unreadable');
  if (bit(b, 2)) return none(bit(b, 1) ? 'underload' : 'overload');
  if (bit(b, 6)) return none('zero_not_set');
  // An expanded reading, ten times finer than the approved division of the scale.
  if (bit(c, 4)) return none('not_executable');
  const unit = unitOf(b, c);
  const isNet = bit(b, 0);
  if (!unit || !digitsField.test(digits) || (isNet && !digitsField.test(tareDigits)))
    return none('unreadable');

  const exponent = exponents[a & 7] ?? 0;
  const shown = new Decimal(`${bit(b, 1) ? '-' : ''}${digits.trim()}e${exponent}`);
  const gross = isNet ? shown.plus(`${tareDigits.trim()}e${exponent}`) : shown;
  return { kind: 'value', value: gross.toFixed(), unit, settled: !bit(b, 3), raw };
}

const unitOf = (b: number, c: number): 'kg' | 't' | 'g' | 'lb' | undefined => {
  const code = c & 7;
  if (code === 0) return bit(b, 4) ? 'kg' : 'lb';
  return code === 1 ? 'g' : code === 2 ? 't' : undefined;
};

/**
 * Finds frames by STX and length and not by an end byte, because the check sum may be any byte, even STX or CR. Two frames
 * in succession show whether there is a check sum; before that no frame is accepted.
 */
export const parser: StreamParser = {
  kind: 'stream',
  begin: (heard) => {
    let waiting = new Uint8Array();
    let length: number | undefined;
    let noise: number[] = [];

    const skip = (count: number): void => {
      noise.push(...waiting.subarray(0, count));
      waiting = waiting.slice(count);
      if (noise.length >= noiseLength) reportNoise();
    };
    const reportNoise = (): void => {
      heard({ kind: 'none', reason: 'unreadable', raw: hex(Uint8Array.from(noise.slice(0, noiseLength))) });
      noise = [];
    };
    const take = (count: number): void => {
      const frame = waiting.slice(0, count);
      waiting = waiting.slice(count);
      noise = [];
      heard(parseContinuousFrame(frame));
    };
    /** Processes the next part; false when more bytes are needed first. */
    const step = (): boolean => {
      const begins = waiting.indexOf(stx);
      if (begins !== 0) {
        if (waiting.length === 0) return false;
        skip(begins === -1 ? waiting.length : begins);
        return true;
      }
      if (waiting.length < (length ?? checkedLength + bareLength)) return false;
      if (!looksLikeFrame(waiting, 0)) skip(1);
      else if (length !== undefined) followed(length);
      else learn();
      return true;
    };
    const followed = (count: number): void => {
      if (count === checkedLength && !checks(waiting.subarray(0, count))) {
        heard({ kind: 'none', reason: 'unreadable', raw: hex(waiting.subarray(0, count)) });
        skip(1);
      } else take(count);
    };
    const learn = (): void => {
      if (looksLikeFrame(waiting, checkedLength) && checks(waiting.subarray(0, checkedLength)))
        length = checkedLength;
      else if (looksLikeFrame(waiting, bareLength)) length = bareLength;
      else skip(1);
    };

    return (bytes) => {
      waiting = Uint8Array.from([...waiting, ...bytes.map((byte) => byte & 0x7f)]);
      while (step());
    };
  },
};
