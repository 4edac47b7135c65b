import { useEffect } from 'react';

const mark = 'data-cut';
/** How many ancestors of a text are checked for the one that cuts it. */
const levels = 3;

/** Whether an element hides a part of its text. The sizes are rounded, so one pixel does not count. */
const cuts = (element: HTMLElement): boolean =>
  element.scrollWidth > element.clientWidth + 1 &&
  (element.matches('input') || getComputedStyle(element).textOverflow === 'ellipsis');

/** The element or its nearest ancestor that cuts its text; undefined if none of them does. */
const cutAround = (start: Element): HTMLElement | undefined => {
  let at: Element | null = start;
  for (let level = 0; at instanceof HTMLElement && level < levels; level += 1, at = at.parentElement)
    if (cuts(at)) return at;
  return undefined;
};

const fullTextOf = (element: HTMLElement): string =>
  (element instanceof HTMLInputElement ? element.value : (element.textContent ?? '')).trim();

const updateTooltip = ({ target }: Event): void => {
  if (!(target instanceof Element)) return;
  // An element that was given a tooltip may have become wide enough since.
  const marked = target.closest(`[${mark}]`);
  if (marked instanceof HTMLElement && !cuts(marked)) {
    marked.removeAttribute('title');
    marked.removeAttribute(mark);
  }
  const element = cutAround(target);
  if (!element) return;
  // A tooltip that the page itself has set is kept.
  if (element.closest('[title]') && !element.hasAttribute(mark)) return;
  element.title = fullTextOf(element);
  element.setAttribute(mark, '');
};

/** Shows the whole text as a tooltip if it is cut. */
export function useCutTitles(): void {
  useEffect(() => {
    document.addEventListener('mouseover', updateTooltip);
    return () => document.removeEventListener('mouseover', updateTooltip);
  }, []);
}
