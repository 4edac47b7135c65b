import { createServer, type AddressInfo, type Socket } from 'node:net';
import { createLoad, type Load } from '#tools/simulator/load.ts';

/** A weighbridge that speaks MT-SICS, says some lines twice, and whose wire can be pulled. */
export interface ChaosScale {
  readonly port: number;
  readonly load: Load;
  hangUp(): void;
  close(): Promise<void>;
}

const lineEveryMs = 100;
/** A truck that brakes gently. */
const settleMs = 300;
const everyLineTwice = 10;

export async function startScale(): Promise<ChaosScale> {
  const load = createLoad(settleMs);
  const readers = new Set<Socket>();
  let lines = 0;
  const say = (reader: Socket): void => {
    const line = `S ${load.moving() ? 'D' : 'S'} ${String(load.now()).padStart(10)} kg\r\n`;
    reader.write((lines += 1) % everyLineTwice === 0 ? line + line : line);
  };
  const server = createServer((reader) => {
    readers.add(reader);
    const timer = setInterval(() => say(reader), lineEveryMs);
    reader.on('error', () => undefined);
    reader.on('close', () => {
      clearInterval(timer);
      readers.delete(reader);
    });
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
