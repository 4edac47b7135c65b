/**
 * Gives what an iterator gives; the next one is already being made while one is used. An error comes when its turn comes, and
 * who stops early leaves nothing behind that is still being made.
 */
export async function* ahead<T>(source: AsyncGenerator<T>): AsyncGenerator<T> {
  const begin = (): Promise<IteratorResult<T>> => {
    const next = source.next();
    // Whoever takes it hears of its error; nobody may ever take it.
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
