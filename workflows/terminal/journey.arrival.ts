import { placeSince, punctualityOf } from '#domain/terminal/arrivalWindow.rules.ts';
import type { ArrivalStep, DispositionFacts, NewsForQueue, TransitionStep } from './journey.activities.ts';

/** The transition that an arrival writes. If the record announces a window, the punctuality follows from it. */
export function arrivalBy({ window }: DispositionFacts, step: ArrivalStep): TransitionStep {
  // `reservedAt` only decides the place in the queue: a transition does not have it.
  const { reservedAt: _reservedAt, ...transition } = step;
  return window ? { ...transition, punctuality: punctualityOf(step.at, window) } : transition;
}

/** The message about an arrival to the station's queue; undefined if the disposition has no station. */
export function newsOfArrival(facts: DispositionFacts, step: ArrivalStep): NewsForQueue | undefined {
  const { weighingStationId, priority = 'Normal' } = facts;
  if (!weighingStationId) return undefined;
  const since = placeSinceArrival(facts, { arrivedAt: step.at, reservedAt: step.reservedAt });
  const { key: messageId, dispositionId, carsQueueStatus: status } = step;
  return {
    weighingStationId,
    news: { kind: 'joined', messageId, dispositionId, status, since, priority },
  };
}

/**
 * The time that decides the truck's place in the queue, ISO in UTC. It is the time of an early reservation; without one, it
 * follows from the announced window; without a window, it is the time of arrival.
 */
export function placeSinceArrival(
  { window }: DispositionFacts,
  { arrivedAt, reservedAt }: { readonly arrivedAt: string; readonly reservedAt: string | null },
): string {
  return reservedAt ?? (window ? placeSince(arrivedAt, window) : arrivedAt);
}
