import { sql } from 'kysely';
import type { Constraint } from '#domain/kernel/constraint.ts';
import type { FieldError } from '#domain/kernel/fail.ts';
import { idKey, type AnyRecord } from '#domain/kernel/record.ts';
import { vatNumberFaultBeside, vatNumberShapeFault } from '#domain/partners/vatNumber.rules.ts';
import type { Sql } from '../sql.ts';
import { isChanged } from './changedFields.ts';
import type { Draft } from './hooks.ts';

/** Checks a VAT number, against its country if the object has one, when one of the two is written. */
export async function vatNumberError(
  db: Sql,
  { field, country }: Extract<Constraint, { rule: 'vatNumberOf' }>,
  draft: Draft,
  before: AnyRecord | undefined,
): Promise<FieldError | undefined> {
  const number = field in draft ? draft[field] : before?.[field];
  if (typeof number !== 'string' || number === '') return undefined;
  const isWritten = (name: string) => isChanged(draft, before, name);
  if (!isWritten(field) && !(country && isWritten(country))) return undefined;
  const countryCode =
    country && (await codeOf(db, country in draft ? draft[country] : before?.[idKey(country)]));
  const code = vatNumberShapeFault(countryCode, number);
  if (code) return { field, code };
  if (!country) return undefined;
  const fault = vatNumberFaultBeside(countryCode, number);
  return fault && { field: fault.at === 'number' ? field : country, code: fault.code };
}

const codeOf = async (db: Sql, countryId: unknown): Promise<string | undefined> => {
  if (typeof countryId !== 'number') return undefined;
  const { rows } = await sql<{ code: string }>`
    select code from country where id = ${countryId}`.execute(db);
  return rows[0]?.code;
};
