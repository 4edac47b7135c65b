import { useRef, type DragEvent } from 'react';
import { rowIndexOf } from './rowFocus.ts';

/** Rows are dragged by their number, with the browser's own drag and drop. */
export function useRowDrag(move: (from: number, to: number) => void) {
  /** The index of the dragged row. */
  const dragged = useRef<number>(undefined);
  /** The row under the pointer, which is marked. */
  const over = useRef<Element>(undefined);
  const mark = (row: Element | undefined) => {
    over.current?.removeAttribute('data-over');
    row?.setAttribute('data-over', '');
    over.current = row;
  };
  const end = () => {
    dragged.current = undefined;
    mark(undefined);
  };
  return {
    onDragStart: (event: DragEvent) => {
      const handle = event.target instanceof Element ? event.target.closest('[data-handle]') : null;
      const index = handle ? rowIndexOf(handle) : undefined;
      if (index === undefined) return;
      dragged.current = index;
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', String(index + 1));
    },
    onDragOver: (event: DragEvent) => {
      if (dragged.current === undefined) return;
      event.preventDefault();
      mark((event.target as Element).closest('tr[data-row]') ?? undefined);
    },
    onDrop: (event: DragEvent) => {
      const from = dragged.current;
      const to = rowIndexOf(event.target);
      end();
      if (from === undefined) return;
      event.preventDefault();
      if (to !== undefined && to !== from) move(from, to);
    },
    onDragEnd: end,
  };
}
