import type { Store } from 'ra-core';

/** Keys that belong to the browser, whoever uses it; all others belong to a person. */
const ofBrowser = /^(theme|locale|layout\.|menu\.|tracking\.open|sidebar\.)/;

/**
 * Separates the stored values of each person, such as their tabs, from those of others in the same browser. Signing out
 * deletes nothing, and the next person sees only their own.
 * @param personId gives the id of the person who uses the browser now; null before anybody has signed in
 */
export function personalStore(store: Store, personId: () => string | null): Store {
  const keyOf = (key: string): string => (ofBrowser.test(key) ? key : `of.${personId() ?? 'nobody'}.${key}`);
  return {
    ...store,
    getItem: <T>(key: string, defaultValue?: T) => store.getItem<T>(keyOf(key), defaultValue),
    setItem: <T>(key: string, value: T) => store.setItem<T>(keyOf(key), value),
    removeItem: (key) => store.removeItem(keyOf(key)),
    removeItems: (prefix) => store.removeItems(keyOf(prefix)),
    subscribe: (key, tell) => store.subscribe(keyOf(key), tell),
    reset: () => undefined,
  };
}
