import { sql } from 'kysely';
import type { Constraint } from '#domain/kernel/constraint.ts';
import type { FieldError } from '#domain/kernel/fail.ts';
import { idKey, type AnyRecord } from '#domain/kernel/record.ts';
import { vatNumberFaultBeside } from '#domain/partners/vatNumber.rules.ts';
import type { Sql } from '../sql.ts';
import { isChanged } from './changedFields.ts';
import type { Draft } from './hooks.ts';

/** Checks a VAT number against its country when one of the two is changed. */
export async function vatNumberError(
  db: Sql,
  { field, country }: Extract<Constraint, { rule: 'vatNumberOf' }>,
  draft: Draft,
  before: AnyRecord | undefined,
): Promise<FieldError | undefined> {
  const number = field in draft ? draft[field] : before?.[field];
  if (typeof number !== 'string' || number === '') return undefined;
  if (before && !isChanged(draft, before, field) && !isChanged(draft, before, country)) return undefined;
  const countryId = country in draft ? draft[country] : before?.[idKey(country)];
  const fault = vatNumberFaultBeside(await codeOf(db, countryId), number);
  return fault && { field: fault.at === 'number' ? field : country, code: fault.code };
}

const codeOf = async (db: Sql, countryId: unknown): Promise<string | undefined> => {
  if (typeof countryId !== 'number') return undefined;
  const { rows } = await sql<{ code: string }>`
    select code from country where id = ${countryId}`.execute(db);
  return rows[0]?.code;
};
