import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { io, type Socket } from 'socket.io-client';
import { agentConfiguration, agentEvents, agentNamespace } from '#domain/weighing/scaleMessages.ts';
import { answerQuestions } from './answers.ts';
import { openTraceFiles } from './traceFiles.ts';
import type { ScaleListener } from './watchScale.ts';
import { openWeightStore } from './weightStore.ts';
import { weightSender } from './weightSender.ts';
import { runningScales } from './runningScales.ts';

export interface AgentOptions {
  readonly apiUrl: string;
  /** Proves to the API which agent this is; the store encrypts the scales' configuration with it. */
  readonly token: string;
  /** The file of the store of weights; the files of traces are in the folder `<statePath>.traces`. */
  readonly statePath: string;
  readonly log: Logger;
}

export interface RunningAgent {
  /** Resolves when the traffic lights of the scales have been switched off, after two seconds at most. */
  close(): Promise<void>;
}

const resendEveryMs = 1000;
const reconnectAfterMs = 2000;
const healthEveryMs = 1000;
/** A light that does not answer must not keep the agent from ending. */
const longestEndMs = 2000;

/** The program beside the scales. It works without the network and sends what is waiting when the network is back. */
export function startAgent({ apiUrl, token, statePath, log }: AgentOptions): RunningAgent {
  const store = openWeightStore(statePath, token);
  const socket: Socket = io(`${apiUrl}${agentNamespace}`, {
    path: '/api/socket.io',
    auth: { token },
    transports: ['websocket'],
    reconnectionDelayMax: 2000,
  });
  const traces = openTraceFiles(`${statePath}.traces`);
  let closed = false;
  const connection = reconnecting(socket);

  const listener: ScaleListener = {
    // A reading that cannot be sent now is dropped: only accepted weights are stored.
    reading: (reading) => void (socket.connected && socket.volatile.emit(agentEvents.reading, reading)),
    accepted: (weight) => {
      log.info(
        { scaleId: weight.scaleId, tonnes: weight.tonnes, captureId: weight.captureId, seq: weight.seq },
        'weight accepted',
      );
      void sender.sendWaiting();
    },
    trace: ({ scaleId }, telegram, at) => traces.write(scaleId, telegram, at),
  };

  const sender = weightSender({ store, socket, log, isClosed: () => closed });
  const scales = runningScales(store, listener);

  socket.on(agentEvents.configuration, (message: unknown) =>
    takeConfiguration(message, { scales, store, log }),
  );
  answerQuestions(socket, { health: scales.health, traces });
  socket.on('connect', () => void sender.sendWaiting());
  socket.on('connect_error', (error) => {
    log.warn({ reason: error.message }, 'no connection to the API; weights are kept');
    connection.reconnect();
  });
  socket.on('disconnect', (reason) => {
    if (!closed) log.warn({ reason }, 'the connection to the API is lost; weights are kept');
    connection.reconnect();
  });

  const storedConfiguration = store.configuration();
  if (storedConfiguration) scales.configure(storedConfiguration);
  const resendTimer = setInterval(() => void sender.sendWaiting(), resendEveryMs);
  const healthTimer = setInterval(
    () => socket.connected && socket.volatile.emit(agentEvents.health, scales.health()),
    healthEveryMs,
  );

  return {
    close: async () => {
      closed = true;
      clearInterval(resendTimer);
      clearInterval(healthTimer);
      connection.stop();
      const lightsOff = scales.stop();
      socket.disconnect();
      store.close();
      await Promise.race([lightsOff, pause(longestEndMs)]);
    },
  };
}

/**
 * Connects the socket again after the server has refused it or disconnected it. In these two cases the socket does not reconnect
 * by itself, although the cause may pass. After other faults it does, and is `active` meanwhile.
 */
const reconnecting = (socket: Socket) => {
  let isStopped = false;
  let reconnectTimer: NodeJS.Timeout | undefined;
  return {
    reconnect: (): void => {
      if (isStopped || socket.active) return;
      clearTimeout(reconnectTimer);
      reconnectTimer = setTimeout(() => socket.connect(), reconnectAfterMs);
    },
    stop: (): void => {
      isStopped = true;
      clearTimeout(reconnectTimer);
    },
  };
};

interface ConfigurationParts {
  readonly scales: ReturnType<typeof runningScales>;
  readonly store: ReturnType<typeof openWeightStore>;
  readonly log: Logger;
}

/** Runs the scales by the configuration that the API has sent, and stores it for a start without the network. */
const takeConfiguration = (message: unknown, { scales, store, log }: ConfigurationParts): void => {
  const configuration = agentConfiguration.safeParse(message);
  if (!configuration.success) return log.error('the API sent a configuration that cannot be understood');
  scales.configure(configuration.data);
  try {
    store.remember(configuration.data);
  } catch (error) {
    log.error({ error: String(error) }, 'the configuration cannot be kept on disk');
  }
};
