import { patched } from '@temporalio/workflow';
import { minutesToLeave, standing, type JourneyState } from '#domain/terminal/journey.rules.ts';
import type { CarsQueueStatus } from '#domain/terminal/statuses.ts';
import type { DispositionFacts } from './journey.activities.ts';

/** The status whose time limit applies: a called truck that is back from the extra parking is still called. */
export function limitedAs(at: JourneyState): CarsQueueStatus {
  return at.queue === 'ExitAddParking' &&
    standing(at) === 'EntryAllowed' &&
    patched('2026-11-calledAfterExtraParking')
    ? 'EntryAllowed'
    : at.queue;
}

/** When the truck is given up, if it is called and its station has a rule for that; else null. */
export function freshNoShow(facts: DispositionFacts | null, at: JourneyState, now: string): string | null {
  const rule = facts?.noShow;
  if (!rule || limitedAs(at) !== 'EntryAllowed') return null;
  const minutes = minutesToLeave.EntryAllowed + rule.minutes;
  return new Date(Date.parse(now) + minutes * 60_000).toISOString();
}
