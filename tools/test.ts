import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

/** `npm test`: what must hold of the sources, then what must hold of the running house. The last line counts. */
interface Counts {
  readonly passed: number;
  readonly failed: number;
}

type Check = readonly [title: string, command: string, ...args: string[]];

/** In turns; what stands together runs side by side. One thread checks types with half the work of several, which each infer the same. */
const checks: readonly (readonly Check[])[] = [
  [
    ['Types', 'tsc', '--singleThreaded'],
    ['Format', 'prettier', '--check', '--log-level=warn', '.'],
  ],
  [['Lint', 'oxlint']],
];

const run = (command: string, args: readonly string[]): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(join('node_modules', '.bin', command), [...args], { stdio: 'inherit' });
    child.once('error', () => resolve(false)).once('exit', (code) => resolve(code === 0));
  });

const check = async ([title, command, ...args]: Check): Promise<Counts> => {
  const holds = await run(command, args);
  console.log(`${holds ? '✓' : '×'} ${title}`);
  return holds ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
};

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly success: boolean;
  readonly testResults: readonly {
    readonly name: string;
    readonly startTime: number;
    readonly endTime: number;
  }[];
}

const budgetMinutes = 10;
const shown = 12;

/** Whoever adds a test sees what a run costs, and where: what is long and not there yet belongs into longestFirst.ts. */
const showSlowest = ({ testResults }: VitestReport): void => {
  const files = testResults
    .map(({ name, startTime, endTime }) => ({
      name: relative(process.cwd(), name),
      seconds: (endTime - startTime) / 1000,
    }))
    .toSorted((one, other) => other.seconds - one.seconds);
  console.log('\nThe slowest files, in seconds:');
  for (const { name, seconds } of files.slice(0, shown))
    console.log(`${seconds.toFixed(1).padStart(7)}  ${name}`);
};

/** A suite that could not even begin counts as one failure. */
const suites = async (): Promise<Counts> => {
  const file = join(tmpdir(), `keja-tests-${process.pid}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const ran = await run('vitest', ['run', ...reporters, ...process.argv.slice(2)]);
  try {
    const report = JSON.parse(await readFile(file, 'utf8')) as VitestReport;
    const { numPassedTests, numFailedTests, success } = report;
    showSlowest(report);
    const whole = ran && success;
    return { passed: numPassedTests, failed: whole ? numFailedTests : Math.max(numFailedTests, 1) };
  } catch {
    return { passed: 0, failed: 1 };
  } finally {
    await rm(file, { force: true });
  }
};

const began = performance.now();
const counts: Counts[] = [];
for (const together of checks) counts.push(...(await Promise.all(together.map(check))));
counts.push(await suites());
const sum = (which: keyof Counts) => counts.reduce((all, each) => all + each[which], 0);
const minutes = (performance.now() - began) / 60_000;
console.log(`${minutes.toFixed(1)} minutes of the ${budgetMinutes} that a run may take on two free cores`);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
