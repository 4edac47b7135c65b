import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoPassword } from '#database/demo/people.ts';
import { run } from '#infrastructure/run.ts';
import type { Running } from '#tools/start/runningFile.ts';
import { eventually } from '#tools/testing/eventually.ts';
import { limitMs, patienceMs } from '#tools/testing/patience.ts';

/** `npm start` as a person runs it, on a small disk of its own where the system lets us mount one. */
const mayMount = process.getuid?.() === 0;
const diskMegabytes = 600;

let home: string;
let supervisor: ChildProcess;
let said = '';

const running = async (): Promise<Running> =>
  JSON.parse(await readFile(join(home, 'running.json'), 'utf8')) as Running;
const pidOf = async (name: string): Promise<number> =>
  (await running()).processes.find((each) => each.name === name)?.pid ?? 0;
const status = async (path: string): Promise<number> =>
  (await fetch(`${(await running()).apiUrl}${path}`, { signal: AbortSignal.timeout(30_000) })).status;
const isReady = () => eventually(async () => expect(await status('/ready')).toBe(200));
const supervisorLives = (): void => {
  expect(supervisor.exitCode).toBeNull();
  expect(supervisor.signalCode).toBeNull();
};

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'keja-start-'));
  if (mayMount) {
    await run('A small disk', 'mount', ['-t', 'tmpfs', '-o', `size=${diskMegabytes}m`, 'tmpfs', home]);
    chmodSync(home, 0o700);
  }
  supervisor = spawn(process.execPath, ['tools/start.ts'], {
    env: {
      PATH: process.env.PATH,
      KEJA_HOME: home,
      TRUCKS_AT_ONCE: '3',
      TRUCK_EVERY_SECONDS: '7',
      SECRET_KEY_BEFORE: 'for the API and the worker only',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [supervisor.stdout, supervisor.stderr])
    stream?.on('data', (piece: Buffer) => (said += piece.toString()));
  // A first start makes the database and loads every program: a busy machine needs more than `patienceMs` for all of it.
  await eventually(() => {
    if (!/^ *[\d.]+ s {2}ready$/m.test(said)) throw new Error(said);
  }, limitMs - patienceMs);
});
afterAll(async () => {
  if (supervisor?.exitCode === null && supervisor.signalCode === null) {
    supervisor.kill('SIGINT');
    await once(supervisor, 'exit');
  }
  if (mayMount) await run('Taking the small disk away', 'umount', [home]);
  await rm(home, { recursive: true, force: true });
});

it('`npm start` closes its files to other users of the machine', async () => {
  const open: string[] = [];
  for (const folder of ['', 'logs', 'temporal'])
    for (const name of await readdir(join(home, folder))) {
      const path = join(home, folder, name);
      const { mode } = await stat(path);
      // The user that Postgres runs as may walk through the folder above its own, and see nothing there.
      if ((mode & 0o077) !== 0) open.push(`${path} ${(mode & 0o777).toString(8)}`);
    }
  expect(open).toEqual([]);
  expect((await stat(home)).mode & 0o066).toBe(0);
});

it('`npm start` gives a program the settings that it needs, and no others', async () => {
  const environment = await readFile(`/proc/${await pidOf('trucks')}/environ`, 'utf8');
  expect(environment.split('\0')).toEqual(
    expect.arrayContaining(['TRUCKS_AT_ONCE=3', 'TRUCK_EVERY_SECONDS=7']),
  );
  expect(environment).not.toMatch(/SECRET_KEY|SMTP_URL/);
});

it('`npm start` has a mailbox that lives: customers have written, and all of it is held', async () => {
  const { apiUrl } = await running();
  const answer = await fetch(`${apiUrl}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'sales', password: demoPassword }),
  });
  const cookie = answer.headers.getSetCookie().map((each) => each.split(';')[0]);
  const held = async () =>
    (await fetch(`${apiUrl}/mailbox?filter=${encodeURIComponent('{"name":"INBOX"}')}`, {
      headers: { cookie: cookie.join('; ') },
    }).then((response) => response.json())) as { rows: { held: number; onServer: number }[] };
  await eventually(async () => {
    const [inbox] = (await held()).rows;
    // A new mailbox begins with eight letters (`tools/simulator/mailServer`).
    expect(inbox?.held).toBeGreaterThanOrEqual(8);
    expect(inbox?.held).toBe(inbox?.onServer);
  });
});

it('`npm start` starts each of its parts again when it is killed, says so, and ends no other', async () => {
  await isReady();
  const names = (await running()).processes.map(({ name }) => name).filter((name) => name !== 'supervisor');
  expect(names).toContain('postgres');
  expect(names).toContain('temporal');
  for (const name of names) {
    const before = new Map((await running()).processes.map((each) => [each.name, each.pid]));
    process.kill(before.get(name) ?? 0, 'SIGKILL');
    await eventually(() => expect(said).toContain(`${name} ended (SIGKILL); starting it again`));
    await eventually(async () => {
      const pid = await pidOf(name);
      expect(pid).not.toBe(before.get(name));
      process.kill(pid, 0);
    });
    if (['postgres', 'temporal', 'api'].includes(name)) await isReady();
    supervisorLives();
    const others = (await running()).processes.filter((each) => each.name !== name);
    for (const other of others) expect(other.pid, `${other.name} after ${name}`).toBe(before.get(other.name));
  }
});

it.runIf(mayMount)('lives through a full disk, says so, and works again when there is room', async () => {
  await isReady();
  const api = await pidOf('api');
  const filler = join(home, 'filler');
  const fill = async (): Promise<void> => {
    for (let megabytes = 16; megabytes >= 0.001; megabytes /= 4)
      for (;;)
        try {
          await writeFile(filler, Buffer.alloc(megabytes * 1024 * 1024), { flag: 'a' });
        } catch {
          break;
        }
  };
  const full = Date.now() + 20_000;
  while (Date.now() < full) {
    await fill();
    await pause(500);
    supervisorLives();
  }
  expect(said).toMatch(/running\.json cannot be written: .*ENOSPC/);
  // Each time once, though it is tried again and again. Others may have freed some room in between, which is said too.
  const timesSaid = (words: string): number => said.split(`running.json ${words}`).length - 1;
  expect(timesSaid('cannot be written')).toBe(timesSaid('can be written again') + 1);
  expect(await status('/health')).toBe(200);
  await rm(filler);
  await isReady();
  expect(await pidOf('api')).toBe(api);
  supervisorLives();
});

it('`npm start` ends everything when it is told to', async () => {
  const { processes } = await running();
  supervisor.kill('SIGINT');
  const [code] = (await once(supervisor, 'exit')) as [number | null];
  expect(code).toBe(0);
  const alive = processes.filter(({ pid }) => {
    try {
      process.kill(pid, 0);
      return true;
    } catch {
      return false;
    }
  });
  expect(alive).toEqual([]);
});
