import type { Declaration } from '#domain/kernel/declaration.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { lockRecord } from '../reading/lockRecord.ts';
import type { Reading } from '../reading/reading.ts';
import type { HookRegistry, Hooks, WriteContext } from './hooks.ts';
import { mustModify } from './permissions.ts';
import { translated } from './postgresErrors.ts';
import type { SecretBox } from './secrets.ts';
import { settingsOfLocked, type WriteSettings } from './settings.ts';

/** What a write of one actor works with, inside one transaction. */
export interface Writing extends WriteContext {
  readonly hooks: HookRegistry;
  readonly secrets: SecretBox;
}

export interface LockedRecord {
  readonly before: AnyRecord;
  readonly settings: WriteSettings;
}

/** What reads need: a read with it sees what the transaction has written so far. */
export function readingIn({ tx, registry }: Writing): Reading {
  return { sql: tx.sql, registry };
}

export function hooksOf({ hooks }: Writing, declaration: Declaration): Hooks {
  return hooks[declaration.name] ?? {};
}

/** The declaration of an object whose records the actor may change. @throws no_access, owned_by_workflow */
export function modifiable({ registry, actor }: Writing, object: string): Declaration {
  const declaration = registry.byName(object);
  mustModify(actor, declaration);
  return declaration;
}

/** Locks the record; returns it as it is, with the settings for writing it. One statement reads both. */
export async function lockToWrite(
  writing: Writing,
  declaration: Declaration,
  id: number,
): Promise<LockedRecord> {
  const reading = readingIn(writing);
  const settingsColumn = settingsOfLocked(declaration);
  const locked = await lockRecord(reading, writing.actor, declaration, id, settingsColumn);
  return { before: locked.record, settings: locked.beside };
}

/** Runs a statement; what Postgres refuses is thrown as our own error, which names the field. */
export async function translatingErrors<T>(declaration: Declaration, store: () => Promise<T>): Promise<T> {
  try {
    return await store();
  } catch (error) {
    throw translated(error, declaration);
  }
}
