import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WorkflowUpdateFailedError } from '@temporalio/client';
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
  app.get('/work', () => {
    throw new WorkflowUpdateFailedError('failed', new Error('the cellar is flooded'));
  });
  app.get('/away', () => {
    throw new Error('Failed query', { cause: new Error('Connection terminated unexpectedly') });
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

it('an operation that a workflow failed at is told as such, with the number of its story', async () => {
  logged.length = 0;
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/work`);
  expect(response.status).toBe(500);
  const problem = (await response.json()) as Problem;
  expect(problem).toMatchObject({ code: 'operation_failed' });
  expect(logged[0]).toContain(String(problem.params.id));
});

it('where Postgres is away for a moment, the answer says to come again, and nobody is woken by it', async () => {
  logged.length = 0;
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/away`);
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('2');
  expect(await response.json()).toMatchObject({ code: 'database_unavailable' });
  expect(logged).toEqual([]);
});
