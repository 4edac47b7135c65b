import { useEffect, useSyncExternalStore } from 'react';

let unsaved = false;
const listeners = new Set<() => void>();

/** Whether the form on the screen holds what nobody has saved; there is one at most. */
export const hasUnsaved = (): boolean => unsaved;

/** Also called at the moment of saving, before the form itself knows. */
export const setUnsaved = (now: boolean): void => {
  unsaved = now;
  for (const tell of listeners) tell();
};

const subscribe = (tell: () => void): (() => void) => {
  listeners.add(tell);
  return () => listeners.delete(tell);
};

export const useUnsaved = (): boolean => useSyncExternalStore(subscribe, hasUnsaved);

/** Says for the form that calls it whether it holds unsaved changes, until it is taken down. */
export const useMarkUnsaved = (dirty: boolean): void => {
  useEffect(() => {
    setUnsaved(dirty);
    return () => setUnsaved(false);
  }, [dirty]);
};
