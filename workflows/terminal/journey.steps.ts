import { minutesToLeave, standing, type JourneyState } from '#domain/terminal/journey.rules.ts';
import type { JourneyMove } from '#domain/terminal/journeyMoves.ts';
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
  carsQueueStatus: next.queue,
  statuses: statusesThrough(request.move, next),
  leaveUntil: deadlineAfter(journey, request.move, next, at)?.at ?? null,
  sms: smsOf(request),
  ...(request.comment ? { comment: request.comment } : {}),
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
): QueueNews | null => {
  const { dispositionId, arrivedAt, reservedAt, calledAt } = journey;
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
  if (request.move === 'arrive')
    return {
      kind: 'joined',
      ...common,
      status,
      since: reservedAt ?? arrivedAt,
    };
  const unchanged = status === queueStatus(before);
  return unchanged && !request.fromQueue ? null : { kind: 'moved', ...common, status };
};
