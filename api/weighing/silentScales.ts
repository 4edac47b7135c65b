import type { Logger } from 'pino';
import type { Namespace, Socket } from 'socket.io';
import type { Database } from '#database/connect.ts';
import { agentsWithScales } from '#database/weighing/scaleAgents.ts';
import { notifyOfSilentScales } from '#database/weighing/notifyOfSilentScales.ts';
import type { ScaleHealth } from '#domain/weighing/scaleMessages.ts';
import { agentRoomOf } from './agentQuestions.ts';

/** A scale is silent if it has no weight and reports why. One whose weights are typed by hand is never silent. */
const isSilent = ({ tonnes, reason }: ScaleHealth): boolean =>
  tonnes === null && reason !== null && reason !== 'typed_by_hand';

/** Stores in the data of the agent's socket whether all its scales are silent; every API process can read it there. */
export function noteHealth(socket: Socket, health: readonly ScaleHealth[]): void {
  socket.data.silent = health.length > 0 && health.every(isSilent);
}

/**
 * Notifies the operators when no scale of an agent has given a weight for the given time, because no scale answers or the
 * agent is offline. Every API process watches; the database lets only one of them notify.
 */
export function watchSilentScales(
  agents: Namespace,
  database: Database,
  { log, afterSeconds }: { readonly log: Logger; readonly afterSeconds: number },
): () => void {
  const silentSince = new Map<number, number>();
  /**
   * Whether a connected agent has a scale that is not silent, or has not reported on its scales yet. An agent that is offline has
   * no socket.
   */
  const isHeard = async (id: number): Promise<boolean> => {
    const sockets = await agents.in(agentRoomOf(id)).fetchSockets();
    return sockets.some(({ data }) => (data as { silent?: boolean }).silent !== true);
  };
  const checkAgents = async (): Promise<void> => {
    for (const agent of await agentsWithScales(database.sql)) {
      if (await isHeard(agent.id)) {
        silentSince.delete(agent.id);
        continue;
      }
      const since = silentSince.get(agent.id) ?? Date.now();
      silentSince.set(agent.id, since);
      if (Date.now() - since < afterSeconds * 1000) continue;
      await database.transaction((tx) => notifyOfSilentScales(tx, agent));
      // Notify only once per silence.
      silentSince.set(agent.id, Infinity);
    }
  };
  let lastCheck = Promise.resolve();
  const timer = setInterval(
    () => {
      lastCheck = lastCheck
        .then(checkAgents)
        .catch((error: unknown) => log.warn({ err: error }, 'silent scales were not looked for'));
    },
    // In milliseconds: four times within the span, but at least every 15 seconds.
    Math.min(afterSeconds * 250, 15_000),
  );
  return () => clearInterval(timer);
}
