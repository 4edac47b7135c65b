import { useEffect, useState } from 'react';
import { sessionEndedFor } from '../data/session.ts';

/** The working place for whose sake this browser's session was ended; null where it ended otherwise. */
export const useEndedFor = (): string | null => {
  const [place, setPlace] = useState<string | null>(null);
  useEffect(() => {
    let left = false;
    sessionEndedFor().then(
      (found) => left || setPlace(found),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, []);
  return place;
};
