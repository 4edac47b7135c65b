import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { cached } from '../infrastructure/cache.ts';
import { run } from '../infrastructure/run.ts';

export interface PythonProgram {
  /** Name and version of the environment it runs in; another list of packages needs another name. */
  readonly environment: string;
  /** What pip installs, each pinned: `name==version`. */
  readonly packages: readonly string[];
  /** Called as `main()` of this module. */
  readonly module: string;
  readonly args: readonly string[];
  readonly cwd: string;
  /** It is ready when something listens on all of these. */
  readonly ports: readonly number[];
}

export interface RunningPython {
  stop(): Promise<void>;
}

const readyWithinMs = 30_000;
const lookEveryMs = 50;

/**
 * Runs somebody else's Python program, brought by pip into an environment of its own. Tests only: nothing of
 * Keja needs Python.
 * @throws Error with one sentence when there is no python3, or the program ends before it listens.
 */
export const startPython = async (program: PythonProgram): Promise<RunningPython> => {
  const python = join(await environmentOf(program), 'bin', 'python');
  const child = spawn(python, ['-c', `from ${program.module} import main; main()`, ...program.args], {
    cwd: program.cwd,
    env: { PATH: process.env.PATH, PYTHONDONTWRITEBYTECODE: '1' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (piece: Buffer) => (said = (said + piece.toString()).slice(-2000)));
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  const until = Date.now() + readyWithinMs;
  for (const port of program.ports) {
    while (!(await listens(port))) {
      if (child.exitCode === null && child.signalCode === null && Date.now() < until)
        await pause(lookEveryMs);
      else {
        await stop();
        throw new Error(
          `${program.module} does not listen on port ${port}: ${said.trim().split('\n').at(-1)}`,
        );
      }
    }
  }
  return { stop };
};

/**
 * The folder of the program's environment. Its programs are started by module and not by script, because a script names
 * the folder it was installed in.
 * @throws Error with one sentence when there is no python3, or no registry to bring the packages from.
 */
export const environmentOf = ({
  environment,
  packages,
}: Pick<PythonProgram, 'environment' | 'packages'>): Promise<string> =>
  cached(environment, async (half) => {
    await run("Somebody else's program", 'python3', ['-m', 'venv', half]);
    await run(`Bringing ${packages[0]}`, join(half, 'bin', 'python'), [
      '-m',
      'pip',
      'install',
      '--quiet',
      '--disable-pip-version-check',
      ...packages,
    ]);
  });

const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
