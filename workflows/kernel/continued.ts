import { patched, workflowInfo } from '@temporalio/workflow';

/** What a run is started with: by whoever starts the workflow, or by the run before, which hands over all it knows. */
export type Continued<Input, Carried> = Input & {
  readonly carried?: Carried;
  /** After how many events it hands over; set by tests, which have no time for a thousand. */
  readonly tiredAfter?: number;
};

/**
 * Events. A worker that begins replays whatever it is asked for within the time of a task, hundreds of workflows beside
 * each other: with several thousand events a queue was never done in time again.
 */
const longHistory = 1000;

/** Whether the run has gone on for so long that it should hand over to the next one. */
export const isTired = ({ tiredAfter = longHistory }: { readonly tiredAfter?: number } = {}): boolean => {
  const { continueAsNewSuggested, historyLength } = workflowInfo();
  return continueAsNewSuggested || (historyLength >= tiredAfter && patched('2026-11-shortRuns'));
};
