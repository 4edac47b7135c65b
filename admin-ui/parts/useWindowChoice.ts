import { useStoreContext } from 'ra-core';
import { useEffect, useState } from 'react';

/**
 * A choice of this window, and how to make it. A window that is opened later begins with the last choice of the person.
 * Windows do not follow one another: a second desk would show the trucks of a station that nobody chose there.
 * @param name under which the browser remembers the choice
 */
export function useWindowChoice<Choice>(
  name: string,
  first: Choice,
): readonly [choice: Choice, choose: (choice: Choice) => void] {
  const store = useStoreContext();
  const ofWindow = `keja.${name}`;
  const [choice, setChoice] = useState<Choice>(() => {
    const kept = sessionStorage.getItem(ofWindow);
    return kept === null ? store.getItem<Choice>(name, first) : (JSON.parse(kept) as Choice);
  });
  useEffect(() => sessionStorage.setItem(ofWindow, JSON.stringify(choice)), [ofWindow, choice]);
  const choose = (chosen: Choice): void => {
    setChoice(chosen);
    store.setItem(name, chosen);
  };
  return [choice, choose];
}
