import type { Namespace } from 'socket.io';
import type { Database } from '#database/connect.ts';
import { changesChannel } from '#database/transaction.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { may } from '#domain/platform/access.rules.ts';

interface Change {
  readonly object: string;
  readonly id: number;
}

/**
 * Tells signed-in browsers which records have changed. Every API process hears every change from Postgres
 * and tells its own sockets; nobody hears of a record they may not read.
 */
export const relayChanges = (namespace: Namespace, database: Database): Promise<() => Promise<void>> =>
  database.listen(changesChannel, (payload) => {
    if (payload === '') return void namespace.local.emit('reconnected');
    void tell(namespace, database, JSON.parse(payload) as Change);
  });

const tell = async (namespace: Namespace, database: Database, change: Change): Promise<void> => {
  if (!database.registry.has(change.object)) return;
  const declaration = database.registry.byName(change.object);
  for (const socket of namespace.sockets.values()) {
    const actor = socket.data.actor as Actor;
    if (!may(actor, 'read', declaration)) continue;
    if (actor.external && !(await sees(database, actor, change))) continue;
    socket.emit('changed', change);
  }
};

const sees = (database: Database, actor: Actor, { object, id }: Change): Promise<boolean> =>
  database.records.mustSee(actor, object, id).then(
    () => true,
    () => false,
  );
