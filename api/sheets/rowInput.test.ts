import { expect, it } from 'vitest';
import { text, type Field } from '#domain/kernel/field.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { rowInput } from './rowInput.ts';

it.each<[string, Field, string, string, boolean]>([
  ['a name with extra blanks', text(), 'Zboże luzem', ' Zboże  luzem ', false],
  ['another name', text(), 'Zboże luzem', 'Zboże  w workach', true],
  ['a long text with other line ends', text({ multiline: true }), 'a\nb', 'a\r\nb ', false],
  ['a long text with another indent', text({ multiline: true }), 'a\nb', 'a\n  b', true],
])('%s in a cell changes a record or not', (_cell, field, stored, written, changes) => {
  const column = { path: 'name', names: ['name'], field, language: undefined };
  const existing = { id: 1, name: stored } as unknown as AnyRecord;
  const planned = [{ place: 0, heading: 'Nazwa', column }];
  const { input } = rowInput(planned, { number: 2, cells: [written] }, existing, new Map());
  expect(input).toEqual(changes ? { name: written } : {});
});
