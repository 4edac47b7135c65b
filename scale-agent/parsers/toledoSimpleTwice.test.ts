import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parser as toledoSimpleTwice } from './toledoSimpleTwice.ts';
import { cutAt, heardBy, latin1, values } from './testing.ts';

const site = latin1('I4 A "C118667709"\r\nS S      40420 kg\r\nS D      38060 kg\r\n');

describe('a terminal that introduces itself', () => {
  it('is believed after its serial number, wherever its words are cut', () => {
    for (let place = 0; place <= site.length; place++)
      expect(values(heardBy(toledoSimpleTwice, cutAt(site, place)))).toEqual(['40420 kg', '38060 kg']);
  });

  it('is not believed before, nor in the next connection by the last one’s number', () => {
    expect(heardBy(toledoSimpleTwice, [latin1('S S      40420 kg\r\n')])).toEqual([
      { kind: 'none', reason: 'unreadable', raw: 'S S      40420 kg' },
    ]);
    heardBy(toledoSimpleTwice, [site]);
    expect(values(heardBy(toledoSimpleTwice, [latin1('S S      40420 kg\r\n')]))).toEqual([]);
  });

  it('says why it has no weight at any time', () => {
    expect(heardBy(toledoSimpleTwice, [latin1('S +\r\n')])).toMatchObject([{ reason: 'overload' }]);
  });

  it('gives nothing out of any other bytes', () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ maxLength: 100 }), { maxLength: 5 }), (pieces) => {
        expect(values(heardBy(toledoSimpleTwice, pieces))).toEqual([]);
      }),
    );
  });
});
