import { defineUpdate } from '@temporalio/workflow';

/** The name of the bare workflow, and the update that stands for one move of a journey. */
export const bareWorkflow = 'bareUpdates';
export const step = defineUpdate<number>('step');
