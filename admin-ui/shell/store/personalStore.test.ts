import { memoryStore } from 'ra-core';
import { expect, it } from 'vitest';
import { personalStore } from './personalStore.ts';

/** A store of a browser that several people use. ra-core resets the store when somebody signs out. */
const shared = () => {
  let person: string | null = '1';
  const store = personalStore(memoryStore(), () => person);
  store.setup();
  return {
    store,
    signIn: (id: string) => {
      store.reset();
      person = id;
    },
  };
};

it('a person who signs in again finds what they left', () => {
  const { store, signIn } = shared();
  store.setItem('tabs', ['Vehicles']);
  signIn('2');
  signIn('1');
  expect(store.getItem('tabs', [])).toEqual(['Vehicles']);
});

it('nobody finds what another left', () => {
  const { store, signIn } = shared();
  store.setItem('tabs', ['Vehicles']);
  store.setItem('vehicles.listParams', { filter: { q: 'GD' } });
  signIn('2');
  expect(store.getItem('tabs', [])).toEqual([]);
  expect(store.getItem('vehicles.listParams')).toBeUndefined();
});

it.each(['theme', 'layout.footer', 'menu.open', 'menu.closed.terminal', 'tracking.open'])(
  'the browser looks as it did, whoever signs in: %s',
  (key) => {
    const { store, signIn } = shared();
    store.setItem(key, 'as chosen');
    signIn('2');
    expect(store.getItem(key)).toBe('as chosen');
  },
);

it('a part of the page is told of its own changes', () => {
  const { store } = shared();
  const told: unknown[] = [];
  const leave = store.subscribe('tabs', (value) => told.push(value));
  store.setItem('tabs', ['Vehicles']);
  store.removeItem('tabs');
  leave();
  store.setItem('tabs', ['Drivers']);
  expect(told).toEqual([['Vehicles'], undefined]);
});
