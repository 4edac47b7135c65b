import { describe, expect, it } from 'vitest';
import {
  plainVatNumber,
  vatNumberFault,
  vatNumberFaultBeside,
  vatNumberShapeFault,
  vatNumberSpellings,
} from './vatNumber.rules.ts';

const known = (number: string): [string, string] => [number.slice(0, 2), number];

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
    // One real firm of each country whose check digits are known: a rule that is too strict would refuse it.
    ...['BE0203201340', 'BG175074752', 'CY10259033P', 'CZ45274649', 'DE811128135', 'DK13585628'].map(known),
    ...['EE100931558', 'ESA28015865', 'FI01120389', 'GB220430231', 'HR33392005961', 'HU10773381'].map(known),
    ...['IE6388047V', 'IT00743110157', 'LT119511515', 'LU26375245', 'LV40003032949', 'MT10126313'].map(known),
    ...['NL000099998B57', 'NO923609016MVA', 'PT500960046', 'RO18547290', 'SE556043606401'].map(known),
    ...['SI50223054', 'SK2020317068', 'CHE109322551MWST'].map(known),
    ['GB', 'XI220430231'],
    ['BE', 'BE1000000021'],
  ])('a VAT number of %s may be %s', (country, number) => {
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
    ['DE', 'DE136695977', 'vat_number_invalid'],
    ['BE', 'BE1000000022', 'vat_number_invalid'],
  ])('a VAT number of %s is not %j', (country, number, fault) => {
    expect(vatNumberFault(country, number)).toBe(fault);
  });

  it.each([
    [undefined, '5260250274', undefined],
    [undefined, 'PL5260250274', undefined],
    [undefined, 'DE136695976', undefined],
    [undefined, 'XI220430231', undefined],
    [undefined, '1234567890', { at: 'number', code: 'nip_invalid' }],
    [undefined, 'DE136695977', { at: 'number', code: 'vat_number_invalid' }],
    [undefined, '136695976', { at: 'country', code: 'country_missing' }],
    ['PL', '136695976', { at: 'number', code: 'nip_invalid' }],
    ['DE', '136695976', undefined],
    ['UA', '123456789012', undefined],
  ])('beside the country %j: %s is judged as %j', (country, number, fault) => {
    expect(vatNumberFaultBeside(country, number)).toEqual(fault);
  });

  it.each([
    ['PL', '123', 'nip_invalid'],
    ['PL', 'ABC', 'nip_invalid'],
    ['PL', '526025027Ą', 'nip_invalid'],
    [undefined, '123', 'nip_invalid'],
    [undefined, 'DE1', 'vat_number_invalid'],
    ['DE', '?', 'vat_number_invalid'],
    [undefined, '136695976', undefined],
    ['PL', 'PL5260250274', undefined],
  ])('the country %j and the characters %s give the fault %j', (country, stored, fault) => {
    expect(vatNumberShapeFault(country, stored)).toBe(fault);
  });

  it('is kept without the country, spaces and dashes', () => {
    expect(plainVatNumber('PL', 'pl 526-025-02-74')).toBe('5260250274');
    expect(plainVatNumber('GR', 'EL 094259216')).toBe('094259216');
  });

  it.each([
    ['PL', '526-025-02-74', ['5260250274', 'PL5260250274']],
    ['GR', 'GR094259216', ['094259216', 'EL094259216', 'GR094259216']],
    ['GB', '220 4302 31', ['220430231', 'GB220430231', 'XI220430231']],
  ])(
    'a number with the country %s, written %j, may be stored as any of %j',
    (country, written, spellings) => {
      expect(vatNumberSpellings(country, written)).toEqual(spellings);
    },
  );
});
