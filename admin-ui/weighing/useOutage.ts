import { useEffect } from 'react';
import type { JourneyAnswer } from '../data/journey.ts';
import { reportOutage, useOutageSince } from '../data/outage.ts';

/** The interval at which a journey that does not answer is asked again. */
export const askAgainMs = 3000;

/** The record is read, but the workflow of the truck does not answer. */
export function isUnanswered(journey: JourneyAnswer | undefined): boolean {
  return journey?.begun === null;
}

/**
 * The time since which the workflow of this truck has not answered; undefined if it answers. The top bar shows the outage too
 * while the truck is shown.
 */
export function useOutage(journey: JourneyAnswer | undefined): string | undefined {
  const unanswered = isUnanswered(journey);
  useEffect(() => {
    reportOutage(unanswered);
    return () => reportOutage(false);
  }, [unanswered]);
  const since = useOutageSince();
  return unanswered ? since : undefined;
}
