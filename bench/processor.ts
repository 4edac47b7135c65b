import { readdir, readFile } from 'node:fs/promises';
import type { Pool } from 'pg';

const msATick = 10;

/** What a process has used of the processor so far; nothing where there is no /proc. */
export async function processorMs(pid: number): Promise<number | undefined> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  const fields = line?.slice(line.lastIndexOf(')') + 2).split(' ');
  return fields && (Number(fields[11]) + Number(fields[12])) * msATick;
}

/** What several processes have used together; NaN where there is no /proc. */
export async function processorMsOf(
  programs: readonly { readonly child: { readonly pid?: number | undefined } }[],
) {
  const used = await Promise.all(programs.map(({ child }) => processorMs(child.pid ?? 0)));
  return used.reduce<number>((sum, each) => sum + (each ?? Number.NaN), 0);
}

const nanosecondsAMs = 1e6;

/** The same to the nanosecond, which single requests need. */
export async function exactProcessorMs(pids: readonly number[]): Promise<number> {
  const used = await Promise.all(pids.map(threadsMs));
  return used.reduce((sum, each) => sum + each, 0);
}

const threadsMs = async (pid: number): Promise<number> => {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => []);
  const lines = await Promise.all(
    threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').catch(() => '0')),
  );
  return lines.reduce((sum, line) => sum + Number(line.split(' ')[0]), 0) / nanosecondsAMs;
};

/**
 * What this process and the connections of its database have used so far, by process: for both sides in one process, of which
 * one does nothing while the other works.
 */
export async function usedHere(pool: Pool): Promise<ReadonlyMap<number, number>> {
  const { rows } = await pool.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database()',
  );
  const pids = [process.pid, ...rows.map(({ pid }) => pid)];
  return new Map(await Promise.all(pids.map(async (pid) => [pid, await exactProcessorMs([pid])] as const)));
}
