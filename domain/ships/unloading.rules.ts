import { Decimal } from 'decimal.js';
import type { EnumValue } from '../kernel/enumeration.ts';
import { refuse, type Refusal } from '../kernel/refusal.ts';
import type { weighingState } from '../weighing/enums.ts';

export type UnloadingStatus = EnumValue<typeof weighingState>;

/** A run of weighing that has begun and not ended: a row of the plumb line. */
export interface OpenRun {
  readonly rowId: number;
  readonly scaleId: number;
}

/** How far the unloading of a ship has come. */
export interface UnloadingState {
  readonly approved: boolean;
  /** Somebody has said that nothing more comes. */
  readonly finished: boolean;
  readonly open: readonly OpenRun[];
  /** Runs that have ended. */
  readonly ended: number;
}

export const unloadingMoves = ['openRun', 'closeRun', 'dropRun', 'changeRun', 'setBoxes', 'finish', 'resume', 'approve'] as const; // prettier-ignore
export type UnloadingMove = (typeof unloadingMoves)[number];

/** What an unloading may be approved in spite of, once somebody has said that they saw it. */
export const unloadingWarningNames = ['NothingWeighed'] as const;
export type UnloadingWarning = (typeof unloadingWarningNames)[number];

/** @param netto tonnes of all its runs together */
export function unloadingWarnings(netto: string): readonly UnloadingWarning[] {
  return new Decimal(netto).gt(0) ? [] : ['NothingWeighed'];
}

export const newUnloading: UnloadingState = { approved: false, finished: false, open: [], ended: 0 };

/** As the weighing screens show it. */
export function unloadingStatus({ finished, open, ended }: UnloadingState): UnloadingStatus {
  if (finished) return 'endWeighting';
  if (open.length > 0) return 'beginWeighting';
  return ended > 0 ? 'stopWeighting' : 'notWeighting';
}

const legal: Readonly<Record<UnloadingMove, (state: UnloadingState) => boolean>> = {
  openRun: ({ finished }) => !finished,
  closeRun: ({ open }) => open.length > 0,
  dropRun: ({ open }) => open.length > 0,
  changeRun: ({ open, ended }) => open.length + ended > 0,
  setBoxes: () => true,
  finish: ({ finished, open, ended }) => !finished && open.length === 0 && ended > 0,
  resume: ({ finished }) => finished,
  approve: ({ finished }) => finished,
};

/** What may be done now. After the approval nothing may. */
export function allowedMoves(state: UnloadingState): readonly UnloadingMove[] {
  return state.approved ? [] : unloadingMoves.filter((move) => legal[move](state));
}

/** Why a move is not allowed now, or nothing. `scaleId` names the scale of a run that begins or ends. */
export function refusalOfMove(
  state: UnloadingState,
  move: UnloadingMove,
  scaleId?: number,
): Refusal | undefined {
  const status = unloadingStatus(state);
  if (state.approved || !legal[move](state)) return refuse('unloading_not_allowed', { move, status });
  if (scaleId === undefined) return undefined;
  const isOpen = state.open.some((run) => run.scaleId === scaleId);
  if (move === 'openRun' && isOpen) return refuse('unloading_not_allowed', { move, status, scaleId });
  if ((move === 'closeRun' || move === 'dropRun') && !isOpen)
    return refuse('unloading_not_allowed', { move, status, scaleId });
  return undefined;
}

export function afterOpening(state: UnloadingState, run: OpenRun): UnloadingState {
  return {
    ...state,
    open: [...state.open, run],
  };
}

/** @param kept whether the run is in the plumb line from now on; a dropped one leaves no trace */
export function afterEnding(state: UnloadingState, scaleId: number, kept: boolean): UnloadingState {
  return {
    ...state,
    open: state.open.filter((run) => run.scaleId !== scaleId),
    ended: state.ended + (kept ? 1 : 0),
  };
}

/** Whether both are the same place in an unloading; runs that changed their box are still the same. */
export function isSameUnloading(one: UnloadingState, other: UnloadingState): boolean {
  const rowsOf = ({ open }: UnloadingState) => open.map(({ rowId }) => rowId).toSorted((a, b) => a - b);
  return (
    one.approved === other.approved &&
    one.finished === other.finished &&
    one.ended === other.ended &&
    rowsOf(one).join() === rowsOf(other).join()
  );
}
