import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { claimPorts } from './portClaims.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keja-claims-'));
});
afterAll(() => rm(folder, { recursive: true }));

const module = new URL('./portClaims.ts', import.meta.url).pathname;
/** A start of its own: it takes the first two that nobody has, and lives until it is notified that all have chosen. */
const start = `
  import { claimPorts } from '${module}';
  const first = (taken) => [1, 2, 3, 4, 5, 6, 7, 8].find((port) => !taken.includes(port));
  const ports = await claimPorts(async (taken) => {
    const one = first(taken);
    await new Promise((resolve) => setTimeout(resolve, 50));
    return { one, other: first([...taken, one]) };
  }, process.env.BOOK);
  console.log(JSON.stringify(Object.values(ports)));
  process.stdin.resume();
`;

it('starts that begin in the same moment choose different ports, and those of a start that has died are free', async () => {
  const book = join(folder, 'ports.sqlite');
  const started = [1, 2, 3].map(() => {
    const run = promisify(execFile)(process.execPath, ['--input-type=module', '-e', start], {
      env: { ...process.env, BOOK: book },
    });
    const chosen = new Promise<number[]>((resolve, reject) => {
      run.child.stdout?.once('data', (line: Buffer) => resolve(JSON.parse(String(line)) as number[]));
      run.catch(reject);
    });
    return { run, chosen };
  });
  const ports = (await Promise.all(started.map(({ chosen }) => chosen))).flat();
  expect(ports.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6]);
  for (const { run } of started) run.child.stdin?.end();
  await Promise.all(started.map(({ run }) => run));
  expect(await claimPorts(async (taken) => ({ stillTaken: taken.length }), book)).toEqual({ stillTaken: 0 });
});
