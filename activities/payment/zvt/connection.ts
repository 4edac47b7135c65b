import { connect, type Socket } from 'node:net';
import { TerminalAway } from '../paymentTerminal.ts';
import { createApduReader, type Apdu } from './apdu.ts';

const connectWithinMs = 4_000;

/** A connection to a terminal: one message at a time, in order. */
export interface Connection {
  send(bytes: Buffer): void;
  /** @throws TerminalAway if the connection is lost or no message comes in time */
  next(withinMs: number): Promise<Apdu>;
  close(): void;
}

/** @throws TerminalAway if the terminal cannot be reached */
export async function openConnection(host: string, port: number): Promise<Connection> {
  const socket = await reach(host, port);
  const read = createApduReader();
  const arrived: Apdu[] = [];
  let lossReason: Error | undefined;
  /** Called when a message has arrived or the connection is lost. It does nothing while nobody waits in `next`. */
  let wake = () => {};
  socket.on('data', (chunk: Buffer) => {
    arrived.push(...read(chunk));
    wake();
  });
  // A socket emits `close` after every `error`, so the waiting caller is woken there.
  socket.on('error', (error) => (lossReason = error));
  socket.on('close', () => {
    lossReason ??= new Error('the terminal hung up');
    wake();
  });
  return {
    send: (bytes) => void socket.write(bytes),
    next: (withinMs) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => settle(new Error('the terminal is silent')), withinMs);
        // Ends the wait with a message if there is one, otherwise with the failure. Without either the wait goes on.
        const settle = (failure?: Error) => {
          const message = arrived.shift();
          if (!message && !failure) return;
          clearTimeout(timer);
          wake = () => {};
          if (message) resolve(message);
          else reject(new TerminalAway(failure?.message));
        };
        wake = () => settle(lossReason);
        // A message may have arrived, or the connection may have been lost, before this call.
        wake();
      }),
    close: () => socket.destroy(),
  };
}

const reach = (host: string, port: number): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect({ host, port, timeout: connectWithinMs, noDelay: true });
    const fail = (why: string) => {
      socket.destroy();
      reject(new TerminalAway(why));
    };
    socket.once('timeout', () => fail('the terminal cannot be reached'));
    socket.once('error', (error) => fail(error.message));
    socket.once('connect', () => {
      // The time limit and the listeners above are for connecting only; 0 means no limit.
      socket.setTimeout(0);
      socket.removeAllListeners();
      resolve(socket);
    });
  });
