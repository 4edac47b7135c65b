import type { EnumValue } from '#domain/kernel/enumeration.ts';
import type { Assignment } from '#domain/processes/executor.rules.ts';
import type { processStatus, stageResult } from '#domain/processes/enums.ts';
import type { Choice } from '#domain/processes/standing.rules.ts';

/** Where a process stands, as its record has it. */
export type ProcessPlace = {
  readonly status: EnumValue<typeof processStatus>;
  /** What people call the process: its definition, and what it is about. */
  readonly name: string;
  readonly stageId: number | null;
  readonly stageName: string;
  readonly taskId: number | null;
  /** What the last executed stage came to; after anything but success it waits to be redirected. */
  readonly result: EnumValue<typeof stageResult> | null;
  readonly executorId: number | null;
  /** ISO in UTC. */
  readonly due: string | null;
  /** Marked for deletion: it is to be cancelled. */
  readonly marked: boolean;
  /** The last line of its history: where that is another, the process has gone on. Places from before it was told have none. */
  readonly revision?: number;
};

/** The same step twice is done once. */
interface Step {
  readonly key: string;
  readonly exemplarId: number;
  readonly at: string;
}

export interface StageCompletion extends Step {
  /** The task whose end it heard of; of any other it takes no notice. */
  readonly taskId: number;
}

/** What is meant for the place that its workflow saw: one that comes late, after the process has gone on, is refused. */
interface SteeringStep extends Step {
  readonly seen?: number;
}

export interface NewAttempt extends SteeringStep {
  readonly by: number;
  readonly choice: Choice;
  readonly comment: string | null;
}

export interface Redirection extends SteeringStep, Assignment {
  readonly by: number;
  readonly stageId: number;
  readonly comment: string | null;
}

export interface ProcessCancellation extends SteeringStep {
  /** None where the record that it accompanies was deleted. */
  readonly by: number | null;
  readonly comment: string | null;
}

export interface VersionMove extends SteeringStep {
  readonly by: number;
  readonly toVersionId: number;
  /** Where the preview saw it: elsewhere it is not moved. */
  readonly fromStageId: number;
  /** Where it goes on; none is on the same stage. */
  readonly chosenStageId: number | null;
}

/** What the process's workflow needs from the world; each call one transaction on our own database. */
export interface ProcessActivities {
  readProcess(about: { readonly exemplarId: number }): Promise<ProcessPlace>;
  /** Finds the first stage and gives its task. */
  beginProcess(step: Step): Promise<ProcessPlace>;
  /** Carries out the actions of an executed stage, decides what follows, and gives its task. */
  completeStage(step: StageCompletion): Promise<ProcessPlace>;
  /** Looks for the way on once more, after a stop. */
  tryAgain(step: NewAttempt): Promise<ProcessPlace>;
  redirectProcess(step: Redirection): Promise<ProcessPlace>;
  cancelProcess(step: ProcessCancellation): Promise<ProcessPlace>;
  moveProcess(step: VersionMove): Promise<ProcessPlace>;
}
