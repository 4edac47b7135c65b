/**
 * How long a test waits for an expected event, in milliseconds. It is far longer than anything takes, so that a busy machine
 * does not fail tests; the whole time is used only if the event never comes.
 */
export const patienceMs = 60_000;

/** How long a test or what prepares it may take, with all that it waits for, in milliseconds. */
export const limitMs = 5 * patienceMs;
