import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Telegram } from '#domain/weighing/reading.ts';
import type { ScaleSettings } from '#domain/weighing/scaleMessages.ts';
import { startBroker, type Broker } from '#tools/peers/broker.ts';
import { startFaultyLine, type FaultyLine } from '#tools/peers/faults.ts';
import { environmentOf } from '#tools/peers/python.ts';
import { startS7Controller, type ForeignController } from '#tools/peers/s7Controller.ts';
import { startSerialPair, type SerialPair } from '#tools/peers/serialPair.ts';
import { startSicsScale, type ForeignSicsScale } from '#tools/peers/sicsScale.ts';
import { startWebServer } from '#tools/peers/webServer.ts';
import { eventually } from '#tools/testing/eventually.ts';
import { readScale } from '../readScale.ts';

/** Each way to reach a scale against a device, a broker or a server that nobody of this project wrote. */
let heard: Telegram[];
let stop: AbortController;
beforeEach(() => {
  heard = [];
  stop = new AbortController();
});
afterEach(() => stop.abort());

type Protocol = NonNullable<ScaleSettings['protocol']>;
const plain: Protocol = {
  type: 'TCP/IP',
  parser: 'ToledoSimple',
  server: '127.0.0.1',
  port: null,
  command: null,
  register: null,
};
const read = (protocol: Partial<Protocol>, gateway: ScaleSettings['gateway'] = null): void =>
  void readScale(
    {
      scaleId: 1,
      name: 'W1',
      factor: '0.001',
      deviation: '0.020',
      minimumWeight: '0.400',
      loggingOn: false,
      protocol: { ...plain, ...protocol },
      gateway,
    },
    (telegram) => heard.push(telegram),
    stop.signal,
  );
const heardBecomes = (telegram: object): Promise<void> =>
  eventually(() => expect(heard.at(-1)).toMatchObject(telegram));
const weight = (value: string) => ({ kind: 'value', value });
const none = (reason: string) => ({ kind: 'none', reason });
/** Milliseconds. On its first run a machine downloads and builds the programs of the peers. */
const onceBuilt = 300_000;
/** Checks that no other weights than these were heard. */
const onlyWeights = (...allowed: string[]): void => {
  const values = heard.flatMap((telegram) => (telegram.kind === 'value' ? [telegram.value] : []));
  expect(values.filter((value) => !allowed.includes(value))).toEqual([]);
};

describe('a Siemens controller', () => {
  let peer: ForeignController;
  const readS7 = (rows: Record<string, string>, port = peer.port) =>
    read({
      type: 'S7',
      port,
      s7: {
        rack: 0,
        slot: 2,
        rows: Object.entries(rows).map(([key, register]) => ({ key, register, valueType: 'real' as const })),
      },
    });
  beforeAll(async () => {
    peer = await startS7Controller();
  }, onceBuilt);
  afterAll(() => peer?.stop());

  it.each([40_420, 0, -40, 2_000_000])(
    'a Siemens controller that holds %i kg in a DINT gives this weight',
    async (kilograms) => {
      peer.setDint(8, 82, kilograms);
      readS7({ Weight: 'DB8,DINT82' });
      await heardBecomes({ ...weight(String(kilograms)), unit: 'kg', settled: null });
    },
  );

  it('a Siemens controller that holds 12.34 kg in a REAL gives 12.34, without the digits that a REAL adds', async () => {
    peer.setReal(1, 0, 12.34);
    readS7({ Weight: 'DB1,REAL0' });
    await heardBecomes(weight('12.34'));
  });

  it('reports by its bits whether the load rests, and why there is no weight', async () => {
    peer.setDint(8, 82, 14_520);
    peer.setByte(8, 86, 0b0000_0001);
    readS7({ Weight: 'DB8,DINT82', Stable: 'DB8,X86.0', Overload: 'DB8,X86.1', Fault: 'DB8,X86.2' });
    await heardBecomes({ ...weight('14520'), settled: true });
    peer.setByte(8, 86, 0b0000_0000);
    await heardBecomes({ ...weight('14520'), settled: false });
    peer.setByte(8, 86, 0b0000_0011);
    await heardBecomes(none('overload'));
    peer.setByte(8, 86, 0b0000_0101);
    await heardBecomes(none('fault'));
  });

  it('a Siemens controller whose life counter stands still gives no weight', async () => {
    peer.setDint(8, 82, 14_520);
    readS7({ Weight: 'DB8,DINT82', LifeCounter: 'DB10,DINT8' });
    await heardBecomes(weight('14520'));
    await heardBecomes(none('stale'));
    peer.setDint(10, 8, 7);
    await heardBecomes(weight('14520'));
  });

  it('a Siemens controller without such a block gives no weight', async () => {
    readS7({ Weight: 'DB99,DINT0' });
    await heardBecomes(none('unreadable'));
    onlyWeights();
  });

  it('a Siemens controller whose rows name no weight says that it cannot be read', async () => {
    readS7({ Gross: 'DB8,DINT82' });
    await heardBecomes(none('protocol_not_supported'));
  });

  it('behind a line that brings a few bytes at a time is read', async () => {
    peer.setDint(8, 82, 14_520);
    const line = await startFaultyLine(peer.port);
    await line.spoil({ type: 'slicer', attributes: { average_size: 3, size_variation: 1, delay: 5000 } });
    readS7({ Weight: 'DB8,DINT82' }, line.port);
    await heardBecomes(weight('14520'));
    await line.stop();
  });

  it('a Siemens controller that goes away gives no weight, and is read again when it is back', async () => {
    const own = await startS7Controller();
    own.setDint(8, 82, 14_520);
    readS7({ Weight: 'DB8,DINT82' }, own.port);
    await heardBecomes(weight('14520'));
    await own.stop();
    await heardBecomes(none('connection_lost'));
    const back = await startS7Controller({ port: own.port });
    back.setDint(8, 82, 28_080);
    await heardBecomes(weight('28080'));
    // The controller that comes back holds 0 until `setDint`.
    onlyWeights('14520', '28080', '0');
    await back.stop();
  });
});

