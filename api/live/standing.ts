import type { Namespace, Socket } from 'socket.io';
import type { Database } from '#database/connect.ts';
import { changesChannel } from '#database/transaction.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { sessionTokenOf } from '../auth/cookie.ts';
import { endedSessionsChannel, hashOf, type Sessions } from '../auth/sessions.ts';

/** Expired sessions are noticed this late at most; ended ones at once. */
const lookAgainMs = 60_000;

/**
 * Lets in who has a session, and keeps each socket's rights as those of its user: a sign-out closes it,
 * a change of the user takes effect. The answer stops watching.
 */
export const watchStanding = async (
  live: Namespace,
  database: Database,
  sessions: Sessions,
): Promise<() => Promise<void>> => {
  live.use((socket, next) => {
    const token = sessionTokenOf(socket.handshake.headers.cookie) ?? '';
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
    if (actor) socket.data.actor = actor;
    else socket.disconnect(true);
  };
  const lookAt = (wanted: (socket: Socket) => boolean): void => {
    // A database that is away for a moment signs nobody out.
    for (const socket of live.sockets.values()) if (wanted(socket)) look(socket).catch(() => undefined);
  };

  const timer = setInterval(() => lookAt(() => true), lookAgainMs);
  const stopEnded = await database.listen(endedSessionsChannel, (hash) =>
    lookAt(({ data }) => hash === '' || hashOf(data.token as string) === hash),
  );
  const stopChanged = await database.listen(changesChannel, (payload) => {
    if (!payload.includes('"object":"user"')) return;
    const { id } = JSON.parse(payload) as { id: number };
    lookAt(({ data }) => (data.actor as Actor).userId === id);
  });
  return async () => {
    clearInterval(timer);
    await stopEnded();
    await stopChanged();
  };
};
