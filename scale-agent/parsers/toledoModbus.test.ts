import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSwappedRegister } from './toledoModbus.ts';

/** Words as an indicator with "Byte Swap" has them on the wire. */
describe('a register with its bytes swapped', () => {
  it.each<[number, string]>([
    [0x4b05, '1355'],
    [0x204e, '20000'],
    [0xe49d, '40420'],
    [0x4fc3, '49999'],
    [0x50c3, '-15536'],
    [0xd8ff, '-40'],
    [0xffff, '-1'],
    [0x0000, '0'],
  ])('the word %i is %s kg, and says nothing of motion', (word, value) => {
    const raw = `0x${word.toString(16).padStart(4, '0')}`;
    expect(parseSwappedRegister([word])).toEqual({ kind: 'value', value, unit: 'kg', settled: null, raw });
  });

  it('holds every weight from -15 536 to 49 999 kg', () => {
    fc.assert(
      fc.property(fc.integer({ min: -15_536, max: 49_999 }), (kg) => {
        const bytes = Buffer.alloc(2);
        bytes.writeUInt16LE(kg < 0 ? kg + 0x10000 : kg);
        expect(parseSwappedRegister([bytes.readUInt16BE()])).toMatchObject({
          kind: 'value',
          value: String(kg),
        });
      }),
    );
  });
});

describe('what is no register', () => {
  it.each<[string, number[]]>([
    ['nothing', []],
    ['more than 16 bits', [0x10000]],
    ['a negative number', [-1]],
    ['a fraction', [1.5]],
    ['no number', [Number.NaN]],
    ['an endless number', [Number.POSITIVE_INFINITY]],
  ])('is no weight: %s', (_rule, words) => {
    expect(parseSwappedRegister(words)).toMatchObject({ kind: 'none', reason: 'unreadable' });
  });

  it('is never a weight out of its range, and never throws', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.double(), fc.integer(), fc.integer({ min: 0, max: 0xffff }))),
        (words) => {
          const telegram = parseSwappedRegister(words);
          const [word = -1] = words;
          expect(telegram.kind).toBe(
            Number.isInteger(word) && word >= 0 && word <= 0xffff ? 'value' : 'none',
          );
        },
      ),
    );
  });
});
