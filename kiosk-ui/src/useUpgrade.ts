import { useEffect } from 'react';
import { isUpgraded } from '#domain/platform/builtPage.ts';

const lookEveryMs = 60_000;

/** A page that nobody ever closes takes the program of a new version by itself, when nobody stands before it. */
export function useUpgrade(isFree: boolean): void {
  useEffect(() => {
    if (!isFree) return;
    const stop = new AbortController();
    const look = async (): Promise<void> => {
      const response = await fetch(location.href, { cache: 'no-cache', signal: stop.signal });
      if (response.ok && isUpgraded(document.documentElement.outerHTML, await response.text()))
        location.reload();
    };
    // Whoever gets no answer looks again.
    const timer = setInterval(() => void look().catch(() => undefined), lookEveryMs);
    return () => {
      clearInterval(timer);
      stop.abort();
    };
  }, [isFree]);
}
