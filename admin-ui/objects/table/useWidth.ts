import { useLayoutEffect, useState, type RefObject } from 'react';

/** The inner width of an element in pixels, updated when it changes. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const watched = element.current;
    if (!watched) return undefined;
    const read = () => setWidth(watched.clientWidth);
    read();
    const observer = new ResizeObserver(read);
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
