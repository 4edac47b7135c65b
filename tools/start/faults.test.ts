import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';

/** Runs a program that has `surviveFaults` of ours and does more once it has said something, however late that is. */
const run = async (body: string, next = ''): Promise<{ code: number | null; lines: string[] }> => {
  const program = `import { surviveFaults } from './domain/platform/survival.ts';
    surviveFaults({ program: process, say: (line) => { console.log(line); ${next} } });
    const after = (ms, work) => setTimeout(work, ms);
    ${body}`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (piece: Buffer) => (said += piece.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, lines: said.split('\n').filter(Boolean) };
};

it.each([
  [
    'a handler of a socket that throws',
    `process.nextTick(() => Buffer.alloc(1).readInt16BE(2));`,
    'RangeError',
  ],
  [
    'an emitter whose error nobody hears',
    `after(0, () => process.stdin.emit('error', new Error('lost')));`,
    'lost',
  ],
  ['a promise that nobody waits for', `Promise.reject(new Error('nobody\\nwaits'));`, 'nobody waits'],
  ['something that is no error', `Promise.reject('a text');`, 'a text'],
  ['a file on a full disk', `(await import('node:fs')).createWriteStream('/dev/full').write('x');`, 'ENOSPC'],
])('%s is said in one line, and the program goes on', async (_what, body, words) => {
  const { code, lines } = await run(body, `after(50, () => { console.log('goes on'); process.exit(0); });`);
  expect(lines).toEqual([expect.stringMatching(`^survived .*${words}`), 'goes on']);
  expect(code).toBe(0);
});

it('a program that fails without an end is ended, to be started again', async () => {
  const { code, lines } = await run(`setInterval(() => { throw new Error('again') }, 1);`);
  expect(code).toBe(1);
  expect(lines.at(-1)).toMatch(/^ends because of Error: again/);
});
