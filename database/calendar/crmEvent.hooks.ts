import type { AnyRecord } from '#domain/kernel/record.ts';
import { beginningOf } from '#domain/kernel/shortText.ts';
import { enumLabel } from '#domain/labels/index.ts';
import type { Draft, Hooks, WriteContext } from '../writing/hooks.ts';

/**
 * An event without a description is described by its counterparty, otherwise by the way of contact or by its kind. One that is
 * planned without an employee is given to the employee of the user who plans it.
 */
export const crmEventHooks: Hooks = {
  beforeWrite: async (draft, before, context) => {
    const after: Draft | AnyRecord = { ...before, ...draft };
    if (isEmpty(after.description)) draft.description = await usualDescription(after, context);
    if (!before) draft.employee ??= await employeeOf(context);
  },
};

const employeeOf = async ({ tx, actor }: WriteContext): Promise<number | null> => {
  if (typeof actor.userId !== 'number') return null;
  const row = await tx.sql
    .selectFrom('employee')
    .select('id')
    .where('user_id', '=', actor.userId)
    .where('marked_to_delete', '=', false)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
};

const longestDescription = 1000;
const isEmpty = (value: unknown): boolean => typeof value !== 'string' || value.trim() === '';

const usualDescription = async (
  { counterparty, counterpartyId, howToContact, eventType }: Draft,
  { tx, actor }: WriteContext,
): Promise<string> => {
  // A draft holds the id as `counterparty`, a stored record as `counterpartyId`.
  const customer = typeof counterparty === 'number' ? counterparty : counterpartyId;
  if (typeof customer === 'number') {
    const row = await tx.sql
      .selectFrom('counterparty')
      .select('name')
      .where('id', '=', customer)
      .executeTakeFirst();
    if (row?.name) return beginningOf(row.name, longestDescription);
  }
  if (typeof howToContact === 'string' && !isEmpty(howToContact))
    return beginningOf(howToContact, longestDescription);
  return enumLabel(actor.language, 'crmEventType', String(eventType ?? 'Meeting'));
};
