import { useRef, useState } from 'react';

type Act<A extends readonly unknown[], T> = (...values: A) => Promise<T>;

/**
 * The act, done once at a time: a call while it is under way, for example by a second click, gets the promise of the first call.
 * @param keyOf tells which calls are the same; calls with different keys do not wait for one another. If absent, all are the
 * same. `NoInfer`: the types of the values come from `act` alone. A `keyOf` written in place has one rest parameter, because
 * TypeScript does not type single ones here
 */
export function oneAtATime<A extends readonly unknown[], T>(
  act: Act<A, T>,
  keyOf: (...values: NoInfer<A>) => string = () => '',
): Act<A, T> {
  const underWay = new Map<string, Promise<T>>();
  return (...values) => {
    const key = keyOf(...values);
    const present = underWay.get(key);
    if (present) return present;
    const begun = act(...values).finally(() => underWay.delete(key));
    underWay.set(key, begun);
    return begun;
  };
}

/** As `oneAtATime`, for an act that each render makes anew. The returned function stays the same. */
export function useOneAtATime<A extends readonly unknown[], T>(
  act: Act<A, T>,
  keyOf?: (...values: NoInfer<A>) => string,
): Act<A, T> {
  const latest = useRef(act);
  latest.current = act;
  return useState(() => oneAtATime((...values: A) => latest.current(...values), keyOf))[0];
}
