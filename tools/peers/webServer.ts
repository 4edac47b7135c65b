import { join } from 'node:path';
import { freePort } from '#infrastructure/freePort.ts';
import { allListen, startForeign } from './foreignProgram.ts';
import { environmentOf } from './python.ts';

const packages = ['httpbin==0.10.4', 'gunicorn==27.0.1'];

/**
 * Starts httpbin, a web server for tests. Its paths say what they answer: `/digest-auth/auth/USER/PASSWORD`,
 * `/basic-auth/USER/PASSWORD`, `/image/jpeg`, `/status/503`, `/delay/3`, `/base64/…`.
 */
export async function startWebServer(): Promise<{ readonly port: number; stop(): Promise<void> }> {
  const port = await freePort();
  const folder = await environmentOf({ environment: 'httpbin-0.10.4', packages });
  const program = await startForeign({
    name: 'httpbin',
    command: join(folder, 'bin', 'python'),
    args: [
      '-m',
      'gunicorn',
      '-b',
      `127.0.0.1:${port}`,
      '--threads',
      '4',
      '--log-level',
      'error',
      'httpbin:app',
    ],
    isReady: () => allListen([port]),
  });
  return { port, stop: () => program.stop() };
}
