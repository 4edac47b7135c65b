/**
 * How long the server waits for a worker that took a task before it gives the task to another one: so long does a user
 * wait whose worker was killed at that very moment. A worker that is only busy asks for more time by itself.
 */
export const workflowTaskTimeout = '3 seconds';
