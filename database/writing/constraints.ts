import { Decimal } from 'decimal.js';
import { sql } from 'kysely';
import type { DateTime } from 'luxon';
import type { Constraint } from '#domain/kernel/constraint.ts';
import type { Declaration } from '#domain/kernel/declaration.ts';
import { failFields, type FieldError } from '#domain/kernel/fail.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { inWarsaw, warsawNow } from '#domain/kernel/warsawDay.ts';
import { dateText, dateTimeText } from '#domain/kernel/written.ts';
import { isSumOfParts } from '../reading/sumsOfParts.ts';
import { columnOf, tableOf } from '../schema/naming.ts';
import type { Sql } from '../sql.ts';
import { isChanged } from './changedFields.ts';
import type { Draft, WriteContext } from './hooks.ts';
import { asInError, offeredError } from './referenceConstraints.ts';
import { vatNumberError } from './vatNumber.ts';

/** Refuses what a person writes against the declared constraints. A stored value is checked only when it is changed. */
export async function meetConstraints(
  context: WriteContext,
  declaration: Declaration,
  draft: Draft,
  before: AnyRecord | undefined,
): Promise<void> {
  if (context.actor.system) return;
  const errors: FieldError[] = [];
  for (const constraint of declaration.constraints ?? []) {
    const error = await errorOf(context, declaration, constraint, draft, before);
    if (error) errors.push(error);
  }
  if (errors.length > 0) throw failFields(errors);
}

const errorOf = async (
  context: WriteContext,
  declaration: Declaration,
  constraint: Constraint,
  draft: Draft,
  before: AnyRecord | undefined,
): Promise<FieldError | undefined> => {
  const { field } = constraint;
  const db = context.tx.sql;
  const value = field in draft ? draft[field] : before?.[field];
  // A new record has no value before. Only a text counts as written in it: the rules for new records are about texts.
  const isWritten = before ? isChanged(draft, before, field) : typeof draft[field] === 'string';
  switch (constraint.rule) {
    case 'notAfterField': {
      // Days and moments are ISO texts, which are in the order of time.
      const { other } = constraint;
      const limit = other in draft ? draft[other] : before?.[other];
      if (!isWritten && !isChanged(draft, before, other)) return undefined;
      if (typeof value !== 'string' || typeof limit !== 'string' || value <= limit) return undefined;
      return { field, code: 'later_than_field', params: { otherField: `${declaration.name}.${other}` } };
    }
    case 'notAfterNow': {
      if (!isWritten || typeof value !== 'string') return undefined;
      return laterThan(field, value, warsawNow().plus({ days: constraint.days }));
    }
    case 'notBeforeToday': {
      if (before || !isWritten || typeof value !== 'string') return undefined;
      return inWarsaw(value) < warsawNow().startOf('day') ? { field, code: 'in_the_past' } : undefined;
    }
    case 'notLowered':
      return before && isWritten && new Decimal(String(value ?? 0)).lt(String(before[field] ?? 0))
        ? { field, code: 'amount_lowered' }
        : undefined;
    case 'sumOf':
      return before && isWritten && (await isSumOfParts(db, constraint, before.id))
        ? { field, code: 'sum_of_parts' }
        : undefined;
    case 'writtenAgainWith': {
      // The field is a secret. Whoever changes the address to which it is sent must write the secret again.
      const isMoved = before && constraint.fields.some((name) => isChanged(draft, before, name));
      if (!isMoved || (typeof value === 'string' && value !== '')) return undefined;
      return (await isStored(db, declaration, field, before.id))
        ? { field, code: 'secret_needed_again' }
        : undefined;
    }
    case 'offered':
      return offeredError(context, constraint, { declaration, draft, before });
    case 'asIn':
      return asInError(context, constraint, { declaration, draft, before });
    case 'vatNumberOf':
      return vatNumberError(db, constraint, draft, before);
  }
};

/** Whether the secret has a stored value. The record does not tell this, because secrets are never read with a record. */
const isStored = async (db: Sql, declaration: Declaration, field: string, id: number): Promise<boolean> => {
  const { rows } = await sql<{ isStored: boolean }>`
    select coalesce(${sql.ref(columnOf(field, { type: 'text' }))} <> '', false) as "isStored"
    from ${sql.table(tableOf(declaration))} where id = ${id}`.execute(db);
  return rows[0]?.isStored ?? false;
};

/**
 * The error if a day or moment (`value`) is later than the limit; undefined if it is not. A day is compared by the day. A moment
 * may be one minute past the limit, because clocks differ.
 */
const laterThan = (field: string, value: string, limit: DateTime): FieldError | undefined => {
  const isDay = value.length === 'YYYY-MM-DD'.length;
  const latest = isDay ? limit.endOf('day') : limit.plus({ minutes: 1 });
  if (inWarsaw(value) <= latest) return undefined;
  return {
    field,
    code: 'too_far_ahead',
    params: { latest: isDay ? dateText(limit.toISO()) : dateTimeText(limit.toISO()) },
  };
};
