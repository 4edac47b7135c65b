import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSicsLine } from './toledoSimple.ts';
import { lineCutter } from './lines.ts';
import { unescaped } from '../drivers/conversation.ts';

const linesOf = (pieces: readonly string[]): string[] => {
  const heard: string[] = [];
  const cut = lineCutter((line) => heard.push(line));
  pieces.forEach(cut);
  return heard;
};

const piecesOf = (stream: string, cuts: readonly number[]): string[] => {
  const places = [0, ...cuts.map((cut) => cut % (stream.length + 1)), stream.length].toSorted(
    (a, b) => a - b,
  );
  return places.slice(1).map((end, index) => stream.slice(places[index], end));
};

const weights = 'I4 A "C118667709"\r\nS S      40420 kg\r\nS D      38060 kg\r\nS +\r\n';
const weightLines = ['I4 A "C118667709"', 'S S      40420 kg', 'S D      38060 kg', 'S +'];

describe('a stream of lines', () => {
  it.each<[string, string]>([
    ['CR and LF', weights],
    ['CR alone', weights.replaceAll('\n', '')],
    ['LF alone', weights.replaceAll('\r', '')],
    ['empty lines between', weights.replaceAll('\r\n', '\r\n\r\n \r\n')],
  ])('is cut at %s', (_end, stream) => expect(linesOf([stream])).toEqual(weightLines));

  it.each(Array.from({ length: weights.length + 1 }, (_, at) => at))(
    'gives the same lines when it breaks at letter %i',
    (at) => {
      expect(linesOf([weights.slice(0, at), weights.slice(at)])).toEqual(weightLines);
    },
  );

  it('gives the same lines letter by letter', () => expect(linesOf([...weights])).toEqual(weightLines));

  it('gives the same lines however it is cut', () => {
    const line = fc.oneof(
      fc.string({ unit: fc.constantFrom('S', ' ', '4', 'k', '\u0000', '"'), maxLength: 40 }),
      fc.integer({ min: 500, max: 1200 }).map((length) => 'S4'.repeat(length / 2)),
    );
    const end = fc.constantFrom('\r\n', '\r', '\n');
    const stream = fc.array(fc.tuple(line, end)).map((parts) => parts.flat().join(''));
    fc.assert(
      fc.property(stream, fc.array(fc.nat()), (text, cuts) => {
        expect(linesOf(piecesOf(text, cuts))).toEqual(linesOf([text]));
      }),
      { numRuns: 1000 },
    );
  });

  it('keeps what has no end yet to itself', () => {
    expect(linesOf(['S S      404'])).toEqual([]);
    expect(linesOf(['S S      404', '20 kg\r\n'])).toEqual(['S S      40420 kg']);
  });
});

/** The longest line that is parsed has 512 characters. */
describe('noise without an end', () => {
  const noise = 'x'.repeat(511);
  const weight = 'S S      40420 kg';

  it('does not fill the memory, and is one line', () => {
    const heard = linesOf([...Array.from({ length: 10_000 }, () => noise), '\r\n']);
    expect(heard).toHaveLength(1);
    expect(heard[0]?.length).toBeLessThan(600);
  });

  it.each<[string, string]>([
    ['beginning', `${'x'.repeat(513)}${' '.repeat(512 - weight.length)}${weight}`],
    ['end', `${weight}${' '.repeat(512 - weight.length)}x`],
  ])('is no weight, though it would be one without its %s', (_part, line) => {
    const telegrams = [[`${line}\r\n`], [line, '\r\n'], [...line, '\r\n']].map((pieces) =>
      linesOf(pieces).map(parseSicsLine),
    );
    for (const telegram of telegrams)
      expect(telegram).toMatchObject([{ kind: 'none', reason: 'unreadable' }]);
  });

  it('spoils no line after it', () => {
    expect(linesOf([noise, noise, noise, '\r\n', 'S S      40420 kg\r\n']).slice(1)).toEqual([
      'S S      40420 kg',
    ]);
  });
});

describe('a command as records hold it', () => {
  it.each([
    ['S\\r\\n', 'S\r\n'],
    ['SIR\\r\\n', 'SIR\r\n'],
    ['SI\r\n', 'SI\r\n'],
    ['', ''],
  ])('%j is sent as %j', (kept, sent) => expect(unescaped(kept)).toBe(sent));
});
