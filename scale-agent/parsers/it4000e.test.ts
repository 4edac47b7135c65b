import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { NoWeightReason } from '#domain/weighing/reading.ts';
import { crc16, parser as it4000e, parseIt4000e } from './it4000e.ts';
import { bytesOf, cutAt, heardBy, joined, latin1, values, withByte } from './testing.ts';

/** Telegrams as indicators really sent them, of three generations, and two made by the same rule. */
const metasfresh = '<000002.07.1413:25  111     0.0    90.0   -90.0kgPT2  1   11540>';
const it6 = '<000016.09.2015:21   01    2240       0    2240kg     1   30955>';
const it3000 = '<000004.11.0311:54   41     330       0     330kg     1   56880>';
const resting = '<000021.11.2609:41  171   40420       0   40420kg     1   30534>';
const moving = '<001021.11.2609:41   01   38060   14500   23560kgPT   1   21428>';
const frames = [metasfresh, it6, it3000, resting, moving];
// Positions used below, with the sign `<` at 0 (the parser counts without it): 1 error (2), 3 motion, 4 sign of the gross, 5 date,
// 13 time, 23 gross (8), 31 tare (8), 39 net (8), 47 unit (2), 55 check.
const body = (frame: string) => frame.slice(1, -1);
/** The body of a frame with some characters changed from `at` on, and a check that fits again. The sign `<` is at 0. */
const changed = (frame: string, at: number, text: string): string => {
  const checked = body(frame).slice(0, at - 1) + text + body(frame).slice(at - 1 + text.length, 54);
  return checked + String(crc16(checked)).padStart(8);
};

describe('a telegram', () => {
  it.each<[string, string, [value: string, settled: boolean, alibiNo?: string]]>([
    ['of an empty scale with a tare is its gross, not its net', metasfresh, ['0.0', true, '02.07.14 1/11']],
    ['of an IT6', it6, ['2240', true]],
    ['of an IT3000', it3000, ['330', true, '04.11.03 1/4']],
    ['with its alibi number, the day and the scale it counts for', resting, ['40420', true, '21.11.26 1/17']],
    ['in motion is the gross, also with a preset tare', moving, ['38060', false]],
  ])('%s', (_rule, frame, [value, settled, alibiNo]) => {
    expect(parseIt4000e(body(frame))).toEqual({
      kind: 'value',
      value,
      unit: 'kg',
      settled,
      raw: frame,
      ...(alibiNo && { alibiNo }),
    });
  });

  it('may be negative, and says so twice', () => {
    const negative = changed(`<${changed(resting, 23, '     -40')}>`, 4, '1');
    expect(parseIt4000e(negative)).toMatchObject({ kind: 'value', value: '-40' });
  });

  it.each<[string, string, NoWeightReason]>([
    ['whose signs disagree', changed(resting, 4, '1'), 'unreadable'],
    ['with a minus that the sign denies', changed(resting, 23, '  -40420'), 'unreadable'],
    ['whose check does not fit', body(resting).replace('40420', '40430'), 'unreadable'],
    ['without its check', body(resting).slice(0, 54), 'unreadable'],
    ['with dashes for its weight', changed(resting, 23, '--------'), 'unreadable'],
    ['without a weight', changed(resting, 23, '        '), 'unreadable'],
    ['in a unit nobody knows', changed(resting, 47, 'oz'), 'unreadable'],
    ['that ends early', body(resting).slice(0, 49), 'unreadable'],
    ['of nothing', '', 'unreadable'],
    ['of an application’s own layout', '00000    1100       0    1100kg122.12.0812:59   0', 'unreadable'],
    ['that carries a fault', changed(resting, 1, '12'), 'overload'],
  ])('%s is no weight', (_fault, text, reason) => {
    expect(parseIt4000e(text)).toMatchObject({ kind: 'none', reason });
  });

  it.each<[string, NoWeightReason]>([
    ['11', 'fault'],
    ['12', 'overload'],
    ['13', 'not_executable'],
    ['14', 'not_executable'],
    ['15', 'fault'],
    ['20', 'underload'],
    ['31', 'unreadable'],
    ['32', 'not_executable'],
    ['99', 'not_executable'],
  ])('a telegram of error %s is no weight: %s', (code, reason) => {
    expect(parseIt4000e(code)).toEqual({ kind: 'none', reason, raw: `<${code}>` });
  });
});

describe('a stream of telegrams', () => {
  const all = latin1(frames.map((frame) => `${frame}\r\n`).join(''));
  const expected = values(heardBy(it4000e, [all]));

  it('gives each of them once', () => {
    expect(expected).toEqual(['0.0 kg', '2240 kg', '330 kg', '40420 kg', '38060 kg']);
  });

  it('is the same wherever it is cut', () => {
    for (let place = 0; place <= all.length; place++)
      expect(values(heardBy(it4000e, cutAt(all, place)))).toEqual(expected);
  });

  it('begun in the midst of a telegram goes on with the next', () => {
    for (let place = 1; place < resting.length; place++)
      expect(values(heardBy(it4000e, [latin1(resting.slice(place) + it6)]))).toEqual(['2240 kg']);
  });

  it('a stream of telegrams with one byte wrong gives no weight that was not sent', () => {
    fc.assert(
      fc.property(fc.nat(all.length - 1), fc.nat(255), (place, byte) => {
        const heard = values(heardBy(it4000e, [withByte(all, place, byte)]));
        expect(heard.every((value) => expected.includes(value))).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('a stream of any bytes gives no weight, and the parser never throws', () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ maxLength: 200 }), { maxLength: 5 }), (pieces) => {
        expect(values(heardBy(it4000e, pieces))).toEqual([]);
      }),
    );
  });

  it('a stream of telegrams without an end is said to be unreadable', () => {
    expect(heardBy(it4000e, [latin1(`<${'0'.repeat(200)}`)])).toMatchObject([
      { kind: 'none', reason: 'unreadable' },
    ]);
    expect(values(heardBy(it4000e, [joined(latin1('<0000'), bytesOf('00 ff'), latin1(resting))]))).toEqual([
      '40420 kg',
    ]);
  });
});
