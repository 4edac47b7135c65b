import { setTimeout as pause } from 'node:timers/promises';
import type { Parts } from './parts.ts';

/** A server that somebody else wrote: Postgres, Temporal. */
export interface Server {
  readonly pid: number | undefined;
  /** Resolves with the signal or code when it has ended. */
  readonly ended: Promise<string>;
  stop(): Promise<void>;
}

export interface KeepRunningOptions<S extends Server> {
  readonly name: string;
  readonly begin: () => Promise<S>;
  readonly say: (line: string) => void;
  readonly parts: Parts;
}

const tryAgainMs = 1000;
const longestWaitMs = 10_000;
/** The first start is tried so often, because a killed server leaves processes and locks behind for a moment. */
const firstTries = 8;

/**
 * Starts a server, and restarts it whenever it ends by itself. If the first start fails several times, it throws, because
 * somebody must look at the cause. Later starts are tried for ever, because a cause such as a full disk may pass.
 * @returns the server of the first start; after a restart only `parts` know the server that runs
 */
export async function keepRunning<S extends Server>(options: KeepRunningOptions<S>): Promise<S> {
  const { name, say, parts } = options;
  let current = await beginUntil(options, firstTries);
  const first = current;
  const watch = async (): Promise<void> => {
    for (;;) {
      const reason = await current.ended;
      if (parts.stopping()) return;
      say(`${name} ended (${reason}); starting it again`);
      current = await beginUntil(options, Infinity);
      say(`${name} runs again`);
    }
  };
  await parts.add({ name, pid: () => current.pid, stop: () => current.stop() });
  // `watch` rejects only when everything is being stopped.
  watch().catch(() => undefined);
  return first;
}

const beginUntil = async <S extends Server>(
  { name, begin, say, parts }: KeepRunningOptions<S>,
  tries: number,
): Promise<S> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const server = await begin();
      if (!parts.stopping()) return server;
      await server.stop();
      throw new Error('stopped while it was starting.');
    } catch (error) {
      if (parts.stopping() || attempt >= tries) throw error;
      say(`${name} does not start yet: ${error instanceof Error ? error.message : String(error)}`);
    }
    await pause(Math.min(tryAgainMs * attempt, longestWaitMs));
  }
};
