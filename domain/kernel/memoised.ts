interface Cache<K, V> {
  get(key: K): V | undefined;
  set(key: K, value: V): unknown;
}

/** The value stored under a key; created if there is none. */
export function memoised<K, V>(cache: Cache<K, V>, key: K, make: () => V): V {
  const stored = cache.get(key);
  if (stored !== undefined) return stored;
  const created = make();
  cache.set(key, created);
  return created;
}

/** A function that reads once and then returns what it has read. A reading that failed is not kept: the next call reads again. */
export function readOnce<T>(read: () => Promise<T>): () => Promise<T> {
  let held: { readonly value: T } | undefined;
  return async () => {
    held ??= { value: await read() };
    return held.value;
  };
}
