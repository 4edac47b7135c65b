import type { Registry } from '#domain/kernel/registry.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { standingFor } from './reading/lifecycleState.ts';
import { countRecords, listRecords } from './reading/listRecords.ts';
import { mustSee } from './reading/lockRecord.ts';
import type { Reading } from './reading/reading.ts';
import { readPredefined, readRecord } from './reading/readRecord.ts';
import { seenBy } from './reading/seenBy.ts';
import { totalsBy, totalsOf } from './reading/sumRecords.ts';
import type { RecordService } from './recordService.ts';
import type { Sql } from './sql.ts';
import type { Transaction } from './transaction.ts';
import { confirmRecord, undoConfirmation } from './writing/confirmRecord.ts';
import { createRecord } from './writing/createRecord.ts';
import { deleteRecord } from './writing/deleteRecord.ts';
import type { HookRegistry } from './writing/hooks.ts';
import { markRecord } from './writing/markRecord.ts';
import type { SecretBox } from './writing/secrets.ts';
import { updateRecord } from './writing/updateRecord.ts';
import type { Writing } from './writing/writing.ts';

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
  const reading: Reading = { sql: connection.sql, registry };
  /** A write by this actor: in the open transaction, or in one of its own. */
  const writing = <T>(actor: Actor, write: (writing: Writing) => Promise<T>): Promise<T> => {
    const writeIn = (tx: Transaction) => write({ tx, actor, registry, hooks, secrets });
    return 'transaction' in connection ? connection.transaction(writeIn) : writeIn(connection);
  };
  return {
    list: (actor, object, query) => listRecords(reading, actor, object, query),
    count: (actor, object, filter, cap) => countRecords(reading, actor, object, filter, cap),
    totals: (actor, object, filter, totals) => totalsOf(reading, actor, object, filter, totals),
    totalsBy: (actor, object, filter, by, totals) => totalsBy(reading, actor, object, filter, by, totals),
    get: (actor, object, id) => readRecord(reading, actor, object, id),
    lifecycle: async (actor, object, id) => {
      const record = await readRecord(reading, actor, object, id);
      // The fields that hooks refuse to change in the present state of the record.
      const held = await hooks[object]?.heldFields?.(record, connection.sql);
      return standingFor(connection.sql, registry, registry.byName(object), actor, record, held);
    },
    mustSee: (actor, object, id, type) => mustSee(reading, actor, object, id, type),
    seenBy: (actors, object, id) => seenBy(connection.sql, registry, actors, object, id),
    predefined: (actor, object, name) => readPredefined(reading, actor, object, name),
    create: (actor, object, input) => writing(actor, (write) => createRecord(write, object, input)),
    update: (actor, object, id, input) => writing(actor, (write) => updateRecord(write, object, id, input)),
    createOnly: (actor, object, input) =>
      writing(actor, async (write) => (await createRecord(write, object, input, 'id')).id),
    updateOnly: (actor, object, id, input) =>
      writing(actor, async (write) => void (await updateRecord(write, object, id, input, 'id'))),
    confirm: (actor, object, id) => writing(actor, (write) => confirmRecord(write, object, id)),
    undoConfirm: (actor, object, id) => writing(actor, (write) => undoConfirmation(write, object, id)),
    changeDeletionMark: (actor, object, id, mark) =>
      writing(actor, (write) => markRecord(write, object, id, mark)),
    remove: (actor, object, id) => writing(actor, (write) => deleteRecord(write, object, id)),
  };
}
