import { describe, expect, it } from 'vitest';
import { navigationFor, type MenuEntry } from '#domain/navigation.ts';
import { allEntries } from '#domain/platform/menuEntries.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { holdsAddress, withDictionaries } from './menuGroups.ts';

/** The menu of a person who may open everything. */
const menu = navigationFor(systemActor, 'pl');
const names = (entries: readonly MenuEntry[]) => allEntries(entries).map(({ name }) => name);

describe('the dictionaries of a menu section', () => {
  it.each(menu)('keep every entry of $name', (section) => {
    const grouped = names(withDictionaries(section, 'Słowniki')).filter(
      (name) => !name.endsWith('.dictionaries'),
    );

    expect(grouped.toSorted()).toEqual(names(section.children).toSorted());
  });

  it('stand behind the documents of the terminal', () => {
    const terminal = menu.find(({ name }) => name === 'terminal') as MenuEntry;
    const entries = withDictionaries(terminal, 'Słowniki');

    expect(entries.map(({ name }) => name)).toContain('disposition');
    expect(entries.map(({ name }) => name)).not.toContain('dispositionStatus');
    expect(entries.at(-1)?.title).toBe('Słowniki');
  });
});

describe('the section of a page', () => {
  it.each([
    ['/disposition', 'terminal'],
    ['/disposition/12', 'terminal'],
    ['/live-queue', 'terminal'],
    ['/vehicles/create', 'goods'],
    ['/section/sales', 'sales'],
  ])('the section of a page of %s is %s alone', (pathname, name) => {
    expect(menu.filter((section) => holdsAddress(section, pathname)).map((section) => section.name)).toEqual([
      name,
    ]);
  });
});
