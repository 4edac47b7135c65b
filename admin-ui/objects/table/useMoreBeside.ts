import { useEffect, type RefObject } from 'react';

/**
 * Sets `data-more` on the frame while there are columns beyond its right edge.
 * @param width of all columns together
 * @param room the width of the frame; both are in pixels, and a change of either is checked
 */
export function useMoreBeside(frame: RefObject<HTMLElement | null>, width: number, room: number): void {
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const mark = () => {
      const more = element.scrollWidth - element.clientWidth - element.scrollLeft > 1;
      element.toggleAttribute('data-more', more);
    };
    mark();
    element.addEventListener('scroll', mark, { passive: true });
    return () => element.removeEventListener('scroll', mark);
  }, [frame, width, room]);
}
