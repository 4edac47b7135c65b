import { useStoreContext } from 'ra-core';
import { useEffect, useState } from 'react';

/**
 * A choice of this window, and the function that makes it. A window that is opened later begins with the last choice of
 * the person. Open windows do not follow one another, because a second desk would then show the trucks of a station that
 * nobody chose there.
 * @param name under which the browser remembers the choice
 */
export function useWindowChoice<Choice>(
  name: string,
  first: Choice,
): readonly [choice: Choice, choose: (choice: Choice) => void] {
  const store = useStoreContext();
  const ofWindow = `keja.${name}`;
  const [choice, setChoice] = useState<Choice>(() => {
    const stored = sessionStorage.getItem(ofWindow);
    return stored === null ? store.getItem<Choice>(name, first) : (JSON.parse(stored) as Choice);
  });
  useEffect(() => sessionStorage.setItem(ofWindow, JSON.stringify(choice)), [ofWindow, choice]);
  const choose = (chosen: Choice): void => {
    setChoice(chosen);
    store.setItem(name, chosen);
  };
  return [choice, choose];
}
