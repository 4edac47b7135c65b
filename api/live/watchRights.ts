import type { Namespace, Socket } from 'socket.io';
import type { Database } from '#database/connect.ts';
import type { Change } from '#database/transaction.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { sessionTokenOf } from '../auth/cookie.ts';
import { hashOf, type Sessions } from '../auth/sessions.ts';
import { endedSessionsChannel } from '#database/accounts/singleSession.ts';

/** An expired session is noticed after this time at the latest. A sign-out is noticed at once. */
const checkEveryMs = 60_000;

/** Objects that decide the rights of several people: after a change all sockets are checked again. */
const objectsOfRights = ['userRole', 'roleGroup', 'accessRestriction', 'department', 'employee'];

export interface RightsWatch {
  /** Called for every change of a record; resolves when the rights of all sockets are up to date with it. */
  noteChange(change: Change): Promise<unknown>;
  stop(): Promise<void>;
}

/**
 * Admits only sockets with a session, and keeps the rights of each socket equal to those of its user. A sign-out closes the
 * socket. When the rights of its user change, the socket gets the new rights, and `onNewRights` is called with it.
 */
export async function watchRights(
  live: Namespace,
  database: Database,
  sessions: Sessions,
  publicUrl: string,
  onNewRights: (socket: Socket) => void,
): Promise<RightsWatch> {
  live.use((socket, next) => {
    const token = sessionTokenOf(socket.handshake.headers.cookie, publicUrl) ?? '';
    sessions.actorWithoutExtending(token).then(
      (actor) => {
        if (!actor) return next(new Error('not_signed_in'));
        Object.assign(socket.data, { actor, token });
        next();
      },
      () => next(new Error('unexpected')),
    );
  });

  const checkSocket = async (socket: Socket): Promise<void> => {
    const actor = await sessions.actorWithoutExtending(socket.data.token as string);
    if (!actor) return void socket.disconnect(true);
    const before = JSON.stringify(socket.data.actor);
    socket.data.actor = actor;
    if (JSON.stringify(actor) !== before) onNewRights(socket);
  };
  /**
   * Resolves when all checks that were asked for so far are done. They are made one after another, so that rights that were read
   * earlier do not replace those that were read later.
   */
  let checks: Promise<unknown> = Promise.resolve();
  const checkSockets = (isMeant: (socket: Socket) => boolean): void => {
    checks = checks.then(() => {
      const sockets = [...live.sockets.values()].filter(isMeant);
      // While the database is unreachable nobody is signed out.
      return Promise.all(sockets.map((socket) => checkSocket(socket).catch(() => undefined)));
    });
  };

  const timer = setInterval(() => checkSockets(() => true), checkEveryMs);
  // An empty text says that Postgres was away: then any session may have ended.
  const stopEnded = await database.listen(endedSessionsChannel, (hash) =>
    checkSockets(({ data }) => hash === '' || hashOf(data.token as string) === hash),
  );
  return {
    noteChange: ({ object, id }) => {
      if (object === 'user') checkSockets(({ data }) => (data.actor as Actor).userId === id);
      if (objectsOfRights.includes(object)) checkSockets(() => true);
      return checks;
    },
    stop: async () => {
      clearInterval(timer);
      await stopEnded();
    },
  };
}
