import { useState } from 'react';

/** The newest value; while it is held, the one that was there when the holding began. */
export function useHeld<T>(newest: T, isHeld: boolean): T {
  const [shown, setShown] = useState(newest);
  if (isHeld) return shown;
  if (shown !== newest) setShown(newest);
  return newest;
}
