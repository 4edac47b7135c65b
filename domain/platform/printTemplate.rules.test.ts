import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillTemplate } from './printTemplate.rules.ts';

const printed = {
  values: { numberStr: 'ZD-000001', customer: 'Młyn {numberStr}', 'additional.axles': '5', empty: '' },
  rows: {
    items: [
      { rowNumber: '1', product: 'Żyto' },
      { rowNumber: '2', product: 'Owies' },
    ],
    none: [],
  },
};

describe('a template is filled in', () => {
  it.each([
    ['with fields', 'Nr {numberStr}', 'Nr ZD-000001'],
    ['with parameters', '{additional.axles} osi', '5 osi'],
    ['with nothing where nothing is', '[{empty}]', '[]'],
    ['once: a value is no template', '{customer}', 'Młyn {numberStr}'],
    ['leaving what the record does not have', '{numbrStr} {constructor}', '{numbrStr} {constructor}'],
    [
      'with each row of a part',
      'A\n{#items}\n{rowNumber}. {product} ({numberStr})\n{/items}\nB',
      'A\n1. Żyto (ZD-000001)\n2. Owies (ZD-000001)\nB',
    ],
    ['with no row of an empty part', 'A{#none}x{/none}B', 'AB'],
    ['leaving a part that is none', '{#nobody}{product}{/nobody}', '{#nobody}{product}{/nobody}'],
    ['leaving braces that say nothing', '{} { a } {#items', '{} { a } {#items'],
  ])('%s', (_title, template, text) => {
    expect(fillTemplate(template, printed)).toBe(text);
  });

  it('a text without braces is filled in unchanged', () => {
    fc.assert(
      fc.property(
        fc.string().filter((text) => !/[{}]/.test(text)),
        (text) => fillTemplate(text, printed) === text,
      ),
    );
  });
});
