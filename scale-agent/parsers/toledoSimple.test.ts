import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { NoWeightReason } from '#domain/weighing/reading.ts';
import { parseSicsLine } from './toledoSimple.ts';

type Weight = readonly [value: string, unit: string, settled: boolean];

describe('a weight line', () => {
  it.each<[string, string, Weight]>([
    ['answers S at rest', 'S S      40420 kg', ['40420', 'kg', true]],
    ['says when the load moves', 'S D      38060 kg', ['38060', 'kg', false]],
    ['may be negative', 'S S        -40 kg', ['-40', 'kg', true]],
    ['may hold its sign apart from the digits', 'S S -      40 kg', ['-40', 'kg', true]],
    ['may begin its value with zeros, as seen on a site', 'S S         00 kg', ['00', 'kg', true]],
    ['may be in tonnes', 'S S     40.420 t', ['40.420', 't', true]],
    ['may be in grams', 'S S      100.0 g', ['100.0', 'g', true]],
    ['may be in pounds', 'S S       1000 lb', ['1000', 'lb', true]],
    ['may have a comma for its point', 'S S      123,4 kg', ['123.4', 'kg', true]],
    ['may have lost the last letter of its unit', 'S S      40420 k', ['40420', 'kg', true]],
    ['may begin with the command that was sent', 'SI S      123.4 kg', ['123.4', 'kg', true]],
    ['may begin with the command that repeats', 'SIR D       80.2 kg', ['80.2', 'kg', false]],
    ['may still have its line end', 'S S      40420 kg\r\n', ['40420', 'kg', true]],
  ])('%s', (_rule, line, [value, unit, settled]) => {
    expect(parseSicsLine(line)).toEqual({ kind: 'value', value, unit, settled, raw: line.trim() });
  });
});

describe('no weight', () => {
  it.each<[string, string, NoWeightReason]>([
    ['over the range', 'S +', 'overload'],
    ['under the range', 'S -', 'underload'],
    ['over the range, told with the command', 'SI +', 'overload'],
    ['while the indicator cannot answer', 'S I', 'not_executable'],
    ['out of a syntax error', 'ES', 'unreadable'],
    ['out of a transmission error', 'ET', 'unreadable'],
    ['out of a logical error', 'EL', 'unreadable'],
    ['out of a status nobody knows', 'S X      40420 kg', 'unreadable'],
    ['out of an answer of Radwag, another maker', 'S A', 'unreadable'],
    ['without digits', 'S S            kg', 'unreadable'],
    ['out of dashes', 'S S     ------ kg', 'unreadable'],
    ['out of digits with a gap', 'S S     404 20 kg', 'unreadable'],
    ['out of two points', 'S S     4.04.2 kg', 'unreadable'],
    ['out of a point alone', 'S S          . kg', 'unreadable'],
    ['out of an exponent', 'S S        4e5 kg', 'unreadable'],
    ['in ounces, which no weighbridge has', 'S S      40420 oz', 'unreadable'],
    ['out of half a line', 'S S      404', 'unreadable'],
    ['without a unit, which might be kilograms or tonnes', 'S S     40.420', 'unreadable'],
    ['out of the end of a line', '40420 kg', 'unreadable'],
    ['out of two lines run together', 'S S      40420 kgS S      40420 kg', 'unreadable'],
    ['with more digits than an indicator has', 'S S 12345678901 kg', 'unreadable'],
    ['out of noise', '\u0000\u0002~~', 'unreadable'],
  ])('%s', (_rule, line, reason) => {
    expect(parseSicsLine(line)).toEqual({ kind: 'none', reason, raw: line.trim() });
  });

  it.each(['', '   ', '\r\n', 'I4 A "C118667709"', 'I4 A "C987654321"\r\n'])(
    'no weight and no fault in %j',
    (line) => {
      expect(parseSicsLine(line)).toBeUndefined();
    },
  );
});

describe('whatever comes over the line', () => {
  /** Written apart from the parser: the shapes of a weight line that it may believe. */
  const weight = /^S(I|IR)?\s+[SD]\s+-?\s*\d{1,10}([.,]\d+)?\s*(kg?|t|g|lb?)$/i;
  const almost = fc
    .array(
      fc.constantFrom('S', 'D', 'I', 'R', '+', '-', ' ', '0', '4', '.', ',', 'k', 'g', 't', 'x', '\u0000'),
      { maxLength: 24 },
    )
    .map((letters) => letters.join(''));

  it('is never a weight unless it has the shape of one, and never throws', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          almost,
          almost.map((rest) => `S S ${rest}`),
        ),
        (line) => {
          if (parseSicsLine(line)?.kind === 'value') expect(line.trim()).toMatch(weight);
        },
      ),
      { numRuns: 3000 },
    );
  });

  it('a spoilt letter inside the value makes no weight of it', () => {
    const spoilt = fc.record({
      at: fc.integer({ min: 1, max: 7 }),
      by: fc.constantFrom('?', '-', 'A', '\u0000', ':', ' '),
    });
    fc.assert(
      fc.property(fc.integer({ min: 100_000_000, max: 999_999_999 }), spoilt, (kg, { at, by }) => {
        const digits = String(kg);
        const line = `S S ${digits.slice(0, at)}${by}${digits.slice(at + 1)} kg`;
        expect(parseSicsLine(line)).toEqual({ kind: 'none', reason: 'unreadable', raw: line });
      }),
    );
  });

  it('every weight that an indicator can show is read unchanged', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -99_999, max: 999_999 }),
        fc.boolean(),
        fc.constantFrom('kg', 'g', 't', 'lb'),
        (value, settled, unit) => {
          const line = `S ${settled ? 'S' : 'D'} ${String(value).padStart(10)} ${unit}`;
          expect(parseSicsLine(line)).toEqual({
            kind: 'value',
            value: String(value),
            unit,
            settled,
            raw: line,
          });
        },
      ),
    );
  });
});
