import { Socket } from 'node:net';

/** How long Postgres may take to answer before its connection is given up. Nothing that people wait for takes longer. */
export const silenceMs = 30_000;

/**
 * The time limit of one statement for a person; shorter than the silence limit, so that Postgres stops the statement first.
 */
export const statementMs = 20_000;

/**
 * For the options of a pool or client of `pg`: closes a connection on which nothing is sent or arrives for `ms`, for example when
 * a network loses all packets; its query then fails instead of waiting for ever. An idle connection must be closed or used
 * sooner; pools close theirs after ten seconds.
 * @param ms 0 waits for ever
 */
export function closedWhenSilent(ms: number = silenceMs) {
  return {
    stream: (): Socket => {
      const socket = new Socket();
      const timeoutError = Object.assign(new Error(`Postgres has said nothing for ${ms} ms`), {
        code: 'ETIMEDOUT',
      });
      socket.setTimeout(ms, () => socket.destroy(timeoutError));
      return socket;
    },
  };
}
