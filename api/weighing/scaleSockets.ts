import type { Logger } from 'pino';
import type { Namespace, Server, Socket } from 'socket.io';
import { z } from 'zod';
import { changesChannel } from '#database/transaction.ts';
import type { Database } from '#database/connect.ts';
import { appendWeight } from '#database/weighing/weightMemory.ts';
import type { ErrorCode } from '#domain/kernel/errorCatalogue.ts';
import type { Actor } from '#domain/platform/actor.ts';
import {
  acceptedWeight,
  agentEvents,
  agentHealth,
  agentNamespace,
  liveNamespace,
  liveReading,
  type LiveReading,
  viewerEvents,
  type WeightAnswer,
} from '#domain/weighing/scaleMessages.ts';
import { receiversIn } from '../live/nearby.ts';
import { agentRoomOf } from './agentQuestions.ts';
import { noteHealth, watchSilentScales } from './silentScales.ts';
import { agentByToken, configurationOf, mayStillSpeak, type KnownAgent } from './scaleAgents.ts';

/** The rooms of viewers: the readings of a scale, and its health. */
const roomOf = (scaleId: number): string => `scale:${scaleId}`;
const healthRoomOf = (scaleId: number): string => `health:${scaleId}`;
/** The id of the scale of one of these rooms; undefined for any other room. */
const scaleOfRoom = (room: string): number | undefined => {
  const match = /^(?:scale|health):(\d+)$/.exec(room);
  return match ? Number(match[1]) : undefined;
};
/** One viewer may watch the readings of at most this many scales, and the health of as many. */
const mostWatched = 200;
/** The shapes of what agents and viewers send: the id of a scale, several ids, and the proof of an agent. */
const scaleIdShape = z.int().positive();
const scaleIdsShape = z.array(scaleIdShape).max(mostWatched);
const handshakeShape = z.object({ token: z.string().min(1).max(200) });
const refusal = (code: ErrorCode): WeightAnswer => ({ ok: false, code });

export interface AgentDependencies {
  readonly log: Logger;
  /** Called for each handshake with a wrong token; returns the error for the agent. */
  readonly refused: (handshake: Socket['handshake']) => Promise<ErrorCode>;
  readonly silentAfterSeconds: number;
}

/**
 * Agents send the readings of their own scales; signed-in viewers watch the scales they choose. Agents are let in here by their
 * token. Viewers are let in by `api/live/watchRights.ts`, which also puts their `actor` into `socket.data`.
 */
export async function attachScaleSockets(
  io: Server,
  database: Database,
  { log, refused, silentAfterSeconds }: AgentDependencies,
): Promise<() => Promise<void>> {
  const agents = io.of(agentNamespace);
  const viewers = io.of(liveNamespace);
  // Names the receivers in a room. While no other API process runs, a message to them needs no detour through Postgres.
  const receiversOf = receiversIn(viewers);

  agents.use((socket, next) => {
    const credentials = handshakeShape.safeParse(socket.handshake.auth);
    const agentFound = credentials.success
      ? agentByToken(database, credentials.data.token)
      : Promise.resolve(undefined);
    agentFound
      .then((agent) => {
        if (!agent) return refused(socket.handshake).then((code) => next(new Error(code)));
        socket.data.agent = agent;
        next();
      })
      .catch(() => next(new Error('unexpected')));
  });

  agents.on('connection', (socket) => {
    void socket.join(agentRoomOf((socket.data.agent as KnownAgent).id));
    configure(socket, database).catch(disconnectAfter(socket, log));
    socket.on(agentEvents.health, (sent: unknown) => {
      const ownHealth = (agentHealth.safeParse(sent).data ?? []).filter(({ scaleId }) =>
        owns(socket, scaleId),
      );
      noteHealth(socket, ownHealth);
      for (const health of ownHealth)
        void receiversOf(healthRoomOf(health.scaleId)).then((room) =>
          room.volatile.emit(viewerEvents.health, health),
        );
    });
    socket.on(agentEvents.reading, (sent: unknown) => {
      const reading = liveReading.safeParse(sent);
      if (!reading.success || !owns(socket, reading.data.scaleId)) return;
      const { data } = reading;
      void receiversOf(roomOf(data.scaleId)).then((room) => room.volatile.emit(viewerEvents.reading, data));
    });
    socket.on('disconnect', () => reportOffline(agents, viewers, socket));
    socket.on(agentEvents.weight, (sent: unknown, answer: unknown) => {
      if (typeof answer !== 'function') return;
      void storeWeight(socket, database, log, sent).then((result) => answer(result));
    });
  });

  viewers.on('connection', (socket) => serveViewer(socket, database, log));

  const stopSilence = watchSilentScales(agents, database, { log, afterSeconds: silentAfterSeconds });
  const stopListening = await database.listen(changesChannel, (payload) => {
    // The payload is the JSON of a change of one record; an empty one means that changes may have been missed. What an agent is
    // sent depends only on scales, their protocols and the agents.
    const mayConcernAgents = !payload || /"object":"(scale|scaleProtocol|scaleAgent)"/.test(payload);
    if (!mayConcernAgents) return;
    for (const socket of agents.sockets.values())
      configure(socket, database).catch(disconnectAfter(socket, log));
  });
  return () => {
    stopSilence();
    return stopListening();
  };
}

