import { useSyncExternalStore } from 'react';

let since: string | undefined;
const listeners = new Set<() => void>();

/** Called by a screen that needs the processes: sets since when they do not answer, or that they answer again. */
export function tellOutage(stands: boolean): void {
  const next = stands ? (since ?? new Date().toISOString()) : undefined;
  if (next === since) return;
  since = next;
  for (const tell of listeners) tell();
}

const subscribe = (tell: () => void): (() => void) => {
  listeners.add(tell);
  return () => listeners.delete(tell);
};

/** Since when the processes have not answered, as far as this window knows. */
export function useOutageSince(): string | undefined {
  return useSyncExternalStore(subscribe, () => since);
}
