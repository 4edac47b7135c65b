import { useEffect, useState } from 'react';
import { sessionEndedFor } from '../data/session.ts';

/** The working place that ended this browser's session when somebody signed in there; null if it ended otherwise. */
export function useEndedFor(ask: () => Promise<string | null> = sessionEndedFor): string | null {
  const [place, setPlace] = useState<string | null>(null);
  useEffect(() => {
    let isUnmounted = false;
    ask().then(
      (answer) => isUnmounted || setPlace(answer),
      () => undefined,
    );
    return () => {
      isUnmounted = true;
    };
  }, [ask]);
  return place;
}
