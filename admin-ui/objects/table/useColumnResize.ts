import type { PointerEvent, RefObject } from 'react';
import { draggedWidth } from './columns.ts';

/**
 * Resizes a column by dragging the edge of its heading. While somebody drags, only the styles of its `col` element and of the
 * table change; the rows render once at the end.
 * @param frame the element around the table
 * @param onResize gets the new width in pixels; undefined if columns cannot be resized
 * @returns the listener for `pointerdown` anywhere in the frame
 */
export function useColumnResize(
  frame: RefObject<HTMLElement | null>,
  onResize: ((path: string, width: number) => void) | undefined,
) {
  return (event: PointerEvent<HTMLElement>): void => {
    const handle = event.target instanceof Element ? event.target.closest('[data-resize]') : null;
    const heading = handle?.closest<HTMLElement>('th[data-column]');
    const path = heading?.dataset.column;
    if (!onResize || !heading || path === undefined) return;
    event.preventDefault();
    const column = frame.current?.querySelector<HTMLElement>(`col[data-column="${CSS.escape(path)}"]`);
    const table = frame.current?.querySelector('table');
    if (!column || !table) return;

    const startX = event.clientX;
    const oldWidth = heading.offsetWidth;
    const oldTableWidth = table.offsetWidth;
    let width = oldWidth;
    const move = ({ clientX }: globalThis.PointerEvent) => {
      width = draggedWidth(oldWidth, clientX - startX);
      column.style.width = `${width}px`;
      table.style.width = `${oldTableWidth + width - oldWidth}px`;
    };
    const end = () => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
      if (width !== oldWidth) onResize(path, width);
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
  };
}
