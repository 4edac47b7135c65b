import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { closeHttp } from './closeHttp.ts';

const listening = async (answer: RequestListener): Promise<Server> => {
  const http = createServer(answer);
  await once(http.listen(0, '127.0.0.1'), 'listening');
  return http;
};

const callerOf = async (http: Server, words: string): Promise<Socket> => {
  const socket = connect((http.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(words);
  return socket;
};

it('closes although a caller never sends the body that was announced', async () => {
  const began = Promise.withResolvers<void>();
  const http = await listening((request, response) => {
    began.resolve();
    request.resume().on('end', () => response.end());
  });
  const caller = await callerOf(http, 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 10\r\n\r\n');
  await began.promise;
  const ended = once(caller, 'close');
  await closeHttp(http, 50);
  expect(await ended).toBeDefined();
});

it('answers the requests that run before it closes', async () => {
  const began = Promise.withResolvers<void>();
  const http = await listening((_request, response) => {
    began.resolve();
    setTimeout(() => response.end('done'), 100);
  });
  const caller = await callerOf(http, 'GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n');
  await began.promise;
  const answer = once(caller, 'data');
  await closeHttp(http);
  expect(String((await answer)[0])).toContain('done');
});
