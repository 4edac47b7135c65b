import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { navigationFor, type MenuEntry } from '../navigation.ts';
import { systemActor } from './actor.ts';
import { arranged } from './menuArrangement.ts';

const menu = navigationFor(systemActor, 'en');
type Named = Pick<MenuEntry, 'viewType' | 'path'>;
const named = ({ viewType, path }: Named): Named => ({ viewType, path });
const keyOf = ({ viewType, path }: Named): string => `${viewType} ${path}`;
const entriesOf = (entries: readonly MenuEntry[]): MenuEntry[] =>
  entries.flatMap((entry) => [entry, ...entriesOf(entry.children)]);
const keysOf = (entries: readonly MenuEntry[]): string[] => entriesOf(entries).map(keyOf);
const all = entriesOf(menu);
const [section] = menu as [MenuEntry];

describe('a menu that somebody has arranged', () => {
  it('is as it was where nothing is arranged', () => {
    expect(arranged(menu, [])).toEqual(menu);
  });

  it('begins with what is named, in that order, and goes on as it was', () => {
    const [first, second, third, ...rest] = menu as [MenuEntry, MenuEntry, MenuEntry, ...MenuEntry[]];
    expect(arranged(menu, [named(third), named(second)])).toEqual([third, second, first, ...rest]);
  });

  it('hides an entry with all that is below it', () => {
    const below = keysOf([section]);
    expect(keysOf(arranged(menu, [{ ...named(section), hidden: true }]))).toEqual(
      all.map(keyOf).filter((key) => !below.includes(key)),
    );
  });

  it('calls an entry as somebody calls it', () => {
    const titled = arranged(menu, [{ viewType: 'worker', path: '/live-queue', title: 'Yard' }]);
    expect(entriesOf(titled).find(({ path }) => path === '/live-queue')?.title).toBe('Yard');
  });

  it('has no two entries that are told alike, so that each can be named', () => {
    expect(new Set(all.map(keyOf)).size).toBe(all.length);
  });

  it('never has what was not there, and loses only what is hidden', () => {
    const entry = fc.record({
      which: fc.constantFrom<Named>(...all.map(named), { viewType: 'list', path: '/secret' }),
      hidden: fc.boolean(),
    });
    fc.assert(
      fc.property(
        fc.uniqueArray(entry, { selector: ({ which }) => keyOf(which), maxLength: 12 }),
        (wanted) => {
          const hidden = new Set(wanted.filter((each) => each.hidden).map(({ which }) => keyOf(which)));
          const left = (entries: readonly MenuEntry[]): string[] =>
            entries.flatMap((each) => (hidden.has(keyOf(each)) ? [] : [keyOf(each), ...left(each.children)]));
          const arrangement = wanted.map(({ which, ...how }) => ({ ...which, ...how }));
          expect(new Set(keysOf(arranged(menu, arrangement)))).toEqual(new Set(left(menu)));
        },
      ),
    );
  });
});
