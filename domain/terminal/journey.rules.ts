import { isRefusal, refuse, type Refusal } from '../kernel/refusal.ts';
import { journeyMoves, transitions, type JourneyMove, type Transition } from './journeyMoves.ts';
import type { CarsQueueStatus, DispositionState } from './statuses.ts';

/** The state of a truck on its journey: both statuses, and the earlier statuses to which it can return. */
export interface JourneyState {
  readonly queue: CarsQueueStatus;
  readonly disposition: DispositionState;
  /** The queue status before the extra parking; the truck gets it back when it leaves the extra parking. */
  readonly extraFrom?: CarsQueueStatus | null;
  /** The queue status to return to after a pause. */
  readonly pausedFrom?: CarsQueueStatus | null;
  /** The station does not weigh: the truck may leave without a weight. */
  readonly withoutWeighing?: boolean;
  /** The vehicle does not queue and is not weighed: it may leave from any state. */
  readonly leavesUnweighed?: boolean;
  /** The scheme of cargo turns off the control on scales: the truck may be weighed anywhere. */
  readonly scaleControlDisabled?: boolean;
}

export const onTheWay: JourneyState = {
  queue: 'OnTheWay',
  disposition: 'OnTheWay',
  extraFrom: null,
  pausedFrom: null,
};

/**
 * The queue status that counts: for a truck back from the extra parking, the status that the truck had before the extra parking, or
 * `Accepted` if that status is not known; for every other truck, its queue status.
 */
export function standing(state: JourneyState): CarsQueueStatus {
  return state.queue === 'ExitAddParking' ? (state.extraFrom ?? 'Accepted') : state.queue;
}

export function hasEnded(state: JourneyState): boolean {
  return state.queue === 'TerminalExit' || state.queue === 'Deleted';
}

const terminalStates: readonly DispositionState[] = [
  'NaTerminalu',
  'SecondWeighing',
  'Loaded',
  'Unloaded',
  'RemoveWeight',
];

/** Whether the truck is inside: it has left the parking, and its disposition says that it has entered the terminal. */
export function isOnTerminal(state: JourneyState): boolean {
  return standing(state) === 'ParkingExit' && terminalStates.includes(state.disposition);
}

const applies = (transition: Transition, state: JourneyState): boolean =>
  transition.from.includes(standing(state)) &&
  (transition.at === undefined || transition.at.includes(state.disposition)) &&
  (transition.only === undefined || state[transition.only] === true);

const transitionFor = (state: JourneyState, move: JourneyMove): Transition | undefined =>
  transitions.find((transition) => transition.move === move && applies(transition, state));

/** Why the move is not allowed now: the first reason that applies. */
const refusalOf = (state: JourneyState, move: JourneyMove): Refusal => {
  const params = { move, carsQueueStatus: state.queue, status: state.disposition };
  if (hasEnded(state) || state.queue === 'Paused') return refuse('illegal_transition', params);
  if (move === 'arrive') return refuse('already_arrived', params);
  const needsTerminal = move === 'recordWeighing' || move === 'removeWeighing' || move === 'exitTerminal';
  // A truck that may be weighed anywhere need not be on the terminal; it is refused for another reason.
  if (needsTerminal && !isOnTerminal(state) && !state.scaleControlDisabled)
    return refuse('truck_not_on_terminal', params);
  const isFullyWeighed = state.disposition === 'Loaded' || state.disposition === 'Unloaded';
  if (move === 'recordWeighing')
    return refuse(isFullyWeighed ? 'weighing_complete' : 'weighing_not_expected', params);
  if (move === 'removeWeighing') return refuse('weighing_none_to_remove', params);
  return refuse('illegal_transition', params);
};

const queueAfter = (state: JourneyState, transition: Transition): CarsQueueStatus => {
  if (transition.to === 'stay') return state.queue;
  if (transition.to === 'beforePause') return state.pausedFrom ?? 'Accepted';
  return transition.to;
};

/**
 * The `extraFrom` after a move to the queue status `queue`: set when the truck enters the extra parking; kept there, after the truck
 * has left it, and during a pause; null in any other status.
 */
const extraFromAfter = (state: JourneyState, queue: CarsQueueStatus): CarsQueueStatus | null => {
  const keepsExtraFrom = queue === 'EntryAddParking' || queue === 'ExitAddParking' || queue === 'Paused';
  if (!keepsExtraFrom) return null;
  const isEntering =
    queue === 'EntryAddParking' && state.queue !== 'Paused' && state.queue !== 'EntryAddParking';
  return isEntering ? standing(state) : (state.extraFrom ?? null);
};

/**
 * The state after a move, or why the move is not allowed now.
 * @param weighed the disposition status that fits the remaining weighings after `recordWeighing` or `removeWeighing`
 */
export function nextJourneyState(
  state: JourneyState,
  move: JourneyMove,
  weighed: DispositionState = state.disposition,
): JourneyState | Refusal {
  const transition = transitionFor(state, move);
  if (!transition) return refusalOf(state, move);
  const queue = queueAfter(state, transition);
  return {
    ...state,
    queue,
    disposition: transition.becomes === 'weighed' ? weighed : (transition.becomes ?? state.disposition),
    extraFrom: extraFromAfter(state, queue),
    pausedFrom: queue === 'Paused' ? state.queue : null,
  };
}

/** The moves that are legal now; buttons offer them. */
export function allowedMoves(state: JourneyState): readonly JourneyMove[] {
  return journeyMoves.filter((move) => !isRefusal(nextJourneyState(state, move)));
}

/** Minutes by queue status: to leave the parking after the call, and to stay in the extra parking. */
export const minutesToLeave = { EntryAllowed: 20, EntryAddParking: 10 } as const;
/** How many minutes before the deadline to leave the parking a driver is warned. */
export const minutesBeforeDeadline = 5;
export type LimitedStay = keyof typeof minutesToLeave;

export function isLimitedStay(queue: CarsQueueStatus): queue is LimitedStay {
  return queue in minutesToLeave;
}
