import {
  allowedMoves,
  isLimitedStay,
  minutesToLeave,
  onTheWay,
  type JourneyState,
  type LimitedStay,
} from '#domain/terminal/journey.rules.ts';
import { queues } from '#domain/weighing/operations.rules.ts';
import { weightsOf } from '#domain/weighing/roundWeights.rules.ts';
import type { Weighing } from '#domain/weighing/weighingPlan.ts';
import { effectOf } from '#domain/weighing/weighingRounds.rules.ts';
import type { JourneyMove } from '#domain/terminal/journeyMoves.ts';
import type { SearchAttributeUpdatePair } from '@temporalio/common';
import type { DispositionFacts, DispositionReading, JourneyOpening } from './journey.activities.ts';
import { searchKeys } from '../searchAttributes.ts';
import type { JourneyView } from './journey.messages.ts';
import { freshNoShow, limitedAs } from './journey.noShow.ts';

/** The whole state of a journey, carried from run to run as plain JSON. A new shape gets a new `schema`. */
export interface JourneyCarried {
  readonly schema: 2;
  /** Which commands the journey gives to Temporal; absent if an earlier release opened it. `JourneyOpening` says why. */
  revision?: 2;
  readonly dispositionId: number;
  at: JourneyState;
  /** Read from the record when the journey begins; null before. */
  facts: DispositionFacts | null;
  weighings: readonly Weighing[];
  /** ISO times in UTC. */
  reservedAt: string | null;
  arrivedAt: string | null;
  calledAt: string | null;
  deadline: { readonly status: LimitedStay; readonly at: string } | null;
  /** Stays that were already too long: each is charged once. */
  overruns: LimitedStay[];
  /** The last deadline of which the driver was warned; absent if there was no warning yet. */
  warnedFor?: string;
  /** When a called truck is given up if it has not come. */
  noShowAt: string | null;
  /** How often it has not come. */
  noShows: number;
  startSmsSent: boolean;
  /** Whether the search attribute says that the journey needs attention; absent while it does not. */
  shownAttention?: boolean;
  /** Ids of handled messages; the inbox limits their number. */
  handled: string[];
}

export function newJourney(dispositionId: number): JourneyCarried {
  return {
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
  };
}

/** The state that an earlier release carried over, completed for this one. */
export function upgraded(carried: JourneyCarried | EarlierCarried): JourneyCarried {
  return carried.schema === 2 ? carried : { ...carried, schema: 2, noShowAt: null, noShows: 0 };
}
export type EarlierCarried = Omit<JourneyCarried, 'schema' | 'noShowAt' | 'noShows'> & { readonly schema: 1 };

/** The facts that decide which moves are allowed, so that `JourneyState` holds them too. */
const traitsOf = ({ plan, scaleControlDisabled }: DispositionFacts) => {
  const withoutWeighing = effectOf(plan).weighings.length === 0;
  const leavesUnweighed = withoutWeighing && !queues(plan.typeOfDocument);
  return { withoutWeighing, leavesUnweighed, scaleControlDisabled };
};

/** The facts of an opening or a reading, without the state of the truck, which these also have. */
const factsOf = ({
  queue: _queue,
  disposition: _disposition,
  weighings: _weighings,
  arrivedAt: _arrivedAt,
  calledAt: _calledAt,
  leaveUntil: _leaveUntil,
  noShows: _noShows,
  extraFrom: _extraFrom,
  pausedFrom: _pausedFrom,
  exitedAt: _exitedAt,
  startSmsSent: _startSmsSent,
  revision: _revision,
  ...facts
}: JourneyOpening): DispositionFacts => facts;

/**
 * Takes over the facts of the record, which people may have changed since it was read. The state of the truck stays as the
 * journey knows it. Returns the facts.
 */
export function refreshFacts(journey: JourneyCarried, reading: DispositionReading): DispositionFacts {
  const facts = factsOf(reading);
  journey.facts = facts;
  journey.at = { ...journey.at, ...traitsOf(facts) };
  return facts;
}

