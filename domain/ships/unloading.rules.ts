import { Decimal } from 'decimal.js';
import type { EnumValue } from '../kernel/enumeration.ts';
import { refuse, type Refusal } from '../kernel/refusal.ts';
import type { weighingState } from '../weighing/enums.ts';

export type UnloadingStatus = EnumValue<typeof weighingState>;

/** A run that has begun and not ended. Each run is a row of the register `plumbLine`. */
export interface OpenRun {
  readonly rowId: number;
  readonly scaleId: number;
}

/** How far the unloading of a ship has come. */
export interface UnloadingState {
  readonly approved: boolean;
  /** Whether somebody has said that no more cargo comes. */
  readonly finished: boolean;
  readonly open: readonly OpenRun[];
  /** The number of runs that have ended. */
  readonly ended: number;
}

/**
 * What people do with an unloading. A run is opened on a scale, and is closed there or dropped without a trace; `changeRun` corrects
 * the hold or the box of a run, `setBoxes` writes the plan of boxes, and `resume` takes `finish` back.
 */
export const unloadingMoves = ['openRun', 'closeRun', 'dropRun', 'changeRun', 'setBoxes', 'finish', 'resume', 'approve'] as const; // prettier-ignore
export type UnloadingMove = (typeof unloadingMoves)[number];

/** The warnings that somebody must accept before an unloading is approved. */
export const unloadingWarningNames = ['NothingWeighed'] as const;
export type UnloadingWarning = (typeof unloadingWarningNames)[number];

/** The warnings of an unloading. @param netto tonnes of all its runs together */
export function unloadingWarnings(netto: string): readonly UnloadingWarning[] {
  return new Decimal(netto).gt(0) ? [] : ['NothingWeighed'];
}

export const newUnloading: UnloadingState = { approved: false, finished: false, open: [], ended: 0 };

/** The status of an unloading that the weighing screens show. */
export function unloadingStatus({ finished, open, ended }: UnloadingState): UnloadingStatus {
  if (finished) return 'endWeighting';
  if (open.length > 0) return 'beginWeighting';
  return ended > 0 ? 'stopWeighting' : 'notWeighting';
}

/** Whether a move is legal in a state that is not approved. */
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

/** The moves that are allowed now; none after the approval. */
export function allowedMoves(state: UnloadingState): readonly UnloadingMove[] {
  return state.approved ? [] : unloadingMoves.filter((move) => legal[move](state));
}

/** Why a move is not allowed now; undefined if it is. `scaleId` is the scale of the run that begins or ends. */
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

/** The state after a run has begun. */
export function afterOpening(state: UnloadingState, run: OpenRun): UnloadingState {
  return {
    ...state,
    open: [...state.open, run],
  };
}

/**
 * The state after a run on a scale has ended.
 * @param isKept whether the run stays in the register (`plumbLine`); a dropped run leaves no trace
 */
export function afterEnding(state: UnloadingState, scaleId: number, isKept: boolean): UnloadingState {
  return {
    ...state,
    open: state.open.filter((run) => run.scaleId !== scaleId),
    ended: state.ended + (isKept ? 1 : 0),
  };
}

/** Whether two states are equal. A run is known by its row: what else of it changes, such as its box, makes no other state. */
export function isSameUnloading(one: UnloadingState, other: UnloadingState): boolean {
  const rowsOf = ({ open }: UnloadingState) => open.map(({ rowId }) => rowId).toSorted((a, b) => a - b);
  return (
    one.approved === other.approved &&
    one.finished === other.finished &&
    one.ended === other.ended &&
    rowsOf(one).join() === rowsOf(other).join()
  );
}
