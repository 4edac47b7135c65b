import {
  allowedMoves,
  isLimitedStay,
  minutesToLeave,
  onTheWay,
  type JourneyState,
  type LimitedStay,
} from '#domain/terminal/journey.rules.ts';
import { weightsOf, type Weighing } from '#domain/weighing/weighing.rules.ts';
import type { JourneyMove } from '#domain/terminal/journeyMoves.ts';
import type { CarsQueueStatus } from '#domain/terminal/statuses.ts';
import type { SearchAttributeUpdatePair } from '@temporalio/common';
import type { DispositionFacts, DispositionReading } from './journey.activities.ts';
import { searchKeys } from '../searchAttributes.ts';
import type { JourneyView } from './journey.messages.ts';

/** All that a journey knows, carried from run to run: plain JSON. A new shape gets a new `schema`. */
export interface JourneyCarried {
  readonly schema: 1;
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
  startSmsSent: boolean;
  /** Ids of messages handled, bounded by the inbox. */
  handled: string[];
}

export const newJourney = (dispositionId: number): JourneyCarried => ({
  schema: 1,
  dispositionId,
  at: onTheWay,
  facts: null,
  weighings: [],
  reservedAt: null,
  arrivedAt: null,
  calledAt: null,
  deadline: null,
  overruns: [],
  startSmsSent: false,
  handled: [],
});

const traitsOf = ({ plan, scaleControlDisabled }: DispositionFacts) => ({
  withoutWeighing: plan.scalesType === 'WithoutWeighing',
  scaleControlDisabled,
});

const factsOf = ({
  numberStr,
  weighingStationId,
  plan,
  scaleControlDisabled,
}: DispositionReading): DispositionFacts => ({
  numberStr,
  weighingStationId,
  plan,
  scaleControlDisabled,
});

/** Takes what people may have changed on the record since it was read; where the truck stands is the journey's own. */
export const refreshFacts = (journey: JourneyCarried, facts: DispositionFacts): void => {
  journey.facts = facts;
  journey.at = { ...journey.at, ...traitsOf(facts) };
};

/** Begins where the record stands: a journey that was cut off goes on, a new one is on the way. */
export const adopt = (journey: JourneyCarried, reading: DispositionReading, now: string): void => {
  journey.at = {
    ...journey.at,
    queue: reading.queue,
    disposition: reading.disposition,
  };
  refreshFacts(journey, factsOf(reading));
  journey.weighings = reading.weighings;
  const { queue } = journey.at;
  if (queue !== 'OnTheWay' && queue !== 'EntryReservedWithBuffer') journey.arrivedAt = now;
  journey.deadline = freshDeadline(journey, queue, Date.parse(now));
};

const freshDeadline = (
  journey: JourneyCarried,
  queue: CarsQueueStatus,
  now: number,
): JourneyCarried['deadline'] => {
  if (!isLimitedStay(queue) || journey.overruns.includes(queue)) return null;
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
  return runsOn ? journey.deadline : freshDeadline(journey, next.queue, Date.parse(now));
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
