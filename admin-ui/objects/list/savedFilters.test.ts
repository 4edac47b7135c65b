import { describe, expect, it } from 'vitest';
import { viewShapes, type SavedFilter } from '#domain/platform/view.ts';
import { wholeNarrowing, type Narrowing } from './listState.ts';
import {
  defaultOrNot,
  filterOf,
  withoutFilter,
  isApplied,
  withFilter,
  renamed,
  shownBy,
} from './savedFilters.ts';
import { listQuery } from '../../data/listQuery.ts';
import { narrowingOf } from './narrowing.ts';

const isTextField = (path: string) => path === 'name';
const options = { isTextField, dateField: 'date' };
const narrowed: Narrowing = {
  ...wholeNarrowing,
  searchStr: 'wheat',
  from: '2026-01-01',
  to: '2026-01-31',
  marked: false,
  quick: { name: 'ne', vehicle: { id: 7, presentation: 'NE 1188F' }, state: ['Loaded', 'Unloaded'] },
  conditions: [{ fieldPath: 'netto', operator: 'gt', value: '20' }],
};

describe('a filter that is saved', () => {
  const saved = filterOf(narrowed, 'January', options);

  it('can be kept by the server', () => {
    expect(viewShapes.filters.safeParse([saved]).error).toBeUndefined();
  });

  it('holds all that narrows the list, each as a condition', () => {
    expect(saved).toEqual({
      name: 'January',
      searchStr: 'wheat',
      conditions: [
        { fieldPath: 'date', operator: 'gte', value: '2026-01-01' },
        { fieldPath: 'date', operator: 'lte', value: '2026-01-31' },
        { fieldPath: 'markedToDelete', operator: 'eq', value: false },
        { fieldPath: 'name', operator: 'iLike', value: 'ne' },
        { fieldPath: 'vehicle', operator: 'eq', value: { id: 7, presentation: 'NE 1188F' } },
        { fieldPath: 'state', operator: 'inList', value: ['Loaded', 'Unloaded'] },
        { fieldPath: 'netto', operator: 'gt', value: '20' },
      ],
    });
  });

  it('applied again asks for the same conditions', () => {
    const shown = shownBy(saved);
    const asked = narrowingOf(shown, isTextField).conditions ?? [];
    const before = narrowingOf(narrowed, isTextField).conditions ?? [];
    // The first three are the period and the mark, which only a saved filter holds as conditions.
    expect(asked.slice(3)).toEqual(before);
    expect(isApplied(saved, shown)).toBe(true);
    expect(isApplied(saved, { ...shown, searchStr: 'rye' })).toBe(false);
  });
});

const asked = (state: Narrowing): unknown =>
  JSON.parse(String(listQuery({ filter: narrowingOf(state, isTextField) }).filter));

it('what is asked of the API: a part of a text, the whole of anything else, ids of records', () => {
  expect(asked(narrowed)).toEqual({
    searchStr: 'wheat',
    period: { from: '2026-01-01', to: '2026-01-31' },
    markedToDelete: false,
    filters: [
      { use: true, fieldPath: 'name', operator: 'iLike', value: 'ne' },
      { use: true, fieldPath: 'vehicle', operator: 'eq', value: 7 },
      { use: true, fieldPath: 'state', operator: 'inList', value: ['Loaded', 'Unloaded'] },
      { use: true, fieldPath: 'netto', operator: 'gt', value: '20' },
    ],
  });
  expect(asked(wholeNarrowing)).toEqual({});
});

describe('the saved filters of a person', () => {
  const some = (words: string): SavedFilter[] =>
    words.split(' ').map((word) => ({
      name: word.replace('*', ''),
      conditions: [],
      ...(word.endsWith('*') ? { isDefault: true } : {}),
    }));
  const written = (filters: readonly SavedFilter[]) =>
    filters.map(({ name, isDefault }) => (isDefault ? `${name}*` : name)).join(' ');

  it.each<[string, readonly SavedFilter[], string]>([
    ['one of the same name gives way', withFilter(some('a b'), { name: 'a', conditions: [] }), 'b a'],
    ['one is deleted', withoutFilter(some('a b* c'), 'b'), 'a c'],
    ['one is renamed and stays the default', renamed(some('a b*'), 'b', 'c'), 'a c*'],
    ['one renamed like another replaces it', renamed(some('a b'), 'b', 'a'), 'a'],
    ['one renamed like itself stays', renamed(some('a b'), 'b', 'b'), 'a b'],
    ['one becomes the default, alone', defaultOrNot(some('a* b'), 'b'), 'a b*'],
    ['the default is none any more', defaultOrNot(some('a* b'), 'a'), 'a b'],
  ])('%s', (_what, after, expected) => {
    expect(written(after)).toBe(expected);
  });
});