/** Takes over the state of the record, when the journey begins and when the record is ahead of it. @param now ISO in UTC */
export function adopt(journey: JourneyCarried, reading: DispositionReading, now: string): void {
  journey.at = {
    ...journey.at,
    queue: reading.queue,
    disposition: reading.disposition,
    ...(reading.extraFrom === undefined ? {} : { extraFrom: reading.extraFrom }),
    ...(reading.pausedFrom === undefined ? {} : { pausedFrom: reading.pausedFrom }),
  };
  refreshFacts(journey, reading);
  journey.weighings = reading.weighings;
  // A truck with one of these two statuses has not arrived yet.
  const { queue } = journey.at;
  if (queue !== 'OnTheWay' && queue !== 'EntryReservedWithBuffer')
    journey.arrivedAt = reading.arrivedAt ?? now;
  journey.calledAt = reading.calledAt ?? null;
  journey.noShows = reading.noShows ?? 0;
  journey.startSmsSent ||= reading.startSmsSent ?? false;
  journey.deadline = freshDeadline(journey, journey.at, Date.parse(now));
  if (journey.deadline && reading.leaveUntil)
    journey.deadline = { status: journey.deadline.status, at: reading.leaveUntil };
  journey.noShowAt = freshNoShow(journey.facts, journey.at, now);
}

/** Begins with the record as `openJourney` has read it. @param now ISO in UTC */
export function open(journey: JourneyCarried, opening: JourneyOpening, now: string): void {
  if (opening.revision) journey.revision = opening.revision;
  adopt(journey, opening, now);
}

/**
 * The deadline of a stay that begins now; null if the stay has no limit, or if its overrun was already charged.
 * @param now milliseconds since 1970
 */
const freshDeadline = (
  journey: JourneyCarried,
  at: JourneyState,
  now: number,
  move?: JourneyMove,
): JourneyCarried['deadline'] => {
  const queue = limitedAs(at);
  if (!isLimitedStay(queue)) return null;
  // A truck that is called again has the whole time again; its earlier overrun has already been charged.
  if (journey.overruns.includes(queue) && move !== 'allowEntry') return null;
  return {
    status: queue,
    at: new Date(now + minutesToLeave[queue] * 60_000).toISOString(),
  };
};

/**
 * The deadline after a move. It stays while the queue status stays, except that a call to the main parking gives new time. A new
 * stay gets a new deadline, but none if the truck has already overrun such a stay and is not called again.
 */
export function deadlineAfter(
  journey: JourneyCarried,
  move: JourneyMove,
  next: JourneyState,
  now: string,
): JourneyCarried['deadline'] {
  const runsOn = next.queue === journey.at.queue && move !== 'callToMainParking';
  return runsOn ? journey.deadline : freshDeadline(journey, next, Date.parse(now), move);
}

/** The journey as every update and the query return it. */
export function viewOf(journey: JourneyCarried): JourneyView {
  return {
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
  };
}

/**
 * The search attributes that have to be written: only whether the journey needs attention, and only if this has changed since
 * this function last returned it. Journeys of an earlier release have no `revision`, and write the stage and the due time too, at
 * every move.
 */
export function newAttributesOf(journey: JourneyCarried): SearchAttributeUpdatePair[] {
  if (!journey.revision) return searchAttributesOf(journey);
  const value = needsAttention(journey);
  if (value === (journey.shownAttention ?? false)) return [];
  journey.shownAttention = value;
  return [{ key: searchKeys.needsAttention, value }];
}

const searchAttributesOf = (journey: JourneyCarried): SearchAttributeUpdatePair[] => [
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

/** Whether the truck has overrun its present stay. */
const needsAttention = ({ at, overruns }: JourneyCarried): boolean => {
  const stay = limitedAs(at);
  return isLimitedStay(stay) && overruns.includes(stay);
};

/** One line of text about the journey for the Temporal UI. */
export function detailsOf(journey: JourneyCarried): string {
  const { net } = viewOf(journey);
  return [
    `${journey.facts?.numberStr ?? `Disposition ${journey.dispositionId}`}: ${journey.at.queue}, ${journey.at.disposition}`,
    journey.deadline ? `must have left by ${journey.deadline.at}` : '',
    journey.overruns.length > 0 ? `overran ${journey.overruns.join(' and ')}` : '',
    net ? `net ${net} t` : '',
  ]
    .filter(Boolean)
    .join(' · ');
}
