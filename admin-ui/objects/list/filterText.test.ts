import { describe, expect, it } from 'vitest';
import { objectMeta } from '#domain/kernel/meta.ts';
import { registry } from '#domain/objects.ts';
import type { FilterPart } from '#domain/platform/filterParts.ts';
import { officeTexts } from '../../i18n/officeRows.ts';
import { filterText, type FilterWords } from './filterText.ts';

const pl = officeTexts('pl');

/** The metadata as somebody gets it who may change the records. */
const meta = objectMeta(registry.byName('disposition'), 'pl', true);
const fields = new Map(meta.fields.map((field) => [field.path, { field, label: field.label }]));
const words: FilterWords = {
  fields,
  context: { language: 'pl', yes: 'Tak', no: 'Nie' },
  operator: (operator) => pl.filters.operators[operator],
  language: 'pl',
  and: 'i',
  or: 'lub',
};

const cases: readonly (readonly [title: string, part: FilterPart, written: string])[] = [
  [
    'a record by its name',
    { fieldPath: 'customer', operator: 'eq', value: { id: 3, presentation: 'Mewa' } },
    'Odbiorca równe Mewa',
  ],
  ['a weight', { fieldPath: 'netto', operator: 'gt', value: '24.5' }, 'Netto większe niż 24,50 t'],
  ['an operator without a value', { fieldPath: 'netto', operator: 'notFilled' }, 'Netto puste'],
  [
    'each value of a list by its label',
    { fieldPath: 'carsQueueStatus', operator: 'inList', value: ['OnTheWay', 'TerminalExit'] },
    'Status w kolejce jest na liście W drodze, Wyjechał z terminala',
  ],
  ['a condition without its value', { fieldPath: 'netto', operator: 'eq' }, 'Netto równe'],
  ['an unknown field by its path', { fieldPath: 'gone', operator: 'eq', value: 1 }, 'gone równe 1'],
  [
    'a group in brackets',
    {
      or: [
        { fieldPath: 'netto', operator: 'notFilled' },
        { and: [{ fieldPath: 'closed', operator: 'eq', value: true }] },
      ],
    },
    '(Netto puste lub Zamknięta równe Tak)',
  ],
];

describe('the text of an active filter', () => {
  it.each(cases)('names %s', (_title, part, written) => {
    expect(filterText(part, words)).toBe(written);
  });
});
