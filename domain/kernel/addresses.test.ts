import { describe, expect, it } from 'vitest';
import { errorMessage } from '../labels/index.ts';
import { objects, registry } from '../objects.ts';
import { areAddresses, namedAddress } from './addresses.ts';
import { parseInput } from './validation.ts';

describe('a text of e-mail addresses', () => {
  it.each([
    '',
    ' ',
    'a@b.pl',
    'a@b.pl, c@d.pl',
    'a@b.pl;c@d.pl',
    'Jan <a@b.pl>',
    '"Kowalski, Jan" <a@b.pl>, c@d.pl',
  ])('takes %j', (written) => expect(areAddresses(written)).toBe(true));
  it.each([
    'niemail',
    'a@b.pl, niemail',
    'Jan Kowalski',
    'a@',
    '<>',
    'a@b.pl c@d.pl',
    'Jan <a@b.pl',
    ',',
    '"a@b.pl',
  ])('refuses %j', (written) => expect(areAddresses(written)).toBe(false));
});

it.each([
  ['Anna Nowak', '"Anna Nowak" <anna@firm.example>'],
  ['Tartak "Sosna"', '"Tartak Sosna" <anna@firm.example>'],
  ['Tartak \\', '"Tartak" <anna@firm.example>'],
  ['Kowalski, Jan', '"Kowalski, Jan" <anna@firm.example>'],
  [' ', 'anna@firm.example'],
  [null, 'anna@firm.example'],
])('an address is written with the name %j', (name, written) => {
  expect(namedAddress(name, 'anna@firm.example')).toBe(written);
  expect(areAddresses(written)).toBe(true);
});

describe('a value that is no address', () => {
  const write = () => parseInput(objects.carrier, { email: 'biuro@', phone: 'brak' }, 'update');
  it.each([
    ['email', 'email_invalid', 'jan@firma.pl'],
    ['phone', 'phone_invalid', '+48 600 100 200'],
  ] as const)('is refused at the field %s with %s, in words that show one', (field, code, example) => {
    const refusal: unknown = expect.objectContaining({ field, code });
    expect(write).toThrow(expect.objectContaining({ errors: expect.arrayContaining([refusal]) as unknown }));
    for (const language of ['pl', 'en'] as const) expect(errorMessage(language, code)).toContain(example);
  });
});

/** A message that came in says what its sender wrote, and a draft of the mailbox is checked when it is sent. */
const writtenFreely = new Set(['incomingEmail', 'outgoingEmail']);
const isAddress = (name: string): boolean => /^(to|cc|bcc|replyTo|recipient)$|e?mail$/i.test(name);

describe('every field for an address', () => {
  const fields = registry.all.flatMap((declaration) =>
    writtenFreely.has(declaration.name)
      ? []
      : Object.entries(declaration.fields).flatMap(([name, field]) =>
          field.type === 'text' && isAddress(name)
            ? [[`${declaration.name}.${name}`, field.format] as const]
            : [],
        ),
  );
  it('is among the declarations', () => expect(fields.length).toBeGreaterThan(10));
  it.each(fields)('%s demands one', (_name, format) => expect(['email', 'emails']).toContain(format));
});
