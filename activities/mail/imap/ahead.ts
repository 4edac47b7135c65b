/**
 * Yields the items of `source`. While the caller uses an item, the next item is already being made. An error of `source` is
 * thrown in place of its item. If the caller stops early, the item that is being made is awaited and discarded.
 */
export async function* ahead<T>(source: AsyncGenerator<T>): AsyncGenerator<T> {
  const begin = (): Promise<IteratorResult<T>> => {
    const result = source.next();
    // Its error is thrown where it is awaited. If nobody awaits it, it must not become an unhandled rejection.
    result.catch(() => undefined);
    return result;
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
