import { connect, type Socket } from 'node:net';

const idleTimeoutMs = 2_000;
/** A printer that knows the query answers within this time (ms). */
const statusWithinMs = 700;
export const usualPrinterPort = 9100;

/** ESC/POS: DLE EOT asks for the state, which a printer answers even while it is printing. */
const askPaper = Buffer.from([0x10, 0x04, 0x04]);
/** The two bits of the sensor at the end of the roll. */
const paperEnd = 0x60;
/** The bits that every answer has, which distinguish it from other bytes. */
const answerBits = { mask: 0x93, value: 0x12 };

/** The printer says that it has no paper, so that another attempt would not help. */
export class PaperOut extends Error {}

/**
 * Sends bytes to a network printer.
 * @param asksPaper true to ask first whether it has paper, which roll printers can answer; no answer counts as yes
 * @throws `PaperOut`; another error if the printer cannot be reached or closes the connection too early
 */
export function sendToPrinter(
  host: string,
  port: number,
  bytes: Buffer,
  { asksPaper = false } = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, timeout: idleTimeoutMs });
    const fail = (error: Error) => {
      socket.destroy();
      reject(error);
    };
    socket.once('error', fail);
    socket.once('timeout', () => fail(new Error('the printer does not answer')));
    let isPrinting = false;
    socket.once('close', (hadError) => {
      if (hadError) return;
      // A printer closes its side once it has taken everything. If it does so before `print`, it has printed nothing.
      if (isPrinting) resolve();
      else fail(new Error('the printer closed the connection before it was given anything'));
    });
    const print = () => {
      isPrinting = true;
      socket.end(bytes);
    };
    socket.once('connect', () => {
      if (!asksPaper) return print();
      hasNoPaper(socket).then(
        (isEmpty) => (isEmpty ? fail(new PaperOut('the printer has no paper')) : print()),
        fail,
      );
    });
    // Whatever the printer sends must be read, because the end of the connection comes after it.
    socket.resume();
  });
}

const hasNoPaper = (socket: Socket): Promise<boolean> =>
  new Promise((resolve) => {
    const onAnswer = (state: Buffer) => {
      clearTimeout(timer);
      const [byte = 0] = state;
      resolve((byte & answerBits.mask) === answerBits.value && (byte & paperEnd) === paperEnd);
    };
    const timer = setTimeout(() => {
      socket.off('data', onAnswer);
      resolve(false);
    }, statusWithinMs);
    socket.once('data', onAnswer);
    socket.write(askPaper);
  });
