import { parentPort, workerData } from 'node:worker_threads';
import NodeS7 from 'nodes7';
import { silenceMs } from './silence.ts';
import type {
  ControllerMessage,
  ControllerQuestion,
  ControllerTask,
  ControllerValues,
} from './controllerMessages.ts';
import { readPackets } from './tpkt.ts';

/**
 * One connection to a Siemens controller, in a thread of its own: at unexpected answers the library throws in its socket
 * handler, which then ends only the thread. The library needs each packet in one piece, so `readPackets` joins the pieces.
 */
const { controller, values: wantedValues } = workerData as ControllerTask;
/** How many of the bytes that are no packet are reported. */
const longestRaw = 100;
/** The state of a connection of the library that is ready for reading and writing. */
const connected = 4;

// Messages from a thread have no target origin.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const send = (message: ControllerMessage): void => parentPort?.postMessage(message);
const messageOf = (error: unknown): string => {
  const { message, code } = Object(error) as { message?: unknown; code?: unknown };
  return String(message ?? code ?? error);
};

const connection = new NodeS7({ silent: true });
const onPacket = (packet: Buffer) => connection.isoclient.emit('data', packet);
const onForeign = (bytes: Buffer) => {
  send({ kind: 'foreign', raw: bytes.toString('latin1').slice(0, longestRaw) });
  connection.isoclient.destroy();
};
const receive = readPackets(onPacket, onForeign);

/** Gives the bytes that Node reads to `receive`, and not directly to the library. */
const onread = {
  buffer: Buffer.alloc(64 * 1024),
  callback: (length: number, buffer: Buffer): boolean => {
    receive(Buffer.from(buffer.subarray(0, length)));
    return true;
  },
};

const read = (): Promise<ControllerValues> =>
  new Promise((resolve, reject) => {
    connection.readAllItems((_bad, values) => {
      // The library answers with BAD values too when the socket was closed, or when it stopped waiting for the controller.
      if (connection.isoConnectionState === connected) resolve(values);
      else reject(new Error(connection.isoclient.destroyed ? 'connection_lost' : 'no_answer'));
    });
  });

const write = (outputs: NonNullable<ControllerQuestion['write']>): Promise<ControllerValues> =>
  new Promise((resolve, reject) => {
    const result = connection.writeItems(
      outputs.map(([output]) => output),
      outputs.map(([, value]) => value),
      (anythingBad) => (anythingBad ? reject(new Error('not_written')) : resolve({})),
    );
    // 0: the library has taken the values. Otherwise it does not call back, because it is still writing earlier ones.
    if (result !== 0) reject(new Error('not_written'));
  });

parentPort?.on('message', ({ id, write: outputs }: ControllerQuestion) => {
  (outputs ? write(outputs) : read()).then(
    (values) => send({ kind: 'answer', id, values }),
    (error: unknown) => send({ kind: 'refused', id, message: messageOf(error) }),
  );
});

// The library reports nothing if its greeting gets no answer.
const timer = setTimeout(() => send({ kind: 'failed', message: 'no_answer' }), silenceMs);
connection.initiateConnection({ ...controller, timeout: silenceMs, onread }, (error) => {
  clearTimeout(timer);
  if (error) return send({ kind: 'failed', message: messageOf(error) });
  connection.isoclient.once('close', () => send({ kind: 'failed', message: 'connection_lost' }));
  if (wantedValues.length > 0) connection.addItems(wantedValues);
  send({ kind: 'connected' });
});
