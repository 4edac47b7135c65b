import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openLogFile } from './logFile.ts';

const folderOfTest = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'keja-log-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

it('a log keeps its newest lines and never grows beyond its bound', () => {
  const folder = folderOfTest();
  const log = openLogFile({ path: join(folder, 'api.log'), say: () => undefined, maxBytes: 1000, keep: 2 });
  for (let line = 0; line < 1000; line += 1) log.write(`line ${line}\n`);
  expect(readdirSync(folder).toSorted()).toEqual(['api.log', 'api.log.1', 'api.log.2']);
  for (const name of readdirSync(folder)) expect(statSync(join(folder, name)).size).toBeLessThanOrEqual(1000);
  expect(readFileSync(join(folder, 'api.log'), 'utf8')).toContain('line 999\n');
});

it('a log that is there already is written on', () => {
  const path = join(folderOfTest(), 'api.log');
  openLogFile({ path, say: () => undefined, maxBytes: 20 }).write('before\n');
  openLogFile({ path, say: () => undefined, maxBytes: 20 }).write('after\n');
  expect(readFileSync(path, 'utf8')).toBe('before\nafter\n');
});

it.runIf(process.platform === 'linux')('a full disk is said once, and ends nobody', () => {
  const said: string[] = [];
  const log = openLogFile({ path: '/dev/full', say: (line) => void said.push(line) });
  for (let line = 0; line < 100; line += 1) log.write(`line ${line}\n`);
  expect(said).toEqual(['/dev/full cannot be written (ENOSPC): its lines are lost until it can']);
});
