import { connect } from 'node:net';

const withinMs = 5_000;
export const usualPrinterPort = 9100;

/**
 * Hands bytes to a network printer.
 * @throws when it cannot be reached, or hangs up before it has them all
 */
export const sendToPrinter = (host: string, port: number, bytes: Buffer): Promise<void> =>
  new Promise((resolve, reject) => {
    const socket = connect({ host, port, timeout: withinMs });
    const fail = (error: Error) => {
      socket.destroy();
      reject(error);
    };
    socket.once('error', fail);
    socket.once('timeout', () => fail(new Error('the printer does not answer')));
    // The printer closes its side once it has taken everything.
    socket.once('close', (broken) => (broken ? undefined : resolve()));
    socket.once('connect', () => socket.end(bytes));
    socket.resume();
  });
