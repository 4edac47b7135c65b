import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { RoutesBySegment } from './bySegment.ts';

let server: Server;
let origin: string;
beforeAll(async () => {
  const routes = new RoutesBySegment();
  routes.routerOf('/vehicles').get('/vehicles', (_request, response) => void response.json('list'));
  routes.routerOf('/vehicles/:id').get('/vehicles/:id', (request, response, next) => {
    if (request.params.id === 'none') return next('route');
    response.json(request.route.path);
  });
  const later = new RoutesBySegment();
  later.routerOf('/vehicles/none').get('/vehicles/none', (_request, response) => void response.json('later'));
  const app = express();
  app.use('/api', routes.handle, later.handle);
  server = createServer(app);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server?.close());

it.each([
  ['/api/vehicles', 200, 'list'],
  ['/api/vehicles/', 200, 'list'],
  ['/api/Vehicles?page=1', 200, 'list'],
  ['/api/vehicles/7', 200, '/vehicles/:id'],
  ['/api/vehicles/none', 200, 'later'],
  ['/api/vehiclesX', 404, undefined],
  ['/api/%76ehicles', 404, undefined],
  ['/api', 404, undefined],
])('%s answers %i', async (path, status, body) => {
  const response = await fetch(origin + path);
  expect(response.status).toBe(status);
  if (body !== undefined) expect(await response.json()).toBe(body);
});

it('refuses a route that does not begin with a fixed segment', () => {
  expect(() => new RoutesBySegment().routerOf('/:object')).toThrow('fixed segment');
});
