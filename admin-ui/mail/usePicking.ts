import { useState } from 'react';

interface PickedLetters {
  readonly picked: ReadonlySet<number>;
  /** Picks letters, or none of them any more where the one of the line is picked. */
  readonly toggle: (line: number, ids: readonly number[]) => void;
  readonly clear: () => void;
}

/** Which letters are picked; none are after another folder is opened. @param place what is shown */
export function usePicking(place: string | number): PickedLetters {
  const [state, setState] = useState<{ place: string | number; ids: ReadonlySet<number> }>({
    place,
    ids: new Set(),
  });
  const picked: ReadonlySet<number> = state.place === place ? state.ids : new Set();
  return {
    picked,
    toggle: (line, these) =>
      setState((now) => {
        const ids = new Set(now.place === place ? now.ids : []);
        const isPicked = ids.has(line);
        for (const id of these) {
          if (isPicked) ids.delete(id);
          else ids.add(id);
        }
        return { place, ids };
      }),
    clear: () => setState({ place, ids: new Set() }),
  };
}
