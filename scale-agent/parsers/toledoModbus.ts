import type { Telegram } from '#domain/weighing/reading.ts';
import type { RegisterParser } from './parser.ts';

/** Values from here on are negative numbers: the range 0…49 999 kg covers a truck, which int16 does not. */
const firstNegative = 50_000;

/**
 * Parses one holding register with swapped bytes, in kilograms. It has no stability flag: that is decided from a series of
 * readings.
 */
export function parseSwappedRegister(words: readonly number[]): Telegram {
  const [word] = words;
  const raw = word === undefined ? '' : `0x${word.toString(16).padStart(4, '0')}`;
  if (word === undefined || !Number.isInteger(word) || word < 0 || word > 0xffff)
    return { kind: 'none', reason: 'unreadable', raw };
  const swapped = ((word & 0xff) << 8) | (word >> 8);
  const value = swapped >= firstNegative ? swapped - 0x10000 : swapped;
  return { kind: 'value', value: String(value), unit: 'kg', settled: null, raw };
}

export const parser: RegisterParser = { kind: 'registers', count: 1, parse: parseSwappedRegister };
