import type { AnyRecord } from '#domain/kernel/record.ts';
import { systemActor } from '#domain/platform/actor.ts';
import type { Transaction } from '../transaction.ts';

/** The record that a field refers to, read with the rights of the system; undefined if it refers to none. */
export async function linkedRecord(
  { records }: Transaction,
  object: string,
  id: unknown,
): Promise<AnyRecord | undefined> {
  return typeof id === 'number' ? records.get(systemActor, object, id) : undefined;
}

/** The id that a reference field holds; null if it refers to nothing. */
export function linkedId(id: unknown): number | null {
  return typeof id === 'number' ? id : null;
}
