import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { freePort } from '#infrastructure/freePort.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Telegram } from '#domain/weighing/reading.ts';
import type { ScaleSettings } from '#domain/weighing/scaleMessages.ts';
import { startModbusScale, type ForeignModbusScale } from '#tools/peers/modbusScale.ts';
import { eventually } from '#tools/testing/eventually.ts';
import { readScale } from './readScale.ts';

type Protocol = NonNullable<ScaleSettings['protocol']>;

let heard: Telegram[];
let stop: AbortController;
beforeEach(() => {
  heard = [];
  stop = new AbortController();
});
afterEach(() => stop.abort());

const read = (protocol: Partial<Protocol> | null): Promise<void> =>
  readScale(
    {
      scaleId: 1,
      name: 'W1',
      factor: '0.001',
      deviation: '0.020',
      minimumWeight: '0.400',
      loggingOn: false,
      protocol: protocol && {
        type: 'Modbus',
        parser: 'ToledoModbus',
        server: '127.0.0.1',
        port: 1,
        command: null,
        register: 0,
        ...protocol,
      },
    },
    (telegram) => heard.push(telegram),
    stop.signal,
  );
const heardBecomes = (telegram: Partial<Telegram>): Promise<void> =>
  eventually(() => expect(heard.at(-1)).toMatchObject(telegram));

describe('a scale that cannot be read at all says so', () => {
  it.each<[string, Partial<Protocol> | null]>([
    ['without a protocol', null],
    ['whose driver reads registers and whose parser reads lines', { parser: 'ToledoSimple' }],
    ['whose driver reads lines and whose parser reads registers', { type: 'TCP/IP', parser: 'ToledoModbus' }],
  ])('%s', async (_case, protocol) => {
    await read(protocol);
    expect(heard).toEqual([{ kind: 'none', reason: 'protocol_not_supported', raw: '' }]);
  });
});

describe('a Modbus scale', () => {
  let peer: ForeignModbusScale;
  beforeAll(async () => {
    peer = await startModbusScale();
  });
  afterAll(() => peer?.stop());

  it.each([1355, 40_420, 49_999, 0, -40])('a Modbus scale that shows %i kg is read so', async (kg) => {
    await peer.set(kg);
    void read({ port: peer.port });
    await heardBecomes({ kind: 'value', value: String(kg), unit: 'kg', settled: null });
  });

  it('a Modbus scale that has no such register gives no weight', async () => {
    void read({ port: peer.port, register: 5000 });
    await heardBecomes({ kind: 'none', reason: 'not_executable' });
  });

  it('is read no more once it is told to stop', async () => {
    const ended = read({ port: peer.port });
    await eventually(() => expect(heard.length).toBeGreaterThan(0));
    stop.abort();
    await expect(ended).resolves.toBeUndefined();
  });
});

describe('where something else listens', () => {
  let server: Server;
  const callers: Socket[] = [];
  const listen = async (answer: (socket: Socket) => void): Promise<number> => {
    server = createServer((socket) => {
      callers.push(socket.on('error', () => undefined));
      answer(socket);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  afterEach(() => {
    stop.abort();
    callers.splice(0).forEach((socket) => socket.destroy());
    server?.close();
  });

  it.each<[string, Telegram['kind'], (socket: Socket) => void, RegExp]>([
    ['and says nothing', 'none', (socket) => socket.resume(), /no_answer/],
    [
      'and talks nonsense',
      'none',
      (socket) => socket.on('data', () => socket.write('HTTP/1.1 400 Bad Request\r\n\r\n')),
      /no_answer|connection_lost/,
    ],
    [
      'and hangs up',
      'none',
      (socket) => socket.once('data', () => socket.destroy()),
      /no_answer|connection_lost/,
    ],
  ])('%s, there is no weight, and the call is made again', async (_case, kind, answer, reason) => {
    const port = await listen(answer);
    void read({ port });
    await eventually(() => expect(callers.length).toBeGreaterThan(1));
    expect(heard.length).toBeGreaterThan(0);
    for (const telegram of heard)
      expect(telegram).toMatchObject({ kind, reason: expect.stringMatching(reason) as string });
  });
});

it('where nobody listens the connection is lost, and taken up when somebody does', async () => {
  const port = await freePort();
  void read({ port });
  await heardBecomes({ kind: 'none', reason: 'connection_lost' });
  const peer = await startModbusScale({ port });
  try {
    await peer.set(14_520);
    await heardBecomes({ kind: 'value', value: '14520' });
  } finally {
    await peer.stop();
  }
});
