/**
 * Yields the items of `source`. While the caller uses an item, the next item is already being made. An error of `source` is
 * thrown in place of its item. If the caller stops early, the item that is being made is awaited and discarded.
 */
export async function* ahead<T>(source: AsyncGenerator<T>): AsyncGenerator<T> {
  const begin = (): Promise<IteratorResult<T>> => {
    const next = source.next();
    // An error is thrown when `next` is awaited. If that never happens, it must not be an unhandled rejection.
    next.catch(() => undefined);
    return next;
  };
  let next = begin();
  try {
    for (let step = await next; !step.done; step = await next) {
      next = begin();
      yield step.value;
    }
  } finally {
    await next.catch(() => undefined);
    await source.return(undefined);
  }
}
