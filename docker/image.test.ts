import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '#infrastructure/freePort.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTemporal, type RunningTemporal } from '#tools/start/temporal.ts';
import { freshDatabase } from '#database/testing/database.ts';
import { layImage } from './testing/imageFolder.ts';

let image: string;
let temporal: RunningTemporal;
let environment: Record<string, string>;

beforeAll(async () => {
  image = await layImage();
  const database = await freshDatabase();
  temporal = await startTemporal({ port: await freePort() });
  environment = {
    DATABASE_URL: database.url,
    SECRET_KEY: database.secretKey,
    TEMPORAL_ADDRESS: temporal.address,
    SMSAPI_TOKEN: 'token',
    AGENT_TOKEN: 'token',
    AGENT_STATE: join(image, 'agent.sqlite'),
    API_PORT: String(await freePort()),
    ADMIN_PASSWORD: 'the first password',
    // The worker asks the bank by itself: the real one is not asked here.
    BANK_RATES_URL: 'http://127.0.0.1:9',
    LOG_LEVEL: 'silent',
  };
});
afterAll(async () => {
  await temporal?.stop();
  await rm(image, { recursive: true, force: true });
});

/** What a program says until it is ready, and has been used, or ends. */
const begin = (program: string, whenReady = async (): Promise<unknown> => undefined): Promise<string> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [program], { cwd: image, env: environment });
    let said = '';
    let isReady = false;
    const hear = (piece: Buffer) => {
      said += piece.toString();
      if (isReady || !/^ready/m.test(said)) return;
      isReady = true;
      void whenReady().finally(() => child.kill());
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('close', () => resolve(said));
  });

it.each(['database/migrate.ts', 'api/main.ts', 'activities/worker.ts', 'scale-agent/main.ts'])(
  '%s becomes ready on nothing but the files and packages of the image',
  async (program) => {
    expect(await begin(program)).toMatch(/^ready/m);
  },
);

it('the first administrator signs in with the password that was given to migrate', async () => {
  const signIn = (password: string) => {
    const body = new URLSearchParams({ email: 'admin', password });
    return fetch(`http://127.0.0.1:${environment.API_PORT}/api/auth/login`, { method: 'POST', body });
  };
  const statuses: number[] = [];
  await begin('api/main.ts', async () => {
    for (const password of ['another password', 'the first password'])
      statuses.push((await signIn(password)).status);
  });
  expect(statuses).toEqual([401, 200]);
});

it('a file that the image lacks stops a process', async () => {
  await rm(join(image, 'domain/platform/settings.ts'));
  expect(await begin('scale-agent/main.ts')).toContain('ERR_MODULE_NOT_FOUND');
});
