import { useSyncExternalStore } from 'react';

/** The last action that can be undone. */
export interface Done {
  readonly said: string;
  readonly undo: () => void;
}

let last: Done | undefined;
const listeners = new Set<() => void>();

function set(next: Done | undefined): void {
  last = next;
  for (const tell of listeners) tell();
}

/** Keeps the undo after its message is gone, until something else is done or undone. */
export function keepDone(done: Done): void {
  return set(done);
}

export function forgetDone(): void {
  return set(undefined);
}

/** Undoes it. A second request, from the message or from the bar, does nothing. */
export function undoDone(done: Done): void {
  if (last !== done) return;
  set(undefined);
  done.undo();
}

const subscribe = (tell: () => void) => {
  listeners.add(tell);
  return () => void listeners.delete(tell);
};

export function useLastDone(): Done | undefined {
  return useSyncExternalStore(subscribe, () => last);
}
