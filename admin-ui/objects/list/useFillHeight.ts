import { useLayoutEffect, useState, type RefObject } from 'react';
import { lowestHeight } from '../table/TableFrame.tsx';

/** The height in pixels of what is below a table on its page: pager, margin, and a footer of 36 pixels. */
const usuallyBelow = 92;

/** The height in pixels with which a table fills the window, but at least `lowestHeight`. */
export function useFillHeight(above: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(lowestHeight);
  useLayoutEffect(() => {
    const element = above.current;
    if (!element) return undefined;
    const measure = () => {
      const top = element.getBoundingClientRect().bottom + window.scrollY;
      const footer = document.querySelector('footer')?.offsetHeight ?? 0;
      // The 36 pixels of the footer in `usuallyBelow` are replaced by its real height.
      setHeight(Math.max(lowestHeight, Math.floor(window.innerHeight - top - usuallyBelow - footer + 36)));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [above]);
  return height;
}
