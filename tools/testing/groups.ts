import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { keepDurations, type Durations } from './durations.ts';
import { watchProcessorTime } from './processorTime.ts';
import type { RunReport } from './runReport.ts';

/** The result of a group of tests or checks that ran together. */
export interface Group {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  /** What failed, in a few lines each. */
  readonly failures: readonly string[];
  /** Processor time, user and system. */
  readonly seconds: number;
  readonly durations: Durations;
}

type Check = readonly [title: string, command: string, ...args: string[]];

/** The checks run one after the other, beside suites that mostly wait. With one thread `tsc` needs half the processor time. */
const checks: readonly Check[] = [
  ['Types', 'tsc', '--singleThreaded'],
  ['Format', 'prettier', '--check', '--cache', '--log-level=warn', '.'],
  ['Lint', 'node', 'tools/lint/lintChanged.ts'],
  // Finds exports that nobody imports. knip.json lists the files that begin a program.
  ['Exports', 'knip', '--cache'],
];

interface CommandResult {
  /** Whether the command ended without a failure. */
  readonly holds: boolean;
  /** Processor time, user and system. */
  readonly seconds: number;
}

/** @param listen gets what the command prints, which is shown as well; without it the command prints by itself */
const run = (command: string, args: readonly string[], listen?: (text: string) => void) =>
  new Promise<CommandResult>((resolve) => {
    const output = listen ? 'pipe' : 'inherit';
    const child = spawn(join('node_modules', '.bin', command), [...args], {
      stdio: ['inherit', output, output],
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        process.stdout.write(text);
        listen?.(text);
      });
    const processor = watchProcessorTime(child.pid ?? 0);
    const end = (holds: boolean) => {
      processor.stop();
      resolve({ holds, seconds: processor.seconds() });
    };
    child.once('error', () => end(false)).once('close', (code) => end(code === 0));
  });

const shownLines = 40;

/** The end of an output, without empty lines: one would end the list of failures (.ci/run). */
const lastLines = (output: string): string[] =>
  stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(-shownLines)
    .map((line) => `    ${line}`);

/** Checks the sources. */
export async function runChecks(): Promise<Group> {
  const results: CommandResult[] = [];
  const failures: string[] = [];
  for (const [title, command, ...args] of checks) {
    let output = '';
    const result = await run(command, args, (text) => {
      output += text;
    });
    console.log(`${result.holds ? '✓' : '×'} ${title}`);
    results.push(result);
    if (!result.holds) failures.push([`checks ${title}`, ...lastLines(output)].join('\n'));
  }
  const passed = results.filter(({ holds }) => holds).length;
  const seconds = results.reduce((sum, each) => sum + each.seconds, 0);
  return { name: 'checks', passed, failed: failures.length, failures, seconds, durations: {} };
}

/** The groups of suites, with their projects of vitest.config.ts. The projects of a group run together. */
const projects = {
  layers: ['layers'],
  programs: ['programs'],
  whole: ['whole'],
  sweeps: ['sweeps'],
  long: ['long', 'peers'],
} as const;

/** @param filters parts of the names of files; without any, all of them run */
export async function runSuites(name: keyof typeof projects, filters: readonly string[]): Promise<Group> {
  const file = join(tmpdir(), `keja-tests-${process.pid}-${name}.json`);
  const reporters = [
    '--reporter=default',
    '--reporter=./tools/testing/runReport.ts',
    `--outputFile.run=${file}`,
  ];
  // It may be that no file of this group has one of the filters in its name.
  const filterArgs = filters.length > 0 ? ['--passWithNoTests', ...filters] : [];
  const projectArgs = projects[name].flatMap((project) => ['--project', project]);
  const { holds, seconds } = await run('vitest', ['run', ...projectArgs, ...reporters, ...filterArgs]);
  try {
    const { passed, failed, failures, durations } = JSON.parse(await readFile(file, 'utf8')) as RunReport;
    await keepDurations(durations);
    const unnamedFailures = !holds && failed === 0 ? [`${name} ended with a failure that no test names`] : [];
    return {
      name,
      passed,
      failed: failed + unnamedFailures.length,
      failures: [...failures, ...unnamedFailures],
      seconds,
      durations,
    };
  } catch {
    const failures = holds ? [] : [`${name} ended without a report`];
    return { name, passed: 0, failed: failures.length, failures, seconds, durations: {} };
  } finally {
    await rm(file, { force: true });
  }
}
