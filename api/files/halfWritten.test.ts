import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoPassword } from '#database/demo/people.ts';
import { freshDatabase, type FreshDatabase } from '#database/testing/database.ts';
import { sampleFiles } from '../testing/sampleFiles.ts';
import { upload } from '../testing/upload.ts';
import { visitorOf, type Visitor } from '../testing/visitor.ts';

/** A process that is killed in the middle of an upload leaves nothing that anybody could find or read. */
let database: FreshDatabase;
let client: pg.Client;
/** Where the API holds what arrives. */
let disk: string;
/** Looks which queries wait for a lock. `client` cannot: in its transaction `pg_stat_activity` always shows the same. */
let watcher: pg.Client;
let before: number[];
const running: ChildProcess[] = [];
beforeAll(async () => {
  disk = await mkdtemp(join(tmpdir(), 'keja-half-written-'));
  database = await freshDatabase({ demo: true });
  client = new pg.Client({ connectionString: database.url });
  watcher = new pg.Client({ connectionString: database.url });
  await Promise.all([client.connect(), watcher.connect()]);
  before = await rowCounts();
});
afterAll(async () => {
  running.forEach((child) => child.kill('SIGKILL'));
  await Promise.all([client?.end(), watcher?.end(), rm(disk, { recursive: true, force: true })]);
});

const startApi = async (): Promise<{ process: ChildProcess; url: string; admin: Visitor }> => {
  const child = spawn(process.execPath, ['api/main.ts'], {
    env: {
      ...process.env,
      TMPDIR: disk,
      DATABASE_URL: database.url,
      SECRET_KEY: database.secretKey,
      API_PORT: '0',
      // Nothing listens at this port: files need no workflow.
      TEMPORAL_ADDRESS: '127.0.0.1:9',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.push(child);
  const port = await new Promise<string>((resolve) =>
    child.stdout?.on('data', (said: Buffer) => {
      const [, found] = /port (\d+)/.exec(said.toString()) ?? [];
      if (found) resolve(found);
    }),
  );
  const url = `http://127.0.0.1:${port}/api`;
  const admin = visitorOf(url);
  await admin.post('/auth/login', { email: 'admin', password: demoPassword });
  return { process: child, url, admin };
};

const kill = (child: ChildProcess): Promise<unknown> => {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  return gone;
};

/** How many files, contents and pieces of content are stored. */
const rowCounts = async (): Promise<number[]> => {
  const { rows } = await client.query<{ count: number }>(
    `select cast(count(*) as int) as count from file union all select cast(count(*) as int) from file_content
     union all select cast(count(*) as int) from file_chunk`,
  );
  return rows.map(({ count }) => count);
};

it('a process that is killed while a file arrives leaves nothing of it', async () => {
  const api = await startApi();
  const sending = request(`${api.url}/file`, {
    method: 'POST',
    headers: {
      cookie: api.admin.cookie(),
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': 1_000_000,
    },
  });
  sending.on('error', () => undefined);
  const part = '--x\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n';
  await new Promise((resolve) =>
    sending.write(Buffer.concat([Buffer.from(part), Buffer.alloc(500_000, '%')]), resolve),
  );
  // Another call through the same process: it has read what was sent before.
  expect((await api.admin.get('/file')).status).toBe(200);
  await kill(api.process);
  expect(await rowCounts()).toEqual(before);
  expect(await readdir(disk)).toEqual([]);
});

it('a process that is killed between content and file leaves no content', async () => {
  const api = await startApi();
  await client.query('begin');
  await client.query('lock table file in exclusive mode');
  const content = Buffer.concat([sampleFiles.pdf, Buffer.alloc(700_000)]);
  const sending = upload(api.url, api.admin, '/file', [{ name: 'a.pdf', content }]).catch(() => 'cut off');
  const isWaiting = async () =>
    (
      await watcher.query(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
    ).rows.length > 0;
  while (!(await isWaiting())) await new Promise((resolve) => setTimeout(resolve, 20));
  await kill(api.process);
  await client.query('rollback');
  expect(await sending).toBe('cut off');
  expect(await rowCounts()).toEqual(before);
});

const processesKilled = 40;

it('a process that is killed while it opens files on disk leaves none there', async () => {
  const program = `import('./database/files/spool.ts').then(async ({ openUnnamedFile }) => {
    console.log('ready');
    for (;;) await (await openUnnamedFile()).close();
  })`;
  const killOne = async (): Promise<void> => {
    const child = spawn(process.execPath, ['--eval', program], {
      env: { ...process.env, TMPDIR: disk },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    running.push(child);
    await new Promise((resolve) => child.stdout?.once('data', resolve));
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 30));
    await kill(child);
  };
  for (let more = processesKilled; more > 0; more -= 4) await Promise.all([1, 2, 3, 4].map(killOne));
  expect(await readdir(disk)).toEqual([]);
});
