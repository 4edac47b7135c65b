import type { Server } from 'node:http';

/** Less than the 30 seconds after which a container is killed. */
const usualGraceMs = 15_000;

/**
 * Accepts nothing new, answers the requests that run, and closes. What has no answer after the grace is cut off: a caller who
 * never sends the rest of a request would hold the server for five minutes.
 */
export async function closeHttp(http: Server, graceMs = usualGraceMs): Promise<void> {
  const closed = new Promise((resolve) => http.close(resolve));
  const cutOff = setTimeout(() => http.closeAllConnections(), graceMs);
  await closed;
  clearTimeout(cutOff);
}
