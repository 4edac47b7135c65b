import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { NoWeightReason, Telegram } from '#domain/weighing/reading.ts';
import { parseContinuousFrame, parser as toledoContinuous } from './toledoContinuous.ts';
import { bytesOf, cutAt, heardBy, joined, latin1, values, withByte } from './testing.ts';

const dummyZero = bytesOf('02 31 30 20 20 20 34 30 34 32 20 20 20 20 20 30 0d 16');
const resting = bytesOf('02 32 30 20 20 34 30 34 32 30 20 20 20 20 20 30 0d 05');
const moving = bytesOf('02 32 38 20 20 33 38 30 36 30 20 20 20 20 20 30 0d 76');
const net = bytesOf('02 32 31 20 20 32 33 35 36 30 20 31 34 35 30 30 0d 34');
const overload = bytesOf('02 32 3c 20 20 36 30 32 30 30 20 20 20 20 20 30 0d 7b');
const tonnes = bytesOf('02 35 30 22 20 34 30 34 32 30 20 20 20 20 20 30 0d 00');
const bare = (frame: Uint8Array) => frame.slice(0, 17);
/** A frame with some bytes changed, and a check that fits again. Bytes 1 to 3 are status words, 4 the weight (6), 10 the tare (6). */
const changed = (frame: Uint8Array, at: number, bytes: Uint8Array): Uint8Array => {
  const body = bare(frame);
  body.set(bytes, at);
  return joined(body, Uint8Array.of(-body.reduce((sum, byte) => sum + byte, 0) & 0x7f));
};
/** A frame with this check: 0x02 looks like the begin of a frame, 0x0d like its end. */
const checkedBy = (check: number): Uint8Array => {
  for (let kilograms = 10_000; kilograms < 99_999; kilograms += 10) {
    const frame = changed(resting, 4, latin1(String(kilograms).padStart(6)));
    if (frame[17] === check) return frame;
  }
  throw new Error('no such frame');
};

describe('a frame', () => {
  it.each<[string, Uint8Array, Partial<Telegram>]>([
    ['with a dummy zero', dummyZero, { value: '40420', unit: 'kg', settled: true }],
    ['at rest', resting, { value: '40420', unit: 'kg', settled: true }],
    ['in motion', moving, { value: '38060', unit: 'kg', settled: false }],
    ['that shows a net is its gross', net, { value: '38060', unit: 'kg', settled: true }],
    ['in tonnes', tonnes, { value: '40.42', unit: 't', settled: true }],
    ['without a check', bare(resting), { value: '40420', unit: 'kg', settled: true }],
    ['below zero', changed(resting, 2, Uint8Array.of(0x32)), { value: '-40420', unit: 'kg' }],
    ['in pounds', changed(resting, 2, Uint8Array.of(0x20)), { value: '40420', unit: 'lb' }],
    ['with zeros before its digits', changed(resting, 4, latin1('040420')), { value: '40420' }],
  ])('%s', (_rule, frame, telegram) => {
    expect(parseContinuousFrame(frame)).toMatchObject({ kind: 'value', ...telegram });
  });

  it.each<[string, Uint8Array, NoWeightReason]>([
    ['over the range', overload, 'overload'],
    ['under zero', changed(overload, 2, Uint8Array.of(0x3e)), 'underload'],
    ['of a terminal that was not zeroed', changed(resting, 2, Uint8Array.of(0x70)), 'zero_not_set'],
    ['ten times finer than the scale', changed(resting, 3, Uint8Array.of(0x30)), 'not_executable'],
    ['in ounces', changed(resting, 3, Uint8Array.of(0x23)), 'unreadable'],
    ['of dashes', changed(resting, 4, latin1('------')), 'unreadable'],
    ['of blanks', changed(resting, 4, latin1('      ')), 'unreadable'],
    ['with a gap in its digits', changed(resting, 4, latin1('40 420')), 'unreadable'],
    ['that shows a net without its tare', changed(net, 10, latin1('------')), 'unreadable'],
    ['whose check does not fit', withByte(resting, 5, 0x35), 'unreadable'],
  ])('%s is no weight', (_fault, frame, reason) => {
    expect(parseContinuousFrame(frame)).toMatchObject({ kind: 'none', reason });
  });
});

describe.each([
  ['with checks', (frame: Uint8Array) => frame],
  ['without checks', bare],
])('a stream %s', (_kind, of) => {
  const frames = [resting, moving, net, tonnes, dummyZero, resting].map(of);
  const all = joined(...frames);
  const expected = ['40420 kg', '38060 kg', '38060 kg', '40.42 t', '40420 kg', '40420 kg'];

  it('gives each frame once, the first with the second', () => {
    expect(values(heardBy(toledoContinuous, [all]))).toEqual(expected);
    expect(heardBy(toledoContinuous, [frames[0] as Uint8Array])).toEqual([]);
  });

  it('is the same wherever it is cut, and byte by byte', () => {
    for (let place = 0; place <= all.length; place++)
      expect(values(heardBy(toledoContinuous, cutAt(all, place)))).toEqual(expected);
    expect(
      values(
        heardBy(
          toledoContinuous,
          [...all].map((byte) => Uint8Array.of(byte)),
        ),
      ),
    ).toEqual(expected);
  });

  it('a telegram with parity in every eighth bit is the same', () => {
    const even = all.map((byte) => byte | (byte.toString(2).replaceAll('0', '').length % 2 ? 0x80 : 0));
    expect(values(heardBy(toledoContinuous, [even]))).toEqual(expected);
  });

  it('begun in the midst of a frame goes on with the next', () => {
    for (let place = 1; place < 17; place++)
      expect(values(heardBy(toledoContinuous, [all.slice(place)]))).toEqual(expected.slice(1));
  });
});

describe('a stream with checks', () => {
  it.each([0x00, 0x02, 0x0d])(
    'a stream with checks whose check is the byte %i gives its weights',
    (check) => {
      const frame = check === 0 ? tonnes : checkedBy(check);
      const heard = heardBy(toledoContinuous, [joined(frame, frame, frame, frame)]);
      expect(heard).toHaveLength(4);
      expect(new Set(values(heard)).size).toBe(1);
    },
  );

  it('a stream with checks with one byte wrong gives no weight that was not sent, and goes on after it', () => {
    const all = joined(...Array.from({ length: 8 }, () => resting));
    fc.assert(
      fc.property(fc.nat(all.length - 1), fc.nat(255), (place, byte) => {
        const heard = values(heardBy(toledoContinuous, [withByte(all, place, byte)]));
        expect(new Set(heard)).toEqual(new Set(['40420 kg']));
        expect(heard.length).toBeGreaterThanOrEqual(5);
      }),
      { numRuns: 500 },
    );
  });

  it('a stream with checks between noise gives its weights and nothing else', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 100 }), (noise) => {
        const stream = [noise, joined(resting, resting, resting, resting)];
        expect(new Set(values(heardBy(toledoContinuous, stream)))).toEqual(new Set(['40420 kg']));
      }),
    );
  });
});

describe('noise', () => {
  it('is no weight, whatever it is', () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ maxLength: 200 }), { maxLength: 5 }), (pieces) => {
        expect(values(heardBy(toledoContinuous, pieces))).toEqual([]);
      }),
    );
  });

  it('is said to be unreadable once there is much of it', () => {
    expect(heardBy(toledoContinuous, [latin1('S S      40420 kg\r\n'.repeat(5))])).toMatchObject([
      { kind: 'none', reason: 'unreadable' },
    ]);
  });
});
