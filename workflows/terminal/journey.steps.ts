import { minutesToLeave, standing, type JourneyState } from '#domain/terminal/journey.rules.ts';
import { punctualityOf } from '#domain/terminal/arrivalWindow.rules.ts';
import type { JourneyMove } from '#domain/terminal/journeyMoves.ts';
import type { QueuePriority } from '#domain/terminal/queue.rules.ts';
import type { CarsQueueStatus } from '#domain/terminal/statuses.ts';
import type { DriverSms, TransitionStep } from './journey.activities.ts';
import { placeSinceArrival } from './journey.arrival.ts';
import type { MoveRequest } from './journey.messages.ts';
import { deadlineAfter, type JourneyCarried } from './journey.state.ts';
import type { QueueNews } from './stationQueue.messages.ts';

/**
 * The SMS that a move sends to the driver; null if it sends none. Without a telephone the move of the start SMS is refused; later
 * moves are done without their SMS. `minutes` is 0 where the text names no time.
 */
const smsOf = (request: MoveRequest): DriverSms | null => {
  switch (request.move) {
    case 'sendStartSms':
      return { template: 'start', minutes: 0, required: true };
    case 'allowEntry':
      return {
        template: 'allowEntry',
        minutes: minutesToLeave.EntryAllowed,
        required: false,
      };
    case 'callToMainParking':
      return {
        template: 'allowEntryMainParking',
        minutes: minutesToLeave.EntryAddParking,
        required: false,
      };
    case 'returnToQueue':
      return { template: 'backInQueue', minutes: 0, required: false };
    case 'remove':
      return request.silently ? null : { template: 'dispositionDelete', minutes: 0, required: false };
    default:
      return null;
  }
};

/** The disposition statuses of a step, in order; the last one is the new status. A removed weighing passes `RemoveWeight`. */
const statusesThrough = (move: JourneyMove, { disposition }: JourneyState): TransitionStep['statuses'] =>
  move === 'removeWeighing' ? ['RemoveWeight', disposition] : [disposition];

/** The step that a legal move writes. */
export function transitionStep(
  journey: JourneyCarried,
  request: MoveRequest,
  next: JourneyState,
  key: string,
  at: string,
): TransitionStep {
  return {
    key,
    dispositionId: journey.dispositionId,
    move: request.move,
    by: request.by,
    at,
    from: { queue: journey.at.queue, disposition: journey.at.disposition },
    carsQueueStatus: next.queue,
    statuses: statusesThrough(request.move, next),
    leaveUntil: deadlineAfter(journey, request.move, next, at)?.at ?? null,
    sms: smsOf(request),
    ...(request.comment ? { comment: request.comment } : {}),
    ...(request.fromQueue ? { fromQueue: true } : {}),
    ...(request.move === 'changeStation' ? { weighingStationId: request.weighingStationId } : {}),
    ...(request.move === 'returnToQueue' ? { noShows: journey.noShows + 1 } : {}),
    ...(request.move === 'arrive' && journey.facts?.window
      ? { punctuality: punctualityOf(at, journey.facts.window) }
      : {}),
  };
}

/** The status for the queue: a truck in the extra parking or paused keeps its place and cannot be called. */
const queueStatus = (at: JourneyState): CarsQueueStatus =>
  at.queue === 'Paused' || at.queue === 'EntryAddParking' ? at.queue : standing(at);

const secondsBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 1000);

/**
 * The message to the station's queue after a move; null if nothing changed for the queue, or if the truck has not arrived.
 * @param before the state of the truck before the move
 * @param refusal the error code, if the journey has refused a call of the queue
 */
export function newsAfter(
  journey: JourneyCarried,
  before: JourneyState,
  request: MoveRequest,
  messageId: string,
  now: string,
  refusal?: string,
): QueueNews | null {
  const { dispositionId, arrivedAt, calledAt } = journey;
  const common = { messageId, dispositionId };
  if (arrivedAt === null) return null;
  // The time from the call to the exit improves the expected times of other trucks. A truck that was never called has none.
  if (journey.at.queue === 'TerminalExit' && calledAt !== null) {
    return {
      kind: 'served',
      ...common,
      seconds: secondsBetween(calledAt, now),
    };
  }
  if (journey.at.queue === 'TerminalExit' || journey.at.queue === 'Deleted')
    return { kind: 'left', ...common };
  const status = queueStatus(journey.at);
  if (request.move === 'arrive' || request.move === 'changeStation')
    return { kind: 'joined', ...common, status, since: sinceOf(journey), priority: priorityOf(journey) };
  // A truck that was called and did not come goes to the end of the queue.
  if (request.move === 'returnToQueue') return { kind: 'moved', ...common, status, since: now };
  // A queue that asked for the move waits for an answer, even if nothing changed.
  const isUnchanged = status === queueStatus(before);
  if (isUnchanged && !request.fromQueue) return null;
  return { kind: 'moved', ...common, status, ...(refusal ? { refusal } : {}) };
}

/**
 * The message to the station's queue after the journey has continued from its record.
 * @param endedAt when the truck left, or any time if it did not leave; ISO in UTC
 */
export function newsAfterLook(
  journey: JourneyCarried,
  before: JourneyState,
  messageId: string,
  endedAt: string,
): QueueNews | null {
  // `newsAfter` asks for a move, but none was made. Any move will do that does not give the truck a new place in the queue.
  return newsAfter(journey, before, { move: 'exitTerminal', by: null }, messageId, endedAt);
}

/** The message to the queue of the station that the truck was moved away from. */
export function leftBehind({ messageId, dispositionId }: QueueNews): QueueNews {
  return {
    kind: 'left',
    messageId,
    dispositionId,
  };
}

const priorityOf = ({ facts }: JourneyCarried): QueuePriority => facts?.priority ?? 'Normal';

/** The time that decides the truck's place in the queue; ISO in UTC. */
const sinceOf = ({ facts, arrivedAt, reservedAt }: JourneyCarried): string =>
  facts && arrivedAt !== null
    ? placeSinceArrival(facts, { arrivedAt, reservedAt })
    : (reservedAt ?? arrivedAt ?? '');
