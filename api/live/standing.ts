import type { Namespace, Socket } from 'socket.io';
import type { Database } from '#database/connect.ts';
import type { Change } from '#database/transaction.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { sessionTokenOf } from '../auth/cookie.ts';
import { hashOf, type Sessions } from '../auth/sessions.ts';
import { endedSessionsChannel } from '#database/accounts/singleSession.ts';

/** An expired session is noticed after this time at the latest. A sign-out is noticed at once. */
const lookAgainMs = 60_000;

/** Objects that decide the rights of several people: after a change all sockets are checked again. */
const decidesRights = ['userRole', 'roleGroup', 'accessRestriction', 'department', 'employee'];

export interface Standing {
  /** Called for every change of a record; resolves when the rights of all sockets are up to date with it. */
  heard(change: Change): Promise<unknown>;
  stop(): Promise<void>;
}

/**
 * Admits only sockets with a session, and keeps the rights of each socket equal to those of its user. A sign-out closes the
 * socket. When the rights of its user change, the socket gets the new rights, and `changed` is called with it.
 */
export async function watchStanding(
  live: Namespace,
  database: Database,
  sessions: Sessions,
  publicUrl: string,
  changed: (socket: Socket) => void,
): Promise<Standing> {
  live.use((socket, next) => {
    const token = sessionTokenOf(socket.handshake.headers.cookie, publicUrl) ?? '';
    sessions.standingOf(token).then(
      (actor) => {
        if (!actor) return next(new Error('not_signed_in'));
        Object.assign(socket.data, { actor, token });
        next();
      },
      () => next(new Error('unexpected')),
    );
  });

  const look = async (socket: Socket): Promise<void> => {
    const actor = await sessions.standingOf(socket.data.token as string);
    if (!actor) return void socket.disconnect(true);
    const before = JSON.stringify(socket.data.actor);
    socket.data.actor = actor;
    if (JSON.stringify(actor) !== before) changed(socket);
  };
  /** Resolves when all checks that have begun so far are done. */
  let looking: Promise<unknown> = Promise.resolve();
  const lookAt = (wanted: (socket: Socket) => boolean): void => {
    const sockets = [...live.sockets.values()].filter(wanted);
    // While the database is unreachable nobody is signed out.
    looking = Promise.all([looking, ...sockets.map((socket) => look(socket).catch(() => undefined))]);
  };

  const timer = setInterval(() => lookAt(() => true), lookAgainMs);
  const stopEnded = await database.listen(endedSessionsChannel, (hash) =>
    lookAt(({ data }) => hash === '' || hashOf(data.token as string) === hash),
  );
  return {
    heard: ({ object, id }) => {
      if (object === 'user') lookAt(({ data }) => (data.actor as Actor).userId === id);
      if (decidesRights.includes(object)) lookAt(() => true);
      return looking;
    },
    stop: async () => {
      clearInterval(timer);
      await stopEnded();
    },
  };
}
