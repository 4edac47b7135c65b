import { workflowInfo } from '@temporalio/workflow';

/** The time of the workflow, the same in each replay. ISO in UTC. */
export function now(): string {
  return new Date().toISOString();
}

/** The key of a step of this workflow, the same in all its runs. */
export function keyOf(step: string): string {
  return `${workflowInfo().workflowId}:${step}`;
}
