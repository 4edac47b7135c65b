import { useRef, type MouseEvent } from 'react';

interface SelectOnClick {
  readonly onMouseDown: (event: MouseEvent<HTMLInputElement>) => void;
  readonly onMouseUp: (event: MouseEvent<HTMLInputElement>) => void;
}

/**
 * The first click into a number selects all of it, as the Tab key does, so that typing replaces it. A second click places
 * the caret; a selection made by dragging is kept.
 */
export function useSelectOnClick(): SelectOnClick {
  const entering = useRef(false);
  return {
    onMouseDown: ({ currentTarget }) => {
      entering.current = document.activeElement !== currentTarget;
    },
    onMouseUp: ({ currentTarget }) => {
      const hasDragged = currentTarget.selectionStart !== currentTarget.selectionEnd;
      if (entering.current && !hasDragged) currentTarget.select();
      entering.current = false;
    },
  };
}
