import { describe, expect, it } from 'vitest';
import { objectMeta } from '#domain/kernel/meta.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { registry } from '#domain/objects.ts';
import type { ViewItem } from '#domain/platform/view.ts';
import { draggedWidth, placedColumns, valueIn, type Column } from './columns.ts';
import { hiddenFrom, movedBy, movedTo, pinnedTo, resized, shownIn, totalledBy } from './columnChanges.ts';

/** The metadata as somebody gets it who may change the records. */
const { fields } = objectMeta(registry.byName('disposition'), 'pl', true);
const column = (path: string, more: Partial<Column> = {}): Column => {
  const field = fields.find(({ name }) => name === path);
  if (!field) throw new Error(`disposition has no ${path}`);
  return { path, field, label: field.label, title: field.label, ...more };
};
const paths = (columns: readonly { readonly path: string }[]) => columns.map(({ path }) => path).join(' ');
const columns = ['numberStr', 'date', 'vehicle', 'netto'].map((path) => column(path));

it.each([
  ['in the language of its reader', 'de', 'Neu'],
  ['as it stands, where that language has no word', 'fr', 'Nowe'],
] as const)('a record is named in its list %s', (_what, language, name) => {
  const field = objectMeta(registry.byName('stage'), 'pl', true).fields.find((each) => each.name === 'name');
  if (!field) throw new Error('a stage has no name');
  const named = { path: 'name', field, label: '', title: '' };
  const record = { name: 'Nowe', lang: { de: 'Neu' } } as unknown as AnyRecord;
  expect(valueIn(record, named, language)).toBe(name);
});

describe('columns in a table', () => {
  it('take the room that there is, and names take what is left', () => {
    const narrow = placedColumns(columns, 300);
    const wide = placedColumns(columns, 900);
    const px = (some: typeof narrow, path: string) => some.find((each) => each.path === path)?.px ?? 0;
    expect(px(wide, 'vehicle')).toBeGreaterThan(px(narrow, 'vehicle'));
    expect(px(wide, 'date')).toBe(px(narrow, 'date'));
    expect(wide.reduce((sum, each) => sum + each.px, 0)).toBeLessThanOrEqual(900);
  });

  it('give way where a little is missing: nothing has to be scrolled for', () => {
    // Without any room no column shrinks, so these are the usual widths together.
    const usual = placedColumns(columns, 0).reduce((sum, each) => sum + each.px, 0);
    // The number (150) and the vehicle (160) can shrink to 104 pixels each, so together they give 102 at most.
    const tight = placedColumns(columns, usual - 100);
    expect(tight.reduce((sum, each) => sum + each.px, 0)).toBeLessThanOrEqual(usual - 100);
    expect(Math.min(...tight.map(({ px }) => px))).toBe(104);
    expect(placedColumns(columns, usual - 103).reduce((sum, each) => sum + each.px, 0)).toBe(usual);
  });

  it('leave what a record is called room enough to be told apart', () => {
    const called = [{ ...column('vehicle'), path: 'name' }, column('driver'), column('customer')];
    const usual = placedColumns(called, 0).reduce((sum, each) => sum + each.px, 0);
    const [name] = placedColumns(called, usual - 90);
    // Less than this a name never gets; other texts get 104 at least.
    expect(name?.px).toBeGreaterThanOrEqual(180);
  });

  it('keep the width that was set by hand, however much room there is', () => {
    const some = placedColumns([column('numberStr', { width: 77 }), column('vehicle', { width: 400 })], 2000);
    expect(some.map(({ px }) => px)).toEqual([77, 400]);
  });

  it('pinned columns stay at the edge of the table, each beside the one before', () => {
    const some = placedColumns(
      [
        column('date'),
        column('netto', { pinned: 'right', width: 100 }),
        column('vehicle', { pinned: 'left', width: 200 }),
        column('numberStr', { pinned: 'left', width: 150 }),
        column('comment', { pinned: 'right', width: 120 }),
      ],
      500,
      40,
    );
    expect(paths(some)).toBe('vehicle numberStr date netto comment');
    expect(some.map(({ offset }) => offset && `${offset.side} ${offset.px}`)).toEqual([
      'left 40',
      'left 240',
      undefined,
      'right 120',
      'right 0',
    ]);
  });

  it('keep the first one in sight where none is pinned: it names the record', () => {
    expect(placedColumns(columns, 300).map(({ pinned }) => pinned)).toEqual([
      'left',
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('what people do with columns', () => {
  /** `a -b c` are three, the second hidden. */
  const items = (words: string): ViewItem[] =>
    words
      .split(' ')
      .map((word) => (word.startsWith('-') ? { path: word.slice(1), hidden: true } : { path: word }));
  const written = (some: readonly ViewItem[]) =>
    some.map(({ path, hidden }) => (hidden ? `-${path}` : path)).join(' ');

  it.each<[string, readonly ViewItem[], string]>([
    ['moves one before another', movedTo(items('a b c d'), 'd', 'b'), 'a d b c'],
    ['moves one behind another', movedTo(items('a b c d'), 'a', 'c'), 'b c a d'],
    ['leaves all where the target is unknown', movedTo(items('a b'), 'a', 'x'), 'a b'],
    ['steps over a hidden one', movedBy(items('a -b c'), 'a', 1), '-b c a'],
    ['steps back over a hidden one', movedBy(items('a -b c'), 'c', -1), 'c a -b'],
    ['does not step out at the end', movedBy(items('a b'), 'b', 1), 'a b'],
    ['hides', hiddenFrom(items('a b'), 'b'), 'a -b'],
    ['does not hide the last', hiddenFrom(items('a -b'), 'a'), 'a -b'],
    ['shows again in its place', shownIn(items('a -b c'), 'b'), 'a b c'],
    ['adds a new one at the end', shownIn(items('a'), 'vehicle.tare'), 'a vehicle.tare'],
  ])('%s', (_what, after, expected) => {
    expect(written(after)).toBe(expected);
  });

  it('widths stay within what can be kept', () => {
    expect([1, 90.6, 5000].map((width) => resized(items('a'), 'a', width)[0]?.width)).toEqual([40, 91, 1200]);
  });

  it('an edge is dragged no further than the width that can be kept', () => {
    const dragged = [-1000, 50, 5000].map((by) => draggedWidth(200, by));
    expect(dragged).toEqual([56, 250, 1200]);
    expect(dragged.map((width) => resized(items('a'), 'a', width)[0]?.width)).toEqual(dragged);
  });

  it('a pin and a total are set and taken away', () => {
    const pinned = pinnedTo(items('a b'), 'b', 'right');
    expect(pinned).toEqual([{ path: 'a' }, { path: 'b', pinned: 'right' }]);
    expect(pinnedTo(pinned, 'b', undefined)).toEqual([{ path: 'a' }, { path: 'b', pinned: null }]);
    expect(totalledBy(items('a'), 'a', undefined)).toEqual([{ path: 'a', total: null }]);
  });
});
