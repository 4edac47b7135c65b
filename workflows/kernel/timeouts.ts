/**
 * How long the server waits for a worker that took a task before it gives the task to another one: so long does a user
 * wait whose worker was killed at that very moment. A worker that waits for Postgres asks for more time by itself; one that
 * has too much to do does not, and its work would be thrown away.
 */
export const workflowTaskTimeout = '5 seconds';
