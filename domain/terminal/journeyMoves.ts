import type { CarsQueueStatus, DispositionState } from './statuses.ts';

/** Everything that can be done with a truck on its journey; buttons, API and workflow use these names. */
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

/** Weights have calls and a desk of their own: they name what was weighed, and why it is taken back. */
export const plainMoves = journeyMoves.filter(
  (move) => move !== 'recordWeighing' && move !== 'removeWeighing',
);

/**
 * One arrow of the state machine. Without `at` it holds at every disposition status.
 * `from` never names `ExitAddParking`: a truck back from the extra parking counts as standing where it stood before.
 */
export interface Transition {
  readonly move: JourneyMove;
  readonly from: readonly CarsQueueStatus[];
  readonly at?: readonly DispositionState[];
  /** `stay` keeps the queue status; `beforePause` returns to the one the truck was paused at. */
  readonly to: CarsQueueStatus | 'stay' | 'beforePause';
  /** `weighed` is decided by the weighing rules from the weighings that stand. */
  readonly becomes?: DispositionState | 'weighed';
  /** The arrow is there only for dispositions with this trait. */
  readonly only?: 'withoutWeighing' | 'scaleControlDisabled';
}

const awaited = ['OnTheWay', 'EntryReservedWithBuffer'] as const;
const waiting = ['Accepted', 'EntryReserved'] as const;
const underWay = [...awaited, ...waiting, 'EntryAllowed', 'ParkingExit'] as const;
const beforeExit = [...underWay, 'EntryAddParking'] as const;

/** From × move → to, for both statuses together. What is not here is not allowed. */
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
  { move: 'pause', from: beforeExit, to: 'Paused' },
  { move: 'resume', from: ['Paused'], to: 'beforePause' },
  { move: 'remove', from: [...beforeExit, 'Paused'], to: 'Deleted' },
];
