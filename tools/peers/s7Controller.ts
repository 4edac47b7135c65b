import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '#infrastructure/freePort.ts';
import { allListen, startForeign } from './foreignProgram.ts';
import { environmentOf } from './python.ts';

/** A simulated Siemens controller that is not ours: the server of the snap7 library. */
export interface ForeignController {
  /** S7 over TCP on 127.0.0.1, rack 0, slot 2; data blocks 1, 8 and 10 of 256 bytes. */
  readonly port: number;
  setDint(block: number, offset: number, value: number): void;
  setReal(block: number, offset: number, value: number): void;
  setByte(block: number, offset: number, value: number): void;
  stop(): Promise<void>;
}

const script = fileURLToPath(new URL('s7Controller.py', import.meta.url));

/** Version 3 of the package cannot be used, because its server loses what is written to a bit. */
const packages = ['python-snap7==2.1.0'];

export async function startS7Controller(
  options: { readonly port?: number } = {},
): Promise<ForeignController> {
  const port = options.port ?? (await freePort());
  const folder = await environmentOf({ environment: 'python-snap7-2.1.0', packages });
  const program = await startForeign({
    name: 'snap7',
    command: join(folder, 'bin', 'python'),
    args: ['-u', script, String(port)],
    env: { PYTHONDONTWRITEBYTECODE: '1' },
    isReady: () => allListen([port]),
  });
  // The script reads lines: the data block, the offset in it, and the bytes to write there in hexadecimal.
  const set = (block: number, offset: number, bytes: Buffer) =>
    void program.child.stdin?.write(`${block} ${offset} ${bytes.toString('hex')}\n`);
  const fourBytes = (write: (bytes: Buffer) => void): Buffer => {
    const bytes = Buffer.alloc(4);
    write(bytes);
    return bytes;
  };
  return {
    port,
    setDint: (block, offset, value) =>
      set(
        block,
        offset,
        fourBytes((bytes) => bytes.writeInt32BE(value)),
      ),
    setReal: (block, offset, value) =>
      set(
        block,
        offset,
        fourBytes((bytes) => bytes.writeFloatBE(value)),
      ),
    setByte: (block, offset, value) => set(block, offset, Buffer.of(value)),
    stop: () => program.stop(),
  };
}
