import { writeFile } from 'node:fs/promises';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, SerializedError, TestModule, Vitest } from 'vitest/node';
import { durationKey, type Durations } from './durations.ts';

/** What `npm test` reads of a run of Vitest, from the file that `--outputFile.run` names. */
export interface RunReport {
  readonly passed: number;
  readonly failed: number;
  /** What failed: file, title and the beginning of the message, in a few lines each. */
  readonly failures: readonly string[];
  /** Seconds of each file, with all that prepares it. */
  readonly durations: Durations;
}

/**
 * Writes a `RunReport` when a run of Vitest ends. A file that could not begin, or whose set-up failed, is one failure; so is each
 * error outside of any test.
 */
export default class ReportsRun implements Reporter {
  private file: string | undefined;

  onInit({ config: { outputFile } }: Vitest): void {
    this.file = typeof outputFile === 'object' ? outputFile.run : outputFile;
  }

  async onTestRunEnd(
    modules: readonly TestModule[],
    unhandledErrors: readonly SerializedError[],
  ): Promise<void> {
    if (!this.file) return;
    const count = (module: TestModule, state: 'passed' | 'failed'): number =>
      [...module.children.allTests(state)].length;
    const failuresOf = (module: TestModule): number =>
      Math.max(count(module, 'failed'), module.state() === 'failed' ? 1 : 0);
    const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
    const report: RunReport = {
      passed: sum(modules.map((module) => count(module, 'passed'))),
      failed: sum(modules.map(failuresOf)) + unhandledErrors.length,
      failures: [
        ...modules.flatMap(failuresIn),
        ...unhandledErrors.map((error) => failureText('an error outside of any test', error)),
      ],
      durations: Object.fromEntries(
        modules.map((module) => [durationKey(module.project.name, module.moduleId), secondsOf(module)]),
      ),
    };
    await writeFile(this.file, JSON.stringify(report));
  }
}

/** Vitest counts milliseconds; this returns seconds with one decimal. */
const secondsOf = (module: TestModule): number => {
  const { duration, collectDuration } = module.diagnostic();
  return Math.round((duration + collectDuration) / 100) / 10;
};

/**
 * So many lines of a message are reported: enough for what was expected, and for what a browser's page showed instead, which
 * seenAtFailure.ts adds.
 */
const linesOfMessage = 20;

const linesOfDifference = 12;

/** The lines that are only in what was expected (-) or only in what came (+). */
const differencesIn = (error: SerializedError | undefined): string[] =>
  stripVTControlCharacters(typeof error?.diff === 'string' ? error.diff : '')
    .split('\n')
    .filter((line) => /^[-+] *\S/.test(line))
    .slice(0, linesOfDifference);

const failureText = (title: string, error: SerializedError | undefined): string => {
  const lines = stripVTControlCharacters(error?.message ?? '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, linesOfMessage)
    .concat(differencesIn(error));
  return [title, ...lines.map((line) => `    ${line.slice(0, 200)}`)].join('\n');
};

const failuresIn = (module: TestModule): string[] => {
  const { name } = module.project;
  const suites = [module, ...module.children.allSuites()].flatMap((each) =>
    each.errors().map((error) => failureText(`${name} ${module.relativeModuleId}`, error)),
  );
  const tests = [...module.children.allTests('failed')].map((test) =>
    failureText(`${name} ${module.relativeModuleId} > ${test.fullName}`, test.result().errors?.[0]),
  );
  return [...suites, ...tests];
};
