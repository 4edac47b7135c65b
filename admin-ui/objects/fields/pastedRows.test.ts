import { describe, expect, it } from 'vitest';
import type { FieldMeta } from '#domain/kernel/meta.ts';
import { pastedCell, pastedCells, pastedInto, pastedLine } from './pastedRows.ts';

const field = (type: FieldMeta['type'], more: Partial<FieldMeta> = {}) =>
  ({ name: type, type, defaultValue: null, values: [], readOnly: false, ...more }) as unknown as FieldMeta;

describe('a clipboard', () => {
  it.each([
    ['one word', 'deska', undefined],
    ['one cell of a spreadsheet', 'deska\r\n', undefined],
    ['a row', 'deska\t2,5\t1 200,00', [['deska', '2,5', '1 200,00']]],
    ['a column', 'deska\r\nlistwa\r\n', [['deska'], ['listwa']]],
    [
      'rows with an empty cell',
      'a\t\t3\nb\t2\t',
      [
        ['a', '', '3'],
        ['b', '2', ''],
      ],
    ],
    ['a quoted cell', '"rura 3"""\t1', [['rura 3"', '1']]],
    [
      'a line break in a quoted cell',
      'deska\t"sucha,\r\nheblowana"\t2\r\nlistwa\t\t3\r\n',
      [
        ['deska', 'sucha,\nheblowana', '2'],
        ['listwa', '', '3'],
      ],
    ],
    ['a tab in a quoted cell', '"a\tb"\t1', [['a\tb', '1']]],
    [
      'quotation marks that belong to the text',
      '"Mewa" sp. z o.o.\t1\n"rura\t2',
      [
        ['"Mewa" sp. z o.o.', '1'],
        ['"rura', '2'],
      ],
    ],
  ])('a clipboard with %s', (_case, text, cells) => {
    expect(pastedCells(text)).toEqual(cells);
  });
});

it.each([
  ['money', '1 234,50', { value: '1234.50' }],
  ['money', '1 234,50 zł', { value: '1234.50' }],
  ['decimal', '0,125', { value: '0.125' }],
  ['decimal', '12.5 %', { value: '12.5' }],
  ['decimal', '24 t', { value: '24' }],
  ['integer', '12', { value: 12 }],
  ['integer', '1,5', { value: '1.5' }],
  ['money', 'sto', { value: 'sto' }],
  ['money', '', { value: null }],
  ['date', '21.11.2026', { value: '2026-11-21' }],
  ['date', '2026-11-21', { value: '2026-11-21' }],
  ['date', '32.11.2026', { value: '32.11.2026' }],
  ['datetime', '21.11.2026 06:30', { value: '2026-11-21T05:30:00.000Z' }],
  ['time', '6:30', { value: '06:30:00' }],
  ['text', 'a b', { value: 'a b' }],
  ['boolean', 'Tak', { value: true }],
  ['boolean', 'Ja', { value: true }],
  ['boolean', 'PRAWDA', { value: true }],
  ['boolean', '✓', { value: true }],
  ['boolean', 'nie', { value: false }],
  ['reference', 'Węgiel kostka', { words: 'Węgiel kostka' }],
] as const)('a cell of %s that says %j is read', (type, text, read) => {
  expect(pastedCell(field(type), text, 'pl')).toEqual(read);
});

it('a line break in a cell stays only in a field of several lines', () => {
  expect(pastedCell(field('text', { multiline: true }), 'sucha,\nheblowana', 'pl')).toEqual({
    value: 'sucha,\nheblowana',
  });
  expect(pastedCell(field('text'), 'sucha,\nheblowana', 'pl')).toEqual({ value: 'sucha, heblowana' });
});

it('a choice is read by its label and by its value', () => {
  const choice = field('enumeration', { values: [{ value: 'VIP', label: 'Pilna' }] });
  expect(pastedCell(choice, 'pilna', 'pl')).toEqual({ value: 'VIP' });
  expect(pastedCell(choice, 'vip', 'pl')).toEqual({ value: 'VIP' });
});

it('pasted columns go to the right from the one that has the focus, and skip read-only ones', () => {
  const columns = [field('reference'), field('decimal'), field('money', { readOnly: true }), field('text')];
  expect(pastedInto(columns, 'decimal').map(({ name }) => name)).toEqual(['decimal', 'text']);
  expect(pastedInto(columns, 'unknown')).toEqual([]);
});

it('a pasted line holds what is known at once, and which records are to be looked up', () => {
  const columns = [
    field('reference', { name: 'product' }),
    field('decimal', { name: 'quantity' }),
    field('decimal', { name: 'discountPercent', marks: 'ownDiscount' }),
    field('text', { name: 'remarks' }),
  ];
  expect(pastedLine(columns, ['Zboże', '2,5', '5'], 'pl')).toEqual({
    values: { product: null, quantity: '2.5', discountPercent: '5', ownDiscount: true },
    sought: [{ into: columns[0], words: 'Zboże' }],
  });
});
