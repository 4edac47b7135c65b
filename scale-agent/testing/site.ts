import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { io } from 'socket.io-client';
import type { TestApi } from '#api/testing/testApi.ts';
import type { Database } from '#database/connect.ts';
import type { RecordInput } from '#domain/kernel/record.ts';
import { systemActor } from '#domain/platform/actor.ts';
import type { LiveReading } from '#domain/weighing/scaleMessages.ts';
import { startAgentProgram, type AgentProgram } from './agentProgram.ts';

/** A scale simulated by software of another maker. */
export interface Peer {
  readonly port: number;
  set(kilograms: number): Promise<void>;
  stop(): Promise<void>;
}

export interface SiteOptions<P extends Peer> {
  readonly database: Database;
  readonly api: TestApi;
  /** Starts the simulated scale, on a free port if none is given. */
  readonly peer: (options: { port?: number }) => Promise<P>;
  /** Values of the record `scaleProtocol`, without the address of the simulated scale. */
  readonly protocol: { readonly type: string; readonly parserType: string } & Readonly<
    Record<string, string | number>
  >;
  /** What the indicator shows, times this decimal, is tonnes. */
  readonly factor: string;
}

/** One scale with its agent, and somebody who watches it through the API. */
export interface Site<P extends Peer> {
  readonly scaleId: number;
  readonly protocolId: number;
  readonly agentId: number;
  /** The file in which the agent keeps weights; a new start of the agent uses it again. */
  readonly statePath: string;
  /** The simulated scale and the agent that run now: after a new start they are others. */
  peer(): P;
  agent(): AgentProgram;
  /** The readings that the viewer has got since `forget`, oldest first. */
  heard(): readonly LiveReading[];
  forget(): void;
  /** The weights of this scale in the weight memory, oldest first. */
  memory(): Promise<string[]>;
  /** The last line of the agent's log that says that it accepted a weight. */
  lastAccepted(): AgentProgram['log'][number] | undefined;
  /** Stops the simulated scale. */
  unplug(): Promise<void>;
  /** Starts the simulated scale again on the same port. */
  plugIn(): Promise<void>;
  killAgent(): Promise<void>;
  startAgent(): Promise<void>;
  close(): Promise<void>;
}

/** Makes the records of a scale, and starts the simulated scale, its agent and the viewer. */
export async function startSite<P extends Peer>(options: SiteOptions<P>): Promise<Site<P>> {
  const { database, api, peer: startPeer, protocol, factor } = options;
  const { origin } = new URL(api.url);
  const token = `token ${randomUUID()}`;
  const folder = await mkdtemp(join(tmpdir(), 'agent-'));
  const statePath = join(folder, 'agent.sqlite');
  let peer = await startPeer({});
  let readings: LiveReading[] = [];

  const { agentId, protocolId, scaleId } = await configure(database, token, {
    protocol: { ...protocol, port: peer.port },
    factor,
  });
  const cookie = (await api.signedIn('operator')).cookie();
  const viewer = io(`${origin}/live`, {
    path: '/api/socket.io',
    transports: ['websocket'],
    reconnectionDelayMax: 500,
    forceNew: true,
    extraHeaders: { cookie },
  });
  viewer.on('connect', () => viewer.emit('watch', scaleId));
  viewer.on('reading', (reading: LiveReading) => readings.push(reading));

  const startAgent = () => startAgentProgram({ API_URL: origin, AGENT_TOKEN: token, AGENT_STATE: statePath });
  let agent = await startAgent();

  return {
    scaleId,
    protocolId,
    agentId,
    statePath,
    peer: () => peer,
    agent: () => agent,
    heard: () => readings,
    forget: () => void (readings = []),
    memory: async () => {
      const { rows } = await sql<{
        weight: string;
      }>`select weight from weight_memory where scale_id = ${scaleId} order by id`.execute(database.sql);
      return rows.map(({ weight }) => weight);
    },
    lastAccepted: () => agent.log.findLast(({ msg }) => msg === 'weight accepted'),
    unplug: () => peer.stop(),
    plugIn: async () => {
      peer = await startPeer({ port: peer.port });
    },
    killAgent: () => agent.kill(),
    startAgent: async () => {
      agent = await startAgent();
    },
    close: async () => {
      viewer.close();
      await agent.stop();
      await peer.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The records of one scale with its agent, as an administrator makes them. */
const configure = async (
  { records }: Database,
  token: string,
  { protocol, factor }: { readonly protocol: RecordInput; readonly factor: string },
) => {
  const tokenHash = `sha256:${createHash('sha256').update(token).digest('hex')}`;
  const { id: agentId } = await records.create(systemActor, 'scaleAgent', { name: 'agent', tokenHash });
  const { id: protocolId } = await records.create(systemActor, 'scaleProtocol', {
    name: 'peer',
    server: '127.0.0.1',
    ...protocol,
  });
  const { id: scaleId } = await records.create(systemActor, 'scale', {
    name: 'scale',
    scaleAgent: agentId,
    scaleProtocol: protocolId,
    factor,
  });
  return { agentId, protocolId, scaleId };
};
