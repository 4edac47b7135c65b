import { useEffect, type RefObject } from 'react';

/**
 * Sets `data-more` on the frame while there are columns beyond its right edge.
 * @param width of all columns together
 * @param room the width of the frame; both are in pixels, and a change of either is checked
 */
export function useMoreBeside(frame: RefObject<HTMLElement | null>, width: number, room: number): void {
  useEffect(() => {
    const watched = frame.current;
    if (!watched) return undefined;
    const mark = () => {
      const more = watched.scrollWidth - watched.clientWidth - watched.scrollLeft > 1;
      watched.toggleAttribute('data-more', more);
    };
    mark();
    watched.addEventListener('scroll', mark, { passive: true });
    return () => watched.removeEventListener('scroll', mark);
  }, [frame, width, room]);
}
