import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';

/** How the sheet lies. Where a table is too wide even for a sheet on its side, each row becomes a list of its cells. */
export type Fit = 'portrait' | 'landscape' | 'stacked';

const next: Readonly<Record<Fit, Fit>> = { portrait: 'landscape', landscape: 'stacked', stacked: 'stacked' };

const isTooWide = (paper: HTMLElement): boolean => {
  const { paddingLeft, paddingRight } = getComputedStyle(paper);
  const room = paper.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
  // `offsetWidth` is a whole number of pixels, so it may be part of a pixel greater than the room.
  return [...paper.querySelectorAll('table')].some((table) => table.offsetWidth > Math.ceil(room));
};

/** Lays the sheet so that no table is wider than it. Words and numbers are not broken, so a table determines how wide it must be. */
export function useFit(content: ReactNode) {
  const paper = useRef<HTMLElement>(null);
  const [fit, setFit] = useState<Fit>('portrait');
  useLayoutEffect(() => {
    if (fit !== 'stacked' && paper.current && isTooWide(paper.current)) setFit(next[fit]);
  }, [content, fit]);
  return { paper, fit };
}
