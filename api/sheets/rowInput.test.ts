import { expect, it } from 'vitest';
import { text, type Field } from '#domain/kernel/field.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { rowInput } from './rowInput.ts';

/** What a row would write whose only cell is for this field of a record. */
const written = (field: Field, stored: string, cell: string) => {
  const column = { path: 'name', names: ['name'], field, language: undefined };
  const existing = { id: 1, name: stored } as unknown as AnyRecord;
  const planned = [{ place: 0, heading: 'Nazwa', column }];
  return rowInput(planned, { number: 2, cells: [cell] }, existing, new Map()).input;
};

it.each<[string, Field, string, string]>([
  ['a name with extra blanks', text(), 'Zboże luzem', ' Zboże  luzem '],
  ['a long text with other line ends', text({ multiline: true }), 'a\nb', 'a\r\nb '],
])('%s in a cell changes nothing', (_cell, field, stored, cell) => {
  expect(written(field, stored, cell)).toEqual({});
});

it.each<[string, Field, string, string]>([
  ['another name', text(), 'Zboże luzem', 'Zboże  w workach'],
  ['a long text with another indent', text({ multiline: true }), 'a\nb', 'a\n  b'],
])('%s in a cell changes the record', (_cell, field, stored, cell) => {
  expect(written(field, stored, cell)).toEqual({ name: cell });
});
