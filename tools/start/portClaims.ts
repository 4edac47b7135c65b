import { DatabaseSync } from 'node:sqlite';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

/** So long one start waits while another one chooses. */
const patienceMs = 20_000;

/** One book for all installations that a person starts on this machine, wherever each has its home. */
const usualBook = (): string => join(tmpdir(), `keja-ports-${userInfo().username}.sqlite`);

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/**
 * Chooses ports that no other start has chosen either. Between a choice and the moment when something listens on the port
 * lie seconds, in which it looks free to everybody: so choices are written down, one start after another, and hold as
 * long as the process lives that made them. SQLite's lock on the book ends with its holder.
 *
 * @param choose given the ports that are taken, answers those it takes
 */
export async function claimPorts<T extends Record<string, number>>(
  choose: (taken: readonly number[]) => Promise<T>,
  book: string = usualBook(),
): Promise<T> {
  const db = new DatabaseSync(book, { timeout: patienceMs });
  try {
    db.exec('create table if not exists claim (port integer primary key, pid integer not null)');
    db.exec('begin immediate');
    const claims = db.prepare('select port, pid from claim').all() as { port: number; pid: number }[];
    const standing = claims.filter(({ pid }) => pid !== process.pid && isAlive(pid));
    const ports = await choose(standing.map(({ port }) => port));
    db.exec('delete from claim');
    const write = db.prepare('insert or replace into claim (port, pid) values (?, ?)');
    for (const { port, pid } of standing) write.run(port, pid);
    for (const port of Object.values(ports)) write.run(port, process.pid);
    db.exec('commit');
    return ports;
  } finally {
    db.close();
  }
}
