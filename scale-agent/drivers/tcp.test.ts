import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Telegram } from '#domain/weighing/reading.ts';
import { parser as toledoSimple } from '../parsers/toledoSimple.ts';
import { tcp } from './tcp.ts';

/** A simulated terminal; each test says what it sends. */
let terminal: Server;
let stop: AbortController;
const connected: Socket[] = [];

beforeEach(async () => {
  stop = new AbortController();
  terminal = createServer((socket) => connected.push(socket)).listen(0, '127.0.0.1');
  await once(terminal, 'listening');
});
afterEach(() => {
  stop.abort();
  connected.splice(0).forEach((socket) => socket.destroy());
  terminal.close();
});

const read = (command: string | null, port = (terminal.address() as AddressInfo).port) => {
  const telegrams: Telegram[] = [];
  const waiting = new Set<() => void>();
  const protocol = {
    type: 'TCP/IP',
    parser: 'ToledoSimple',
    server: '127.0.0.1',
    port,
    command,
    register: null,
  } as const;
  const ended = tcp({
    protocol,
    parser: toledoSimple,
    signal: stop.signal,
    onTelegram: (telegram) => {
      telegrams.push(telegram);
      waiting.forEach((look) => look());
    },
  });
  ended.catch(() => undefined);
  const heard = (count: number) =>
    new Promise<Telegram[]>((resolve) => {
      const look = () => telegrams.length >= count && resolve(telegrams.slice(0, count));
      waiting.add(look);
      look();
    });
  return { ended, heard };
};
const caller = async (): Promise<Socket> =>
  connected[0] ?? ((await once(terminal, 'connection')) as [Socket])[0];
const weight = (value: string) => ({ kind: 'value', value, unit: 'kg', settled: true });

describe('a terminal on a TCP port', () => {
  it('is asked again and again', async () => {
    const { heard } = read('S\\r\\n');
    const socket = await caller();
    let asked = '';
    socket.on('data', (piece) => {
      asked += String(piece);
      socket.write('S S      40420 kg\r\n');
    });
    expect(await heard(3)).toMatchObject([weight('40420'), weight('40420'), weight('40420')]);
    expect(asked).toMatch(/^(S\r\n){3,}$/);
  });

  it.each(['SIR\\r\\n', 'SR\\r\\n', 'SNR\\r\\n'])(
    'is asked once when %s makes it go on by itself',
    async (command) => {
      const { heard } = read(command);
      const socket = await caller();
      let asked = '';
      socket.on('data', (piece) => (asked += String(piece)));
      const saying = setInterval(() => socket.write('S S      40420 kg\r\n'), 50);
      await heard(12);
      clearInterval(saying);
      expect(asked).toBe(command.replace('\\r\\n', '\r\n'));
    },
  );

  it('may speak unasked', async () => {
    const { heard } = read(null);
    (await caller()).write('I4 A "C118667709"\r\nS S      40420 kg\r\nS +\r\n');
    expect(await heard(2)).toMatchObject([weight('40420'), { kind: 'none', reason: 'overload' }]);
  });

  it('may say its lines in pieces', async () => {
    const { heard } = read(null);
    const socket = await caller();
    for (const letter of 'S S      40420 kg\r\nS S      38060 kg\r\n') {
      socket.write(letter);
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(await heard(2)).toMatchObject([weight('40420'), weight('38060')]);
  });
});

describe('the connection', () => {
  it('is given up when the terminal is asked and says nothing, though what is sent arrives', async () => {
    const { ended } = read('S\\r\\n');
    const socket = await caller();
    const closed = once(socket.resume(), 'close');
    await expect(ended).rejects.toThrow('no_answer');
    await closed;
  });

  it('is given up when the terminal falls silent', async () => {
    const { ended, heard } = read('SIR\\r\\n');
    (await caller()).write('S S      40420 kg\r\n');
    await heard(1);
    await expect(ended).rejects.toThrow('no_answer');
  });

  it('is lost when the terminal ends it', async () => {
    const { ended } = read('S\\r\\n');
    (await caller()).end();
    await expect(ended).rejects.toThrow('connection_lost');
  });

  it('is lost when the terminal breaks it off', async () => {
    const { ended } = read('S\\r\\n');
    (await caller()).resetAndDestroy();
    await expect(ended).rejects.toThrow();
  });

  it('cannot be made where nobody listens', async () => {
    const { port } = terminal.address() as AddressInfo;
    await new Promise((resolve) => terminal.close(resolve));
    const protocol = {
      type: 'TCP/IP',
      parser: 'ToledoSimple',
      server: '127.0.0.1',
      port,
      command: null,
      register: null,
    } as const;
    await expect(
      tcp({ protocol, parser: toledoSimple, onTelegram: () => undefined, signal: stop.signal }),
    ).rejects.toThrow('ECONNREFUSED');
  });

  it('ends quietly when it is told to stop, and asks no more', async () => {
    const { ended } = read('S\\r\\n');
    const socket = await caller();
    const closed = once(socket.resume(), 'close');
    stop.abort();
    await expect(ended).resolves.toBeUndefined();
    await closed;
  });
});

it('a port that there is not ends the attempt with an error, and leaves no timer behind', async () => {
  vi.useFakeTimers();
  try {
    await expect(read('S', 170_200).ended).rejects.toThrow('170200');
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});
