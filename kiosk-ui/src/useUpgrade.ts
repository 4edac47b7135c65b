import { useEffect } from 'react';
import { isUpgraded } from '#domain/platform/builtPage.ts';

const lookEveryMs = 60_000;

/** Reloads the page after an upgrade while nobody uses it, because a kiosk's page is never closed. */
export function useUpgrade(isFree: boolean): void {
  useEffect(() => {
    if (!isFree) return;
    const stop = new AbortController();
    const look = async (): Promise<void> => {
      const response = await fetch(location.href, { cache: 'no-cache', signal: stop.signal });
      if (response.ok && isUpgraded(document.documentElement.outerHTML, await response.text()))
        location.reload();
    };
    // Without an answer the version is checked again later.
    const timer = setInterval(() => void look().catch(() => undefined), lookEveryMs);
    return () => {
      clearInterval(timer);
      stop.abort();
    };
  }, [isFree]);
}
