import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

interface Position {
  readonly top: number;
  readonly left: number;
}

/** The scroll position of each table; kept until the page is reloaded. */
const positions = new Map<string, Position>();

/** Restores the scroll position of a table after a return to it, once its rows are there. */
export function useScrollMemory(
  name: string | undefined,
  frame: RefObject<HTMLElement | null>,
  ready: boolean,
): void {
  /** Whether the position is restored. Until then the empty table is at its top, which must not be remembered. */
  const restored = useRef(false);
  useLayoutEffect(() => {
    const before = name === undefined ? undefined : positions.get(name);
    if (!ready || restored.current || !frame.current) return;
    restored.current = true;
    if (before) frame.current.scrollTo(before.left, before.top);
  }, [name, frame, ready]);

  useEffect(() => {
    const element = frame.current;
    if (name === undefined || !element) return undefined;
    const keep = () => {
      if (restored.current) positions.set(name, { top: element.scrollTop, left: element.scrollLeft });
    };
    element.addEventListener('scroll', keep, { passive: true });
    return () => element.removeEventListener('scroll', keep);
  }, [name, frame]);
}

/** Goes to the top, for another page of the list. */
export function forgetScroll(name: string, element: HTMLElement | null): void {
  const left = element?.scrollLeft ?? 0;
  positions.set(name, { top: 0, left });
  element?.scrollTo(left, 0);
}
