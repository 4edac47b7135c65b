import type { Logger } from 'pino';
import { io, type Socket } from 'socket.io-client';
import {
  agentConfiguration,
  agentEvents,
  agentNamespace,
  weightAnswer,
  type AcceptedWeight,
  type AgentConfiguration,
  type ScaleConfiguration,
  type ScaleHealth,
} from '#domain/weighing/scaleMessages.ts';
import { answerQuestions } from './answers.ts';
import { openTraceFiles } from './traceFiles.ts';
import { watchScale, type ScaleListener, type WatchedScale } from './watchScale.ts';
import { openWeightStore } from './weightStore.ts';

export interface AgentOptions {
  readonly apiUrl: string;
  readonly token: string;
  readonly statePath: string;
  readonly log: Logger;
}

export interface RunningAgent {
  close(): void;
}

const acknowledgeWithinMs = 5000;
const resendEveryMs = 1000;
const sentAtOnce = 20;
const callAgainAfterMs = 2000;
const healthEveryMs = 1000;
/** Refusals that the API would repeat at every attempt. */
const finalRefusals = new Set(['scale_not_owned', 'body_invalid']);

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
  let scales = new Map<number, WatchedScale & { readonly said: string }>();
  let sending = false;
  let closed = false;
  let calling: NodeJS.Timeout | undefined;

  const listener: ScaleListener = {
    reading: (reading) => void (socket.connected && socket.volatile.emit(agentEvents.reading, reading)),
    accepted: (weight) => {
      log.info(
        { scaleId: weight.scaleId, tonnes: weight.tonnes, captureId: weight.captureId, seq: weight.seq },
        'weight accepted',
      );
      void sendWaiting();
    },
    trace: ({ scaleId }, telegram, at) => traces.write(scaleId, telegram, at),
  };

  /**
   * Sends the waiting weights one after another, oldest first: so the weight memory has them in the order of acceptance.
   */
  const sendWaiting = async (): Promise<void> => {
    if (sending) return;
    sending = true;
    try {
      for (const weight of store.waiting(sentAtOnce)) {
        if (!socket.connected || !(await send(weight))) return;
      }
    } catch (error) {
      // For example a full disk: a weight that could not be marked as sent is sent again, and the API recognises it.
      log.error({ error: String(error) }, 'the memory on disk does not answer');
    } finally {
      sending = false;
    }
  };

  const send = async (weight: AcceptedWeight): Promise<boolean> => {
    const answer = weightAnswer.safeParse(
      await socket
        .timeout(acknowledgeWithinMs)
        .emitWithAck(agentEvents.weight, weight)
        .catch(() => undefined),
    );
    if (closed || !answer.success) return false;
    if (answer.data.ok) store.acknowledged(weight.captureId);
    else if (finalRefusals.has(answer.data.code)) store.refused(weight.captureId, answer.data.code);
    else return false;
    if (!answer.data.ok)
      log.error(
        { captureId: weight.captureId, code: answer.data.code },
        'the API refused a weight; it is kept aside',
      );
    return true;
  };

  /** Starts, stops and restarts the scales whose settings have changed; all others keep running. */
  const configure = (configuration: AgentConfiguration): void => {
    const wanted = new Map(configuration.scales.map((scale) => [scale.scaleId, scale]));
    const next: typeof scales = new Map();
    for (const [scaleId, running] of scales) {
      const scale = wanted.get(scaleId);
      if (scale && JSON.stringify(scale) === running.said) next.set(scaleId, running);
      else running.stop();
    }
    for (const [scaleId, scale] of wanted) if (!next.has(scaleId)) next.set(scaleId, begin(scale));
    scales = next;
  };

  const begin = (scale: ScaleConfiguration) => ({
    said: JSON.stringify(scale),
    ...watchScale(scale, store, listener),
  });

  const health = (): ScaleHealth[] => {
    const waiting = store.waitingByScale();
    return [...scales].map(([scaleId, scale]) => ({
      ...scale.health(),
      waiting: waiting.get(scaleId) ?? 0,
    }));
  };

  socket.on(agentEvents.configuration, (sent: unknown) => {
    const configuration = agentConfiguration.safeParse(sent);
    if (!configuration.success) return log.error('the API sent a configuration that cannot be understood');
    configure(configuration.data);
    try {
      store.remember(configuration.data);
    } catch (error) {
      log.error({ error: String(error) }, 'the configuration cannot be kept on disk');
    }
  });
  answerQuestions(socket, { health, traces });
  socket.on('connect', () => void sendWaiting());
  socket.on('connect_error', (error) => {
    log.warn({ reason: error.message }, 'no connection to the API; weights are kept');
    callAgain();
  });
  socket.on('disconnect', (reason) => {
    if (!closed) log.warn({ reason }, 'the connection to the API is lost; weights are kept');
    callAgain();
  });

  /** After a refusal or a disconnect by the server the socket does not reconnect by itself, although the cause may pass. */
  const callAgain = (): void => {
    if (closed || socket.active) return;
    clearTimeout(calling);
    calling = setTimeout(() => socket.connect(), callAgainAfterMs);
  };

  const known = store.configuration();
  if (known) configure(known);
  const resending = setInterval(() => void sendWaiting(), resendEveryMs);
  const tellingHealth = setInterval(
    () => socket.connected && socket.volatile.emit(agentEvents.health, health()),
    healthEveryMs,
  );

  return {
    close: () => {
      closed = true;
      clearInterval(resending);
      clearInterval(tellingHealth);
      clearTimeout(calling);
      for (const { stop } of scales.values()) stop();
      socket.disconnect();
      store.close();
    },
  };
}
