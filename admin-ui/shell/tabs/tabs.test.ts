import { describe, expect, it } from 'vitest';
import {
  afterTabAction,
  closable,
  inBarAndMenu,
  neighbour,
  placeAfterClosing,
  type TabAction,
  type Tabs,
} from './tabs.ts';

/** `a b* c?page=2` are three tabs, the second pinned, the third left with a query. */
const tabs = (words: string): Tabs =>
  words
    .split(' ')
    .filter(Boolean)
    .map((word) => {
      const pinned = word.endsWith('*');
      const [name = '', query] = word.replace('*', '').split('?');
      return { path: `/${name}`, search: query ? `?${query}` : '', title: name.toUpperCase(), pinned };
    });
const written = (some: Tabs): string =>
  some.map(({ path, search, pinned }) => `${path.slice(1)}${search}${pinned ? '*' : ''}`).join(' ');

describe('the open tabs', () => {
  const open = (path: string, search = ''): TabAction => ({ do: 'open', path, search, title: 'NEW' });

  it.each<[string, string, TabAction, string]>([
    ['a view opened for the first time comes last', 'a b', open('/c'), 'a b c'],
    ['a view opened again keeps its place', 'a b c', open('/b', '?page=2'), 'a b?page=2 c'],
    ['home has no tab', 'a', open('/main'), 'a'],
    [
      'a tab remembers the query it was left with',
      'a b',
      { do: 'visit', path: '/a', search: '?x=1' },
      'a?x=1 b',
    ],
    ['a visit alone makes no tab', 'a', { do: 'visit', path: '/b', search: '' }, 'a'],
    [
      'a saved record takes the place of the new one',
      'a v/create?copy=1 b',
      { do: 'replace', path: '/v/create', by: '/v/7' },
      'a v/7 b',
    ],
    [
      'a view that gives way to an open one closes',
      'v v/7 b',
      { do: 'replace', path: '/v/7', by: '/v' },
      'v b',
    ],
    ['a pinned view does not give way', 'v/7* b', { do: 'replace', path: '/v/7', by: '/v' }, 'v/7* b'],
    ['a pinned tab moves before the others', 'a b c', { do: 'pin', path: '/b', pinned: true }, 'b* a c'],
    [
      'an unpinned tab stays behind the pinned',
      'a* b* c',
      { do: 'pin', path: '/a', pinned: false },
      'b* a c',
    ],
    ['closing takes away what it names', 'a b c', { do: 'close', paths: ['/a', '/c'] }, 'b'],
    ['a pinned tab cannot be closed', 'a* b', { do: 'close', paths: ['/a', '/b'] }, 'a*'],
  ])('%s', (_rule, before, action, after) => {
    expect(written(afterTabAction(tabs(before), action))).toBe(after);
  });

  it('have the titles that their views give them', () => {
    expect(afterTabAction(tabs('a b'), open('/b')).map(({ title }) => title)).toEqual(['A', 'NEW']);
  });

  it.each([
    ['all', 'a* b c', undefined, ['/b', '/c']],
    ['the others', 'a* b c', '/b', ['/c']],
    ['the others of a pinned one', 'a* b c', '/a', ['/b', '/c']],
  ])('closing %s spares the pinned', (_what, before, except, expected) => {
    expect(closable(tabs(before), except)).toEqual(expected);
  });

  it.each([
    ['the last one that remains', 'a b c', ['/b'], '/b', '/c'],
    ['the last one that remains', 'a b c', ['/c'], '/c', '/b'],
    ['itself, when another closes', 'a b c', ['/c'], '/a', '/a'],
    ['home, when none remains', 'a', ['/a'], '/a', undefined],
    ['the pinned one, when all others close', 'a* b c', ['/b', '/c'], '/c', '/a'],
  ])('closing leads to %s', (_where, before, paths, at, expected) => {
    expect(placeAfterClosing(tabs(before), paths, at)?.path).toBe(expected);
  });

  it.each([
    ['/b', 1, '/c'],
    ['/c', 1, '/a'],
    ['/a', -1, '/c'],
    ['/main', 1, '/a'],
    ['/main', -1, '/c'],
  ])('the neighbour of %s, %i places to the right, is %s', (at, places, expected) => {
    expect(neighbour(tabs('a b c'), at, places)?.path).toBe(expected);
  });

  it('a tab that is not open has no neighbour', () => {
    expect(neighbour([], '/main', 1)).toBeUndefined();
  });

  // The tabs, the one that is open, those in the bar and those in the menu.
  it.each([
    ['a b c', '/c', 'a b c', ''],
    ['a b c d', '/d', 'b c d', 'a'],
    ['a b c d', '/a', 'a c d', 'b'],
    ['a* b c d e', '/e', 'a* d e', 'b c'],
    ['a* b* c* d e', '/e', 'a* b* c* e', 'd'],
  ])('the bar with room for three of the tabs %s, and %s open, holds %s', (before, at, bar, menu) => {
    const parted = inBarAndMenu(tabs(before), at, 3);
    expect([written(parted.bar), written(parted.menu)]).toEqual([bar, menu]);
  });

  it('are all in the bar up to a hundred', () => {
    const many = (count: number) => tabs(Array.from({ length: count }, (_, index) => `t${index}`).join(' '));
    expect(inBarAndMenu(many(100), '/t0').menu).toHaveLength(0);
    expect(inBarAndMenu(many(101), '/t100').menu.map(({ path }) => path)).toEqual(['/t0']);
  });
});
