import { fail, failFields } from '#domain/kernel/fail.ts';
import type { RecordInput } from '#domain/kernel/record.ts';
import type { Actor } from '#domain/platform/actor.ts';
import type { Transaction } from '../transaction.ts';
import { lockRow } from '../writing/lockRow.ts';

/**
 * The ids of the letters that a call names, each once and sorted, so that two calls cannot deadlock.
 * @throws email_not_selected if the call names none
 */
export function chosen({
  id,
  ids = [],
}: {
  readonly id?: number | undefined;
  readonly ids?: readonly number[] | undefined;
}): number[] {
  const all = [...new Set([...ids, ...(id === undefined ? [] : [id])])];
  if (all.length === 0) throw fail('email_not_selected');
  return all.toSorted((one, other) => one - other);
}

/** Changes all these letters or none. The workflow of their account changes them on the mail server. @throws record_not_found */
export async function markMail(
  tx: Transaction,
  actor: Actor,
  ids: readonly number[],
  fields: RecordInput,
): Promise<number[]> {
  for (const id of ids) await tx.records.updateOnly(actor, 'incomingEmail', id, fields);
  return [...ids];
}

/**
 * Adds a label to letters, or removes it; their other labels stay. A label that belongs to an account can be given only to letters
 * of this account.
 * @param labelled whether the letters have the label afterwards
 */
export async function labelMail(
  tx: Transaction,
  actor: Actor,
  ids: readonly number[],
  { emailLabelId, labelled }: { readonly emailLabelId: number; readonly labelled: boolean },
): Promise<number[]> {
  const { emailAccountId: accountOfLabel } = await tx.records.get(actor, 'emailLabel', emailLabelId);
  for (const id of ids) {
    await tx.records.mustSee(actor, 'incomingEmail', id, 'modify');
    await lockRow(tx.sql, 'incoming_email', id);
    const { emailAccountId, labels } = await tx.records.get(actor, 'incomingEmail', id);
    if (accountOfLabel && accountOfLabel !== emailAccountId)
      throw failFields([{ field: 'emailLabelId', code: 'reference_not_found' }]);
    const labelIds = (labels as readonly { readonly emailLabelId: number }[]).map((row) => row.emailLabelId);
    if (labelIds.includes(emailLabelId) === labelled) continue;
    const newLabelIds = labelled
      ? [...labelIds, emailLabelId]
      : labelIds.filter((each) => each !== emailLabelId);
    await tx.records.updateOnly(actor, 'incomingEmail', id, {
      labels: newLabelIds.map((emailLabel) => ({ emailLabel })),
    });
  }
  return [...ids];
}
