import { useSyncExternalStore } from 'react';

/** The person who works in this window; undefined before sign-in and after signing out. */
let person: number | undefined;
/** What waits for the next sign-in; undefined if nothing does. */
let waiting: { readonly promise: Promise<void>; readonly done: () => void } | undefined;
const listeners = new Set<() => void>();

const notifyListeners = (): void => {
  for (const listener of listeners) listener();
};

let renewals = 0;
/**
 * How often the person has signed in again in this window. By this number a request that was sent with an earlier session
 * is recognised.
 */
export function timesRenewed(): number {
  return renewals;
}

export function workingPerson(): number | undefined {
  return person;
}

/** Called by the code that knows the session. */
export function setWorkingPerson(id: number | undefined): void {
  person = id;
}

/** Waits until the person whose session has ended has signed in again. */
export function signedInAgain(): Promise<void> {
  if (!waiting) {
    const { promise, resolve } = Promise.withResolvers<void>();
    waiting = { promise, done: resolve };
    notifyListeners();
  }
  return waiting.promise;
}

/** Called when the person has signed in again: everything that waited continues. */
export function resumeAfterSignIn(): void {
  const resumed = waiting;
  renewals++;
  waiting = undefined;
  notifyListeners();
  resumed?.done();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether something waits until the person signs in again. */
export function useMustSignInAgain(): boolean {
  return useSyncExternalStore(subscribe, () => waiting !== undefined);
}
