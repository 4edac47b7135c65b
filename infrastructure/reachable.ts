import { chmod, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

const othersMayPass = 0o001;

/**
 * When we run as root, Postgres runs as another user, who must be able to reach its programs and data. Gives others the
 * permission to pass through (not to read) the folders on the path, and reports each changed folder.
 */
export async function makeReachable(path: string, say: (line: string) => void): Promise<void> {
  if (process.getuid?.() !== 0) return;
  for (let folder = path; folder !== dirname(folder); folder = dirname(folder)) {
    const { mode } = await stat(folder);
    if (mode & othersMayPass) continue;
    await chmod(folder, mode | othersMayPass);
    say(`Let the Postgres user walk through ${folder}`);
  }
}
