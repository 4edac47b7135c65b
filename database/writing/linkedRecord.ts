import type { AnyRecord } from '#domain/kernel/record.ts';
import { systemActor } from '#domain/platform/actor.ts';
import type { Transaction } from '../transaction.ts';

/** The record that a field refers to, whoever asks; nothing where it refers to none. */
export const linkedRecord = async (
  { records }: Transaction,
  object: string,
  id: unknown,
): Promise<AnyRecord | undefined> =>
  typeof id === 'number' ? records.get(systemActor, object, id) : undefined;

/** The id that a field refers by; null where it refers to nothing. */
export const linkedId = (id: unknown): number | null => (typeof id === 'number' ? id : null);
