import { useSyncExternalStore } from 'react';

/** The last action that can be undone. */
export interface Done {
  /** What was done, as a sentence. */
  readonly message: string;
  readonly undo: () => void;
}

let last: Done | undefined;
const listeners = new Set<() => void>();

function setLast(next: Done | undefined): void {
  last = next;
  for (const listener of listeners) listener();
}

/** Keeps the undo after its message is gone, until something else is done or undone. */
export function keepDone(done: Done): void {
  return setLast(done);
}

export function forgetDone(): void {
  return setLast(undefined);
}

/** Undoes an action, if it is still the last one: a second request, from the message or from the bar, does nothing. */
export function undoDone(done: Done): void {
  if (last !== done) return;
  setLast(undefined);
  done.undo();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export function useLastDone(): Done | undefined {
  return useSyncExternalStore(subscribe, () => last);
}
