import type { Namespace } from 'socket.io';
import type { Database } from '#database/connect.ts';
import { changesChannel, type Change } from '#database/transaction.ts';
import type { Actor } from '#domain/platform/actor.ts';
import type { RightsWatch } from './watchRights.ts';

/**
 * Notifies signed-in browsers which records have changed. Every API process gets all changes from Postgres and notifies its
 * own sockets; nobody is notified of a record that they may not read.
 */
export function relayChanges(
  namespace: Namespace,
  database: Database,
  rights: RightsWatch,
): Promise<() => Promise<void>> {
  return database.listen(changesChannel, (payload) => {
    // An empty payload: Postgres was away, and changes may have been missed. Browsers then read again.
    if (payload === '') return void namespace.local.emit('reconnected');
    const change = JSON.parse(payload) as Change;
    rights
      .noteChange(change)
      .then(() => notifyReaders(namespace, database, change))
      // While Postgres is away nobody is notified.
      .catch(() => undefined);
  });
}

const notifyReaders = async (namespace: Namespace, database: Database, change: Change): Promise<void> => {
  if (!database.registry.has(change.object)) return;
  const sockets = [...namespace.sockets.values()];
  const actors = sockets.map(({ data }) => data.actor as Actor);
  const maySee = await database.records.seenBy(actors, change.object, change.id);
  sockets.forEach((socket, index) => maySee[index] && socket.emit('changed', change));
};
