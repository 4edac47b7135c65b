import type { Namespace } from 'socket.io';

type InRoom = ReturnType<Namespace['to']>;

/** Processes announce themselves to each other every five seconds; for twice that time a new one may not know the others. */
const settledMs = 10_000;

/**
 * For what is said ten times a second and may be missed: the viewers in a room, or only those of this process where there is
 * no other one. They need no detour through Postgres, which costs as much as messages to many of them. A process that starts is
 * heard of at once; one that had lost Postgres, within five seconds of its return.
 */
export function nearbyIn(viewers: Namespace): (room: string) => Promise<InRoom> {
  const settledAt = Date.now() + settledMs;
  return async (room) => {
    const isAlone = Date.now() >= settledAt && (await viewers.adapter.serverCount()) === 1;
    return isAlone ? viewers.local.to(room) : viewers.to(room);
  };
}
