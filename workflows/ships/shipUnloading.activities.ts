import type { UnloadingState, UnloadingStatus, UnloadingWarning } from '#domain/ships/unloading.rules.ts';

/** The unloading as its record has it now. */
export interface UnloadingReading {
  readonly numberStr: string;
  readonly state: UnloadingState;
}

/** One step of an unloading: one transaction, written once by its key. */
export interface UnloadingStep {
  readonly key: string;
  readonly unloadingId: number;
  /** Id of the user; null for the server itself. */
  readonly by: number | null;
  /** ISO in UTC. */
  readonly at: string;
  /** The status of the record after the step. */
  readonly status: UnloadingStatus;
  /** The state in which the record must be before the step. Absent in steps of an earlier release. */
  readonly from?: UnloadingState;
}

export interface UnloadingApproval extends UnloadingStep {
  /** The warnings that the user has seen and accepts. */
  readonly accept?: readonly UnloadingWarning[];
}

/** A run is stored as a row of the object `plumbLine`; `rowId` in the steps below is its id. */
export interface RunOpening extends UnloadingStep {
  readonly scaleId: number;
  readonly boxId: number | null;
  readonly hold: string | null;
  /** What the counter of the scale shows when the run begins. */
  readonly enumerator: string | null;
}

export interface RunEnding extends UnloadingStep {
  readonly rowId: number;
  /** What the counter of the scale shows when the run ends. */
  readonly enumerator: string | null;
}

export interface RunChange extends UnloadingStep {
  readonly rowId: number;
  readonly boxId: number | null;
  readonly hold: string | null;
}

/** The box into which the cargo of a hold is to go. */
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
 * The activities of the workflow: short reads and writes of our own database. Every step throws `unloading_moved_on` if the
 * record is not in the state `from`.
 */
export interface ShipUnloadingActivities {
  /** @throws record_not_found */
  openUnloading(input: { readonly unloadingId: number }): Promise<UnloadingReading>;
  /** Begins a run. @throws unloading_scale_busy if another ship is weighed on the scale; record_not_found */
  openRun(step: RunOpening): Promise<{ readonly rowId: number }>;
  /** Ends a run. Its weight is what the scale has accepted since the run began. The run gets a weighing record. */
  closeRun(step: RunEnding): Promise<void>;
  /** Removes an open run, as if it had never begun. */
  dropRun(step: RunEnding): Promise<void>;
  /** Corrects the box or the hold of a run. @throws record_not_found */
  changeRun(step: RunChange): Promise<void>;
  /** Replaces the planned boxes. @throws unloading_box_used if a box that already has cargo is missing among them */
  setBoxes(step: BoxesStep): Promise<void>;
  /** Writes the status, the time at which weighing ended, and the sum of the runs. */
  moveUnloading(step: UnloadingStep): Promise<void>;
  /**
   * Weighs every run once more, because some weights may have come late. Then it closes the record with the sum and posts the
   * cargo to the stock. @throws unloading_place_missing, unloading_needs_acceptance
   */
  approveUnloading(step: UnloadingApproval): Promise<void>;
}
