import { readdirSync, readFileSync } from 'node:fs';

/** The unit of processor time in `/proc`, the same on every Linux. */
const ticksPerSecond = 100;
/** How often the processes are read. */
const everyMs = 500;

interface Process {
  readonly pid: number;
  readonly parent: number;
  /** The pid with the start time, because a pid alone may be used again. */
  readonly key: string;
  readonly seconds: number;
}

/** Counts the processor time of a process and of all its descendants. */
export interface ProcessorTime {
  /** User and system seconds until now, including processes that have ended. */
  seconds(): number;
  stop(): void;
}

/**
 * Reads the processes of this machine twice a second. This is needed because a browser does not wait for its children, so the
 * system never adds their time to the parent. Processes that live for less than half a second may not be counted. Only for Linux,
 * elsewhere the time is 0.
 */
export function watchProcessorTime(pid: number): ProcessorTime {
  const family = new Set([pid]);
  const spent = new Map<string, number>();
  const look = () => {
    const running = processes();
    for (let hasGrown = true; hasGrown;) {
      const newMembers = running.filter((each) => family.has(each.parent) && !family.has(each.pid));
      for (const each of newMembers) family.add(each.pid);
      hasGrown = newMembers.length > 0;
    }
    for (const { pid: each, key, seconds } of running) if (family.has(each)) spent.set(key, seconds);
  };
  const timer = setInterval(look, everyMs).unref();
  return {
    seconds: () => [...spent.values()].reduce((sum, each) => sum + each, 0),
    stop: () => clearInterval(timer),
  };
}

const processes = (): Process[] => {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => processOf(Number(name)) ?? []);
  } catch {
    return [];
  }
};

const processOf = (pid: number): Process | undefined => {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program is in brackets and may hold anything. After it come the state (index 0), the parent (1), the time
    // spent as user and as system (11, 12) and the start (19), as `man 5 proc_pid_stat` describes them.
    const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
    const [parent, user, system, start] = [fields[1], fields[11], fields[12], fields[19]];
    return {
      pid,
      parent: Number(parent),
      key: `${pid} ${start}`,
      seconds: (Number(user) + Number(system)) / ticksPerSecond,
    };
  } catch {
    return undefined; // It has ended meanwhile.
  }
};
