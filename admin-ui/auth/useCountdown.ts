import { useCallback, useEffect, useState } from 'react';

/** Seconds that remain, told every second; begins anew when asked to. */
export const useCountdown = (seconds: number, begun: boolean) => {
  const [end, setEnd] = useState(() => (begun ? Date.now() + seconds * 1000 : 0));
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
};
