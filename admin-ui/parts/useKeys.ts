import { useEffect, useRef } from 'react';

/** Calls `act` when Ctrl (or ⌘) is held and this key pressed, anywhere on the screen. */
export const useCtrlKey = (key: string, act: () => void, enabled = true): void => {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    if (!enabled) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== key) return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [key, enabled]);
};
