import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { debianPrograms } from './debian.ts';
import { startForeign } from './foreignProgram.ts';

/** Two serial ports joined by a cable, as paths of devices. What is written to one can be read from the other. */
export interface SerialPair {
  readonly ours: string;
  readonly theirs: string;
  /** Pulls the cable out. */
  stop(): Promise<void>;
}

const packages = ['socat', 'libwrap0'];

/**
 * Starts a pair of pseudo terminals by socat. They have no speed and no parity.
 * @param folder gives the ports the same paths as an earlier pair in this folder had
 */
export async function startSerialPair(folder?: string): Promise<SerialPair> {
  const place = folder ?? (await mkdtemp(join(tmpdir(), 'serial-')));
  const [ours, theirs] = [join(place, 'ours'), join(place, 'theirs')];
  const { folder: root, env } = await debianPrograms('socat', packages);
  const program = await startForeign({
    name: 'socat',
    command: join(root, 'usr/bin/socat'),
    args: [`pty,raw,echo=0,link=${ours}`, `pty,raw,echo=0,link=${theirs}`],
    env,
    isReady: () => Promise.resolve(existsSync(ours) && existsSync(theirs)),
  });
  return {
    ours,
    theirs,
    stop: async () => {
      await program.stop();
      // A folder of the caller stays, for the next pair in it. Without the old `ours`, `isReady` waits for the new one.
      await rm(folder === undefined ? place : ours, { recursive: true, force: true });
    },
  };
}
