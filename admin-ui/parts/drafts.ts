import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { personHere } from '../data/person.ts';

// Unsaved input of forms, kept in the session storage of the browser, so that it survives a reload of the page.

/** Unsaved input of a form. */
export interface KeptDraft {
  readonly values: unknown;
  /** The record as it was read before the input, or its version; absent for a new record. */
  readonly base?: unknown;
  readonly keptAt: string;
}

type Drafts = Readonly<Record<string, KeptDraft>>;

/**
 * The drafts are written when nobody has typed for this time: writing an order of hundreds of lines takes tens of
 * milliseconds.
 */
const writeAfterMs = 300;
const storageKey = (): string => `keja.drafts.${personHere() ?? 'nobody'}`;

const readStored = (): Drafts => {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey()) ?? '{}') as Drafts;
  } catch {
    return {};
  }
};

/** The key in the storage to which `drafts` belong; each person has their own. */
let currentKey = storageKey();
let drafts: Drafts = readStored();
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** The drafts of the person who is signed in now. When another person has signed in, their drafts are read first. */
const ownDrafts = (): Drafts => {
  if (currentKey !== storageKey()) {
    if (timer !== undefined) write();
    currentKey = storageKey();
    drafts = readStored();
  }
  return drafts;
};

const write = (): void => {
  clearTimeout(timer);
  timer = undefined;
  try {
    if (Object.keys(drafts).length === 0) sessionStorage.removeItem(currentKey);
    else sessionStorage.setItem(currentKey, JSON.stringify(drafts));
  } catch {
    // If the storage is full, only a reload would lose the draft: it is still in memory.
  }
};

const change = (next: Drafts): void => {
  drafts = next;
  clearTimeout(timer);
  timer = setTimeout(write, writeAfterMs);
  for (const listener of listeners) listener();
};

/** The draft of a form, by the address that `useDraftAddress` gives; undefined if there is none. */
export function draftAt(address: string): KeptDraft | undefined {
  return ownDrafts()[address];
}

/** Keeps the draft of a form in place of its earlier one. @param base as in `KeptDraft` */
export function keepDraft(address: string, values: unknown, base?: unknown): void {
  change({ ...ownDrafts(), [address]: { values, base, keptAt: new Date().toISOString() } });
}

export function forgetDraft(address: string): void {
  if (!(address in ownDrafts())) return;
  const { [address]: _gone, ...rest } = ownDrafts();
  change(rest);
}

/**
 * The addresses of the drafts at a path, whatever follows its `?`. A tab may hold several drafts: copies of different records are
 * made at the same path.
 */
const addressesAt = (path: string): string[] =>
  Object.keys(ownDrafts()).filter((address) => address === path || address.startsWith(`${path}?`));

export function hasDraftsAt(path: string): boolean {
  return addressesAt(path).length > 0;
}

export function forgetDraftsAt(path: string): void {
  addressesAt(path).forEach(forgetDraft);
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether the tab of this path holds something unsaved. */
export function useHasDrafts(path: string): boolean {
  return useSyncExternalStore(subscribe, () => hasDraftsAt(path));
}

/** The address under which the form on screen keeps its draft. */
export function useDraftAddress(): string {
  const { pathname, search } = useLocation();
  return pathname + search;
}

/** Whether the page is being left by `reloadPage` or `leaveFor`, and not by the person. */
let leavesOnPurpose = false;
/** Reloads the page without the browser's question: drafts survive it. */
export function reloadPage(): void {
  leavesOnPurpose = true;
  window.location.reload();
}

/** Opens another page of ours, also without the browser's question. */
export function leaveFor(address: string): void {
  leavesOnPurpose = true;
  window.location.assign(address);
}

if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', write);
  // A browser may end a hidden page without telling the page.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') write();
  });
  window.addEventListener('beforeunload', (event) => {
    write();
    // Closing the window would lose the drafts, because its session storage ends with it.
    if (!leavesOnPurpose && Object.keys(ownDrafts()).length > 0) event.preventDefault();
  });
}
