import { useEffect, useRef } from 'react';

/** A question that stands open must be answered first. */
const isAsking = (): boolean => document.querySelector('[role="alertdialog"]') !== null;

const useKey = (wanted: (event: KeyboardEvent) => boolean, act: () => void, enabled = true): void => {
  const latest = useRef({ wanted, act });
  latest.current = { wanted, act };
  useEffect(() => {
    if (!enabled) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (!latest.current.wanted(event)) return;
      event.preventDefault();
      if (!isAsking()) latest.current.act();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [enabled]);
};

/** Calls `act` when Ctrl (or ⌘) is held and this key pressed, anywhere on the screen. */
export const useCtrlKey = (key: string, act: () => void, enabled = true): void =>
  useKey(
    (event) => (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === key,
    act,
    enabled,
  );

/**
 * Calls `act` when Alt alone is held and the key with this `code` pressed, anywhere on the screen.
 * The right Alt of Polish keyboards, which Windows reports with Ctrl, still writes letters.
 */
export const useAltKey = (code: string, act: () => void): void =>
  useKey(
    (event) => event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey && event.code === code,
    act,
  );

/** Letters belong to whoever writes; a box that lies over the screen has keys of its own. */
const isTaken = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.closest('input:not([type=checkbox]), textarea, select, [role="dialog"], [role="menu"]') !== null);

/** Calls `act` when this key alone is pressed where nobody writes. */
export const useBareKey = (key: string, act: () => void): void =>
  useKey(
    (event) => event.key === key && !event.ctrlKey && !event.metaKey && !event.altKey && !isTaken(event),
    act,
  );
