import type { Namespace } from 'socket.io';

type InRoom = ReturnType<Namespace['to']>;

/** Processes announce themselves to each other every five seconds. For twice that time a new one may not know the others. */
const settledMs = 10_000;

/**
 * Returns a function that names the receivers of a message to a room. Use it only for messages that are sent ten times a second
 * and may be missed. If no other API process runs, the receivers are the sockets of this process: messages to those need no
 * detour through Postgres, which costs as much as many of them. A process that starts is known at once. One that had lost
 * Postgres is known within five seconds of its return.
 */
export function receiversIn(viewers: Namespace): (room: string) => Promise<InRoom> {
  const settledAt = Date.now() + settledMs;
  return async (room) => {
    const isAlone = Date.now() >= settledAt && (await viewers.adapter.serverCount()) === 1;
    return isAlone ? viewers.local.to(room) : viewers.to(room);
  };
}
