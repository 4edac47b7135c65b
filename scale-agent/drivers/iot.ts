import { setTimeout as pause } from 'node:timers/promises';
import mqtt from 'mqtt';
import { limitedText } from '#domain/kernel/limitedBody.ts';
import type { Telegram } from '#domain/weighing/reading.ts';
import { accessRefused, silenceMs, UnreadableAnswer, type Drive, type DriverTask } from './driver.ts';
import { weightOfMessage } from './gatewayWeight.ts';

const pollGatewayMs = 200;
/** Longer answers are refused. A weight with its time and unit has less than a kilobyte. */
const mostBytes = 65_536;
const tooLong = () => new UnreadableAnswer(`more than ${mostBytes} bytes`);

type Gateway = NonNullable<DriverTask['gateway']>;

/**
 * A gateway that has the weight: an MQTT broker if its server begins with `mqtt://` or `mqtts://`, else a web server to
 * poll. There is no parser (`undefined`): `weightOfMessage` reads every message.
 */
export const iot: Drive<undefined> = async (task) => {
  const { gateway, onTelegram } = task;
  if (!gateway?.server) return onTelegram({ kind: 'none', reason: 'protocol_not_supported', raw: 'gateway' });
  await (/^mqtts?:\/\//.test(gateway.server) ? listen(gateway, task) : poll(gateway, task));
};

const poll = async (gateway: Gateway, { onTelegram, signal }: DriverTask): Promise<void> => {
  const address = addressOf(gateway);
  const headers = { accept: 'application/json', ...basicAuthorization(gateway) };
  const ask = async (): Promise<Telegram> => {
    const timeLimit = AbortSignal.any([signal, AbortSignal.timeout(silenceMs)]);
    const response = await fetch(address, { headers, signal: timeLimit, redirect: 'error' });
    if (response.status === 401 || response.status === 403) throw new Error(accessRefused);
    const body = await limitedText(response, mostBytes, tooLong);
    return response.ok
      ? weightOfMessage(body, Date.now())
      : { kind: 'none', reason: 'not_executable', raw: `HTTP ${response.status}` };
  };
  while (!signal.aborted) {
    const telegram = await ask().catch((error: unknown) => {
      if (signal.aborted) return undefined;
      throw (error as Error).name === 'TimeoutError' ? new Error('no_answer') : error;
    });
    if (!telegram) return;
    onTelegram(telegram);
    await pause(pollGatewayMs, undefined, { signal }).catch(() => undefined);
  }
};

/** The address from `gateway.local`, `http://gateway.local` or `https://…`, with its port and the path of the weight. */
const addressOf = ({ server, port, resource }: Gateway): string => {
  const base = new URL(/^https?:\/\//.test(server) ? server : `http://${server}`);
  if (port) base.port = String(port);
  return new URL(resource || '/', base).href;
};

const basicAuthorization = ({ login, password }: Gateway): Record<string, string> =>
  login ? { authorization: `Basic ${Buffer.from(`${login}:${password ?? ''}`).toString('base64')}` } : {};

const listen = (gateway: Gateway, { onTelegram, signal }: DriverTask): Promise<void> =>
  new Promise((resolve, reject) => {
    const broker = new URL(gateway.server);
    if (gateway.port) broker.port = String(gateway.port);
    const client = mqtt.connect(broker.href, {
      ...(gateway.login && { username: gateway.login, password: gateway.password ?? '' }),
      // The library does not reconnect: a lost connection ends this driver, and the agent starts it anew.
      reconnectPeriod: 0,
      connectTimeout: silenceMs,
    });
    const end = (error?: Error) => {
      signal.removeEventListener('abort', stop);
      client.end(true);
      if (error && !signal.aborted) reject(error);
      else resolve();
    };
    const stop = () => end();
    client.on('connect', () =>
      client.subscribe(gateway.resource, (error) => error && end(new Error(accessRefused))),
    );
    client.on('message', (_topic, payload, packet) => {
      const telegram = weightOfMessage(payload.toString('utf8'), Date.now());
      // The broker has kept this message for new subscribers. Without a time of its own, nobody knows how old it is.
      if (packet.retain && telegram.kind === 'value' && !/"time"/.test(telegram.raw))
        onTelegram({ kind: 'none', reason: 'stale', raw: telegram.raw });
      else onTelegram(telegram);
    });
    client.on('error', (error) => {
      const { code } = error as { code?: number | string };
      // Codes of refused logins: 4 and 5 in MQTT 3.1.1, 134 and 135 in MQTT 5.
      end(typeof code === 'number' && [4, 5, 134, 135].includes(code) ? new Error(accessRefused) : error);
    });
    client.on('close', () => end(new Error('connection_lost')));
    if (signal.aborted) end();
    else signal.addEventListener('abort', stop);
  });
