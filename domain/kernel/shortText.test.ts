import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { declarations, objects } from '../objects.ts';
import { fieldsOf } from './declaration.ts';
import { KejaError } from './fail.ts';
import { beginningOf, cleaned, isShortText, namesRecord, shortened } from './shortText.ts';
import { parseInput } from './validation.ts';

/**
 * Every line of text that people write, of every object, without those whose `format` refuses the texts of these tests. The texts
 * have at most ten characters.
 */
const lines = declarations.flatMap((declaration) =>
  Object.entries(fieldsOf(declaration)).flatMap(([name, field]) =>
    isShortText(field) && !field.format && (field.maxLength ?? 255) >= 10
      ? [[`${declaration.name}.${name}`, declaration, name] as const]
      : [],
  ),
);

const refusals = (declaration: (typeof lines)[number][1], name: string, value: string): string[] => {
  try {
    parseInput(declaration, { [name]: value }, 'update');
    return [];
  } catch (error) {
    return error instanceof KejaError
      ? error.errors.map(({ field, code }) => `${field} ${code}`)
      : ['broken'];
  }
};
const kept = (
  declaration: (typeof lines)[number][1],
  name: string,
  value: string,
  from?: 'server',
): unknown => parseInput(declaration, { [name]: value }, 'update', from)[name];

describe('every short text of every object', () => {
  it('is tested below: there are hundreds', () => expect(lines.length).toBeGreaterThan(200));

  it.each([
    ['  A   b ', 'A b'],
    ['A\nb', 'A b'],
    ['A\u00a0b', 'A b'],
    ['A\u200bb', 'Ab'],
    ['Z\u0301', 'Ź'],
  ])('%j is kept as %j', (written, expected) => {
    const wrong = lines.filter(([, declaration, name]) => kept(declaration, name, written) !== expected);
    expect(wrong.map(([path]) => path)).toEqual([]);
  });

  it.each(['a\u202etxt.exe', 'a\u2066b', 'a\u0007b', 'a\u009fb'])(
    '%j is refused and names its field',
    (written) => {
      const wrong = lines.filter(
        ([, declaration, name]) => refusals(declaration, name, written)[0] !== `${name} text_misleading`,
      );
      expect(wrong.map(([path]) => path)).toEqual([]);
    },
  );

  it.each(['\u200b', '  ', '\ufeff'])('%j counts as empty', (written) => {
    // A required field refuses it; any other becomes empty, or has its default.
    const wrong = lines.filter(([, declaration, name]) => {
      const [refusal] = refusals(declaration, name, written);
      return refusal ? refusal !== `${name} required` : kept(declaration, name, written) === written;
    });
    expect(wrong.map(([path]) => path)).toEqual([]);
  });

  it.each([
    ['name', true],
    ['surname', true],
    ['invSurname', true],
    ['customerName', true],
    ['city', false],
  ])('a field called %s names people or things: %s', (name, names) => {
    expect(namesRecord(objects.reclamation, name)).toBe(names);
  });

  it('a name has a letter or a digit', () => {
    const wrong = lines.filter(
      ([, declaration, name]) =>
        refusals(declaration, name, '-?-').includes(`${name} name_unreadable`) !==
        namesRecord(declaration, name),
    );
    expect(wrong.map(([path]) => path)).toEqual([]);
  });

  it('cleaning a short text a second time changes nothing', () => {
    const pieces = [
      'a',
      'e',
      ' ',
      '\u00e9',
      '\u1e2f',
      '\ufb2c',
      '\u0301',
      '\u0323',
      '\u200b',
      '\u00ad',
      '\u202e',
      '\n',
    ];
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...pieces) }), (written) => {
        expect(cleaned(cleaned(written))).toBe(cleaned(written));
      }),
    );
  });

  it('what a machine sends is cleaned, for nobody is there to correct it', () => {
    const wrong = lines.filter(
      ([, declaration, name]) => kept(declaration, name, 'a\u202eb\u0007c', 'server') !== 'a b c',
    );
    expect(wrong.map(([path]) => path)).toEqual([]);
  });
});

it('the beginning of a text has as many characters as are asked for, and no half of one', () => {
  expect(beginningOf('waga', 3)).toBe('wag');
  expect(beginningOf('waga', 9)).toBe('waga');
  expect(beginningOf('ab🚛', 4)).toBe('ab🚛');
  expect(beginningOf('ab🚛', 3)).toBe('ab');
});

it('a shortened text has at most as many characters as are asked for, with the mark of the cut and no half of one', () => {
  expect(shortened('waga', 4)).toBe('waga');
  expect(shortened('wagon', 4)).toBe('wag…');
  expect(shortened('ab🚛🚛', 4)).toBe('ab…');
  expect(shortened('ab🚛🚛', 5)).toBe('ab🚛…');
});

it('half an emoji at the end of a cut text of a machine becomes a sign for a missing character', () => {
  const texts = parseInput(
    objects.cardPayment,
    { cardSlip: '🚛'.slice(0, 1), cardName: 'A🚛'.slice(0, 2) },
    'update',
    'server',
  );
  expect(texts).toEqual({ cardSlip: '\ufffd', cardName: 'A\ufffd' });
});

it('what a machine says is cut to its field, without half an emoji, also in a row', () => {
  const slip = 'A\n'.repeat(4999) + 'B🚛';
  const read = parseInput(
    objects.cardPayment,
    { cardSlip: slip, cardName: `${' '.repeat(60)}${'V'.repeat(70)}` },
    'update',
    'server',
  );
  expect(read).toEqual({ cardSlip: slip.slice(0, 9999), cardName: 'V'.repeat(60) });
  const fakturaName = 'Wspólnota '.repeat(30);
  expect(parseInput(objects.deliveryPayment, { fakturaName }, 'update', 'server')).toEqual({
    fakturaName: fakturaName.slice(0, 255).trim(),
  });
  const pictures = [{ captureId: 'a', camera: 'http://camera', problem: 'x'.repeat(201) }];
  expect(parseInput(objects.weighingRecord, { pictures }, 'update', 'server')).toMatchObject({
    pictures: [{ problem: 'x'.repeat(200) }],
  });
});

it('a text that is too long is refused of a person, and of the server where its field is not declared to be cut', () => {
  const slip = 'x'.repeat(10_001);
  expect(refusals(objects.cardPayment, 'cardSlip', slip)).toEqual(['cardSlip too_long']);
  expect(() => parseInput(objects.outgoingEmail, { to: slip }, 'update', 'server')).toThrow(KejaError);
});

it('a long text of a machine loses only what the database cannot store', () => {
  const slip = parseInput(objects.cardPayment, { cardSlip: 'A\0\n B\u0007' }, 'update', 'server');
  expect(slip).toEqual({ cardSlip: 'A\n B\u0007' });
  expect(() => parseInput(objects.cardPayment, { cardSlip: 'A\0' }, 'update')).toThrow(KejaError);
});
