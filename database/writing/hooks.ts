import type { AnyRecord } from '#domain/kernel/record.ts';
import type { Registry } from '#domain/kernel/registry.ts';
import type { Actor } from '#domain/platform/actor.ts';
import type { HeldField } from '../recordService.ts';
import type { Sql } from '../sql.ts';
import type { Transaction } from '../transaction.ts';

/** What is about to be written: values by field name, a reference as an id. Hooks may add and correct values. */
export type Draft = Record<string, unknown>;

export interface WriteContext {
  readonly tx: Transaction;
  readonly actor: Actor;
  readonly registry: Registry;
}

/**
 * Rules of an object that read or write other records. A rule that needs only the record itself is in `domain`, beside the
 * declaration; a hook calls it.
 */
export interface Hooks {
  /**
   * Called after the caller's references have been checked and before the write, also for a change of the deletion mark.
   * `before` is absent for a new record.
   */
  readonly beforeWrite?: (
    draft: Draft,
    before: AnyRecord | undefined,
    context: WriteContext,
  ) => Promise<void> | void;
  /**
   * Limits `afterWrite`: it is called only for new records, or only for changes that write one of these fields. For other
   * writes the record is not read for it.
   */
  readonly afterWriteOf?: 'new' | readonly string[];
  /**
   * Called after the write, also for a confirmation and for a change of the deletion mark. `record` is as it is now, `before` as
   * it was; absent for a new record.
   */
  readonly afterWrite?: (
    record: AnyRecord,
    before: AnyRecord | undefined,
    context: WriteContext,
  ) => Promise<void> | void;
  /** The fields that `beforeWrite` refuses to change in the record's present state: forms show them as values. */
  readonly heldFields?: (record: AnyRecord, sql: Sql) => Promise<readonly HeldField[]>;
  /** Called after the document was confirmed, in the same transaction. `record` is as it was before the confirmation. */
  readonly onConfirm?: (record: AnyRecord, context: WriteContext) => Promise<void> | void;
  /** Called after the confirmation was undone, in the same transaction. `record` is as it was while it was confirmed. */
  readonly onUndoConfirm?: (record: AnyRecord, context: WriteContext) => Promise<void> | void;
  /** Called before the record is deleted for good. */
  readonly beforeDelete?: (record: AnyRecord, context: WriteContext) => Promise<void> | void;
}

export type HookRegistry = Readonly<Record<string, Hooks>>;
