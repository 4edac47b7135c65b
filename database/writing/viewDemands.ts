import { sql } from 'kysely';
import type { Declaration } from '#domain/kernel/declaration.ts';
import { failFields } from '#domain/kernel/fail.ts';
import { additionalName } from '#domain/kernel/parameter.ts';
import type { RecordInput } from '#domain/kernel/record.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { partsOf } from '#domain/platform/view.ts';
import { unmetDemands } from '#domain/platform/viewDemands.ts';
import type { Sql } from '../sql.ts';
import type { Draft } from './hooks.ts';

/**
 * Holds what people write to the default form of the object, as its administrator laid it out: a new record to all of
 * it, a change to what was sent. Asked within the transaction, so that no process believes a form of yesterday.
 * @throws validation_failed with an error at each field
 */
export const meetViewDemands = async (
  tx: Sql,
  actor: Actor,
  { name }: Declaration,
  draft: Draft,
  sent: RecordInput | undefined,
): Promise<void> => {
  if (actor.system) return;
  const { rows } = await sql<{ items: unknown }>`
    select items from view_setting
    where object_id = ${name} and view_type = 'detail' and is_default and not marked_to_delete`.execute(tx);
  const { items = [] } = partsOf(rows[0]);
  const errors = unmetDemands(items, draft, (path) => sent === undefined || isSent(path, draft, sent));
  if (errors.length > 0) throw failFields(errors);
};

const isSent = (path: string, draft: Draft, sent: RecordInput): boolean => {
  const [first = '', key] = path.split('.');
  if (first !== additionalName || key === undefined) return first in draft;
  const { additional } = sent;
  return typeof additional === 'object' && additional !== null && key in additional;
};
