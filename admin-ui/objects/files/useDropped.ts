import { useEffect, useRef, useState, type DragEvent } from 'react';
import { pastedFiles } from '../../parts/chosenFiles.ts';

const carriesFiles = (transfer: DataTransfer | null): boolean => transfer?.types.includes('Files') === true;

/**
 * Takes files that are dropped on an element or pasted anywhere on its page; none if `add` is undefined.
 * @param pasted whether pasted files come here; only one place on a page may take them
 */
export function useDropped(add: ((files: readonly File[]) => void) | undefined, pasted = true) {
  // Child elements send their own `dragenter` and `dragleave` events, so the entered elements are counted.
  const [depth, setDepth] = useState(0);
  const latest = useRef(add);
  latest.current = add;

  useEffect(() => {
    if (!pasted) return undefined;
    const onPaste = (event: ClipboardEvent) => {
      const files = pastedFiles(event.clipboardData);
      if (files.length === 0 || !latest.current) return;
      event.preventDefault();
      latest.current(files);
    };
    window.addEventListener('paste', onPaste);
    return () => window.removeEventListener('paste', onPaste);
  }, [pasted]);

  const handlers = add && {
    onDragEnter: (event: DragEvent) => carriesFiles(event.dataTransfer) && setDepth((before) => before + 1),
    onDragLeave: (event: DragEvent) =>
      carriesFiles(event.dataTransfer) && setDepth((before) => Math.max(before - 1, 0)),
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
}
