import {
  allowedMoves,
  isLimitedStay,
  minutesToLeave,
  onTheWay,
  type JourneyState,
  type LimitedStay,
} from '#domain/terminal/journey.rules.ts';
import { effectOf, weightsOf, type Weighing } from '#domain/weighing/weighing.rules.ts';
import type { JourneyMove } from '#domain/terminal/journeyMoves.ts';
import type { CarsQueueStatus } from '#domain/terminal/statuses.ts';
import type { SearchAttributeUpdatePair } from '@temporalio/common';
import type { DispositionFacts, DispositionReading } from './journey.activities.ts';
import { searchKeys } from '../searchAttributes.ts';
import type { JourneyView } from './journey.messages.ts';
import { freshNoShow } from './journey.noShow.ts';

/** All that a journey knows, carried from run to run: plain JSON. A new shape gets a new `schema`. */
export interface JourneyCarried {
  readonly schema: 2;
  readonly dispositionId: number;
  at: JourneyState;
  /** What the record says; null until it has been read. */
  facts: DispositionFacts | null;
  weighings: readonly Weighing[];
  /** ISO times in UTC. */
  reservedAt: string | null;
  arrivedAt: string | null;
  calledAt: string | null;
  deadline: { readonly status: LimitedStay; readonly at: string } | null;
  /** Stays already overrun: each is punished once. */
  overruns: LimitedStay[];
  /** When a called truck that has not come by then is given up. */
  noShowAt: string | null;
  /** So often it has not come. */
  noShows: number;
  startSmsSent: boolean;
  /** Ids of messages handled, bounded by the inbox. */
  handled: string[];
}

export const newJourney = (dispositionId: number): JourneyCarried => ({
  schema: 2,
  dispositionId,
  at: onTheWay,
  facts: null,
  weighings: [],
  reservedAt: null,
  arrivedAt: null,
  calledAt: null,
  deadline: null,
  overruns: [],
  noShowAt: null,
  noShows: 0,
  startSmsSent: false,
  handled: [],
});

/** What an earlier release carried over, with what this one knows besides. */
export const upgraded = (carried: JourneyCarried | EarlierCarried): JourneyCarried =>
  carried.schema === 2 ? carried : { ...carried, schema: 2, noShowAt: null, noShows: 0 };
export type EarlierCarried = Omit<JourneyCarried, 'schema' | 'noShowAt' | 'noShows'> & { readonly schema: 1 };

const traitsOf = ({ plan, scaleControlDisabled }: DispositionFacts) => ({
  withoutWeighing: effectOf(plan).weighings.length === 0,
  scaleControlDisabled,
});

const factsOf = ({
  queue: _queue,
  disposition: _disposition,
  weighings: _weighings,
  arrivedAt: _arrivedAt,
  calledAt: _calledAt,
  leaveUntil: _leaveUntil,
  noShows: _noShows,
  ...facts
}: DispositionReading): DispositionFacts => facts;

/** Takes what people may have changed on the record since it was read; where the truck stands is the journey's own. */
export const refreshFacts = (journey: JourneyCarried, reading: DispositionReading): DispositionFacts => {
  const facts = factsOf(reading);
  journey.facts = facts;
  journey.at = { ...journey.at, ...traitsOf(facts) };
  return facts;
};

/** Begins where the record stands: a journey that was cut off goes on, a new one is on the way. */
export const adopt = (journey: JourneyCarried, reading: DispositionReading, now: string): void => {
  journey.at = {
    ...journey.at,
    queue: reading.queue,
    disposition: reading.disposition,
  };
  refreshFacts(journey, reading);
  journey.weighings = reading.weighings;
  const { queue } = journey.at;
  if (queue !== 'OnTheWay' && queue !== 'EntryReservedWithBuffer')
    journey.arrivedAt = reading.arrivedAt ?? now;
  journey.calledAt = reading.calledAt ?? null;
  journey.noShows = reading.noShows ?? 0;
  journey.deadline = freshDeadline(journey, queue, Date.parse(now));
  if (journey.deadline && reading.leaveUntil)
    journey.deadline = { status: journey.deadline.status, at: reading.leaveUntil };
  journey.noShowAt = freshNoShow(journey.facts, journey.at, now);
};

const freshDeadline = (
  journey: JourneyCarried,
  queue: CarsQueueStatus,
  now: number,
  move?: JourneyMove,
): JourneyCarried['deadline'] => {
  if (!isLimitedStay(queue)) return null;
  // Who was called anew has all the time again; that it overran before was punished then.
  if (journey.overruns.includes(queue) && move !== 'allowEntry') return null;
  return {
    status: queue,
    at: new Date(now + minutesToLeave[queue] * 60_000).toISOString(),
  };
};

/** The deadline after a move: a new one where the truck is newly called, none for a stay that was overrun before. */
export const deadlineAfter = (
  journey: JourneyCarried,
  move: JourneyMove,
  next: JourneyState,
  now: string,
): JourneyCarried['deadline'] => {
  const runsOn = next.queue === journey.at.queue && move !== 'callToMainParking';
  return runsOn ? journey.deadline : freshDeadline(journey, next.queue, Date.parse(now), move);
};

/** The journey as every update and the query answer it. */
export const viewOf = (journey: JourneyCarried): JourneyView => ({
  dispositionId: journey.dispositionId,
  carsQueueStatus: journey.at.queue,
  status: journey.at.disposition,
  allowed: allowedMoves(journey.at),
  weighings: journey.weighings,
  ...(journey.facts
    ? weightsOf(journey.facts.plan, journey.weighings)
    : { gross: null, tare: null, net: null }),
  deadline: journey.deadline,
  overruns: journey.overruns,
  noShowAt: journey.noShowAt,
});

/** What changes with the stage; on the terminal the weighings tell more than the queue. */
export const searchAttributesOf = (journey: JourneyCarried): SearchAttributeUpdatePair[] => [
  {
    key: searchKeys.stage,
    value: journey.at.queue === 'ParkingExit' ? journey.at.disposition : journey.at.queue,
  },
  {
    key: searchKeys.dueAt,
    value: journey.deadline ? new Date(journey.deadline.at) : null,
  },
  { key: searchKeys.needsAttention, value: needsAttention(journey) },
];

/** A truck that has overrun and has not moved on since. */
const needsAttention = ({ at, overruns }: JourneyCarried): boolean =>
  isLimitedStay(at.queue) && overruns.includes(at.queue);

/** One line in words for whoever opens the workflow in the Temporal UI. */
export const detailsOf = (journey: JourneyCarried): string => {
  const { net } = viewOf(journey);
  return [
    `${journey.facts?.numberStr ?? `Disposition ${journey.dispositionId}`}: ${journey.at.queue}, ${journey.at.disposition}`,
    journey.deadline ? `must have left by ${journey.deadline.at}` : '',
    journey.overruns.length > 0 ? `overran ${journey.overruns.join(' and ')}` : '',
    net ? `net ${net} t` : '',
  ]
    .filter(Boolean)
    .join(' · ');
};
