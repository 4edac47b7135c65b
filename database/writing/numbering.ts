import { sql } from 'kysely';
import type { Declaration } from '#domain/kernel/declaration.ts';
import { failFields } from '#domain/kernel/fail.ts';
import { numberText, periodOf, yearOf, type Periodicity } from '#domain/platform/numbering.rules.ts';
import { laterUpdatedAt } from '../laterUpdatedAt.ts';
import type { Sql } from '../sql.ts';

interface Prefix {
  readonly name: string;
  readonly template: string | null;
  readonly periodicity: Periodicity;
  readonly active: boolean;
  readonly default: boolean;
}

/** A document's number as it is stored: prefix, counter, and the text that people see. */
export interface DocumentNumber {
  readonly prefix: string;
  readonly number: number;
  readonly numberStr: string;
}

/**
 * Gives a number to a document of this date (ISO 8601). Its prefix is the one that the author chose, else the default of
 * this kind of document, else that of the declaration. A row of `document_prefix` says when the numbers of a prefix begin
 * again at 1 and how they are written. Without an active row they never begin again.
 * @throws validation_failed if the author chose an inactive prefix
 */
export async function numberOf(
  tx: Sql,
  declaration: Declaration,
  chosen: string | undefined,
  date: string,
): Promise<DocumentNumber> {
  const knownPrefixes = await prefixesOf(tx, declaration, chosen ?? declaration.prefix ?? '');
  const prefix =
    chosen ?? knownPrefixes.find((each) => each.default && each.active)?.name ?? declaration.prefix ?? '';
  const settings = knownPrefixes.find(({ name }) => name === prefix);
  if (chosen !== undefined && settings?.active === false)
    throw failFields([{ field: 'prefix', code: 'invalid_value' }]);
  const { periodicity, template } = settings?.active
    ? settings
    : { periodicity: 'indefinite' as const, template: null };
  const number = await nextNumber(tx, declaration.name, prefix, periodOf(periodicity, date));
  return { prefix, number, numberStr: numberText({ prefix, number, date }, periodicity, template) };
}

/**
 * The prefix of this name and the default prefixes of this kind of document. A prefix that names no kinds may be used for
 * all of them, but is the default of none.
 */
const prefixesOf = async (tx: Sql, { name }: Declaration, prefix: string): Promise<Prefix[]> => {
  const { rows } = await sql<Prefix>`
    select p.name, p.template, p.periodicity, p.is_active and not p.marked_to_delete as active,
      p."default" and k.named as default
    from document_prefix p
    cross join lateral (
      select count(*) = 0 as general, coalesce(bool_or(object_type = ${name}), false) as named
      from document_prefix_document_types where parent_id = p.id) k
    where (k.general or k.named) and (p.name = ${prefix} or (p."default" and k.named))
    order by p.name`.execute(tx);
  return rows;
};

/**
 * The next number of a kind of document under its prefix in a period, without gaps. `document_numerator` has one counter for each
 * of them. The column `numerator` names the field by which documents are counted, and `numerator_value` is its value. The row of
 * the counter stays locked until the document is committed, and a rollback gives the number back.
 */
const nextNumber = async (tx: Sql, object: string, prefix: string, period: string): Promise<number> => {
  const { rows } = await sql<{ last_number: number }>`
    insert into document_numerator
      (doc_type, numerator, numerator_value, period, year_number, last_number, created_at, updated_at)
    values (${object}, ${'prefix'}, ${prefix}, ${period}, ${yearOf(period)}, 1, clock_timestamp(), clock_timestamp())
    on conflict (doc_type, numerator_value, period) do update
      set last_number = document_numerator.last_number + 1,
        ${laterUpdatedAt('document_numerator')}
    returning last_number`.execute(tx);
  return rows[0]?.last_number as number;
};
