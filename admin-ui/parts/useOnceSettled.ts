import { useEffect, useRef, useState } from 'react';
import { settleInputs } from './settledInputs.ts';

/**
 * Runs `act` once every text under an element has become a value. React draws the values first, because `act` reads those
 * of the last drawing. If it is asked for again meanwhile, it still runs once.
 */
export function useOnceSettled(act: () => void): (root: Element | null | undefined) => void {
  const [isAsked, setAsked] = useState(false);
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    if (!isAsked) return;
    setAsked(false);
    latest.current();
  }, [isAsked]);
  return (root) => void settleInputs(root).then((settled) => settled && setAsked(true));
}
