import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export interface ForeignProgram {
  /** The name in error messages. */
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** True once it can be used. */
  readonly isReady: () => Promise<boolean>;
}

export interface RunningForeign {
  readonly child: ChildProcess;
  /** Kills the program. */
  readonly stop: () => Promise<void>;
}

const readyWithinMs = 30_000;
const lookEveryMs = 50;

/**
 * Runs somebody else's program, and resolves once it is ready. Its environment is PATH and `env` only.
 * @throws Error with one sentence when the program ends, or takes too long, before it is ready
 */
export async function startForeign(program: ForeignProgram): Promise<RunningForeign> {
  const child = spawn(program.command, [...program.args], {
    cwd: program.cwd,
    env: { PATH: process.env.PATH, ...program.env },
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  /** The end of what the program has written to its error output. */
  let output = '';
  child.stderr.on('data', (piece: Buffer) => (output = (output + piece.toString()).slice(-2000)));
  // Writing to a program that has ended must not end this process.
  child.stdin.on('error', () => undefined);
  const exit = once(child, 'exit').catch(() => undefined);
  const stop = async () => {
    child.kill('SIGKILL');
    await exit;
  };
  const deadline = Date.now() + readyWithinMs;
  while (!(await program.isReady())) {
    if (child.exitCode === null && child.signalCode === null && Date.now() < deadline)
      await pause(lookEveryMs);
    else {
      await stop();
      throw new Error(`${program.name} is not ready: ${output.trim().split('\n').at(-1)}`);
    }
  }
  return { child, stop };
}

/** Whether something listens on every one of these ports of this machine. */
export async function allListen(ports: readonly number[]): Promise<boolean> {
  return (await Promise.all(ports.map(listens))).every(Boolean);
}

/** Whether something listens on one of these ports of this machine. */
export async function anyListens(ports: readonly number[]): Promise<boolean> {
  return (await Promise.all(ports.map(listens))).some(Boolean);
}

const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
