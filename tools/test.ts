import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** `npm test`: what must hold of the sources, then what must hold of the running house. The last line counts. */
interface Counts {
  readonly passed: number;
  readonly failed: number;
}

const checks = [
  ['Types', 'tsc'],
  ['Lint', 'oxlint'],
  ['Format', 'prettier', '--check', '--log-level=warn', '.'],
] as const;

const run = (command: string, args: readonly string[]): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(join('node_modules', '.bin', command), [...args], { stdio: 'inherit' });
    child.once('error', () => resolve(false)).once('exit', (code) => resolve(code === 0));
  });

const check = async ([title, command, ...args]: (typeof checks)[number]): Promise<Counts> => {
  const holds = await run(command, args);
  console.log(`${holds ? '✓' : '×'} ${title}`);
  return holds ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
};

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly success: boolean;
}

/** A suite that could not even begin counts as one failure. */
const suites = async (): Promise<Counts> => {
  const file = join(tmpdir(), `keja-tests-${process.pid}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const ran = await run('vitest', ['run', ...reporters, ...process.argv.slice(2)]);
  try {
    const { numPassedTests, numFailedTests, success } = JSON.parse(
      await readFile(file, 'utf8'),
    ) as VitestReport;
    const whole = ran && success;
    return { passed: numPassedTests, failed: whole ? numFailedTests : Math.max(numFailedTests, 1) };
  } catch {
    return { passed: 0, failed: 1 };
  } finally {
    await rm(file, { force: true });
  }
};

const counts: Counts[] = [];
for (const each of checks) counts.push(await check(each));
counts.push(await suites());
const sum = (which: keyof Counts) => counts.reduce((all, each) => all + each[which], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
