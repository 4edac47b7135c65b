import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Runs a program to its end. @throws Error with one sentence: what was wanted, and what it said last. */
export const run = async (
  what: string,
  command: string,
  args: readonly string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<string> => {
  try {
    return (await execute(command, [...args], { maxBuffer: 64 * 1024 * 1024, ...options })).stdout;
  } catch (error) {
    const { code, stderr, message } = error as { code?: string | number; stderr?: string; message: string };
    if (code === 'ENOENT')
      throw new Error(`${what} needs "${command}", which is not on the PATH.`, { cause: error });
    throw new Error(`${what} failed: ${(stderr || message).trim().split('\n').slice(-2).join(' ')}`, {
      cause: error,
    });
  }
};
