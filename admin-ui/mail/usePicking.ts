import { useState } from 'react';

interface PickedLetters {
  readonly picked: ReadonlySet<number>;
  /** Picks the letters `ids` of a line. If the letter `line` is picked already, it unpicks them. */
  readonly toggle: (line: number, ids: readonly number[]) => void;
  readonly clear: () => void;
}

/**
 * The picked letters. The choice is empty after another folder is opened.
 * @param place what the list shows
 */
export function usePicking(place: string | number): PickedLetters {
  const [state, setState] = useState<{ place: string | number; ids: ReadonlySet<number> }>({
    place,
    ids: new Set(),
  });
  const picked: ReadonlySet<number> = state.place === place ? state.ids : new Set();
  return {
    picked,
    toggle: (line, lineIds) =>
      setState((current) => {
        const ids = new Set(current.place === place ? current.ids : []);
        const isPicked = ids.has(line);
        for (const id of lineIds) {
          if (isPicked) ids.delete(id);
          else ids.add(id);
        }
        return { place, ids };
      }),
    clear: () => setState({ place, ids: new Set() }),
  };
}
