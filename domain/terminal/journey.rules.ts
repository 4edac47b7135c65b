import { isRefusal, refuse, type Refusal } from '../kernel/refusal.ts';
import { journeyMoves, transitions, type JourneyMove, type Transition } from './journeyMoves.ts';
import type { CarsQueueStatus, DispositionState } from './statuses.ts';

/** Where a truck is on its journey: both statuses, and what they must remember to find back. */
export interface JourneyState {
  readonly queue: CarsQueueStatus;
  readonly disposition: DispositionState;
  /** The queue status the truck had before the extra parking; it has it again once it has left. */
  readonly extraFrom?: CarsQueueStatus | null;
  /** The queue status to resume at. */
  readonly pausedFrom?: CarsQueueStatus | null;
  /** The station weighs nothing: the truck may leave without a weight. */
  readonly withoutWeighing?: boolean;
  /** The scheme of cargo switches control on scales off: the truck may be weighed wherever it is. */
  readonly scaleControlDisabled?: boolean;
}

export const onTheWay: JourneyState = {
  queue: 'OnTheWay',
  disposition: 'OnTheWay',
  extraFrom: null,
  pausedFrom: null,
};

/** The queue status that counts: a truck back from the extra parking stands where it stood before. */
export const standing = (state: JourneyState): CarsQueueStatus =>
  state.queue === 'ExitAddParking' ? (state.extraFrom ?? 'Accepted') : state.queue;

export const hasEnded = (state: JourneyState): boolean =>
  state.queue === 'TerminalExit' || state.queue === 'Deleted';

const terminalStates: readonly DispositionState[] = [
  'NaTerminalu',
  'SecondWeighing',
  'Loaded',
  'Unloaded',
  'RemoveWeight',
];

export const isOnTerminal = (state: JourneyState): boolean =>
  standing(state) === 'ParkingExit' && terminalStates.includes(state.disposition);

const holds = (transition: Transition, state: JourneyState): boolean =>
  transition.from.includes(standing(state)) &&
  (transition.at === undefined || transition.at.includes(state.disposition)) &&
  (transition.only === undefined || state[transition.only] === true);

const arrow = (state: JourneyState, move: JourneyMove): Transition | undefined =>
  transitions.find((transition) => transition.move === move && holds(transition, state));

const refusalOf = (state: JourneyState, move: JourneyMove): Refusal => {
  const params = { move, carsQueueStatus: state.queue, status: state.disposition };
  if (hasEnded(state) || state.queue === 'Paused') return refuse('illegal_transition', params);
  if (move === 'arrive') return refuse('already_arrived', params);
  const needsTerminal = move === 'recordWeighing' || move === 'removeWeighing' || move === 'exitTerminal';
  if (needsTerminal && !isOnTerminal(state)) return refuse('truck_not_on_terminal', params);
  if (move === 'recordWeighing') return refuse('weighing_not_expected', params);
  if (move === 'removeWeighing') return refuse('weighing_none_to_remove', params);
  return refuse('illegal_transition', params);
};

const queueAfter = (state: JourneyState, transition: Transition): CarsQueueStatus => {
  if (transition.to === 'stay') return state.queue;
  if (transition.to === 'beforePause') return state.pausedFrom ?? 'Accepted';
  return transition.to;
};

const extraFromAfter = (state: JourneyState, queue: CarsQueueStatus): CarsQueueStatus | null => {
  const remembers = queue === 'EntryAddParking' || queue === 'ExitAddParking' || queue === 'Paused';
  if (!remembers) return null;
  const drivesIn =
    queue === 'EntryAddParking' && state.queue !== 'Paused' && state.queue !== 'EntryAddParking';
  return drivesIn ? standing(state) : (state.extraFrom ?? null);
};

/**
 * The state after a move, or why the move is not allowed now.
 * @param weighed the disposition status that fits the weighings standing after `recordWeighing` or `removeWeighing`.
 */
export const nextJourneyState = (
  state: JourneyState,
  move: JourneyMove,
  weighed: DispositionState = state.disposition,
): JourneyState | Refusal => {
  const transition = arrow(state, move);
  if (!transition) return refusalOf(state, move);
  const queue = queueAfter(state, transition);
  return {
    ...state,
    queue,
    disposition: transition.becomes === 'weighed' ? weighed : (transition.becomes ?? state.disposition),
    extraFrom: extraFromAfter(state, queue),
    pausedFrom: queue === 'Paused' ? state.queue : null,
  };
};

/** The moves that are legal now: what buttons offer. */
export const allowedMoves = (state: JourneyState): readonly JourneyMove[] =>
  journeyMoves.filter((move) => !isRefusal(nextJourneyState(state, move)));

/** Minutes a driver has, by queue status: to leave the parking once called, and to stay in the extra parking. */
export const minutesToLeave = { EntryAllowed: 20, EntryAddParking: 10 } as const;
export type LimitedStay = keyof typeof minutesToLeave;

export const isLimitedStay = (queue: CarsQueueStatus): queue is LimitedStay => queue in minutesToLeave;
