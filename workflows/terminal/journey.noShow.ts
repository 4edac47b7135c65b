import { minutesToLeave, type JourneyState } from '#domain/terminal/journey.rules.ts';
import type { DispositionFacts } from './journey.activities.ts';

/** When the truck is given up, if it is called and its station gives anybody up. */
export const freshNoShow = (facts: DispositionFacts | null, at: JourneyState, now: string): string | null => {
  const rule = facts?.noShow;
  if (!rule || at.queue !== 'EntryAllowed') return null;
  const minutes = minutesToLeave.EntryAllowed + rule.minutes;
  return new Date(Date.parse(now) + minutes * 60_000).toISOString();
};
