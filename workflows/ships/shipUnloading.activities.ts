import type { UnloadingState, UnloadingStatus, UnloadingWarning } from '#domain/ships/unloading.rules.ts';

/** The state of the record when its workflow first asks. */
export interface UnloadingReading {
  readonly numberStr: string;
  readonly state: UnloadingState;
}

/** One step of an unloading: one transaction, written once by its key. */
export interface UnloadingStep {
  readonly key: string;
  readonly unloadingId: number;
  /** Id of the user. */
  readonly by: number | null;
  /** ISO in UTC. */
  readonly at: string;
  /** What the record's status is after the step. */
  readonly status: UnloadingStatus;
  /** The state in which the record must be. An earlier release did not say. */
  readonly from?: UnloadingState;
}

export interface UnloadingApproval extends UnloadingStep {
  /** Warnings that whoever approves has seen. */
  readonly accept?: readonly UnloadingWarning[];
}

export interface RunOpening extends UnloadingStep {
  readonly scaleId: number;
  readonly boxId: number | null;
  readonly hold: string | null;
  readonly enumerator: string | null;
}

export interface RunEnding extends UnloadingStep {
  readonly rowId: number;
  readonly enumerator: string | null;
}

export interface RunChange extends UnloadingStep {
  readonly rowId: number;
  readonly boxId: number | null;
  readonly hold: string | null;
}

/** Which hold goes into which box. */
export interface PlannedBox {
  readonly hold: string | null;
  readonly boxId: number;
  readonly productId: number | null;
  /** Tonnes that are expected. */
  readonly quantity: string | null;
}

export interface BoxesStep extends UnloadingStep {
  readonly boxes: readonly PlannedBox[];
}

/**
 * What the unloading of a ship needs from the world. Every step throws `unloading_moved_on` where the record does not stand
 * where the step comes from.
 */
export interface ShipUnloadingActivities {
  /** @throws record_not_found */
  openUnloading(input: { readonly unloadingId: number }): Promise<UnloadingReading>;
  /** Begins a row of the plumb line. @throws unloading_scale_busy where another ship is weighed there, record_not_found */
  openRun(step: RunOpening): Promise<{ readonly rowId: number }>;
  /** Ends the row: what the scale has accepted meanwhile is its weight, and makes a weighing record. */
  closeRun(step: RunEnding): Promise<void>;
  /** Takes an open row away, as if it had never begun. */
  dropRun(step: RunEnding): Promise<void>;
  /** The cargo of a row went into another box, or came from another hold. @throws record_not_found */
  changeRun(step: RunChange): Promise<void>;
  /** @throws unloading_box_used for a box that is missing and has cargo in it */
  setBoxes(step: BoxesStep): Promise<void>;
  /** Writes the status alone. */
  moveUnloading(step: UnloadingStep): Promise<void>;
  /**
   * Counts every row once more, weights that came late too, and closes the record with the sum; what was weighed is in
   * the stock. @throws unloading_place_missing, unloading_needs_acceptance
   */
  approveUnloading(step: UnloadingApproval): Promise<void>;
}
