import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import getPort from 'get-port';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTemporal, type RunningTemporal } from '#tools/infrastructure/temporal.ts';
import { freshDatabase } from '#tools/testing/database.ts';
import { layImage } from './testing/imageFolder.ts';

let image: string;
let temporal: RunningTemporal;
let environment: Record<string, string>;

beforeAll(async () => {
  image = await layImage();
  const database = await freshDatabase();
  temporal = await startTemporal({ port: await getPort() });
  environment = {
    DATABASE_URL: database.url,
    SECRET_KEY: database.secretKey,
    TEMPORAL_ADDRESS: temporal.address,
    SMSAPI_TOKEN: 'token',
    AGENT_TOKEN: 'token',
    AGENT_STATE: join(image, 'agent.sqlite'),
    API_PORT: String(await getPort()),
    LOG_LEVEL: 'silent',
  };
});
afterAll(async () => {
  await temporal?.stop();
  await rm(image, { recursive: true, force: true });
});

/** What a program says until it is ready or ends. */
const begin = (program: string): Promise<string> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [program], { cwd: image, env: environment });
    let said = '';
    const hear = (piece: Buffer) => {
      said += piece.toString();
      if (/^ready/m.test(said)) child.kill();
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

it('a file that the image lacks stops a process', async () => {
  await rm(join(image, 'domain/platform/settings.ts'));
  expect(await begin('scale-agent/main.ts')).toContain('ERR_MODULE_NOT_FOUND');
});
