import type { CarsQueueStatus, DispositionState } from './statuses.ts';

/** All moves of a truck on its journey; buttons, API and workflow use these names. */
export const journeyMoves = [
  'sendStartSms',
  'arrive',
  'reserve',
  'allowEntry',
  'leaveParking',
  'enterExtraParking',
  'callToMainParking',
  'leaveExtraParking',
  'enterTerminal',
  'recordWeighing',
  'removeWeighing',
  'exitTerminal',
  'returnToQueue',
  'changeStation',
  'pause',
  'resume',
  'remove',
] as const;
export type JourneyMove = (typeof journeyMoves)[number];

/** All moves except those for weights, which have calls of their own with the weight or the reason. */
export const plainMoves = journeyMoves.filter(
  (move) => move !== 'recordWeighing' && move !== 'removeWeighing',
);

/**
 * One transition of the state machine. Without `at` it is valid at every disposition status. `from` never contains
 * `ExitAddParking`: a truck back from the extra parking counts as being in the status it had before.
 */
export interface Transition {
  readonly move: JourneyMove;
  readonly from: readonly CarsQueueStatus[];
  readonly at?: readonly DispositionState[];
  /** `stay` keeps the queue status; `beforePause` returns to the status before the pause. */
  readonly to: CarsQueueStatus | 'stay' | 'beforePause';
  /** The new disposition status; if absent, it stays. `weighed`: the weighing rules decide from the remaining weighings. */
  readonly becomes?: DispositionState | 'weighed';
  /** The transition exists only for dispositions with this trait, which `JourneyState` explains. */
  readonly only?: 'withoutWeighing' | 'scaleControlDisabled' | 'leavesUnweighed';
}

/** Statuses of a truck that has not arrived yet. */
const awaited = ['OnTheWay', 'EntryReservedWithBuffer'] as const;
/** Statuses of a truck on the parking that was not called yet. */
const waiting = ['Accepted', 'EntryReserved'] as const;
const underWay = [...awaited, ...waiting, 'EntryAllowed', 'ParkingExit'] as const;
const beforeExit = [...underWay, 'EntryAddParking'] as const;

/** All allowed transitions, for both statuses together. */
export const transitions: readonly Transition[] = [
  { move: 'sendStartSms', from: awaited, to: 'stay' },
  { move: 'arrive', from: awaited, to: 'Accepted' },
  { move: 'reserve', from: ['OnTheWay'], to: 'EntryReservedWithBuffer' },
  { move: 'reserve', from: ['Accepted'], to: 'EntryReserved' },
  { move: 'allowEntry', from: waiting, to: 'EntryAllowed' },
  { move: 'returnToQueue', from: ['EntryAllowed'], to: 'Accepted' },
  { move: 'changeStation', from: awaited, to: 'stay' },
  { move: 'changeStation', from: [...waiting, 'EntryAllowed'], to: 'Accepted' },
  { move: 'changeStation', from: ['ParkingExit'], to: 'stay' },
  { move: 'leaveParking', from: ['EntryAllowed'], to: 'ParkingExit', becomes: 'ParkingExit' },
  { move: 'enterExtraParking', from: [...waiting, 'EntryAllowed'], to: 'EntryAddParking' },
  { move: 'enterExtraParking', from: ['ParkingExit'], at: ['ParkingExit'], to: 'EntryAddParking' },
  { move: 'callToMainParking', from: ['EntryAddParking'], to: 'stay' },
  { move: 'leaveExtraParking', from: ['EntryAddParking'], to: 'ExitAddParking' },
  {
    move: 'enterTerminal',
    from: ['ParkingExit'],
    at: ['ParkingExit'],
    to: 'ParkingExit',
    becomes: 'NaTerminalu',
  },
  {
    move: 'recordWeighing',
    from: ['ParkingExit'],
    at: ['NaTerminalu', 'SecondWeighing'],
    to: 'stay',
    becomes: 'weighed',
  },
  {
    move: 'recordWeighing',
    from: underWay,
    at: ['OnTheWay', 'ParkingExit', 'NaTerminalu', 'SecondWeighing'],
    to: 'stay',
    becomes: 'weighed',
    only: 'scaleControlDisabled',
  },
  {
    move: 'removeWeighing',
    from: ['ParkingExit'],
    at: ['SecondWeighing', 'Loaded', 'Unloaded'],
    to: 'stay',
    becomes: 'weighed',
  },
  {
    move: 'removeWeighing',
    from: underWay,
    at: ['SecondWeighing', 'Loaded', 'Unloaded'],
    to: 'stay',
    becomes: 'weighed',
    only: 'scaleControlDisabled',
  },
  { move: 'exitTerminal', from: ['ParkingExit'], at: ['Loaded', 'Unloaded'], to: 'TerminalExit' },
  {
    move: 'exitTerminal',
    from: underWay,
    at: ['Loaded', 'Unloaded'],
    to: 'TerminalExit',
    only: 'scaleControlDisabled',
  },
  {
    move: 'exitTerminal',
    from: ['ParkingExit'],
    at: ['NaTerminalu'],
    to: 'TerminalExit',
    only: 'withoutWeighing',
  },
  {
    move: 'exitTerminal',
    from: underWay,
    at: ['OnTheWay', 'ParkingExit', 'NaTerminalu'],
    to: 'TerminalExit',
    becomes: 'NaTerminalu',
    only: 'leavesUnweighed',
  },
  { move: 'pause', from: beforeExit, to: 'Paused' },
  { move: 'resume', from: ['Paused'], to: 'beforePause' },
  { move: 'remove', from: [...beforeExit, 'Paused'], to: 'Deleted' },
];
