import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import type { Telegram } from '#domain/weighing/reading.ts';
import { UnreadableAnswer } from './driver.ts';
import { iot } from './iot.ts';

let server: Server | undefined;
afterEach(() => server?.close());

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
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const heard: Telegram[] = [];
  const gateway = { server: '127.0.0.1', port, resource: '/weight', login: null, password: null };
  const reading = iot({
    gateway,
    protocol: undefined as never,
    parser: undefined,
    onTelegram: (telegram) => heard.push(telegram),
    signal: AbortSignal.timeout(20_000),
  });
  await expect(reading).rejects.toThrow(UnreadableAnswer);
  expect(heard).toEqual([]);
  // The driver stops reading after 64 KiB; the rest of what was sent is in the buffers of the sockets.
  expect(sent).toBeLessThan(20_000_000);
});
