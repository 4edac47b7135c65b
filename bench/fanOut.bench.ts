import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '#infrastructure/freePort.ts';
import pg from 'pg';
import { io, type Socket } from 'socket.io-client';
import {
  agentEvents,
  agentNamespace,
  liveNamespace,
  viewerEvents,
  type LiveReading,
} from '#domain/weighing/scaleMessages.ts';
import type { Environment } from './environment.ts';
import { median, type Comparison } from './measure.ts';
import { exactProcessorMs } from './processor.ts';

const viewers = 100;
const everyMs = 100;
const readingsARound = 50;
const rounds = 5;
/** So many readings come first unmeasured: after 11 seconds an API process knows whether it is the only one. */
const readingsBefore = 110;

/** A publisher and its viewers on one server. */
interface Stage {
  /** The process of the server. */
  readonly pid: number;
  readonly publisher: Socket;
  readonly audience: readonly Socket[];
}

interface Round {
  /** The milliseconds from sending to the last viewer, for each reading that reached all viewers. */
  readonly delays: readonly number[];
  /** How many readings did not come, counted at each viewer. */
  readonly lost: number;
  /** Processor time of the server per reading; 0 if the system does not report it. */
  readonly cpuMs: number;
}

/** A hundred viewers on a scale that is read ten times a second: the API against bare socket.io. */
export async function fanOutBench(environment: Environment): Promise<Comparison[]> {
  const databaseUrl = await environment.newDatabase();
  const scaleId = await demoScale(databaseUrl);
  const stages = {
    ours: await apiStage(environment, databaseUrl, scaleId),
    bare: await bareStage(environment, scaleId),
  };
  const measured: Record<keyof typeof stages, Round[]> = { ours: [], bare: [] };
  try {
    for (const stage of Object.values(stages)) await measureRound(stage, scaleId, readingsBefore);
    for (let round = 0; round < rounds; round += 1) {
      for (const name of ['bare', 'ours'] as const)
        measured[name].push(await measureRound(stages[name], scaleId, readingsARound));
    }
  } finally {
    for (const { publisher, audience } of Object.values(stages))
      [publisher, ...audience].forEach((socket) => socket.close());
  }
  const lost = measured.ours.reduce((sum, round) => sum + round.lost, 0);
  // Other work of the machine can only make a delay longer, so the shortest one says the most.
  const best = (values: readonly number[]) => Math.min(...values);
  const delay = (results: readonly Round[]) => best(results.map(({ delays }) => median(delays)));
  const cpu = (results: readonly Round[]) => median(results.map(({ cpuMs }) => cpuMs));
  const name = `${viewers} viewers of a scale at 10 Hz`;
  return [
    {
      name: `${name}, until the last one has a reading (${lost} of ${viewers * readingsARound * rounds} lost)`,
      unit: 'ms',
      ours: delay(measured.ours),
      bare: delay(measured.bare),
    },
    ...(cpu(measured.bare) > 0
      ? [
          {
            name: `${name}, processor time of the server`,
            unit: 'ms a reading',
            goal: '1.2',
            ours: cpu(measured.ours),
            bare: cpu(measured.bare),
          },
        ]
      : []),
  ];
}

const demoScale = async (databaseUrl: string): Promise<number> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ id: number }>(`select id from scale where code = 'W1'`);
  await client.end();
  if (!rows[0]) throw new Error('the demo terminal has no scale W1');
  return rows[0].id;
};

const websocket = { transports: ['websocket'], forceNew: true };

const connected = async (socket: Socket): Promise<Socket> => {
  await new Promise(
    (resolve, reject) => void socket.once('connect', () => resolve(undefined)).once('connect_error', reject),
  );
  return socket;
};

const apiStage = async (environment: Environment, databaseUrl: string, scaleId: number): Promise<Stage> => {
  const { origin, program, operator } = await environment.startApi(databaseUrl);
  const path = '/api/socket.io';
  const publisher = io(`${origin}${agentNamespace}`, {
    ...websocket,
    path,
    auth: { token: process.env.AGENT_TOKEN ?? 'demo-agent' },
  });
  const configured = new Promise((resolve) => publisher.once(agentEvents.configuration, resolve));
  await connected(publisher);
  await configured;
  const audience = await gather(
    () =>
      io(`${origin}${liveNamespace}`, {
        ...websocket,
        path,
        extraHeaders: { cookie: operator.cookie() },
        // An address may open a hundred sockets at once; the publisher has one of them.
        transportOptions: { websocket: { localAddress: '127.0.0.2' } },
      }),
    scaleId,
  );
  return { pid: program.child.pid ?? 0, publisher, audience };
};

const bareStage = async (environment: Environment, scaleId: number): Promise<Stage> => {
  const port = await freePort();
  const program = await environment.start('bench/bare/socketServer.ts', { PORT: String(port) });
  const open = () => io(`http://127.0.0.1:${port}`, websocket);
  const publisher = await connected(open());
  return { pid: program.child.pid ?? 0, publisher, audience: await gather(open, String(scaleId)) };
};

/** Opens the connections of all viewers. Each watches the scale, whose name the bare server takes as the name of a room. */
const gather = async (open: () => Socket, watched: number | string): Promise<Socket[]> => {
  const audience = await Promise.all(Array.from({ length: viewers }, () => connected(open())));
  for (const socket of audience) socket.emit(viewerEvents.watch, watched);
  // A watch is not acknowledged. Half a second is far longer than it takes.
  await pause(500);
  return audience;
};

const measureRound = async (
  { pid, publisher, audience }: Stage,
  scaleId: number,
  readings: number,
): Promise<Round> => {
  /** The readings sent in this round. Each has a moment (`at`) of its own, by which the viewers' readings are recognised. */
  const sent = new Map<string, { readonly at: number; viewersReached: number; last: number }>();
  const onReading = ({ at }: LiveReading) => {
    const reading = sent.get(at);
    if (!reading) return;
    reading.viewersReached += 1;
    reading.last = performance.now();
  };
  for (const socket of audience) socket.on(viewerEvents.reading, onReading);
  const cpuBefore = await exactProcessorMs([pid]);
  const start = performance.now();
  const clock = Date.now();
  for (let index = 0; index < readings; index += 1) {
    await pause(Math.max(0, start + index * everyMs - performance.now()));
    const at = new Date(clock + index).toISOString();
    const reading: LiveReading = {
      scaleId,
      at,
      phase: 'APPROACH',
      tonnes: '14.520',
      reason: null,
      accepted: null,
    };
    sent.set(at, { at: performance.now(), viewersReached: 0, last: 0 });
    publisher.emit(agentEvents.reading, reading);
  }
  // The last readings are still under way.
  await pause(3 * everyMs);
  const cpuAfter = await exactProcessorMs([pid]);
  for (const socket of audience) socket.off(viewerEvents.reading, onReading);
  const all = [...sent.values()];
  if (all.every(({ viewersReached }) => viewersReached === 0))
    throw new Error('no reading has reached any viewer');
  return {
    delays: all
      .filter(({ viewersReached }) => viewersReached === audience.length)
      .map(({ at, last }) => last - at),
    lost: all.reduce((sum, { viewersReached }) => sum + audience.length - viewersReached, 0),
    cpuMs: (cpuAfter - cpuBefore) / readings,
  };
};
