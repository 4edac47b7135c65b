import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** The root of this checkout. */
export const checkout = fileURLToPath(new URL('..', import.meta.url));

/**
 * Runs a program to its end and returns its output. Secrets are passed as `input`, which is written to its standard input: other
 * users of the machine can see the arguments of a program, but not its input.
 * @param what the work, as the beginning of the sentence in an error: `Unpacking socat`
 * @throws Error with one sentence: what failed, and the last lines of its error output
 */
export async function run(
  what: string,
  command: string,
  args: readonly string[],
  { input, ...options }: { cwd?: string; env?: NodeJS.ProcessEnv; input?: string } = {},
): Promise<string> {
  try {
    const running = execute(command, [...args], { maxBuffer: 64 * 1024 * 1024, ...options });
    // A program that ends before it has read everything is reported by its exit code.
    running.child.stdin?.on('error', () => undefined).end(input);
    return (await running).stdout;
  } catch (error) {
    const { code, stderr, message } = error as { code?: string | number; stderr?: string; message: string };
    if (code === 'ENOENT')
      throw new Error(`${what} needs "${command}", which is not on the PATH.`, { cause: error });
    throw new Error(`${what} failed: ${(stderr || message).trim().split('\n').slice(-2).join(' ')}`, {
      cause: error,
    });
  }
}
