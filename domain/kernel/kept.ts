interface Shelf<K, V> {
  get(key: K): V | undefined;
  set(key: K, value: V): unknown;
}

/** The value stored under a key; created if there is none. */
export function kept<K, V>(shelf: Shelf<K, V>, key: K, make: () => V): V {
  const known = shelf.get(key);
  if (known !== undefined) return known;
  const made = make();
  shelf.set(key, made);
  return made;
}
