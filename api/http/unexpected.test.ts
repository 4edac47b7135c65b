import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { problems, type Problem } from './problems.ts';

let server: Server;
const logged: string[] = [];

beforeAll(async () => {
  const app = express();
  app.get('/broken', () => {
    throw new Error('the cellar is flooded');
  });
  app.use(problems(pino({ level: 'error' }, { write: (line: string) => void logged.push(line) })));
  server = createServer(app);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => void server.close());

it('what nobody expected answers with a number under which the log tells the whole story, and tells none of it itself', async () => {
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/broken`);
  const text = await response.text();
  const problem = JSON.parse(text) as Problem;
  expect(response.status).toBe(500);
  expect(problem.code).toBe('unexpected');
  expect(text).not.toMatch(/cellar|\.ts|at /);
  expect(logged).toHaveLength(1);
  expect(logged[0]).toContain('the cellar is flooded');
  expect(logged[0]).toContain(String(problem.params.id));
});
