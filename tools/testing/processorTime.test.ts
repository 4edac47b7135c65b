import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { watchProcessorTime } from './processorTime.ts';

/** Works for so many milliseconds of the processor, however long that takes on a busy machine. */
const work = (ms: number): string =>
  `for (let spent = 0; spent < ${ms * 1000};) {
    for (let at = 0; at < 100_000; at += 1) Math.sqrt(Math.random());
    const { user, system } = process.cpuUsage();
    spent = user + system;
  }`;
/** Longer than from one look to the next. */
const untilSeen = 'setTimeout(() => undefined, 1500);';

it.runIf(process.platform === 'linux')(
  'the processor time of a program includes its children and theirs, also when nobody waited for them',
  async () => {
    const grandchild = JSON.stringify(work(1500) + untilSeen);
    // It leaves its own child behind, as a browser does.
    const program = `
      const { spawn } = require('node:child_process');
      spawn(process.execPath, ['--eval', ${grandchild}], { detached: true, stdio: 'ignore' }).unref();
      ${work(800)}
      setTimeout(() => process.exit(0), 1500);`;
    const child = spawn(process.execPath, ['--eval', program], { stdio: 'ignore' });
    const processor = watchProcessorTime(child.pid ?? 0);
    await once(child, 'exit');
    // 0.8 s of the child and 1.5 s of the grandchild. Nothing is counted twice, however long one waits.
    await expect.poll(() => processor.seconds()).toBeGreaterThan(2.2);
    await pause(1000);
    expect(processor.seconds()).toBeLessThan(4);
    processor.stop();
  },
);

it('the processor time of a program includes nothing of others', async () => {
  const child = spawn(process.execPath, ['--eval', untilSeen], { stdio: 'ignore' });
  const processor = watchProcessorTime(child.pid ?? 0);
  await once(child, 'exit');
  processor.stop();
  expect(processor.seconds()).toBeLessThan(1);
});
