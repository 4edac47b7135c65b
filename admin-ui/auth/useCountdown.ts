import { useCallback, useEffect, useState } from 'react';

/** Counts seconds down, and can be started again. @returns the seconds that remain, and the function that restarts it */
export function useCountdown(seconds: number) {
  const [end, setEnd] = useState(() => Date.now() + seconds * 1000);
  const [now, setNow] = useState(Date.now);
  const left = Math.max(0, Math.ceil((end - now) / 1000));
  useEffect(() => {
    if (left === 0) return undefined;
    const timer = setTimeout(() => setNow(Date.now()), 250);
    return () => clearTimeout(timer);
  }, [left, now]);
  const begin = useCallback(() => {
    setNow(Date.now());
    setEnd(Date.now() + seconds * 1000);
  }, [seconds]);
  return { left, begin };
}
