import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import type { Telegram } from '#domain/weighing/reading.ts';
import { UnreadableAnswer } from './driver.ts';
import { iot } from './iot.ts';

let server: Server | undefined;
afterEach(() => server?.close());

/** Reads a gateway, which is started on a free port. */
const readIt = async (gateway: Server, onTelegram: (telegram: Telegram) => void): Promise<void> => {
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  const { port } = gateway.address() as AddressInfo;
  await iot({
    gateway: { server: '127.0.0.1', port, resource: '/weight', login: null, password: null },
    protocol: undefined as never,
    parser: undefined,
    onTelegram,
    signal: AbortSignal.timeout(20_000),
  });
};

it('a gateway that begins an answer and falls silent counts as one that does not answer', async () => {
  server = createServer((_request, response) => void response.write('{"weight":'));
  await expect(readIt(server, () => undefined)).rejects.toThrow('no_answer');
});

it('a gateway that answers without an end is not read on, and gives no weight', async () => {
  let sent = 0;
  server = createServer((_request, response) => {
    response.write('{"weight":40420');
    const blanks = Buffer.alloc(10_000, ' ');
    const more = (): void => {
      while (!response.destroyed && response.write(blanks)) sent += blanks.length;
    };
    response.on('drain', more).on('close', () => response.off('drain', more));
    more();
  });
  const heard: Telegram[] = [];
  const reading = readIt(server, (telegram) => heard.push(telegram));
  await expect(reading).rejects.toThrow(UnreadableAnswer);
  expect(heard).toEqual([]);
  // The driver stops reading after 64 KiB; the rest of what was sent is in the buffers of the sockets.
  expect(sent).toBeLessThan(20_000_000);
});
