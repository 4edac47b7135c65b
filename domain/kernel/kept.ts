interface Shelf<K, V> {
  get(key: K): V | undefined;
  set(key: K, value: V): unknown;
}

/** The value stored under a key; created if there is none. */
export function kept<K, V>(shelf: Shelf<K, V>, key: K, make: () => V): V {
  const stored = shelf.get(key);
  if (stored !== undefined) return stored;
  const created = make();
  shelf.set(key, created);
  return created;
}
