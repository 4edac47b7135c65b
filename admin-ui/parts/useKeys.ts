import { useEffect, useRef } from 'react';

/** A question that stands open must be answered first. */
const isAsking = (): boolean => document.querySelector('[role="alertdialog"]') !== null;

/** Calls `act` when Ctrl (or ⌘) is held and this key pressed, anywhere on the screen. */
export const useCtrlKey = (key: string, act: () => void, enabled = true): void => {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    if (!enabled) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== key) return;
      event.preventDefault();
      if (!isAsking()) latest.current();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [key, enabled]);
};
