import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { environmentOf } from '../peers/python.ts';
import type { FuzzedApi } from './environment.ts';
import type { Round } from './rounds.ts';

const version = '4.32.5';
const peer = { environment: `schemathesis-${version}`, packages: [`schemathesis==${version}`] };

export interface Outcome {
  readonly requests: number;
  readonly failures: number;
  /** False if schemathesis stopped before it had sent everything. */
  readonly complete: boolean;
}

interface Fuzzing {
  readonly api: FuzzedApi;
  readonly round: Round;
  readonly seed: number;
  readonly folder: string;
  /** Tries only the calls of a few groups, with one request each. */
  readonly short: boolean;
}

/**
 * The first check finds every 500, because no call describes that status. schemathesis's check for server errors is not used: it
 * would also refuse 503, which many calls must answer without Temporal.
 */
const checks = [
  'status_code_conformance',
  'content_type_conformance',
  'response_headers_conformance',
  'response_schema_conformance',
];

/** These calls would end the sessions that the requests of the round themselves use. */
const endSessions = ['/auth/logout', '/auth/change_password', '/auth/sessions', '/auth/sessions/{id}'];

/** Python runs the program by its module and not by its script, because a script names the folder it was installed in. */
const runSchemathesis = ['-c', 'from schemathesis.cli import schemathesis; schemathesis()', 'run'];
const usualOptions = [
  '--workers=2',
  `--checks=${checks.join(',')}`,
  '--continue-on-failure',
  '--no-shrink',
  '--suppress-health-check=all',
  '--warnings=off',
  '--generation-database=none',
  '--no-color',
  '--output-sanitize=false',
  '--report=json',
  ...endSessions.map((path) => `--exclude-path=${path}`),
];

/**
 * Runs one round of schemathesis, which sends requests made from our API description. Each failure is printed with the curl line
 * that repeats it.
 */
export async function fuzz({ api, round, seed, folder, short }: Fuzzing): Promise<Outcome> {
  const python = join(await environmentOf(peer), 'bin', 'python');
  const report = join(folder, `round-${seed}.json`);
  const cookie = api.cookies.get(round.who);
  const only = short ? '^/(app|auth|kiosk|dispositions)' : round.only;
  const child = spawn(
    python,
    [
      ...runSchemathesis,
      `${api.url}/openapi.json`,
      ...usualOptions,
      ...Object.entries({
        seed,
        'max-examples': short ? 1 : round.each,
        // The phase `coverage` sends the boundary values of every parameter, `fuzzing` random requests.
        phases: round.edges && !short ? 'coverage,fuzzing' : 'fuzzing',
        'report-json-path': report,
        ...(cookie ? { header: `Cookie: ${cookie}` } : {}),
        ...(only ? { 'include-path-regex': only } : {}),
      }).map(([name, value]) => `--${name}=${value}`),
    ],
    { cwd: folder, env: { PATH: process.env.PATH }, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (piece: string) => (output += piece));
  // The report tells the outcome, so that the exit code is not looked at.
  await once(child, 'close');
  const outcome = await outcomeIn(report, output);
  if (outcome.failures > 0 || !outcome.complete) console.log(output);
  return outcome;
}

interface Report {
  readonly complete: boolean;
  readonly test_cases: { readonly generated: number; readonly unique_failures: number };
  readonly operations: { readonly errored: number };
}

const outcomeIn = async (file: string, output: string): Promise<Outcome> => {
  const {
    complete,
    test_cases: cases,
    operations,
  } = await reportIn(file).catch(() => {
    throw new Error(`schemathesis wrote no whole report: ${output.trim().split('\n').slice(-3).join(' ')}`);
  });
  return {
    requests: cases.generated,
    failures: cases.unique_failures + operations.errored,
    complete,
  };
};

const reportIn = async (file: string): Promise<Report> => JSON.parse(await readFile(file, 'utf8')) as Report;