/**
 * Notifies viewers that the scales of a disconnected agent are offline, unless the agent has already reconnected. The socket that
 * was disconnected is not among `agents.sockets` any more.
 */
const reportOffline = (agents: Namespace, viewers: Namespace, socket: Socket): void => {
  const { id } = socket.data.agent as KnownAgent;
  const isBack = [...agents.sockets.values()].some(({ data }) => (data.agent as KnownAgent).id === id);
  if (isBack) return;
  for (const scaleId of (socket.data.scaleIds as Set<number> | undefined) ?? []) {
    const reading: LiveReading = {
      scaleId,
      at: new Date().toISOString(),
      phase: 'OFFLINE',
      tonnes: null,
      reason: 'connection_lost',
      accepted: null,
    };
    viewers.to(roomOf(scaleId)).emit(viewerEvents.reading, reading);
  }
};

const maySee = async (socket: Socket, database: Database, scaleId: number): Promise<boolean> => {
  const [sees = false] = await database.records.seenBy([socket.data.actor as Actor], 'scale', scaleId);
  return sees;
};

/** After a change of rights, a viewer leaves the scales that they may not read any more. */
export async function leaveHiddenScales(socket: Socket, database: Database): Promise<void> {
  for (const room of socket.rooms) {
    const scaleId = scaleOfRoom(room);
    if (scaleId !== undefined && !(await maySee(socket, database, scaleId))) await socket.leave(room);
  }
}

/** Disconnects an agent after its scales could not be sent; it reconnects and gets them then. */
const disconnectAfter =
  (socket: Socket, log: Logger) =>
  (error: unknown): void => {
    log.warn({ err: error }, 'the scales of an agent could not be sent to it');
    socket.disconnect(true);
  };

/**
 * Sends an agent its scales. This is done when it connects, when its scales may have changed, and when it sends a weight before
 * it has got its scales. Sends run one after another, so that the latest comes last.
 */
const configure = (socket: Socket, database: Database): Promise<void> => {
  const previous = (socket.data.scalesSent as Promise<void> | undefined) ?? Promise.resolve();
  const sending = previous.catch(() => undefined).then(() => sendScales(socket, database));
  socket.data.scalesSent = sending;
  return sending;
};

/** Sends the scales, or disconnects an agent that is not active any more. */
const sendScales = async (socket: Socket, database: Database): Promise<void> => {
  const agent = socket.data.agent as KnownAgent;
  if (!(await mayStillSpeak(database, agent))) return void socket.disconnect(true);
  const configuration = await configurationOf(database, agent);
  socket.data.scaleIds = new Set(configuration.scales.map(({ scaleId }) => scaleId));
  socket.emit(agentEvents.configuration, configuration);
};

/** Whether a scale belongs to the agent, by the scales that were sent to it last. */
const owns = (socket: Socket, scaleId: number): boolean =>
  (socket.data.scaleIds as Set<number> | undefined)?.has(scaleId) ?? false;

/** A weight is acknowledged only after it is committed; until then the agent sends it again. */
const storeWeight = async (
  socket: Socket,
  database: Database,
  log: Logger,
  sent: unknown,
): Promise<WeightAnswer> => {
  const weight = acceptedWeight.safeParse(sent);
  if (!weight.success) return refusal('body_invalid');
  try {
    if (!socket.data.scaleIds) await configure(socket, database);
    if (!owns(socket, weight.data.scaleId)) return refusal('scale_not_owned');
    await database.transaction((tx) => appendWeight(tx, weight.data));
    return { ok: true };
  } catch (error) {
    log.error({ err: error, captureId: weight.data.captureId }, 'a weight could not be stored');
    return refusal('unexpected');
  }
};

/**
 * Lets a viewer watch the readings and the health of the scales that they may see. Readings end with `unwatch`; health ends only
 * when the viewer disconnects.
 */
const serveViewer = (socket: Socket, database: Database, log: Logger): void => {
  // The ids of the scales whose readings, and of those whose health, this viewer watches.
  const [watchedReadings, watchedHealth] = [new Set<number>(), new Set<number>()];
  const watch = async (watched: Set<number>, id: number, room: string): Promise<void> => {
    if (!watched.has(id) && watched.size >= mostWatched) return;
    watched.add(id);
    // A viewer who has stopped watching meanwhile does not join. A scale that they may not see does not count for the limit.
    if (!(await maySee(socket, database, id))) watched.delete(id);
    else if (watched.has(id)) await socket.join(room);
  };
  const noteFailed = (error: unknown): void => log.warn({ err: error }, 'a scale could not be shown');
  socket.on(viewerEvents.watch, (scaleId: unknown) => {
    const parsed = scaleIdShape.safeParse(scaleId);
    if (parsed.success) watch(watchedReadings, parsed.data, roomOf(parsed.data)).catch(noteFailed);
  });
  socket.on(viewerEvents.watchHealth, (scaleIds: unknown) => {
    for (const id of scaleIdsShape.safeParse(scaleIds).data ?? [])
      watch(watchedHealth, id, healthRoomOf(id)).catch(noteFailed);
  });
  socket.on(viewerEvents.unwatch, (scaleId: unknown) => {
    const parsed = scaleIdShape.safeParse(scaleId);
    if (!parsed.success) return;
    watchedReadings.delete(parsed.data);
    void socket.leave(roomOf(parsed.data));
  });
};
