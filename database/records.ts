import type { Registry } from '#domain/kernel/registry.ts';
import { standingFor } from './reading/lifecycleState.ts';
import { RecordReader } from './reading/readRecords.ts';
import { seenBy } from './reading/seenBy.ts';
import type { RecordService } from './recordService.ts';
import type { Sql } from './sql.ts';
import type { Transaction } from './transaction.ts';
import type { HookRegistry } from './writing/hooks.ts';
import type { SecretBox } from './writing/secrets.ts';
import { RecordWriter } from './writing/writeRecords.ts';

interface ServiceDependencies {
  readonly registry: Registry;
  readonly hooks: HookRegistry;
  readonly secrets: SecretBox;
}

/** A transaction that is open, or a database that can begin one for each write. */
type Connection =
  | Transaction
  | { readonly sql: Sql; readonly transaction: <T>(work: (tx: Transaction) => Promise<T>) => Promise<T> };

/** The record service over an open transaction, or over the pool with a transaction for each write. */
export function recordService(
  { registry, hooks, secrets }: ServiceDependencies,
  connection: Connection,
): RecordService {
  const reader = new RecordReader(connection.sql, registry);
  const writing = <T>(write: (writer: RecordWriter) => Promise<T>): Promise<T> =>
    'transaction' in connection
      ? connection.transaction((tx) => write(new RecordWriter(tx, registry, hooks, secrets)))
      : write(new RecordWriter(connection, registry, hooks, secrets));
  return {
    list: (actor, object, query) => reader.list(actor, object, query),
    count: (actor, object, filter, cap) => reader.count(actor, object, filter, cap),
    totals: (actor, object, filter, totals) => reader.totals(actor, object, filter, totals),
    totalsBy: (actor, object, filter, by, totals) => reader.totalsBy(actor, object, filter, by, totals),
    get: (actor, object, id) => reader.get(actor, object, id),
    lifecycle: async (actor, object, id) => {
      const record = await reader.get(actor, object, id);
      const held = await hooks[object]?.heldFields?.(record, connection.sql);
      return standingFor(connection.sql, registry, registry.byName(object), actor, record, held);
    },
    mustSee: (actor, object, id, type) => reader.mustSee(actor, object, id, type),
    seenBy: (actors, object, id) => seenBy(connection.sql, registry, actors, object, id),
    predefined: (actor, object, name) => reader.predefined(actor, object, name),
    create: (actor, object, input) => writing((writer) => writer.create(actor, object, input)),
    update: (actor, object, id, input) => writing((writer) => writer.update(actor, object, id, input)),
    createOnly: (actor, object, input) =>
      writing(async (writer) => (await writer.create(actor, object, input, 'id')).id),
    updateOnly: (actor, object, id, input) =>
      writing(async (writer) => void (await writer.update(actor, object, id, input, 'id'))),
    confirm: (actor, object, id) => writing((writer) => writer.confirm(actor, object, id)),
    undoConfirm: (actor, object, id) => writing((writer) => writer.undoConfirm(actor, object, id)),
    changeDeletionMark: (actor, object, id, mark) =>
      writing((writer) => writer.changeDeletionMark(actor, object, id, mark)),
    remove: (actor, object, id) => writing((writer) => writer.remove(actor, object, id)),
  };
}
