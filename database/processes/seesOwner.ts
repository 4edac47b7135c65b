import { failFields, type FieldError } from '#domain/kernel/fail.ts';
import { idKey, type AnyRecord } from '#domain/kernel/record.ts';
import { actorOfUser } from '../accounts/signedInActor.ts';
import { mustSeeNamed } from '../platform/namedRecord.ts';
import type { Transaction } from '../transaction.ts';
import type { Draft, WriteContext } from '../writing/hooks.ts';
import { membersOf } from './taskPeople.ts';

/** The record that a task is about: the name of its object, and its id. */
interface Owner {
  readonly object: string;
  readonly id: number;
}

/**
 * Refuses a task about a record that its writer, its executor or its checker may not read, or that no member of its role may
 * read: they could not open what the task is about. People and records that were in the task before are accepted.
 * @throws validation_failed with task_record_unseen at the field, record_not_found
 */
export async function checkOwner(
  draft: Draft,
  before: AnyRecord | undefined,
  context: WriteContext,
): Promise<void> {
  const { tx, actor, registry } = context;
  if (actor.system) return;
  await mustSeeNamed(context, { name: 'ownerType', id: 'ownerId' }, draft, before);
  const after: Draft = { ...before, ...draft };
  const owner = ownerOf(after.ownerType, after.ownerId);
  if (!owner || !registry.has(owner.object)) return;
  const errors: FieldError[] = [];
  const unseenAt = (field: string): FieldError => ({ field, code: 'task_record_unseen' });
  for (const field of ['executor', 'checker'] as const) {
    const person = newIn(draft, before, field);
    if (person !== null && !(await seesOwner(tx, person, owner))) errors.push(unseenAt(field));
  }
  const role = newIn(draft, before, 'executorRole');
  // If the task also names a person, only this person must be able to read the record.
  const isForRole = role !== null && (after.executor ?? null) === null;
  if (isForRole && !(await anyMemberSees(tx, role, owner))) errors.push(unseenAt('executorRole'));
  if (errors.length > 0) throw failFields(errors);
}

/** Whether a person may read the record of a task. A user who is not active may not. */
export async function seesOwner(tx: Transaction, userId: number, owner: Owner): Promise<boolean> {
  const person = await actorOfUser(tx.sql, userId);
  if (!person) return false;
  const [sees = false] = await tx.records.seenBy([person], owner.object, owner.id);
  return sees;
}

/** The record of a task by the name of its object and its id; undefined for a task about no record. */
export function ownerOf(object: unknown, id: unknown): Owner | undefined {
  return typeof object === 'string' && typeof id === 'number' ? { object, id } : undefined;
}

/** The id of the person or role that the draft names and the stored task does not; null if there is none. */
const newIn = (
  draft: Draft,
  before: AnyRecord | undefined,
  field: 'executor' | 'checker' | 'executorRole',
): number | null => {
  const id = draft[field];
  return typeof id === 'number' && id !== before?.[idKey(field)] ? id : null;
};

/** Whether somebody of a role may read the record of a task. */
export async function anyMemberSees(tx: Transaction, role: number, owner: Owner): Promise<boolean> {
  for (const member of await membersOf(tx.sql, role)) if (await seesOwner(tx, member, owner)) return true;
  return false;
}
