import { useState } from 'react';
import type { Picking } from './LetterList.tsx';

/** Which letters are picked; none are after another folder is opened. @param place what is shown */
export function usePicking(place: string | number): Picking & { readonly clear: () => void } {
  const [state, setState] = useState<{ place: string | number; ids: ReadonlySet<number> }>({
    place,
    ids: new Set(),
  });
  const picked: ReadonlySet<number> = state.place === place ? state.ids : new Set();
  return {
    picked,
    toggle: (id) => {
      const ids = new Set(picked);
      if (!ids.delete(id)) ids.add(id);
      setState({ place, ids });
    },
    clear: () => setState({ place, ids: new Set() }),
  };
}
