import { useEffect } from 'react';
import { isUpgraded } from '#domain/platform/builtPage.ts';

const lookEveryMs = 60_000;

/** Reloads the page when the server has a newer version, because nobody reloads a screen in the yard. */
export function useUpgrade(): void {
  useEffect(() => {
    const stop = new AbortController();
    const look = async (): Promise<void> => {
      const response = await fetch(location.href, { cache: 'no-cache', signal: stop.signal });
      if (response.ok && isUpgraded(document.documentElement.outerHTML, await response.text()))
        location.reload();
    };
    // A failed check is repeated at the next interval.
    const timer = setInterval(() => void look().catch(() => undefined), lookEveryMs);
    return () => {
      clearInterval(timer);
      stop.abort();
    };
  }, []);
}
