import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allChecksHold, checkDigitOf, mrzFormats } from './format.ts';
import { twinOf } from './likeness.ts';
import { readMrz } from './read.ts';

const polish = [
  'I<POLABA3000004<<<<<<<<<<<<<<<',
  '8001014M3101012POL<<<<<<<<<<<4',
  'KOWALSKI<<JAN<<<<<<<<<<<<<<<<<',
];
const card = [
  'I<UTOD231458907<<<<<<<<<<<<<<<',
  '7408122F1204159UTO<<<<<<<<<<<6',
  'ERIKSSON<<ANNA<MARIA<<<<<<<<<<',
];
const olderCard = ['I<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<', 'D231458907UTO7408122F1204159<<<<<<<6'];
const passport = [
  'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<',
  'L898902C36UTO7408122F1204159ZE184226B<<<<<10',
];
const text = (lines: readonly string[]) => lines.join('\n');

describe('what a camera has read', () => {
  it.each([
    ['a Polish card', polish],
    ['a card of ICAO 9303', card],
    ['an older card of ICAO 9303', olderCard],
    ['a passport of ICAO 9303', passport],
  ])('is known as %s, also with other writing around it', (_what, lines) => {
    expect(readMrz(`RZECZPOSPOLITA POLSKA DOWOD OSOBISTY\n${text(lines)}\n\n`)).toEqual(lines);
  });

  it.each([
    ['a nought for an O in a nation', '8001014M3101012P0L<<<<<<<<<<<4', 1],
    ['letters for digits in dates', 'BOO1OI4M31O1012POL<<<<<<<<<<<4', 1],
    ['an O for a nought in a number of which the issuer is known', 'I<POLABA3O0O004<<<<<<<<<<<<<<<', 0],
    ['an 8 for a B there', 'I<POLA8A3000004<<<<<<<<<<<<<<<', 0],
    ['fillers taken for letters', 'I<POLABA3000004<<<<<<LKLLLLL<LKL', 0],
    ['fillers left out', '8001014M3101012POL<<<<<<<4', 1],
    ['blanks', '8001014M3101 012POL<<<<<<<<<<<4', 1],
    ['fillers left out behind the name', 'KOWALSKI<<JAN<<<<<<<<<<<<<<<', 2],
  ])('is put right by what may stand there: %s', (_what, misread, line) => {
    expect(readMrz(text(polish.with(line, misread)))).toEqual(polish);
  });

  it('is put right where one sign of a number was taken for its twin, and its check digit says which', () => {
    expect(readMrz(text(card.with(0, 'I<UTOD2314S8907<<<<<<<<<<<<<<<')))).toEqual(card);
  });

  it.each([
    ['a wrong digit that looks like no other', polish.with(1, '8001094M3101012POL<<<<<<<<<<<4')],
    ['two signs of a number taken for their twins', card.with(0, 'I<UTOD23I4S8907<<<<<<<<<<<<<<<')],
    ['fillers within the names taken for letters', card.with(2, 'ERIKSSON<K<ANNA<KMARIA<K<K<K<K')],
    ['a line that is missing', card.slice(1)],
    ['other writing', ['WYJAZD Z TERMINALU PO OPLACENIU POSTOJU', 'PROSIMY NIE BLOKOWAC WAGI SAMOCHODOWEJ']],
    ['nothing', []],
  ])('is not guessed at: %s', (_what, lines) => expect(readMrz(text(lines))).toBeUndefined());
});

const signs = (alphabet: string, length: number) =>
  fc.array(fc.constantFrom(...alphabet), { minLength: length, maxLength: length }).map((all) => all.join(''));
const digits = '0123456789';
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const withCheck = (field: string) => field + checkDigitOf(field);
const someCard = fc
  .record({ number: signs(digits + letters, 9), birth: signs(digits, 6), expiry: signs(digits, 6) })
  .map(({ number, birth, expiry }) => {
    const first = withCheck(number).padEnd(25, '<');
    const [born, until] = [withCheck(birth), withCheck(expiry)];
    const all = checkDigitOf(`${first}${born}${until}${'<'.repeat(11)}`);
    return [`I<UTO${first}`, `${born}M${until}UTO${'<'.repeat(11)}${all}`, card[2] ?? ''];
  });
/** Two positions within the number of a card. */
const numberPlaces = fc.uniqueArray(fc.integer({ min: 5, max: 13 }), { minLength: 2, maxLength: 2 });
const change = (line: string, place: number, sign: string) =>
  line.slice(0, place) + sign + line.slice(place + 1);

describe('whatever a camera reads', () => {
  it('a whole document is read as it is', () => {
    fc.assert(
      fc.property(someCard, (lines) => {
        expect(readMrz(text(lines))).toEqual(lines);
      }),
    );
  });

  it('two signs of a number taken for their twins never become a third number', () => {
    fc.assert(
      fc.property(someCard, numberPlaces, (lines, places) => {
        const [line = ''] = lines;
        const twins = places.map((place) => twinOf(line[place] ?? ''));
        fc.pre(!twins.includes(undefined));
        const misread = places.reduce((so, place, index) => change(so, place, twins[index] ?? ''), line);
        const read = readMrz(text(lines.with(0, misread)));
        // Two errors may cancel each other out in the check digit: then the misread line counts as correct.
        expect([undefined, line, misread]).toContain(read?.[0]);
      }),
    );
  });

  it('what is taken for a document has the right lengths, and every check digit holds', () => {
    const noise = fc.tuple(fc.nat(2), fc.nat(29), fc.constantFrom(...digits, ...letters, '<'));
    fc.assert(
      fc.property(someCard, fc.array(noise, { maxLength: 4 }), (lines, faults) => {
        const read = readMrz(
          text(
            faults.reduce((so, [line, at, sign]) => so.with(line, change(so[line] ?? '', at, sign)), lines),
          ),
        );
        const [format] = mrzFormats;
        if (!read || !format) return;
        expect(read.map((line) => line.length)).toEqual([30, 30, 30]);
        expect(allChecksHold(format, read)).toBe(true);
      }),
    );
  });
});
