import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#infrastructure/freePort.ts';
import { startPython } from './python.ts';

export interface ForeignSicsScale {
  /** MT-SICS over TCP on 127.0.0.1. */
  readonly port: number;
  /** Puts so many kilograms on the scale; the weight is stable at once. From 0 to 300 in steps of 0.1; more is out of range. */
  set(kg: number): Promise<void>;
  /** Puts so many kilograms on the scale as a real load: the weight moves for some seconds before it is stable. */
  settle(kg: number): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts an MT-SICS terminal that is not ours (an IND570 with a platform of 300 kg), empty, on the given port or a free one. It
 * answers `SI` with `SI S …`; a real one answers `S S …`.
 */
export async function startSicsScale(options: { port?: number } = {}): Promise<ForeignSicsScale> {
  const port = options.port ?? (await freePort());
  const controlPort = await freePort();
  // It runs in a folder of its own, because Python also imports modules from the folder in which it runs.
  const folder = await mkdtemp(join(tmpdir(), 'sics-scale-'));
  const clear = () => rm(folder, { recursive: true, force: true });
  const program = await startPython({
    environment: 'mt-sics-emulator-0.1.1',
    packages: ['mt-sics-emulator==0.1.1'],
    module: 'mtsics.transport.tcp',
    args: [
      '--host',
      '127.0.0.1',
      '--port',
      String(port),
      '--profile',
      'mt-ind570',
      '--control-port',
      String(controlPort),
    ],
    cwd: folder,
    ports: [port, controlPort],
  }).catch(async (error: unknown) => {
    await clear();
    throw error;
  });
  const put = async (load: object): Promise<void> => {
    const response = await fetch(`http://127.0.0.1:${controlPort}/weight`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(load),
    });
    const answer = await response.text();
    if (!response.ok) throw new Error(`The MT-SICS emulator did not take the load: ${answer.slice(0, 200)}`);
  };
  return {
    port,
    set: (kg) => put({ value: kg, snap: true }),
    settle: (kg) => put({ target: kg }),
    stop: async () => {
      await program.stop();
      await clear();
    },
  };
}
