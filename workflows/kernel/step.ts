import { workflowInfo } from '@temporalio/workflow';

/** The time of the workflow, the same in each replay. ISO in UTC. */
export function now(): string {
  return new Date().toISOString();
}

/** The key with which a step of this workflow writes to the database once. It is the same in all runs of the workflow. */
export function keyOf(step: string): string {
  return `${workflowInfo().workflowId}:${step}`;
}
