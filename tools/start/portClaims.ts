import { DatabaseSync } from 'node:sqlite';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

/** How long a start waits while another one chooses its ports. */
const patienceMs = 20_000;

/** The file with the chosen ports. All installations that a person starts on this machine share it. */
const usualFile = (): string => join(tmpdir(), `keja-ports-${userInfo().username}.sqlite`);

/** Whether a process runs. Signal 0 is not delivered; EPERM means that the process runs and belongs to another user. */
const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/**
 * Chooses ports that no other start has chosen. A chosen port looks free for some seconds, until something listens on it. So
 * choices are written to a file, by one start after another. A choice holds as long as the process that made it lives. The lock
 * is SQLite's, which ends with the process that holds it.
 *
 * @param choose gets the taken ports and returns its choice
 */
export async function claimPorts<T extends Record<string, number>>(
  choose: (taken: readonly number[]) => Promise<T>,
  file: string = usualFile(),
): Promise<T> {
  const db = new DatabaseSync(file, { timeout: patienceMs });
  try {
    db.exec('create table if not exists claim (port integer primary key, pid integer not null)');
    // Takes the lock at once, so that no other start reads the choices before this one has been written.
    db.exec('begin immediate');
    const claims = db.prepare('select port, pid from claim').all() as { port: number; pid: number }[];
    // What this process chose earlier is replaced by its new choice.
    const validClaims = claims.filter(({ pid }) => pid !== process.pid && isAlive(pid));
    const ports = await choose(validClaims.map(({ port }) => port));
    db.exec('delete from claim');
    const write = db.prepare('insert or replace into claim (port, pid) values (?, ?)');
    for (const { port, pid } of validClaims) write.run(port, pid);
    for (const port of Object.values(ports)) write.run(port, process.pid);
    db.exec('commit');
    return ports;
  } finally {
    db.close();
  }
}
