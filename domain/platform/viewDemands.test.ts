import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unmet, unmetDemands } from './viewDemands.ts';
import { formatRules, viewFormats } from './viewFormats.ts';
import type { ViewItem } from './view.ts';

describe('a demand of a form', () => {
  it.each(viewFormats)('%s accepts its example', (format) => {
    expect(unmet({ format }, formatRules[format].example)).toBeUndefined();
  });

  it.each([
    ['email', 'biuro@', 'email_invalid'],
    ['phone', '12', 'phone_invalid'],
    ['nip', '526-025-02-75', 'nip_invalid'],
    ['nip', '5260250', 'nip_invalid'],
    ['vatNumber', 'PL5260250275', 'vat_number_invalid'],
    ['vatNumber', '136695976', 'vat_number_invalid'],
    ['regon', '012100785', 'regon_invalid'],
    ['pesel', '44051401358', 'pesel_invalid'],
    ['postalCode', '70001', 'postal_code_invalid'],
    ['iban', 'PL61 1090 1014 0000 0712 1981 2875', 'iban_invalid'],
    ['plate', 'zs-?', 'plate_invalid'],
    ['url', 'example', 'url_invalid'],
    ['url', 'javascript:alert(1)', 'url_invalid'],
  ] as const)('%s refuses %s', (format, value, refusal) => {
    expect(unmet({ format }, value)).toBe(refusal);
  });

  it.each([null, undefined, '', '  ', []])('what is required is more than %j', (value) => {
    expect(unmet({ required: true }, value)).toBe('required');
    expect(unmet({ format: 'email', pattern: 'x' }, value)).toBeUndefined();
  });

  it.each([0, false, '0.000', { id: 1 }])('%j is a value', (value) => {
    expect(unmet({ required: true }, value)).toBeUndefined();
  });

  it('a pattern is held against the whole value', () => {
    expect(unmet({ pattern: '[A-Z]{2}\\d+' }, 'PL12')).toBeUndefined();
    expect(unmet({ pattern: '[A-Z]{2}\\d+' }, 'PL12x')).toBe('pattern_mismatch');
  });

  it('a pattern that other engines never finish is answered', () => {
    expect(unmet({ pattern: '^(a+)+$' }, `${'a'.repeat(20_000)}b`)).toBe('pattern_mismatch');
  });

  it('no text and no demand make it fail otherwise than by a refusal', () => {
    fc.assert(
      fc.property(
        fc.record({
          required: fc.boolean(),
          format: fc.constantFrom(...viewFormats),
          pattern: fc.string({ maxLength: 30 }),
        }),
        fc.string({ unit: 'binary' }),
        (demand, value) => {
          expect(['string', 'undefined']).toContain(typeof unmet(demand, value));
        },
      ),
    );
  });
});

describe('the demands of a whole form', () => {
  const items: ViewItem[] = [
    { path: 'name', required: true },
    { path: 'email', format: 'email' },
    { path: 'additional.axles', required: true },
    { path: 'carrier.name', required: true },
    { path: 'code', required: true, hidden: true },
  ];

  it('stand each at its field; what is behind a reference or hidden is not asked', () => {
    expect(unmetDemands(items, { email: 'x' }, () => true)).toEqual([
      { field: 'name', code: 'required' },
      { field: 'email', code: 'email_invalid' },
      { field: 'additional.axles', code: 'required' },
    ]);
  });

  it('are made only of what was sent', () => {
    expect(unmetDemands(items, {}, (path) => path === 'email')).toEqual([]);
  });

  it('are met by values', () => {
    const values = { name: 'ZS 1', email: 'a@example.pl', additional: { axles: '3' } };
    expect(unmetDemands(items, values, () => true)).toEqual([]);
  });
});
