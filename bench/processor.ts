import { readdir, readFile } from 'node:fs/promises';
import type { Pool } from 'pg';

/** The unit of processor time in `/proc` is a hundredth of a second. */
const msATick = 10;

interface Ticks {
  readonly own: number;
  readonly endedChildren: number;
}

/** The processor time of a process so far, and that of its children which have ended; undefined if there is no /proc. */
const ticksOf = async (pid: number): Promise<Ticks | undefined> => {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  if (line === undefined) return undefined;
  // The fields behind the name of the program, which stands in brackets. From 11 on: the time in its own code and in the kernel,
  // and the same of its children that have ended.
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  const [code = 0, kernel = 0, endedCode = 0, endedKernel = 0] = fields.slice(11, 15).map(Number);
  return { own: code + kernel, endedChildren: endedCode + endedKernel };
};

/** The processor time of several processes together; NaN if there is no /proc. */
export async function processorMsOf(
  programs: readonly { readonly child: { readonly pid?: number | undefined } }[],
) {
  const used = await Promise.all(programs.map(({ child }) => ticksOf(child.pid ?? 0)));
  return used.reduce((sum, ticks) => sum + (ticks?.own ?? Number.NaN) * msATick, 0);
}

const nanosecondsAMs = 1e6;

/** The processor time of the running threads of several processes, exact enough to measure single requests. */
export async function exactProcessorMs(pids: readonly number[]): Promise<number> {
  const used = await Promise.all(pids.map(threadsMs));
  return used.reduce((sum, each) => sum + each, 0);
}

/** The time of all threads of a process. The first number of `schedstat` is the time on a processor in nanoseconds. */
const threadsMs = async (pid: number): Promise<number> => {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => []);
  const lines = await Promise.all(
    threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').catch(() => '0')),
  );
  return lines.reduce((sum, line) => sum + Number(line.split(' ')[0]), 0) / nanosecondsAMs;
};

/**
 * The processor time so far of this process and of all connections of the database, by pid, in milliseconds. Use it if both
 * sides run in this process: while one works, the other does nothing.
 * @param postgresPid counts the connections that have ended too, under the pid of their server
 */
export async function usedHere(pool: Pool, postgresPid?: number): Promise<ReadonlyMap<number, number>> {
  const { rows } = await pool.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database()',
  );
  const pids = [process.pid, ...rows.map(({ pid }) => pid)];
  const used = new Map(
    await Promise.all(pids.map(async (pid) => [pid, await exactProcessorMs([pid])] as const)),
  );
  const server = postgresPid === undefined ? undefined : await ticksOf(postgresPid);
  return server && postgresPid ? used.set(postgresPid, server.endedChildren * msATick) : used;
}
