import { useEffect, useRef, useState, type DragEvent } from 'react';

const carriesFiles = (transfer: DataTransfer | null): boolean => transfer?.types.includes('Files') === true;

/**
 * Files that are dropped on an element, or pasted anywhere on its page; `add` undefined takes none.
 * @param pasted whether those that are pasted come here: of several places on a page only to one
 */
export const useDropped = (add: ((files: readonly File[]) => void) | undefined, pasted = true) => {
  // What lies inside sends its own enter and leave: only the last one to leave has left.
  const [depth, setDepth] = useState(0);
  const latest = useRef(add);
  latest.current = add;

  useEffect(() => {
    if (!pasted) return undefined;
    const onPaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0 || !latest.current) return;
      event.preventDefault();
      latest.current(files);
    };
    window.addEventListener('paste', onPaste);
    return () => window.removeEventListener('paste', onPaste);
  }, [pasted]);

  const handlers = add && {
    onDragEnter: (event: DragEvent) => carriesFiles(event.dataTransfer) && setDepth((now) => now + 1),
    onDragLeave: (event: DragEvent) =>
      carriesFiles(event.dataTransfer) && setDepth((now) => Math.max(now - 1, 0)),
    onDragOver: (event: DragEvent) => {
      if (carriesFiles(event.dataTransfer)) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      if (!carriesFiles(event.dataTransfer)) return;
      event.preventDefault();
      setDepth(0);
      add([...event.dataTransfer.files]);
    },
  };
  return { isOver: depth > 0, handlers };
};
