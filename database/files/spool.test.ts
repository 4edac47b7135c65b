import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

/** Receives a file of 3000 bytes, and prints its size or the code of the error. */
const program = `
  const { Readable } = await import('node:stream');
  const { spool } = await import('./database/files/spool.ts');
  const received = spool(Readable.from([Buffer.alloc(3000)]));
  console.log(await received.then(({ size }) => size, ({ code }) => code));`;

const spoolWithin = async (blocks: string): Promise<string> => {
  const shell = `ulimit -f ${blocks}; exec "$0" --input-type=module --eval "$1"`;
  const { stdout } = await promisify(execFile)('bash', ['-c', shell, process.execPath, program]);
  return stdout.trim();
};

// A limit for the size of files stands for a full disk: of a write, both take only the beginning. A block has 1024 bytes.
it('a file that the disk does not take as a whole is refused', async () => {
  expect(await spoolWithin('unlimited')).toBe('3000');
  expect(await spoolWithin('2')).toBe('EFBIG');
});
