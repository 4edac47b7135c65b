import { patched, workflowInfo } from '@temporalio/workflow';

/** The input of a run. The starter of the workflow gives `Input`; after continue-as-new, the run before adds its state. */
export type Continued<Input, Carried> = Input & {
  readonly carried?: Carried;
  /** The number of events after which the workflow continues as new; set by tests, which cannot wait for a thousand. */
  readonly tiredAfter?: number;
};

/**
 * In events. A worker that starts must replay hundreds of workflows, each within the time limit of a workflow task. With
 * several thousand events a queue never finished in time.
 */
const longHistory = 1000;

/** Whether the history is so long that the workflow should continue as new. */
export function shouldContinueAsNew({
  tiredAfter = longHistory,
}: { readonly tiredAfter?: number } = {}): boolean {
  const { continueAsNewSuggested, historyLength } = workflowInfo();
  // `patched`, because older histories have longer runs. A replay of them must not continue as new here.
  return continueAsNewSuggested || (historyLength >= tiredAfter && patched('2026-11-shortRuns'));
}
