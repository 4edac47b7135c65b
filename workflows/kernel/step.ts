import { workflowInfo } from '@temporalio/workflow';

/** The workflow's own clock, the same in each replay. ISO in UTC. */
export const now = (): string => new Date().toISOString();

/** The key of a step of this workflow, whichever of its runs writes it. */
export const keyOf = (step: string): string => `${workflowInfo().workflowId}:${step}`;
