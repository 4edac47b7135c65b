import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Server as Sockets } from 'socket.io';
import { waitingOutbox } from '#database/health.ts';
import type { Reach } from '#database/reach.ts';
import { agentNamespace, liveNamespace } from '#domain/weighing/scaleMessages.ts';
import { inTime, readinessOf, type ReadinessDependencies } from './readiness.ts';

export interface MetricsDependencies extends ReadinessDependencies {
  readonly reach: Reach;
  readonly io: Sockets;
}

/** The metrics of one API process for Prometheus. `prom-client` is the client that Prometheus recommends for Node. */
export function metricsOf({ reach, io, ...dependencies }: MetricsDependencies): Registry {
  const registry = new Registry();
  const gauge = (name: string, help: string, labels: readonly string[] = []): Gauge =>
    new Gauge({ name, help, labelNames: [...labels], registers: [registry] });
  // The gauges of `prom-client` itself, for the process and its event loop.
  collectDefaultMetrics({ register: registry });

  const up = gauge('keja_up', 'Whether what this process needs answers', ['part']);
  const waiting = gauge('keja_outbox_waiting', 'Rows of the outbox that wait to be handled');
  const oldest = gauge('keja_outbox_oldest_seconds', 'Age of the oldest row of the outbox that waits');
  const connections = gauge('keja_database_connections', 'Connections of this process to Postgres', [
    'state',
  ]);
  const sockets = gauge('keja_sockets', 'Open sockets of this process', ['of']);

  const measure = async (): Promise<void> => {
    const [readiness, outbox] = await Promise.all([
      readinessOf(dependencies),
      inTime(waitingOutbox(dependencies.database.sql)),
    ]);
    up.set({ part: 'postgres' }, Number(readiness.postgres));
    up.set({ part: 'migrations' }, Number(readiness.migrations));
    up.set({ part: 'temporal' }, Number(readiness.temporal));
    // NaN if Postgres did not answer in time: nobody knows then how many rows wait.
    waiting.set(outbox?.waiting ?? Number.NaN);
    oldest.set(outbox?.oldest ?? Number.NaN);
    const connectionCounts = { total: 0, idle: 0, waiting: 0 };
    for (const pool of reach.pools) {
      connectionCounts.total += pool.totalCount;
      connectionCounts.idle += pool.idleCount;
      connectionCounts.waiting += pool.waitingCount;
    }
    for (const [state, count] of Object.entries(connectionCounts)) connections.set({ state }, count);
    sockets.set({ of: 'scale agents' }, io.of(agentNamespace).sockets.size);
    sockets.set({ of: 'viewers' }, io.of(liveNamespace).sockets.size);
  };
  // Measures anew each time that Prometheus reads.
  const metrics = registry.metrics.bind(registry);
  registry.metrics = async () => {
    await measure();
    return metrics();
  };
  return registry;
}

/** Serves the metrics on a port of its own, which no proxy publishes. */
export async function serveMetrics(registry: Registry, host: string, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    registry.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
      () => response.writeHead(503).end(),
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  return server;
}
