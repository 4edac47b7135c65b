import { chmod, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

const othersMayPass = 0o001;

/**
 * Postgres refuses to run as root and runs as a user of its own, who must be able to walk to its programs
 * and its data. Opens, for walking through only, the folders on the way that are closed, and names them.
 */
export const makeReachable = async (path: string, say: (line: string) => void): Promise<void> => {
  if (process.getuid?.() !== 0) return;
  for (let folder = path; folder !== dirname(folder); folder = dirname(folder)) {
    const { mode } = await stat(folder);
    if (mode & othersMayPass) continue;
    await chmod(folder, mode | othersMayPass);
    say(`Let the Postgres user walk through ${folder}`);
  }
};
