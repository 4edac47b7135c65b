import { useEffect, useRef, useState, type RefObject } from 'react';
import { textChanged, watchSettling } from '../../parts/settledInputs.ts';

/** Makes saves wait until the rows of a table are complete. Changes of colleagues are merged in only then, too. */
export function useWaitingSaves(table: RefObject<HTMLTableElement | null>) {
  const [count, setCount] = useState(0);
  /** For each wait under way, the function that ends it. */
  const ends = useRef(new Set<() => void>());
  // When the table is removed, no save waits for its rows.
  useEffect(() => {
    const { current } = ends;
    return () => current.forEach((end) => end());
  }, []);
  /** @param input an input of the rows that are being completed */
  const waitFor = (completing: Promise<void>, input: HTMLInputElement | undefined): void => {
    const forget = watchSettling({
      // The row of this input may be removed meanwhile.
      element: () => (input?.isConnected ? input : table.current),
      // Therefore the form waits with the changes of colleagues.
      holdsText: () => true,
      settle: () => completing.then(() => true),
    });
    const end = () => {
      if (!ends.current.delete(end)) return;
      forget();
      setCount((before) => before - 1);
      textChanged();
    };
    ends.current.add(end);
    setCount((before) => before + 1);
    void completing.finally(end);
  };
  return { waitFor, areWaiting: count > 0 };
}
