import { useSyncExternalStore } from 'react';

let since: string | undefined;
const listeners = new Set<() => void>();

/**
 * A screen that needs the processes reports here whether there is an outage. The time at which an outage began is kept.
 * @param isOut whether the processes stand still, so that they do not answer
 */
export function reportOutage(isOut: boolean): void {
  const next = isOut ? (since ?? new Date().toISOString()) : undefined;
  if (next === since) return;
  since = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Since when the processes have not answered, as far as this window knows. */
export function useOutageSince(): string | undefined {
  return useSyncExternalStore(subscribe, () => since);
}
