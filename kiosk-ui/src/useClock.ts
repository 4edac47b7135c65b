import { useEffect, useState } from 'react';

/** The time now, anew every second. `ahead` is by how much the server's clock is ahead of this one, in ms. */
export function useClock(ahead = 0): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const tick = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(tick);
  }, []);
  return now + ahead;
}
