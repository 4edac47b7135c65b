import { useSyncExternalStore } from 'react';

/** The person who works in this window; undefined before sign-in and after signing out. */
let person: number | undefined;
let asked: { readonly promise: Promise<void>; readonly done: () => void } | undefined;
const listeners = new Set<() => void>();

const tell = (): void => {
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
  if (!asked) {
    const { promise, resolve } = Promise.withResolvers<void>();
    asked = { promise, done: resolve };
    tell();
  }
  return asked.promise;
}

/** Called when the person has signed in again: everything that waited continues. */
export function resumeAfterSignIn(): void {
  const waited = asked;
  renewals++;
  asked = undefined;
  tell();
  waited?.done();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether something waits until the person signs in again. */
export function useMustSignInAgain(): boolean {
  return useSyncExternalStore(subscribe, () => asked !== undefined);
}
