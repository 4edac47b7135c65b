import { useStoreContext } from 'ra-core';
import { useEffect, useState } from 'react';

/**
 * The scale of the desk in this window, 0 if none was chosen yet, and how to choose one. A desk that is opened later begins
 * with the last choice. Windows do not follow one another: a weight would be recorded for the truck of another scale.
 * @param name under which the browser remembers the choice
 */
export function useDeskScale(name: string): readonly [id: number, choose: (id: number) => void] {
  const store = useStoreContext();
  const ofWindow = `keja.${name}`;
  const [id, setId] = useState(
    () => Number(sessionStorage.getItem(ofWindow)) || store.getItem<number>(name, 0),
  );
  useEffect(() => sessionStorage.setItem(ofWindow, String(id)), [ofWindow, id]);
  const choose = (chosen: number): void => {
    setId(chosen);
    store.setItem(name, chosen);
  };
  return [id, choose];
}