describe('a gateway with a broker', () => {
  let broker: Broker;
  const listen = (more: object = {}) =>
    read(
      { type: 'IoT' },
      {
        server: `mqtt://127.0.0.1`,
        port: broker.port,
        login: broker.login,
        password: broker.password,
        resource: 'scales/1/weight',
        ...more,
      },
    );
  const say = (message: string, retain = false) => broker.publish('scales/1/weight', message, { retain });
  /** Repeats until somebody listens. */
  const repeatedBecomes = async (message: string, telegram: object) => {
    const saying = setInterval(() => void say(message), 50);
    await heardBecomes(telegram).finally(() => clearInterval(saying));
  };
  beforeAll(async () => {
    broker = await startBroker();
  }, onceBuilt);
  afterAll(() => broker?.stop());

  it('gives the weights that it publishes', async () => {
    listen();
    await repeatedBecomes('{"weight":40420}', { ...weight('40420'), unit: 'kg', settled: null });
    await repeatedBecomes('{"weight":"28,08","unit":"t","stable":true}', {
      ...weight('28.08'),
      unit: 't',
      settled: true,
    });
    await repeatedBecomes('{"weight":null}', none('unreadable'));
    await repeatedBecomes(`{"weight":40420,"time":"2020-01-01T00:00:00Z"}`, none('stale'));
  });

  it('a gateway with a broker that wants another password says so', async () => {
    listen({ password: 'wrong' });
    await heardBecomes(none('access_refused'));
    onlyWeights();
  });

  it('a gateway with a broker whose last message was kept for newcomers gives no weight of that', async () => {
    await say('{"weight":40420}', true);
    listen();
    await heardBecomes(none('stale'));
    onlyWeights();
    await say('', true);
  });
});

describe('a gateway with a web server', () => {
  let server: Awaited<ReturnType<typeof startWebServer>>;
  const ask = (resource: string, more: object = {}) =>
    read(
      { type: 'IoT' },
      { server: '127.0.0.1', port: server.port, login: null, password: null, resource, ...more },
    );
  /** The path at which the server answers with a text. It decodes base64 without `=` at the end: blanks fill the text up. */
  const saying = (text: string) =>
    `/base64/${Buffer.from(text.padEnd(Math.ceil(text.length / 3) * 3)).toString('base64url')}`;
  beforeAll(async () => {
    server = await startWebServer();
  }, onceBuilt);
  afterAll(() => server?.stop());

  it.each<[string, string, object]>([
    ['a weight', saying('{"weight":40420}'), { ...weight('40420'), unit: 'kg' }],
    ['no JSON', saying('40 420 kg'), none('unreadable')],
    ['JSON without a weight', saying('{"gross":40420}'), none('unreadable')],
    ['a weight that is no number', saying('{"weight":"------"}'), none('unreadable')],
    ['that it is broken', '/status/503', none('not_executable')],
    ['that nobody may ask', '/basic-auth/scale/s3cret', none('access_refused')],
    ['nothing for too long', '/delay/5', none('no_answer')],
  ])('a gateway with a web server that answers with %s', async (_answer, resource, telegram) => {
    ask(resource);
    await heardBecomes(telegram);
  });

  it('is asked with login and password', async () => {
    ask('/basic-auth/scale/s3cret', { login: 'scale', password: 's3cret' });
    // It lets us in, and has no weight there.
    await heardBecomes(none('unreadable'));
  });
});

