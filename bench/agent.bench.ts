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
  // An agent that hears clearly less than there is to hear cannot be compared.
  if (ours.telegrams < bare.telegrams * 0.9)
    throw new Error(`the agent heard ${ours.telegrams} of ${bare.telegrams} telegrams`);
  return [
    {
      name: `an agent with ${scales} scales at 10 Hz, every weight kept on disk (${ours.telegrams} telegrams)`,
      unit: 'ms of processor a second',
      ours: ours.cpuMs,
      bare: bare.cpuMs,
    },
  ];
}

interface OpenedReader {
  telegrams(): number;
  close(): Promise<void>;
}

/** The processor time that this process uses in a second while a reader of the scales is open, and the telegrams it has heard. */
const processorOf = async (
  open: () => Promise<OpenedReader>,
): Promise<{ cpuMs: number; telegrams: number }> => {
  const opened = await open();
  try {
    await pause(warmUpMs);
    const [cpuBefore, telegramsBefore, startedAt] = [
      process.cpuUsage(),
      opened.telegrams(),
      performance.now(),
    ];
    await pause(measuredMs);
    const { user, system } = process.cpuUsage(cpuBefore);
    const seconds = (performance.now() - startedAt) / 1000;
    return { cpuMs: (user + system) / 1000 / seconds, telegrams: opened.telegrams() - telegramsBefore };
  } finally {
    await opened.close();
  }
};

const openBare = async (port: number): Promise<OpenedReader> => {
  let lines = 0;
  const sockets: Socket[] = Array.from({ length: scales }, () =>
    connect(port, '127.0.0.1').on('data', (piece) => (lines += String(piece).split('\r\n').length - 1)),
  );
  return {
    telegrams: () => lines,
    close: async () => sockets.forEach((socket) => socket.destroy()),
  };
};

const openAgent = async (port: number): Promise<OpenedReader> => {
  const folder = await mkdtemp(join(tmpdir(), 'bench-agent-'));
  const store = openWeightStore(join(folder, 'agent.sqlite'));
  const scaleWatches = Array.from({ length: scales }, (_none, index) =>
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
    telegrams: () => scaleWatches.reduce((sum, scale) => sum + scale.health().telegrams, 0),
    close: async () => {
      await Promise.all(scaleWatches.map((scale) => scale.stop()));
      store.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
