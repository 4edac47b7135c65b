import { useLayoutEffect, useState, type RefObject } from 'react';
import { lowestHeight } from '../table/TableFrame.tsx';

/** The height in pixels of what is between a table and the footer of its page: the pager and the margin. */
const belowTable = 56;

/**
 * The height in pixels with which a table fills the window, but at least `lowestHeight`.
 * @param above the element over the table: when its height changes, the table has another height too
 */
export function useFillHeight(above: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(lowestHeight);
  useLayoutEffect(() => {
    const element = above.current;
    if (!element) return undefined;
    const measure = () => {
      const top = element.getBoundingClientRect().bottom + window.scrollY;
      const footer = document.querySelector('footer')?.offsetHeight ?? 0;
      setHeight(Math.max(lowestHeight, Math.floor(window.innerHeight - top - belowTable - footer)));
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
