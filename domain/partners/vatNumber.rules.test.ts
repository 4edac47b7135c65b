import { describe, expect, it } from 'vitest';
import { plainVatNumber, vatNumberFault } from './vatNumber.rules.ts';

describe('a VAT number', () => {
  it.each([
    ['PL', '526-025-02-74'],
    ['PL', 'PL5260250274'],
    ['DE', 'DE 136 695 976'],
    ['NL', 'NL004495445B01'],
    ['GR', 'EL094259216'],
    ['AT', 'ATU13585627'],
    ['FR', 'FR40303265045'],
    ['JP', 'T7000012050002'],
  ])('of %s may be %s', (country, number) => {
    expect(vatNumberFault(country, number)).toBeUndefined();
  });

  it.each([
    ['PL', '5260250275', 'nip_invalid'],
    ['PL', '52602502', 'nip_invalid'],
    ['PL', 'DE136695976', 'nip_invalid'],
    ['PL', '', 'nip_invalid'],
    ['DE', '12345', 'vat_number_invalid'],
    ['DE', 'PL5260250274', 'vat_number_invalid'],
    ['JP', '?', 'vat_number_invalid'],
  ])('of %s is not %j', (country, number, fault) => {
    expect(vatNumberFault(country, number)).toBe(fault);
  });

  it('is kept without the country, spaces and dashes', () => {
    expect(plainVatNumber('PL', 'pl 526-025-02-74')).toBe('5260250274');
    expect(plainVatNumber('GR', 'EL 094259216')).toBe('094259216');
  });
});
