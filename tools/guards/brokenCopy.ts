import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** The files and folders that the checks read besides the sources. */
const rules = [
  'package.json',
  'tsconfig.json',
  'oxlint.config.ts',
  'tools/lint',
  '.prettierrc.json',
  '.prettierignore',
];

/** How a check ended: its exit code, 0 if it found no fault, and what it printed. */
export interface Verdict {
  readonly code: number;
  readonly output: string;
}

export interface BrokenCopy {
  /** Runs a program of `node_modules/.bin` in the folder. Pass the files to check, because `node_modules` is there too. */
  run(program: string, ...args: string[]): Promise<Verdict>;
  remove(): Promise<void>;
}

/** Makes a folder with the project's rules and only the given files. Tests use it to see that a check finds a fault in them. */
export async function copyWith(files: Readonly<Record<string, string>>): Promise<BrokenCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'keja-guard-'));
  for (const rule of rules) await cp(rule, join(folder, rule), { recursive: true });
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  return {
    run: (program, ...args) =>
      new Promise((decide, refuse) => {
        execFile(
          resolve('node_modules', '.bin', program),
          args,
          { cwd: folder, maxBuffer: 1e8, timeout: 30_000 },
          (error, stdout) => {
            // A check that takes too long has found nothing.
            if (error?.killed) refuse(error);
            else decide({ code: error ? Number(error.code) : 0, output: stdout });
          },
        );
      }),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
