import type { EnumValue } from '#domain/kernel/enumeration.ts';
import type { Assignment } from '#domain/processes/executor.rules.ts';
import type { processStatus, stageResult } from '#domain/processes/enums.ts';
import type { Choice } from '#domain/processes/standing.rules.ts';

/** The state of a process, as in its record. */
export type ProcessPlace = {
  readonly status: EnumValue<typeof processStatus>;
  /** The name for people: the definition and the record that the process is about. */
  readonly name: string;
  readonly stageId: number | null;
  readonly stageName: string;
  /** Null if no task is open; then `executorId` and `due` are null too. */
  readonly taskId: number | null;
  /** The result of the last executed stage; after anything but success the process waits to be redirected. */
  readonly result: EnumValue<typeof stageResult> | null;
  /** The person who is to do the task; null also while nobody has taken a task that was given to a role. */
  readonly executorId: number | null;
  /** The term of the task, ISO in UTC. */
  readonly due: string | null;
  /** Marked for deletion: the process must be cancelled. */
  readonly marked: boolean;
  /** The id of the last line of the history: it grows with every step of the process. Absent in states of earlier releases. */
  readonly revision?: number;
};

/** A step is idempotent: the same key is done once. */
interface Step {
  readonly key: string;
  readonly exemplarId: number;
  /** The time of the step, ISO in UTC. */
  readonly at: string;
}

export interface StageCompletion extends Step {
  /** The task that has ended; the step is ignored if the stage has another task. */
  readonly taskId: number;
}

/** A step that comes from outside the process, such as its cancellation. */
interface SteeringStep extends Step {
  /**
   * The `revision` that the caller saw; if the caller named none, the one that the workflow has read. The step is refused if the
   * process has progressed since.
   */
  readonly seen?: number;
}

export interface NewAttempt extends SteeringStep {
  /** The id of the user who asks for the step; likewise below. */
  readonly by: number;
  /** The next stage and executor that the user has chosen; its fields are null where the definition decides. */
  readonly choice: Choice;
  readonly comment: string | null;
}

export interface Redirection extends SteeringStep, Assignment {
  readonly by: number;
  readonly stageId: number;
  readonly comment: string | null;
}

export interface ProcessCancellation extends SteeringStep {
  /** Null if the record that the process is about was deleted. */
  readonly by: number | null;
  readonly comment: string | null;
}

export interface VersionMove extends SteeringStep {
  readonly by: number;
  readonly toVersionId: number;
  /** The stage of the process in the preview that the user saw; the process is moved only if it is still at this stage. */
  readonly fromStageId: number;
  /** The stage at which the process continues; null means the same stage. */
  readonly chosenStageId: number | null;
}

/** The activities of the process's workflow; each is one transaction on our own database. */
export interface ProcessActivities {
  readProcess(about: { readonly exemplarId: number }): Promise<ProcessPlace>;
  /** Finds the first stage and creates its task. */
  beginProcess(step: Step): Promise<ProcessPlace>;
  /** Carries out the actions of an executed stage, decides the next stage, and creates its task. */
  completeStage(step: StageCompletion): Promise<ProcessPlace>;
  /** Looks for the next stage once more, after a stop. */
  tryAgain(step: NewAttempt): Promise<ProcessPlace>;
  redirectProcess(step: Redirection): Promise<ProcessPlace>;
  cancelProcess(step: ProcessCancellation): Promise<ProcessPlace>;
  moveProcess(step: VersionMove): Promise<ProcessPlace>;
}
