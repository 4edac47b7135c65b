import { sql } from 'kysely';
import { failFields, type FieldError } from '#domain/kernel/fail.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { isPostalCodeOf, isWrittenAsInPoland } from '#domain/service/postalCode.rules.ts';
import { isChanged } from '../writing/changedFields.ts';
import type { Draft, WriteContext } from '../writing/hooks.ts';

/** Refuses a postal code, written by a person, that is invalid in the customer's country. */
export async function checkPostalCodes(
  draft: Draft,
  before: AnyRecord | undefined,
  { tx, actor }: WriteContext,
): Promise<void> {
  if (actor.system) return;
  const written = (['postalCode', 'invPostalCode'] as const).filter(
    (name) => typeof draft[name] === 'string' && isChanged(draft, before, name),
  );
  if (written.length === 0) return;
  const customer = draft.customer === undefined ? before?.customerId : draft.customer;
  const { rows } = await sql<{ code: string }>`
    select k.code from counterparty c join country k on k.id = c.country_id where c.id = ${customer ?? null}`.execute(
    tx.sql,
  );
  const country = rows[0]?.code ?? null;
  const errors = written
    .filter((name) => !isPostalCodeOf(country, String(draft[name])))
    .map((field): FieldError =>
      isWrittenAsInPoland(country)
        ? { field, code: 'postal_code_invalid' }
        : { field, code: 'postal_code_foreign', params: { country } },
    );
  if (errors.length > 0) throw failFields(errors);
}
