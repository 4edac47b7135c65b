import type { AnyRecord } from '#domain/kernel/record.ts';
import type { Registry } from '#domain/kernel/registry.ts';
import type { Actor } from '#domain/platform/actor.ts';
import type { Transaction } from '../transaction.ts';

/** What is about to be written: field names with references as ids. Hooks may fill in and correct. */
export type Draft = Record<string, unknown>;

export interface WriteContext {
  readonly tx: Transaction;
  readonly actor: Actor;
  readonly registry: Registry;
}

/**
 * What is special about an object when it touches other records. Rules that touch nothing else stand in
 * `domain` beside the declaration; a hook calls them.
 */
export interface Hooks {
  /** After validation of the references that the caller asked for, before the write itself, also of a deletion mark; `before` is absent for a new record. */
  readonly beforeWrite?: (
    draft: Draft,
    before: AnyRecord | undefined,
    context: WriteContext,
  ) => Promise<void> | void;
  readonly afterWrite?: (
    record: AnyRecord,
    before: AnyRecord | undefined,
    context: WriteContext,
  ) => Promise<void> | void;
  readonly onConfirm?: (record: AnyRecord, context: WriteContext) => Promise<void> | void;
  readonly onUndoConfirm?: (record: AnyRecord, context: WriteContext) => Promise<void> | void;
  readonly beforeDelete?: (record: AnyRecord, context: WriteContext) => Promise<void> | void;
}

export type HookRegistry = Readonly<Record<string, Hooks>>;
