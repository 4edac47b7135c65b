import { useEffect, useRef, type RefObject } from 'react';

/** Whose row goes away under them, because they have done what it asked for, goes on at the row that takes its place. */
export const useKeptFocus = (
  body: RefObject<HTMLElement | null>,
  rows: readonly unknown[],
  active: number,
): void => {
  const wasHere = useRef(false);
  useEffect(() => {
    const list = body.current;
    if (!list) return undefined;
    const enter = () => (wasHere.current = true);
    const leave = ({ relatedTarget }: FocusEvent) => (wasHere.current = relatedTarget === null);
    list.addEventListener('focusin', enter);
    list.addEventListener('focusout', leave);
    return () => {
      list.removeEventListener('focusin', enter);
      list.removeEventListener('focusout', leave);
    };
  }, [body]);
  useEffect(() => {
    if (!wasHere.current || document.activeElement !== document.body) return;
    const shown = body.current?.querySelectorAll<HTMLElement>('tr');
    shown?.item(Math.min(active, rows.length - 1))?.focus({ preventScroll: true });
  }, [body, rows, active]);
};
