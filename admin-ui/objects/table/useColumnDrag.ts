import { useRef, type DragEvent } from 'react';

const overClass = 'dropHere';

const headingOf = ({ target }: { readonly target: EventTarget }): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('th[data-column]') : null;

/** Moves a column to the place of the heading that it is dropped on. */
export function useColumnDrag(onMove: ((path: string, target: string) => void) | undefined) {
  const dragged = useRef<string>(undefined);
  const marked = useRef<HTMLElement>(undefined);
  const unmark = () => {
    marked.current?.classList.remove(overClass);
    marked.current = undefined;
  };
  if (!onMove) return {};
  return {
    onDragStart: (event: DragEvent) => {
      const path = headingOf(event)?.dataset.column;
      const resizes = event.target instanceof Element && event.target.matches('[data-resize]');
      if (path === undefined || resizes) return event.preventDefault();
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
