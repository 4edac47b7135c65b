import { createServer, type AddressInfo, type Socket } from 'node:net';
import { createLoad, type Load } from '#tools/simulator/load.ts';

/** A weighbridge that speaks MT-SICS. It sends some lines twice, and its connections can be cut. */
export interface ChaosScale {
  readonly port: number;
  readonly load: Load;
  /** Cuts all present connections; new ones are accepted. */
  hangUp(): void;
  close(): Promise<void>;
}

const lineEveryMs = 100;
/** The time after which a weight is stable (ms). */
const settleMs = 300;
/** Each tenth line is sent twice. */
const doubledEvery = 10;

export async function startScale(): Promise<ChaosScale> {
  const load = createLoad(settleMs);
  const readers = new Set<Socket>();
  let lineCount = 0;
  const sendLine = (reader: Socket): void => {
    // In MT-SICS `S S` is a stable weight, and `S D` one that still changes.
    const line = `S ${load.moving() ? 'D' : 'S'} ${String(load.now()).padStart(10)} kg\r\n`;
    reader.write((lineCount += 1) % doubledEvery === 0 ? line + line : line);
  };
  const server = createServer((reader) => {
    readers.add(reader);
    const timer = setInterval(() => sendLine(reader), lineEveryMs);
    reader.on('error', () => undefined);
    reader.on('close', () => {
      clearInterval(timer);
      readers.delete(reader);
    });
    // The command of the reader is not looked at: lines are sent without it.
    reader.resume();
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));
  const hangUp = () => readers.forEach((reader) => reader.destroy());
  return {
    port: (server.address() as AddressInfo).port,
    load,
    hangUp,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        hangUp();
      }),
  };
}
