import { useEffect, useRef, type RefObject } from 'react';
import { isNobodysFocus } from '../shell/useFocusKept.ts';

/** If the focused row disappears after its move, the row that takes its place gets the focus. */
export function useKeptFocus(
  body: RefObject<HTMLElement | null>,
  rows: readonly unknown[],
  active: number,
): void {
  const hadFocus = useRef(false);
  useEffect(() => {
    const list = body.current;
    if (!list) return undefined;
    const enter = () => (hadFocus.current = true);
    // When a focused row is removed, the focus goes to no other element.
    const leave = ({ relatedTarget }: FocusEvent) => (hadFocus.current = relatedTarget === null);
    list.addEventListener('focusin', enter);
    list.addEventListener('focusout', leave);
    return () => {
      list.removeEventListener('focusin', enter);
      list.removeEventListener('focusout', leave);
    };
  }, [body]);
  useEffect(() => {
    if (!hadFocus.current || !isNobodysFocus()) return;
    const tableRows = body.current?.querySelectorAll<HTMLElement>('tr');
    tableRows?.item(Math.min(active, rows.length - 1))?.focus({ preventScroll: true });
  }, [body, rows, active]);
}