describe('a scale on a serial port', () => {
  let pair: SerialPair;
  const serial = () => ({ path: pair.ours, baudRate: 9600, frame: '8N1' as const });
  beforeEach(async () => {
    pair = await startSerialPair();
  }, onceBuilt);
  afterEach(() => pair?.stop());

  it(
    'is asked and read as one on the network',
    async () => {
      const folder = await environmentOf({
        environment: 'mt-sics-emulator-serial-0.1.1',
        packages: ['mt-sics-emulator==0.1.1', 'pyserial==3.5'],
      });
      const emulator = spawn(
        join(folder, 'bin', 'python'),
        [
          '-c',
          'from mtsics.transport.serial import main; main()',
          '--port',
          pair.theirs,
          '--profile',
          'mt-ind570',
        ],
        { stdio: 'ignore', env: { PATH: process.env.PATH, PYTHONDONTWRITEBYTECODE: '1' } },
      );
      try {
        read({ type: 'COM', command: 'SI\\r\\n', serial: serial() });
        await heardBecomes({ kind: 'value', unit: 'kg' });
      } finally {
        emulator.kill('SIGKILL');
        await once(emulator, 'exit');
      }
    },
    onceBuilt,
  );

  it('a scale on a missing serial port has no connection, and is read once the port is there', async () => {
    const path = `${pair.ours}-plugged-in-later`;
    read({ type: 'COM', serial: { path, baudRate: 9600, frame: '7E1' } });
    await heardBecomes(none('connection_lost'));
    await symlink(pair.ours, path);
    await heardBecomes(none('no_answer'));
    // The last write may fail, because the serial line ends with the test.
    const say = () => void appendFile(pair.theirs, 'S S      40420 kg\r\n').catch(() => undefined);
    const saying = setInterval(say, 50);
    await heardBecomes(weight('40420')).finally(() => clearInterval(saying));
    onlyWeights('40420');
  });
});

describe('a spoilt line to an MT-SICS scale', () => {
  let peer: ForeignSicsScale;
  let line: FaultyLine;
  beforeAll(async () => {
    peer = await startSicsScale();
    line = await startFaultyLine(peer.port);
    await peer.set(123.4);
  }, onceBuilt);
  afterAll(async () => {
    await line?.stop();
    await peer?.stop();
  });
  beforeEach(async () => {
    read({ port: line.port, command: 'SI\\r\\n' });
    await heardBecomes(weight('123.4'));
  });
  afterEach(async () => {
    onlyWeights('123.4');
    await line.mend();
  });

  it('a cut line to an MT-SICS scale gives no weight, and gives weights by itself once it is whole again', async () => {
    await line.cut();
    await heardBecomes(none('connection_lost'));
    await line.mend();
    await heardBecomes(weight('123.4'));
  });

  it('a line to an MT-SICS scale that swallows everything gives no weight after a moment', async () => {
    await line.spoil({ type: 'timeout', attributes: { timeout: 0 } });
    await heardBecomes(none('no_answer'));
    await line.mend();
    await heardBecomes(weight('123.4'));
  });

  it('a line to an MT-SICS scale that is slower than the longest silence gives no weight', async () => {
    await line.spoil({ type: 'latency', attributes: { latency: 2500 } });
    await heardBecomes(none('no_answer'));
  });

  it('a line to an MT-SICS scale that brings two bytes at a time brings the same weights', async () => {
    await line.spoil({ type: 'slicer', attributes: { average_size: 2, size_variation: 1, delay: 2000 } });
    const before = heard.length;
    await eventually(() => expect(heard.length).toBeGreaterThan(before + 5));
    await heardBecomes(weight('123.4'));
  });

  it('a line to an MT-SICS scale that is reset is opened again', async () => {
    await line.spoil({ type: 'reset_peer', attributes: { timeout: 0 } });
    await heardBecomes({ kind: 'none' });
    await line.mend();
    await heardBecomes(weight('123.4'));
  });
});
