import { io } from 'socket.io-client';
import type { TestApi } from './testApi.ts';
import type { Visitor } from './visitor.ts';

/** Connects a socket as a browser does. Returns it with the changes that it has heard of, as `object id`. */
export async function listening(api: TestApi, visitor: Visitor) {
  const socket = io(`${new URL(api.url).origin}/live`, {
    path: '/api/socket.io',
    extraHeaders: { cookie: visitor.cookie() },
    reconnection: false,
    transports: ['websocket'],
    forceNew: true,
  });
  const heard: string[] = [];
  const waiting = new Set<() => void>();
  socket.on('changed', ({ object, id }: { object: string; id: number }) => {
    heard.push(`${object} ${id}`);
    waiting.forEach((look) => look());
  });
  await new Promise<void>(
    (resolve, reject) => void socket.once('connect', resolve).once('connect_error', reject),
  );
  /** Resolves when the socket has heard of a change of this record. */
  const until = (object: string, id: number) =>
    new Promise<void>((resolve) => {
      const look = () => void (heard.includes(`${object} ${id}`) && resolve());
      waiting.add(look);
      look();
    });
  return { socket, heard, until };
}
