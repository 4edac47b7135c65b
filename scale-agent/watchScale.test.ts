import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  liveReading,
  type AcceptedWeight,
  type LiveReading,
  type ScaleSettings,
} from '#domain/weighing/scaleMessages.ts';
import { eventually } from '#tools/testing/eventually.ts';
import { watchScale } from './watchScale.ts';
import { openWeightStore, type WeightStore } from './weightStore.ts';

/** A terminal that repeats whatever it is given to say. */
let terminal: Server;
let saying: string | null;
let timer: NodeJS.Timeout;
const callers: Socket[] = [];
let folder: string;
let store: WeightStore;
let readings: LiveReading[];
let accepted: AcceptedWeight[];
let stopWatching: () => void = () => undefined;

beforeEach(async () => {
  [readings, accepted, saying] = [[], [], null];
  folder = await mkdtemp(join(tmpdir(), 'watch-scale-'));
  store = openWeightStore(join(folder, 'agent.sqlite'));
  terminal = createServer((socket) => callers.push(socket.on('error', () => undefined))).listen(
    0,
    '127.0.0.1',
  );
  await once(terminal, 'listening');
  timer = setInterval(
    () => saying !== null && callers.forEach((socket) => socket.write(`${saying}\r\n`)),
    50,
  );
});
afterEach(async () => {
  stopWatching();
  clearInterval(timer);
  callers.splice(0).forEach((socket) => socket.destroy());
  terminal.close();
  store.close();
  await rm(folder, { recursive: true, force: true });
});

const watch = (more: Partial<ScaleSettings> = {}): void => {
  const { port } = terminal.address() as AddressInfo;
  ({ stop: stopWatching } = watchScale(
    {
      scaleId: 1,
      name: 'W1',
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
      ...more,
    },
    store,
    {
      reading: (reading) => readings.push(liveReading.parse(reading)),
      accepted: (weight) => accepted.push(weight),
      trace: () => undefined,
    },
  ));
};
const readingBecomes = (wanted: object): Promise<void> =>
  eventually(() => expect(readings.at(-1)).toMatchObject(wanted));

describe('a scale that is watched', () => {
  it('is reported with its weight in tonnes and with the weight that was accepted', async () => {
    saying = 'S S      14520 kg';
    watch();
    await readingBecomes({
      phase: 'STABLE',
      tonnes: '14.520',
      reason: null,
      accepted: { tonnes: '14.520', visit: 1 },
    });
    expect(accepted).toMatchObject([{ tonnes: '14.520', seq: 1, visit: 1, raw: saying }]);
    expect(store.waiting(10)).toEqual(accepted);
  });

  it.each([
    ['S +', 'overload'],
    ['S -', 'underload'],
    ['S I', 'not_executable'],
    ['ES', 'unreadable'],
    ['S S     ------ kg', 'unreadable'],
  ])('has no weight while it says %j, also when it had one', async (line, reason) => {
    saying = 'S S      14520 kg';
    watch();
    await readingBecomes({ tonnes: '14.520' });
    saying = line;
    await readingBecomes({ phase: 'ERROR', tonnes: null, reason });
  });

  it('has no weight once it sends nothing but its serial number', async () => {
    saying = 'S S      14520 kg';
    watch();
    await readingBecomes({ phase: 'STABLE', tonnes: '14.520' });
    saying = 'I4 A "C118667709"';
    await readingBecomes({ phase: 'OFFLINE', tonnes: null, reason: 'stale' });
  });

  it('goes on with the visit that is on it, and begins a new one after zero', async () => {
    saying = 'S S      14520 kg';
    watch();
    await readingBecomes({ phase: 'STABLE', accepted: { visit: 1 } });
    stopWatching();
    watch();
    await readingBecomes({ phase: 'STABLE', accepted: { captureId: accepted[0]?.captureId, visit: 1 } });
    expect(accepted).toHaveLength(1);
    saying = 'S S          0 kg';
    await readingBecomes({ phase: 'EMPTY', accepted: null });
    stopWatching();
    saying = 'S S      14520 kg';
    watch();
    await readingBecomes({ phase: 'STABLE', accepted: { visit: 2 } });
    expect(accepted.map(({ visit, seq }) => [visit, seq])).toEqual([
      [1, 1],
      [2, 2],
    ]);
  });

  it('keeps the accepted weight of a load if the next weight of that load cannot be stored', async () => {
    saying = 'S S      14520 kg';
    const full = (): never => {
      throw new Error('the disk is full');
    };
    const disk = store;
    let isFull = false;
    store = { ...disk, keep: (weight) => (isFull ? full() : disk.keep(weight)) };
    watch();
    await readingBecomes({ phase: 'STABLE', accepted: { tonnes: '14.520' } });
    isFull = true;
    saying = 'S S      28080 kg';
    await readingBecomes({ phase: 'ERROR', reason: 'storage_full' });
    saying = 'S S      14520 kg';
    await readingBecomes({ phase: 'STABLE', reason: null, accepted: { tonnes: '14.520', visit: 1 } });
    expect(accepted).toHaveLength(1);
  });

  it('a scale that cannot be read says so again and again, for viewers who come later', async () => {
    watch({ protocol: null });
    await readingBecomes({ phase: 'OFFLINE', tonnes: null, reason: 'protocol_not_supported' });
    readings = [];
    await readingBecomes({ phase: 'OFFLINE', tonnes: null, reason: 'protocol_not_supported' });
  });

  it('says nothing more once nobody watches it', async () => {
    saying = 'S S      14520 kg';
    watch();
    await readingBecomes({ tonnes: '14.520' });
    stopWatching();
    const before = readings.length;
    const [caller] = callers;
    if (caller && !caller.closed) await once(caller.resume(), 'close');
    expect(readings).toHaveLength(before);
  });
});
