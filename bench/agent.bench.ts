import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '#infrastructure/freePort.ts';
import { watchScale } from '#scale-agent/watchScale.ts';
import { openWeightStore } from '#scale-agent/weightStore.ts';
import type { Environment } from './environment.ts';
import type { Comparison } from './measure.ts';

const scales = 20;
const warmUpMs = 1500;
const measuredMs = 8000;

/** Twenty scales at 10 Hz in one agent, against twenty sockets whose lines are only counted. */
export async function agentBench(environment: Environment): Promise<Comparison[]> {
  const port = await freePort();
  await environment.start('bench/bare/scaleServer.ts', { PORT: String(port) });
  const bare = await processorOf(() => openBare(port));
  const ours = await processorOf(() => openAgent(port));
  if (ours.heard < bare.heard * 0.9)
    throw new Error(`the agent heard ${ours.heard} of ${bare.heard} telegrams`);
  return [
    {
      name: `an agent with ${scales} scales at 10 Hz, every weight kept on disk (${ours.heard} telegrams)`,
      unit: 'ms of processor a second',
      ours: ours.cpuMs,
      bare: bare.cpuMs,
    },
  ];
}

interface Opened {
  heard(): number;
  close(): Promise<void>;
}

const processorOf = async (open: () => Promise<Opened>): Promise<{ cpuMs: number; heard: number }> => {
  const opened = await open();
  try {
    await pause(warmUpMs);
    const [before, heardBefore, began] = [process.cpuUsage(), opened.heard(), performance.now()];
    await pause(measuredMs);
    const { user, system } = process.cpuUsage(before);
    const seconds = (performance.now() - began) / 1000;
    return { cpuMs: (user + system) / 1000 / seconds, heard: opened.heard() - heardBefore };
  } finally {
    await opened.close();
  }
};

const openBare = async (port: number): Promise<Opened> => {
  let lines = 0;
  const sockets: Socket[] = Array.from({ length: scales }, () =>
    connect(port, '127.0.0.1').on('data', (piece) => (lines += String(piece).split('\r\n').length - 1)),
  );
  return {
    heard: () => lines,
    close: async () => sockets.forEach((socket) => socket.destroy()),
  };
};

const openAgent = async (port: number): Promise<Opened> => {
  const folder = await mkdtemp(join(tmpdir(), 'bench-agent-'));
  const store = openWeightStore(join(folder, 'agent.sqlite'));
  const watched = Array.from({ length: scales }, (_none, index) =>
    watchScale(
      {
        scaleId: index + 1,
        name: `W${index + 1}`,
        factor: '0.001',
        deviation: '0.020',
        minimumWeight: '0.400',
        loggingOn: false,
        protocol: {
          type: 'TCP/IP',
          parser: 'ToledoSimple',
          server: '127.0.0.1',
          port,
          command: null,
          register: null,
        },
      },
      store,
      { reading: () => undefined, accepted: () => undefined, trace: () => undefined },
    ),
  );
  return {
    heard: () => watched.reduce((sum, scale) => sum + scale.health().telegrams, 0),
    close: async () => {
      watched.forEach((scale) => scale.stop());
      store.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
