import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { eventually } from '#tools/testing/eventually.ts';
import { startChild, type Child } from './child.ts';

const begin = (program: string): { child: Child; said: string[]; folder: string } => {
  const folder = mkdtempSync(join(tmpdir(), 'keja-child-'));
  const file = join(folder, 'program.mjs');
  writeFileSync(file, program);
  const said: string[] = [];
  const child = startChild({
    name: 'program',
    file,
    env: { FOLDER: folder },
    logFile: join(folder, 'program.log'),
    say: (line) => void said.push(line),
    restart: () => true,
    slowAfterMs: 200,
  });
  onTestFinished(async () => {
    await child.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  return { child, said, folder };
};
const stays = `setInterval(() => undefined, 1000);`;

it('a slow program is waited for as long as it lives, and that it is slow is said', async () => {
  const { child, said } = begin(`setTimeout(() => console.log('ready'), 1500); ${stays}`);
  await child.ready;
  expect(said[0]).toMatch(/^program is not ready yet; see .*program\.log$/);
  const before = said.length;
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(said).toHaveLength(before);
});

it('a program that ends before it is ready is started again until it is', async () => {
  const { child, said } = begin(`import { existsSync, writeFileSync } from 'node:fs';
    const mark = process.env.FOLDER + '/mark';
    if (!existsSync(mark)) { writeFileSync(mark, ''); process.exit(3); }
    console.log('ready'); ${stays}`);
  await expect(child.firstTry).rejects.toThrow('program ended (3) before it was ready');
  await child.ready;
  expect(said).toContain('program ended (3); starting it again');
  expect(child.timesReady()).toBe(1);
});

it('a killed program is started again, and its log goes on', async () => {
  const { child, folder } = begin(`console.log('ready ' + process.pid); ${stays}`);
  await child.ready;
  const first = child.pid() ?? 0;
  process.kill(first, 'SIGKILL');
  await eventually(() => expect(child.timesReady()).toBe(2));
  expect(readFileSync(join(folder, 'program.log'), 'utf8')).toBe(`ready ${first}\nready ${child.pid()}\n`);
});

it('whoever waits for a program that is stopped meanwhile waits no longer', async () => {
  const { child } = begin(stays);
  await Promise.all([child.stop(), expect(child.ready).rejects.toThrow('stopped before it was ready')]);
});
