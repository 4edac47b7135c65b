import { readdir, readFile } from 'node:fs/promises';
import type { Pool } from 'pg';

/** The unit of processor time in `/proc` is a hundredth of a second. */
const msATick = 10;

/** The processor time of a process so far; undefined if there is no /proc. */
async function processorMs(pid: number): Promise<number | undefined> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  // The fields behind the name of the program, which stands in brackets; 11 and 12 are the time in its own code and in the kernel.
  const fields = line?.slice(line.lastIndexOf(')') + 2).split(' ');
  return fields && (Number(fields[11]) + Number(fields[12])) * msATick;
}

/** The processor time of several processes together; NaN if there is no /proc. */
export async function processorMsOf(
  programs: readonly { readonly child: { readonly pid?: number | undefined } }[],
) {
  const used = await Promise.all(programs.map(({ child }) => processorMs(child.pid ?? 0)));
  return used.reduce<number>((sum, each) => sum + (each ?? Number.NaN), 0);
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
 * The processor time so far of this process and of all connections of the database, by pid. Use it if both sides run in this
 * process: while one works, the other does nothing.
 */
export async function usedHere(pool: Pool): Promise<ReadonlyMap<number, number>> {
  const { rows } = await pool.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database()',
  );
  const pids = [process.pid, ...rows.map(({ pid }) => pid)];
  return new Map(await Promise.all(pids.map(async (pid) => [pid, await exactProcessorMs([pid])] as const)));
}
