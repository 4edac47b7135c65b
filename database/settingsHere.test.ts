import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { freshDatabase } from './testing/database.ts';

/** Programs that somebody runs by hand beside `npm start`. */
const run = async (file: string, environment: object): Promise<{ code: number | null; said: string }> => {
  const child = spawn(process.execPath, [file], {
    env: { PATH: process.env.PATH, NODE_NO_WARNINGS: '1', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece: Buffer) => (said += piece.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said };
};
const homeOfTest = (): string => {
  const home = mkdtempSync(join(tmpdir(), 'keja-home-'));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  return home;
};

it.each(['database/verifyWeights.ts', 'database/verifyStock.ts'])(
  '%s finds the installation that runs in its folder',
  async (file) => {
    const { url, secretKey } = await freshDatabase();
    const home = homeOfTest();
    writeFileSync(join(home, 'running.json'), JSON.stringify({ databaseUrl: url }));
    writeFileSync(join(home, 'secrets.json'), JSON.stringify({ secretKey }));
    expect(await run(file, { KEJA_HOME: home })).toMatchObject({
      code: 0,
      said: expect.stringMatching(/^The (weight memory is whole|stock agrees)/),
    });
  },
);

it.each(['database/verifyWeights.ts', 'database/verifyStock.ts'])(
  '%s says in one sentence how to name the installation where none runs',
  async (file) => {
    const home = homeOfTest();
    const { code, said } = await run(file, { KEJA_HOME: home });
    expect(code).toBe(1);
    expect(said).toMatch(/^Nothing runs in .*KEJA_HOME, or set DATABASE_URL and SECRET_KEY\.\n$/);
  },
);
