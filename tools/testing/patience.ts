/**
 * How long a test waits for what must come, in milliseconds. Far above what anything takes: a machine that does much else
 * is slow and not wrong, and only what never comes is waited for to the end.
 */
export const patienceMs = 60_000;

/** How long a test or what prepares it may take, with all that it waits for, in milliseconds. */
export const limitMs = 5 * patienceMs;
