import { sql } from 'kysely';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Surroundings } from './surroundings.ts';
import { reconcileTerminal } from './terminal/reconcile.ts';

const everyMs = 5 * 60_000;

export interface Reconciler {
  stop(): Promise<void>;
}

/** Any number of workers may run: the first to note a pass makes it. */
const isOurs = async ({ database }: Surroundings, pass: string): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    insert into transition (key) values (${`reconcile:${pass}`}) on conflict do nothing`.execute(
    database.sql,
  );
  return Boolean(numAffectedRows);
};

/** Holds queues and journeys against the records every few minutes. */
export const startReconciler = (surroundings: Surroundings, log: Logger): Reconciler => {
  const stopping = new AbortController();
  const run = async (): Promise<void> => {
    for (;;) {
      await pause(everyMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      const pass = String(Math.floor(Date.now() / everyMs));
      try {
        if (await isOurs(surroundings, pass)) await reconcileTerminal(surroundings, pass);
      } catch (error) {
        log.warn({ error }, 'queues are held against the records again in a few minutes');
      }
    }
  };
  const running = run();
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
};
