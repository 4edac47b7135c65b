import { Socket } from 'node:net';

/** So long may Postgres say nothing while something is asked of it: nothing that people wait for takes longer. */
export const silenceMs = 30_000;

/**
 * For the options of a pool or client of `pg`: a connection that went silent, as over a network that swallows
 * everything, is given up, and what was asked over it fails. Without it a program waits for ever, one connection after
 * another. An idle connection must be closed or spoken over sooner; pools close theirs after ten seconds.
 *
 * @param ms 0 waits for ever
 */
export const givingUpSilence = (ms: number = silenceMs) => ({
  stream: (): Socket => {
    const socket = new Socket();
    const silent = Object.assign(new Error(`Postgres has said nothing for ${ms} ms`), { code: 'ETIMEDOUT' });
    socket.setTimeout(ms, () => socket.destroy(silent));
    return socket;
  },
});
