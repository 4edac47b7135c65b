import type { Declaration } from '#domain/kernel/declaration.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import type { Registry } from '#domain/kernel/registry.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { readsWhole } from '../reading/visibility.ts';
import type { Draft, Hooks } from './hooks.ts';
import type { WriteSettings } from './settings.ts';

/** What a write changes in a record. */
export interface Stored {
  readonly draft: Draft;
  /** The record as it was; absent for a new one. */
  readonly before?: AnyRecord | undefined;
}

/** A write that has been stored. */
export interface Written extends Stored {
  readonly id: number;
  /** The record as it is now, if the writing statement has returned it. */
  readonly record?: AnyRecord | undefined;
  readonly settings: WriteSettings;
}

/** Whether an object's `afterWrite` is called for this write; see `afterWriteOf` of its hooks. */
export function callsAfterWrite({ afterWrite, afterWriteOf }: Hooks, { draft, before }: Stored): boolean {
  if (!afterWrite) return false;
  if (!afterWriteOf) return true;
  if (afterWriteOf === 'new') return before === undefined;
  return before !== undefined && afterWriteOf.some((name) => name in draft);
}

/** Whether the actor gets the whole record as the answer to a write, the same as a version keeps. */
export function isAnsweredWhole(actor: Actor, registry: Registry, declaration: Declaration): boolean {
  return actor.system === true || readsWhole(actor, registry, declaration);
}
