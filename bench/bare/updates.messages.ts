import { defineUpdate } from '@temporalio/workflow';

export const bareWorkflow = 'bareUpdates';
export const step = defineUpdate<number>('step');
