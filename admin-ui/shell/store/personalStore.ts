import type { Store } from 'ra-core';

/** What belongs to the browser, whoever sits before it; everything else is its person's. */
const ofBrowser = /^(theme|locale|layout\.|menu\.|tracking\.open|sidebar\.)/;

/**
 * Keeps what each person left behind, such as their tabs, apart from what others did at the same browser: signing out
 * forgets nothing, and who signs in next finds only their own.
 */
export const personalStore = (store: Store, whose: () => string | null): Store => {
  const keyOf = (key: string): string => (ofBrowser.test(key) ? key : `of.${whose() ?? 'nobody'}.${key}`);
  return {
    ...store,
    getItem: <T>(key: string, defaultValue?: T) => store.getItem<T>(keyOf(key), defaultValue),
    setItem: <T>(key: string, value: T) => store.setItem<T>(keyOf(key), value),
    removeItem: (key) => store.removeItem(keyOf(key)),
    removeItems: (prefix) => store.removeItems(keyOf(prefix)),
    subscribe: (key, tell) => store.subscribe(keyOf(key), tell),
    reset: () => undefined,
  };
};
