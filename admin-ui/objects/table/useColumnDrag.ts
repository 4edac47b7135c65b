import { useRef, type DragEvent } from 'react';

const overClass = 'dropHere';

const headingOf = ({ target }: { readonly target: EventTarget }): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('th[data-column]') : null;

/** Moves a column to the place of the heading that it is dropped on. */
export function useColumnDrag(onMove: ((path: string, target: string) => void) | undefined) {
  /** The path of the dragged column. */
  const dragged = useRef<string>(undefined);
  /** The heading under the pointer. */
  const marked = useRef<HTMLElement>(undefined);
  const unmark = () => {
    marked.current?.classList.remove(overClass);
    marked.current = undefined;
  };
  if (!onMove) return {};
  return {
    onDragStart: (event: DragEvent) => {
      // Dragging the edge of a heading does not begin this: `useColumnResize` prevents it.
      const path = headingOf(event)?.dataset.column;
      if (path === undefined) return event.preventDefault();
      dragged.current = path;
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', path);
    },
    onDragOver: (event: DragEvent) => {
      const heading = headingOf(event);
      if (dragged.current === undefined || !heading) return;
      event.preventDefault();
      if (heading === marked.current) return;
      unmark();
      if (heading.dataset.column === dragged.current) return;
      heading.classList.add(overClass);
      marked.current = heading;
    },
    onDrop: (event: DragEvent) => {
      const target = headingOf(event)?.dataset.column;
      const path = dragged.current;
      event.preventDefault();
      if (path !== undefined && target !== undefined && target !== path) onMove(path, target);
    },
    onDragEnd: () => {
      dragged.current = undefined;
      unmark();
    },
  };
}
