import { useEffect, useState } from 'react';

/**
 * The present time in milliseconds since 1970, updated every second.
 * @param ahead by how many milliseconds the server's clock is ahead of this one
 */
export function useClock(ahead = 0): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const tick = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(tick);
  }, []);
  return now + ahead;
}
