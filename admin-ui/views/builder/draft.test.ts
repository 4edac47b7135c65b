import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { View, ViewItem } from '#domain/platform/view.ts';
import {
  changedItem,
  draftOf,
  itemsIn,
  storedPartOf,
  movedSection,
  newItem,
  placed,
  removed,
  stepped,
  withoutSection,
  withSection,
  type ViewDraft,
} from './draft.ts';

const view = (items: readonly ViewItem[], sections: View['sections'] = []): View => ({
  id: null,
  items,
  filters: [],
  quickFilters: [],
  sections,
  sort: { path: 'id', desc: false },
  pageSize: 20,
});
const form = draftOf(
  view(
    [
      { path: 'a', section: 'one' },
      { path: 'b', section: 'one' },
      { path: 'c', section: 'two' },
      { path: 'd', section: 'gone' },
    ],
    [{ name: 'one' }, { name: 'two' }],
  ),
  'detail',
);
/** The sections with the paths of their fields, such as `one: a b, two: c`. */
const written = (draft: ViewDraft): string =>
  draft.sections
    .map(
      ({ name }) =>
        `${name}: ${itemsIn(draft, name)
          .map(({ path }) => path)
          .join(' ')}`,
    )
    .join(', ');

describe('laying out a form', () => {
  it('begins with every field in a section that there is', () => {
    expect(written(form)).toBe('one: a b d, two: c');
  });

  it.each<[string, (draft: ViewDraft) => ViewDraft, string]>([
    [
      'a field goes before another',
      (draft) => placed(draft, { path: 'c' }, 'one', 'b'),
      'one: a c b d, two: ',
    ],
    [
      'a field goes to the end of another section',
      (draft) => placed(draft, { path: 'a' }, 'two'),
      'one: b d, two: c a',
    ],
    [
      'a new field goes before another',
      (draft) => placed(draft, { path: 'e' }, 'two', 'c'),
      'one: a b d, two: e c',
    ],
    [
      'a field that is put before itself stays',
      (draft) => placed(draft, { path: 'a' }, 'one', 'a'),
      'one: a b d, two: c',
    ],
    ['a field goes one step further', (draft) => stepped(draft, 'a', 1), 'one: b a d, two: c'],
    ['a field goes one step back', (draft) => stepped(draft, 'b', -1), 'one: b a d, two: c'],
    [
      'a field goes over the edge into the next section',
      (draft) => stepped(draft, 'd', 1),
      'one: a b, two: d c',
    ],
    [
      'a field goes over the edge into the section before',
      (draft) => stepped(draft, 'c', -1),
      'one: a b d c, two: ',
    ],
    ['a field does not go beyond the first place', (draft) => stepped(draft, 'a', -1), 'one: a b d, two: c'],
    ['a field does not go beyond the last place', (draft) => stepped(draft, 'c', 1), 'one: a b d, two: c'],
    ['a section changes its place', (draft) => movedSection(draft, 'two', -1), 'two: c, one: a b d'],
    [
      'a section does not go beyond the ends',
      (draft) => movedSection(draft, 'one', -1),
      'one: a b d, two: c',
    ],
    [
      'a removed section leaves its fields to the one before',
      (draft) => withoutSection(draft, 'two'),
      'one: a b d c',
    ],
    [
      'the first section, if removed, leaves its fields to the next one',
      (draft) => withoutSection(draft, 'one'),
      'two: a b d c',
    ],
    [
      'a new section has a name of its own',
      (draft) => withSection(draft).draft,
      'one: a b d, two: c, section3: ',
    ],
  ])('%s', (_what, change, expected) => {
    expect(written(change(form))).toBe(expected);
  });

  it('the only section stays', () => {
    const single = withoutSection(form, 'two');
    expect(withoutSection(single, 'one')).toBe(single);
  });

  it('a property of a field that is reset is not stored', () => {
    const item = changedItem(changedItem(form, 'a', { required: true, pattern: 'x' }), 'a', {
      required: undefined,
      pattern: '',
    });
    expect(storedPartOf(item, 'detail').items[0]).toEqual({ path: 'a', section: 'one' });
  });

  it('a removed field is gone; a parameter, which would come back, is hidden', () => {
    const draft = placed(form, { path: 'additional.x' }, 'one');
    expect(removed(draft, 'a').items.map(({ path }) => path)).not.toContain('a');
    expect(removed(draft, 'additional.x').items).toContainEqual({
      path: 'additional.x',
      section: 'one',
      hidden: true,
    });
  });
});

it('columns of a list change places', () => {
  const list = draftOf(view([{ path: 'a' }, { path: 'b' }, { path: 'c' }]), 'list');
  const order = (draft: ViewDraft) =>
    storedPartOf(draft, 'list')
      .items.map(({ path }) => path)
      .join(' ');
  expect(order(stepped(list, 'a', 1))).toBe('b a c');
  expect(order(placed(list, { path: 'c' }, '', 'a'))).toBe('c a b');
  expect(order(stepped(list, 'c', 1))).toBe('a b c');
});

it('however fields are moved, none is lost or doubled', () => {
  const move = fc.record({
    path: fc.constantFrom('a', 'b', 'c', 'd'),
    section: fc.constantFrom('one', 'two'),
    before: fc.option(fc.constantFrom('a', 'b', 'c', 'd'), { nil: undefined }),
    by: fc.constantFrom<(1 | -1)[]>(1, -1),
  });
  fc.assert(
    fc.property(fc.array(move, { maxLength: 30 }), (moves) => {
      const after = moves.reduce(
        (draft, { path, section, before, by }) => stepped(placed(draft, { path }, section, before), path, by),
        form,
      );
      expect(after.items.map(({ path }) => path).toSorted()).toEqual(['a', 'b', 'c', 'd']);
    }),
  );
});

it('a new field has a width in a form and none in a list', () => {
  // Three of twelve columns are the usual width.
  expect(newItem(form, 'z')).toEqual({ path: 'z', columns: 3 });
  expect(newItem(draftOf(view([{ path: 'a' }]), 'list'), 'z')).toEqual({ path: 'z' });
});
