import { join } from 'node:path';
import { cached } from '#infrastructure/cache.ts';
import { run } from '#infrastructure/run.ts';
import { allListen, startForeign } from './foreignProgram.ts';

export interface PythonProgram {
  /** Name and version of the environment it runs in; another list of packages needs another name. */
  readonly environment: string;
  /** What pip installs, each pinned: `name==version`. */
  readonly packages: readonly string[];
  /** The module whose `main()` is called. */
  readonly module: string;
  readonly args: readonly string[];
  readonly cwd: string;
  /** The program is ready when something listens on all of these ports. */
  readonly ports: readonly number[];
}

export interface RunningPython {
  stop(): Promise<void>;
}

/**
 * Runs somebody else's Python program. pip installs it into an environment of its own. Only tests need it: Keja itself runs
 * without Python.
 * @throws Error with one sentence when there is no python3, or the program ends before it listens.
 */
export async function startPython(program: PythonProgram): Promise<RunningPython> {
  const python = join(await environmentOf(program), 'bin', 'python');
  const { stop } = await startForeign({
    name: program.module,
    command: python,
    args: ['-c', `from ${program.module} import main; main()`, ...program.args],
    cwd: program.cwd,
    env: { PYTHONDONTWRITEBYTECODE: '1' },
    isReady: () => allListen(program.ports),
  });
  return { stop };
}

/**
 * The folder of the program's environment. Its programs are started by module and not by script: a script names the folder that
 * it was installed in, and `cached` renames this folder afterwards.
 * @throws Error with one sentence when there is no python3, or no registry to bring the packages from.
 */
export function environmentOf({
  environment,
  packages,
}: Pick<PythonProgram, 'environment' | 'packages'>): Promise<string> {
  return cached(environment, async (target) => {
    // The first argument of `run` begins the sentence of an error.
    await run("Somebody else's program", 'python3', ['-m', 'venv', target]);
    await run(`Bringing ${packages[0]}`, join(target, 'bin', 'python'), [
      '-m',
      'pip',
      'install',
      '--quiet',
      '--disable-pip-version-check',
      ...packages,
    ]);
  });
}
