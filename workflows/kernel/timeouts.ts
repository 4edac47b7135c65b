/**
 * How long the server waits for a worker that took a task before it gives the task to another one. A user whose worker is
 * killed at that moment waits as long. A worker that waits for Postgres asks for more time itself. An overloaded worker
 * does not, and its work would be lost: so this must not be shorter.
 */
export const workflowTaskTimeout = '5 seconds';
