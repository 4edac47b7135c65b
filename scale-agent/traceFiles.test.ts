import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Telegram } from '#domain/weighing/reading.ts';
import { openTraceFiles, traceLine } from './traceFiles.ts';

const at = Date.parse('2026-11-21T13:05:01.123Z');
const weight: Telegram = {
  kind: 'value',
  value: '40420',
  unit: 'kg',
  settled: true,
  raw: 'S S      40420 kg',
};

describe('a line of the trace', () => {
  it.each<[string, Telegram, string]>([
    ['says when, what came and what it means', weight, 'S S      40420 kg  → 40420 kg, at rest'],
    ['says that a load moves', { ...weight, settled: false }, 'S S      40420 kg  → 40420 kg, in motion'],
    [
      'says why there is no weight',
      { kind: 'none', reason: 'overload', raw: 'S +' },
      'S +  → no weight: overload',
    ],
    [
      'stays one line whatever came',
      { kind: 'none', reason: 'unreadable', raw: 'a\r\n\u0002b' },
      'a␍␊␂b  → no weight: unreadable',
    ],
    ['of nothing shows nothing', { kind: 'none', reason: 'no_answer', raw: '' }, '-  → no weight: no_answer'],
  ])('%s', (_rule, telegram, line) => {
    // Polish time, one hour ahead of UTC in November.
    expect(traceLine(telegram, at)).toBe(`2026-11-21 14:05:01.123  ${line}`);
  });
});

describe('the files of traces', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'traces-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('are read back newest last, each scale its own, also after a restart', () => {
    const files = openTraceFiles(folder);
    files.write(1, weight, at);
    files.write(2, { ...weight, raw: 'another' }, at);
    openTraceFiles(folder).write(1, { ...weight, raw: 'later' }, at);
    expect(openTraceFiles(folder).read(1, 10_000)).toMatch(/^.*40420 kg {2}→.*\n.*later.*\n$/);
    expect(openTraceFiles(folder).read(3, 10_000)).toBe('');
  });

  it('give their newest whole lines where that is all that fits', () => {
    const files = openTraceFiles(folder);
    // A control character is shown by a symbol of three bytes.
    for (let line = 0; line < 20; line++)
      files.write(1, { ...weight, raw: `${'\u0002'.repeat(10)} line ${line}` }, at);
    const read = files.read(1, 200);
    expect(Buffer.byteLength(read)).toBeLessThanOrEqual(200);
    expect(read).toMatch(/^2026[^]*line 19 .*\n$/);
  });

  it('never grow past two files of a scale', async () => {
    const files = openTraceFiles(folder);
    const long: Telegram = { ...weight, raw: '\u0002'.repeat(100_000) };
    for (let line = 0; line < 60; line++) files.write(1, long, at);
    const sizes = await Promise.all(
      (await readdir(folder)).map(async (name) => (await stat(join(folder, name))).size),
    );
    expect(sizes).toHaveLength(2);
    for (const size of sizes) expect(size).toBeLessThanOrEqual(2 * 1024 * 1024);
  });

  it('a disk that takes no trace files stops nothing', async () => {
    await writeFile(join(folder, 'file'), '');
    const files = openTraceFiles(join(folder, 'file', 'below'));
    expect(() => files.write(1, weight, at)).not.toThrow();
  });
});
