import { minutesToLeave, standing, type JourneyState } from '#domain/terminal/journey.rules.ts';
import { placeSince, punctualityOf } from '#domain/terminal/arrivalWindow.rules.ts';
import type { JourneyMove } from '#domain/terminal/journeyMoves.ts';
import type { QueuePriority } from '#domain/terminal/queue.rules.ts';
import type { CarsQueueStatus, DispositionState } from '#domain/terminal/statuses.ts';
import type { DriverSms, TransitionStep } from './journey.activities.ts';
import type { MoveRequest } from './journey.messages.ts';
import { deadlineAfter, type JourneyCarried } from './journey.state.ts';
import type { QueueNews } from './stationQueue.messages.ts';

/** The message a move sends to the driver. A start without a telephone is refused; later moves go on without. */
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

const statusesThrough = (move: JourneyMove, { disposition }: JourneyState): readonly DispositionState[] =>
  move === 'removeWeighing' ? ['RemoveWeight', disposition] : [disposition];

/** What a legal move writes. */
export const transitionStep = (
  journey: JourneyCarried,
  request: MoveRequest,
  next: JourneyState,
  key: string,
  at: string,
): TransitionStep => ({
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
});

/** What the queue sees: a truck in the extra parking or paused keeps its place and cannot be called. */
const queueStatus = (at: JourneyState): CarsQueueStatus =>
  at.queue === 'Paused' || at.queue === 'EntryAddParking' ? at.queue : standing(at);

const secondsBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 1000);

/** What the station's queue should hear after a move; null when nothing changed for it. */
export const newsAfter = (
  journey: JourneyCarried,
  before: JourneyState,
  request: MoveRequest,
  messageId: string,
  now: string,
  refusal?: string,
): QueueNews | null => {
  const { dispositionId, arrivedAt, calledAt } = journey;
  const common = { messageId, dispositionId };
  if (arrivedAt === null) return null;
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
  // Who was called and did not come stands behind everybody who waits.
  if (request.move === 'returnToQueue') return { kind: 'moved', ...common, status, since: now };
  const unchanged = status === queueStatus(before);
  if (unchanged && !request.fromQueue) return null;
  return { kind: 'moved', ...common, status, ...(refusal ? { refusal } : {}) };
};

/** What the queue hears that the truck has gone from. */
export const leftBehind = ({ messageId, dispositionId }: QueueNews): QueueNews => ({
  kind: 'left',
  messageId,
  dispositionId,
});

const priorityOf = ({ facts }: JourneyCarried): QueuePriority => facts?.priority ?? 'Normal';

/** Its place in the queue: an early reservation counts, then the window it was announced for, then its arrival. */
const sinceOf = ({ facts, arrivedAt, reservedAt }: JourneyCarried): string => {
  if (reservedAt !== null || arrivedAt === null) return reservedAt ?? arrivedAt ?? '';
  return facts?.window ? placeSince(arrivedAt, facts.window) : arrivedAt;
};
