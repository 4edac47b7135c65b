import { describe, expect, it } from 'vitest';
import { mayOpen, navigationFor, type MenuEntry } from '../navigation.ts';
import { systemActor } from './actor.ts';
import { menuItemAddress, menuItem, withItems, type MenuItem } from './menuItems.ts';

const item = (id: number, values: Partial<Record<keyof MenuItem, unknown>> = {}): MenuItem =>
  menuItem.parse({
    id,
    title: `Item ${id}`,
    path: '/vehicles',
    params: null,
    query: null,
    hash: null,
    viewType: 'list',
    viewId: null,
    parentId: null,
    icon: null,
    placedAsOther: false,
    lang: null,
    ...values,
  });

describe('the address of a menu item', () => {
  it.each([
    [{}, '/vehicles'],
    [{ path: 'vehicles' }, '/vehicles'],
    [{ path: '/vehicles/:id', params: { id: 7 } }, '/vehicles/7'],
    [{ path: '/vehicles/:id', params: { id: 'a/b' } }, '/vehicles/a%2Fb'],
    [{ path: '/vehicles/:id' }, '/vehicles/:id'],
    [{ query: { filter: 'a&b', page: 2 } }, '/vehicles?filter=a%26b&page=2'],
    [{ hash: 'files' }, '/vehicles#files'],
    [{ viewId: 12, hash: '#files' }, '/vehicles?view=12#files'],
    [{ path: '//elsewhere.example' }, '/elsewhere.example'],
    [{ params: 'nonsense', query: ['nonsense'] }, '/vehicles'],
  ])('the address of a menu item of %j is %s', (values, address) => {
    expect(menuItemAddress(item(1, values))).toBe(address);
  });
});

describe('the menu with what administrators have added', () => {
  const namesOf = (entries: readonly MenuEntry[]): unknown[] =>
    entries.map(({ title, children }) => (children.length > 0 ? [title, namesOf(children)] : title));

  it('has each item below its parent, in their order', () => {
    const items = [item(2, { parentId: 1 }), item(1, { path: null }), item(3)];
    expect(namesOf(withItems([], items, 'en'))).toEqual([['Item 1', ['Item 2']], 'Item 3']);
  });

  it('has at the top what has lost its parent, and nothing that leads nowhere', () => {
    expect(namesOf(withItems([], [item(2, { parentId: 9 }), item(3, { path: '' })], 'en'))).toEqual([
      'Item 2',
    ]);
  });

  it('does not turn in circles', () => {
    const circle = [item(1, { parentId: 2 }), item(2, { parentId: 1 }), item(3)];
    expect(namesOf(withItems([], circle, 'en'))).toEqual(['Item 3']);
  });

  it('calls an item in the language of the reader, else as it was called first', () => {
    const translated = [item(1, { lang: { de: 'Fahrzeuge' } })];
    expect(namesOf(withItems([], translated, 'de'))).toEqual(['Fahrzeuge']);
    expect(namesOf(withItems([], translated, 'fr'))).toEqual(['Item 1']);
  });

  it('keeps the declared menu before it', () => {
    const menu = navigationFor(systemActor, 'en');
    expect(withItems(menu, [item(1)], 'en').slice(0, -1)).toEqual(menu);
  });
});

it.each([
  ['/live-queue', false],
  ['/users?page=2', false],
  ['/users/7', false],
  ['/countries', true],
  ['/section/terminal', true],
])('a menu leads a forwarder to %s: %s', (address, led) => {
  const forwarder = { ...systemActor, fullRights: false, roles: ['forwarder'] } as typeof systemActor;
  expect(mayOpen(forwarder, address)).toBe(led);
});
